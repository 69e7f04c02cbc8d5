"""Where Gaigel comes from, what to read, its words in a sentence each, and what the rules page itself says."""

from __future__ import annotations

from typing import Final

RULES_HISTORY_WORDS: Final[dict[str, str]] = {
    "page:history": "History and family",
    "page:words": "Words of the game",
    "head:history": "Where it comes from",
    "tell:history_1843": (
        "Gaigel came up in Württemberg in the early 19th century. The writer and student of language Raimund Jacob "
        "Wurst (1800–1845) learned it in Bad Ditzenbach in 1843; the sketch of his life by Gebhardt Hoegg, which "
        "appeared in Reutlingen in 1846, calls it a new card game."
    ),
    "tell:history_1844": (
        "As early as 1844 Carl Theodor Griesinger’s writings, printed in Stuttgart, count it among the usual card "
        "games of the men of Württemberg, with Ramsen, Hopsen, Hundert und Eins, German Solo, Laubobern and Black "
        "Peter."
    ),
    "tell:history_hopsen": (
        "Hopsen, or Rathen, is what Swabians called Vingt un, a gambling game; Schmid’s Swabian dictionary has the "
        "word."
    ),
    "tell:history_1845": "In 1845 the Kemptner Zeitung carried an advertisement for cards made for Gaigel.",
    "tell:history_1883": (
        "In 1883 the proceedings of Württemberg’s chamber of deputies, which are quoted under the name of F. Böhm, "
        "record election officials who played Gaigel at a polling station."
    ),
    "tell:history_america": (
        "It crossed the sea as well. In 1895 the Keystone Lithograph Company of Williamsport, Pennsylvania, printed "
        "the laws of “Gaigle” by Ellis E. Pressler, and in 1907 The U. S. Playing Card Co. of Cincinnati its own rules."
    ),
    "tell:history_2018": (
        "The rules of Leinfelden follow the page of pagat.com, which John McLeod keeps. It told the game after a book "
        "by Claus D. Grupp, until a session at the convention of the IPCS in Leinfelden in September 2018 corrected it."
    ),
    "head:history_family": "The family",
    "tell:history_family": (
        "Gaigel is the Swabian variant of Sechsundsechzig, sixty-six, and so a relative of Schnapsen and "
        "Bauernschnapsen. What sets it apart from all of them is the double pack."
    ),
    "tell:history_binokel": (
        "Its pack is that of Binokel, another game of the German southwest. Binokel in turn is a relative of Pinochle, "
        "which everybody knows in America."
    ),
    "head:history_thanks": "Thanks",
    "tell:history_thanks": (
        "Richard Pfeiffer, Gerd Wieler, Erhard Steegmüller, Rolf Mögle and Manfred Alber played in Leinfelden in 2018; "
        "John McLeod thanked them for it, and we thank them and him. We also thank the SKV Rutesheim, which wrote down "
        "its tournament for three at a table, and all who wrote about Gaigel in the Wikipedia, in German, English and "
        "Spanish."
    ),
    "head:history_books": "To read",
    "book:Griesinger": "Carl Theodor Griesinger’s sämmtliche belletristische Schriften: Skizzenbuch. Stuttgart 1844.",
    "book:Hoegg": (
        "Gebhardt Hil. Hoegg: Raimund Jacob Wurst, eine biographische Skizze. J. C. Maecken, Reutlingen 1846."
    ),
    "book:Böhm": "F. Böhm: Verhandlungen der Württembergischen Kammer der Abgeordneten. 1883.",
    "book:Pressler": (
        "Ellis E. Pressler: Gaigle, Laws and Rules, How to Play the Game. Keystone Lithograph Company, Williamsport "
        "1895."
    ),
    "book:Grupp": (
        "Claus D. Grupp: Doppelkopf – Schafkopf – Tarock; Kartenspiele im Familien- und Freundeskreis. Falken, "
        "Niedernhausen 1996 and 1997."
    ),
    "book:Mala": "Matthias Mala: Das grosse Buch der Kartenspiele. Falken, Niedernhausen 1997.",
    "book:Kastner": (
        "Hugo Kastner and Gerald Kador Folkvord: Die große Humboldtenzyklopädie der Kartenspiele. Humboldt, "
        "Baden-Baden 2005."
    ),
    "word:Alte": "the Ace, of which there are two in each suit.",
    "word:Andere Alte": "the other Ace: what some call the Zweite Alte.",
    "word:Ass": "the Ace, by the name it has on French cards.",
    "word:Auf Dissle": "to play for five Sevens without taking a trick, with cards that keep their power.",
    "word:Auf Farbe": "to play for five cards of one suit.",
    "word:Auf Siebener": "to play for five Sevens with cards that have no power.",
    "word:Augen": "the points that the cards count.",
    "word:Aus": "what you say when you have {out} points; saying it is called aussagen.",
    "word:Blatt": "leaves; and also the cards in a hand, and a pack.",
    "word:Bollen": "bells, the suit that French cards show as diamonds.",
    "word:Daus": "the Ace of a German pack.",
    "word:Deuce": "what a Daus is called in English, where it is not simply an Ace.",
    "word:Dissle": "a Seven, of any suit.",
    "word:Diß": "the Seven of trumps, which may fetch the trump card.",
    "word:Diß-Raub": "robbing with the Diß; it is mostly announced by putting the Diß under.",
    "word:Eichel": "acorns, the suit that French cards show as clubs.",
    "word:Eldest hand": "Vorhand, as English card players say.",
    "word:Farbzwang": "having to follow suit, as when nobody draws any more.",
    "word:Gaigel": "the game; in America also a double game.",
    "word:Gaigel zu dritt": "the game of three: each alone, and without signs.",
    "word:Gaigeln": "to play Gaigel.",
    "word:Ge-Elfen": "leading an Ace openly; it counts {ace}.",
    "word:Geber": "the dealer.",
    "word:Gigackel": "the V on the slate: a double game, two strokes.",
    "word:Herauskommen": "to lead: whoever took the last trick “kommt heraus”.",
    "word:Höher hat": "“higher has it”: what Vorhand says when diving.",
    "word:Ihr": "you: the other side, as the slate calls it.",
    "word:Kreuzgaigel": "the game of four, with partners crosswise.",
    "word:Kringel": "the circle on the slate, from which the lines go out.",
    "word:Mano mayor": "Vorhand, as Spanish card players say.",
    "word:Marriage": "King and [Ober|Queen] of one suit, in America; of trumps it is the Royal Marriage.",
    "word:Melden": "to declare a pair.",
    "word:Mir": "we: your own side, as the slate calls it.",
    "word:Nixer": "a Seven; it counts nothing.",
    "word:Ober": "the card between King and Unter, like a Queen.",
    "word:Putzen": "cleaning: winners wipe their strokes off the slate.",
    "word:Rauben": "robbing: to exchange the Diß for the trump card.",
    "word:Rechtsherum haut man an die Backe": (
        "how people say that everything goes round to the right; word for word: to the right one slaps a cheek."
    ),
    "word:Sau": "another name of the Ace.",
    "word:Schellen": "bells, the suit that is also called Bollen.",
    "word:Schippen": "leaves, the suit that French cards show as spades.",
    "word:Siebener": "a Seven, the lowest card.",
    "word:Stechen": "to beat the cards that lie there, and so to take the trick.",
    "word:Stichzwang": "having to beat what lies there, if one can.",
    "word:Talon": "the cards that are left to draw.",
    "word:Tauchen": "diving: to lead a card face down, with “Höher hat!”",
    "word:Trumpfzwang": "having to trump if one cannot follow suit.",
    "word:Turned trump": "the trump card that lies under the talon, in America.",
    "word:Über Kreuz": "crosswise: so that partners sit opposite each other, with opponents between them.",
    "word:Übergaigeln": "to play on although one has {out}.",
    "word:Umschlag": "turning up cards before a match, to find dealer and partners.",
    "word:Unter": "the card below the Ober, like a Jack.",
    "word:Untergaigeln": "to call with fewer than {out}.",
    "word:Vierzig": "forty: what one says to the pair of trumps.",
    "word:Vorhand": "whoever sits next after the dealer and leads first.",
    "word:Winken": "making signs to the partner.",
    "word:Zuwinken": "to let the partner know something by a sign.",
    "word:Zwanzig": "twenty: what one says to a pair that is not trumps.",
    "word:Zweite Alte": "the other Ace of the same suit, and the opening that fears it.",
    "word:Zweites Ass": "second Ace: what some call the Zweite Alte.",
    "rules_search": "Search the rules",
    "rules_search_empty": "Search …",
    "rules_hits": "Place {at} of {count}; Enter shows the next",
    "rules_hits_waiting": "Found: {count}; Enter shows the first",
    "rules_no_hits": "Not found",
    "rules_next": "Next: {page}",
    "title_rules": "The rules",
    "title_rules_help": "How Gaigel is played at your table, with pictures.",
    "rules_search_hint": "A word, then Enter",
}
