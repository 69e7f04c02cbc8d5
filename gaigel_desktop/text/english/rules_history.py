"""Where Gaigel comes from, its words in a sentence each, and what the rules page itself says."""

from __future__ import annotations

from typing import Final

RULES_HISTORY_WORDS: Final[dict[str, str]] = {
    "page:history": "History and words",
    "head:history": "Where it comes from",
    "tell:history_1843": (
        "Gaigel came up in Württemberg in the early 19th century. In 1843 the writer and student of language Raimund "
        "Jacob Wurst learned it in Bad Ditzenbach; a book of 1846 calls it a new card game."
    ),
    "tell:history_1844": (
        "It is first mentioned in 1844, among the usual card games of the men of Württemberg, beside Ramsen, Hopsen, "
        "Hundert und Eins and Black Peter."
    ),
    "tell:history_1845": "In 1845 the newspaper of Kempten advertised cards made for it.",
    "tell:history_1883": (
        "In 1883 the proceedings of Württemberg’s chamber of deputies record election officials who played Gaigel at "
        "a polling station."
    ),
    "tell:history_america": (
        "It crossed the sea as well: laws of “Gaigle” were printed in Williamsport, Pennsylvania, in 1895, and those "
        "of Cincinnati in 1907."
    ),
    "tell:history_2018": (
        "The rules of Leinfelden follow the page of pagat.com, which was revised after a session there in September "
        "2018."
    ),
    "head:words": "Words of the game",
    "word:Alte": "the ace, of which there are two in each suit.",
    "word:Augen": "the points that the cards count.",
    "word:Aus": "what you say when you have {out} points; saying it is called aussagen.",
    "word:Bollen": "bells, the suit that French cards show as diamonds.",
    "word:Daus": "the ace of a German pack.",
    "word:Dissle": "a Seven, of any suit.",
    "word:Diß": "the Seven of trumps, which may fetch the trump card.",
    "word:Ge-Elfen": "leading an ace openly; it counts {ace}.",
    "word:Gigackel": "the V on the slate: a double game, two strokes.",
    "word:Höher hat": "“higher has it”: what Vorhand says when diving.",
    "word:Ihr": "you: the other side, as the slate calls it.",
    "word:Kreuzgaigel": "the game of four, with partners crosswise.",
    "word:Mir": "we: your own side, as the slate calls it.",
    "word:Nixer": "a Seven; it counts nothing.",
    "word:Ober": "the card between King and Unter, like a queen.",
    "word:Putzen": "cleaning: winners wipe their strokes off the slate.",
    "word:Rauben": "robbing: to exchange the Diß for the trump card.",
    "word:Rechtsherum haut man an die Backe": (
        "how people say that everything goes round to the right; word for word: to the right one slaps a cheek."
    ),
    "word:Sau": "another name of the ace.",
    "word:Schippen": "leaves, the suit that French cards show as spades.",
    "word:Talon": "the cards that are left to draw.",
    "word:Tauchen": "diving: to lead a card face down, with “Höher hat!”",
    "word:Übergaigeln": "to play on although one has {out}.",
    "word:Umschlag": "turning up cards before a match, to find dealer and partners.",
    "word:Unter": "the card below the Ober, like a jack.",
    "word:Untergaigeln": "to call with fewer than {out}.",
    "word:Vorhand": "whoever sits next after the dealer and leads first.",
    "word:Winken": "making signs to the partner.",
    "word:Zweite Alte": "the other ace of the same suit, and the opening that fears it.",
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
