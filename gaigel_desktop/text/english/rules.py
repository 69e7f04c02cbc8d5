"""The rules as they are told, to the first trick: what it is about, the cards, the deal, the openings."""

from __future__ import annotations

from typing import Final

RULES_WORDS: Final[dict[str, str]] = {
    "page:about": "In one minute",
    "page:cards": "The cards and their points",
    "page:deal": "Cutting and dealing",
    "page:first": "The first trick of a deal",
    "tell:about_aim": (
        "Gaigel is the Swabian cousin of Sixty-Six, played with a double pack. You take tricks, and the cards in them "
        "count. The first side that has {out} points and says so has won the deal."
    ),
    "tell:about_teams": (
        "At your table {number} play in two teams: every second player is on your side. What your side takes lies "
        "on one pile and counts together."
    ),
    "tell:about_pairs_of": (
        "At your table {number} play in pairs: whoever sits opposite is your partner. What the two of you take lies "
        "on one pile and counts together; all other pairs are opponents."
    ),
    "tell:about_alone": "At your table {number} play, each alone. Where these pages speak of a side, that is you.",
    "tell:about_play": (
        "Everybody holds five cards. After each trick all draw one, whoever took it first, and that player leads "
        "again. After the first trick you may play whatever you like, as long as there is something to draw."
    ),
    "tell:about_pairs": (
        "King and [Ober|Queen] of one suit in your hand are worth {pair} points when you show them, in "
        "trumps {trump_pair}."
    ),
    "tell:about_count": (
        "Nobody counts aloud. Whoever calls before having {out}, and whoever has {out} and plays on, loses {double}. So"
        " keep count, and keep your face."
    ),
    "tell:about_count_questioned": (
        "Nobody counts aloud. Whoever says so without having {out} is found out only if somebody asks; whoever has "
        "{out} and plays on loses {double}. So keep count, and keep your face."
    ),
    "tell:about_count_noticed": (
        "Nobody counts aloud. Whoever calls before having {out} loses {double}, and so does whoever has {out} and plays"
        " on, if an opponent says so. So keep count, and keep your face."
    ),
    "tell:about_count_questioned_noticed": (
        "Nobody counts aloud. Whoever says so without having {out} is found out only if somebody asks; whoever has "
        "{out} and plays on loses {double} if an opponent says so. So keep count, and keep your face."
    ),
    "figure:about_hand": "A hand to be glad of when hearts are trumps: the pair alone brings {trump_pair}.",
    "tell:about_pages": (
        "These pages tell the rules of your table, {preset}; they change with the rules of a new match."
    ),
    "tell:cards_pack": (
        "The pack has {pack} cards: four suits with six cards each, and every card twice. The two are one and the "
        "same; when both fall in one trick, the one played first is higher."
    ),
    "tell:cards_second": "Only with “{second}” in the first trick is it the other way round.",
    "figure:cards_ranks": "From high to low, and what each counts in a trick.",
    "label:A": "Ace: {ace}",
    "label:X": "Ten: {ten}",
    "label:K": "King: {king}",
    "label:O": "[Ober|Queen]: {ober}",
    "label:U": "[Unter|Jack]: {unter}",
    "label:7": "Seven: {seven}",
    "tell:cards_names": (
        "The cards have names: the Ace is the Daus, the Alte or the Sau, the Seven is a Nixer or a Dissle, and the "
        "Seven of trumps is the Diß. On French cards the Ober is the Queen and the Unter the Jack."
    ),
    "head:cards_suits": "The four suits",
    "figure:cards_suits": "None stands above another; only trumps beat the rest.",
    "tell:cards_suits": (
        "At the table leaves are called Schippen and bells Bollen. French cards show clubs for acorns, spades for "
        "leaves and diamonds for bells."
    ),
    "head:cards_decks": "A pack to play with",
    "tell:cards_decks": (
        "In the shops the pack is called “Gaigel / Binokel”, for Binokel is played with the same {pack} cards."
    ),
    "tell:cards_substitute": (
        "If there is none in the house, lay two packs of 32 or 52 cards together and take out the Nines and Eights and "
        "everything below the Seven."
    ),
    "tell:cards_doppelkopf": (
        "A Doppelkopf pack or one for Pinochle has {pack} cards too, but Nines and no Sevens; if nobody minds, each "
        "Nine stands for a Seven."
    ),
    "tell:cards_nines": "French cards can look like that here: the settings offer it.",
    "tell:cards_all": "All cards together count {all} points.",
    "tell:cards_somebody": "So with two sides one of them always gets to {out} before the cards run out.",
    "tell:cards_1907": (
        "These are the values printed in America in 1907, where the picture cards count more. That list has a “Nine” "
        "that is not in the pack, and no King; here the Nine is read as the King."
    ),
    "tell:deal_aces": (
        "Before a match cards are turned up one at a time round the table. The first Ace makes the first dealer."
    ),
    "tell:deal_aces_partners": (
        "The turning goes on until half the players have an Ace: they play together and sit so that every second "
        "seat is theirs. If you chose partners as seated, only the dealer is found in this way."
    ),
    "tell:deal_aces_opposite": "Partners stay as they sit, opposite each other.",
    "tell:deal_high": "Before a match everybody cuts a card; the highest deals first, and equal highest cut again.",
    "tell:deal_high_partners": "Partners stay as they sit.",
    "tell:deal_right": (
        "Everything goes round to the right, against the clock: “rechtsherum haut man an die Backe”, to the right one "
        "slaps a cheek."
    ),
    "tell:deal_left": "Everything goes round to the left, with the clock.",
    "tell:deal_next": (
        "Whoever sits next after the dealer is Vorhand and leads to the first trick; for the next deal Vorhand "
        "becomes the dealer."
    ),
    "tell:deal_cut": "The player before the dealer cuts and leaves at least {least} cards in each packet.",
    "tell:deal_knock": (
        "Instead of cutting one may knock on the pack: then it stays as it lies, and everybody gets all {hand} cards "
        "at once before the trump card is turned."
    ),
    "tell:deal_knock_packets": (
        "Instead of cutting one may knock on the pack: then it stays as it lies, and is dealt in packets all the same."
    ),
    "tell:deal_3T2": "Three cards to each, then the trump card face up in the middle, then two more to each.",
    "tell:deal_32T": "Three cards to each, two more to each, then the trump card face up in the middle.",
    "tell:deal_23T": "Two cards to each, three more to each, then the trump card face up in the middle.",
    "tell:deal_talon": (
        "The suit of that card is trumps for this deal. All other cards lie crosswise on it; together they are the "
        "talon, {left} cards."
    ),
    "figure:deal_talon": "The talon crosswise on the trump card: hearts are trumps.",
    "tell:first_plain": (
        "At this table the first trick is a trick like any other: Vorhand leads any card, face up, trumps included."
    ),
    "tell:first_gaigel": (
        "The first trick is a little game of its own, without trumps. Vorhand leads a card and says how it is meant; "
        "the others may play any card but a trump, unless they hold nothing else."
    ),
    "tell:first_powerless": (
        "The first trick is a little game of its own, and nothing is trumps in it: the turned suit is a suit like the "
        "others, only that Vorhand does not lead it. Vorhand says how the first card is meant; the others may play "
        "whatever they like."
    ),
    "not_trumps": "that is not trumps",
    "not_turned": "not of the turned suit",
    "figure:first_powerless": "With {bells} turned up, the Ten of {acorns} takes even their Ace: {points} points.",
    "tell:first_powerless_pair": (
        "Only this trick does not know trumps yet. A pair of the turned suit counts {trump_pair} even now."
    ),
    "head:first_elfen": "Ge-Elfen",
    "tell:first_elfen": (
        "“{elfen}” An Ace {not_trumps}, face up; the others follow face up. Whatever they play, the trick is Vorhand’s."
    ),
    "figure:first_elfen": "Eleven for certain: the Ace takes the trick, {points} points in all.",
    "head:first_dive": "Tauchen: “Höher hat!”",
    "tell:first_dive": (
        "“{dive}” A card {not_trumps}, and no Ace, face down; the others lay theirs face down as well. Then all are "
        "turned, and the highest card of Vorhand’s suit takes the trick; of two equal ones the first."
    ),
    "figure:first_dive_down": "Nobody knows yet what lies here.",
    "figure:first_dive_up": "The Ten of {acorns} was led, and the Ace of {acorns} had it: {points} points.",
    "head:first_second": "{second_called}",
    "tell:first_second": (
        "“{second}” An Ace {not_trumps}, face down; the others face down too. If somebody else has played the very same"
        " Ace, that second one takes the trick, otherwise Vorhand does. Elsewhere: {second_elsewhere}."
    ),
    "figure:first_second": "Two Aces of {leaves}: the second one takes everything, {points} points.",
    "head:first_trumps": "Nothing but trumps",
    "tell:first_trumps": (
        "If all {hand} cards of Vorhand are trumps, one of them is led face up. It takes the trick, unless somebody "
        "else holds nothing but trumps as well and has to play a higher one."
    ),
    "tell:first_five_powerless": (
        "If all {hand} cards of Vorhand are of the turned suit, one of them is led face up, and the highest card of "
        "that suit takes the trick."
    ),
    "tell:first_forced": (
        "A trump that anybody else is forced to play has no power and cannot win if no trump was led. Opponents may ask"
        " to see a hand of nothing but trumps, Vorhand’s too, until the second trick has been led."
    ),
    "tell:first_forfeit": (
        "Careful: at this table the program lets you break this ban, even face down, and then your side, and no other, "
        "loses {single} at once."
    ),
    "tell:first_sevens": (
        "Vorhand may open in yet another way, for the sake of Sevens; that stands on the page about them."
    ),
    "head:deal_packets": "The cards go round",
    "tell:about_word": "The word for it is “{aus}”",
    "tell:about_knock": "It is said without a word, by knocking on the table.",
    "label:E": "{acorns}",
    "label:B": "{leaves}",
    "label:H": "{hearts}",
    "label:S": "{bells}",
}
