"""The rules as they are told, round the deal: signs, the score, Sevens, seats, other tables."""

from __future__ import annotations

from typing import Final

RULES_SCORE_WORDS: Final[dict[str, str]] = {
    "page:signs": "Signs for the partner",
    "page:score": "Slate, Gigackel, Putzen",
    "page:score_plain": "The score of the match",
    "page:sevens": "Sevens, Dissle and Farbe",
    "page:seats": "From two to eight",
    "page:elsewhere": "How others play it",
    "page:here": "What is special here",
    "tell:signs_off": "At this table no signs are made.",
    "tell:signs_alone": "Signs are for partners; where everybody plays alone there is nobody to make them to.",
    "tell:signs": (
        "With a small sign you let your partner know which suit you would like, or which you have, above all when your "
        "partner is about to lead. It is old custom, and not forbidden; but whoever looks may see it. So wink seldom, "
        "and when the others look into their cards."
    ),
    "head:signs_ace": "An Ace, and what can become of it",
    "tell:signs_ace": (
        "Vorhand’s partner holds an Ace and signs its suit: Vorhand dives with a card of that suit, and the Ace falls "
        "on it. But if the other Ace of the suit sits between them, and its owner has seen the sign, that Ace falls "
        "first, and of two equal cards the first one takes everything."
    ),
    "figure:signs": "The five signs, as your partner sees them. They vary from place to place; the settings say which "
    "gesture means what at your table.",
    "tell:signs_free": (
        "A sign binds nobody to anything. It can be made at any moment, but not while everybody is being asked in turn."
    ),
    "tell:signs_say": (
        "What a sign of a suit says is for each table to agree on: an Ace one holds, a suit one would like, or either. "
        "The sign for the Ace of trumps names that card everywhere."
    ),
    "tell:signs_say_ace": (
        "At this table it speaks of an Ace: whoever signs without it can be caught, and the others will remember."
    ),
    "tell:signs_say_suit": (
        "At this table it names a suit that one would like, so nobody can be caught with a false sign."
    ),
    "tell:signs_say_either": "At this table it may be either, so nobody can be caught with a false sign.",
    "tell:score_slate": (
        "On the slate there is a circle, and from it a line for each side. The losers of a deal get a stroke across "
        "their line; a double game is a V, the Gigackel, and counts as two."
    ),
    "figure:score_slate": "Strokes and a Gigackel; on the right some are wiped already.",
    "figure:score_slate_kept": "Strokes and a Gigackel.",
    "head:score_first": "First the strokes",
    "tell:score_strokes": (
        "This goes on until {strokes} have been given in all. If only one is left to give, a double game costs one."
    ),
    "tell:score_strokes_1": "This goes on until one has been given; a double game costs one too.",
    "tell:score_strokes_order": (
        "If fewer are left than the losers owe, they are given in order of play from Vorhand."
    ),
    "tell:score_deals": "This goes on for {strokes} deals.",
    "tell:score_deals_1": "This goes on for one deal.",
    "tell:score_early": (
        "This goes on until one side has {strokes}. A side with one to go gets one for a double game too."
    ),
    "tell:score_early_1": "This goes on until one side has one; a double game costs one too.",
    "head:score_clean": "Then the Putzen",
    "tell:score_clean": (
        "From now on nobody gets strokes; the winners of a deal wipe one of theirs. The first side with a clean line "
        "has won the match."
    ),
    "tell:score_clean_two": "A double game wipes two.",
    "tell:score_clean_one": "A double game wipes no more than that.",
    "tell:score_clean_alone": "With three sides or more every winner wipes one stroke, whatever the game.",
    "tell:score_clean_already": "A side that has no stroke when the Putzen begins has won already.",
    "tell:score_clean_several": (
        "Of several sides clean at once, one that won the last deal goes first, then the order of play from Vorhand "
        "decides."
    ),
    "tell:score_mats": (
        "With beer mats it is the same: {strokes} lie in the middle, losers get one or two, and later winners put "
        "them back."
    ),
    "tell:score_paper": "On paper nothing can be wiped: a small mark across a stroke says that it is gone.",
    "tell:score_race": (
        "There is no Putzen. As soon as a side has {strokes} strokes, the side with the fewest wins. If several have "
        "the fewest, all play on and get strokes as before, until one alone has."
    ),
    "tell:score_race_1": (
        "There is no Putzen. As soon as a side has one stroke, the side with the fewest wins. If several have the "
        "fewest, all play on and get strokes as before, until one alone has."
    ),
    "tell:score_number": (
        "This goes on for {strokes} deals, as agreed before, and there is no Putzen. The side with the fewest strokes "
        "has won; if several have, all play on until one alone has the fewest."
    ),
    "tell:score_number_1": (
        "There is one deal, as agreed before, and no Putzen. The side with the fewest strokes has won; if several have,"
        " all play on until one alone has the fewest."
    ),
    "tell:score_games": (
        "A deal counts {game} match points for the winners, a Gaigel, the double game, {gaigel}. Whoever first has "
        "{match_points} or more wins the match; if several do, the highest, and equal ones play on."
    ),
    "tell:score_games_fault": (
        "With three sides or more a fault lets all the others win: each gets {game}, or {gaigel} where the fault costs "
        "a Gaigel."
    ),
    "tell:score_rutesheim": (
        "A match is {deals} deals, in three sessions. Each deal has nine game points: five, three and one, by points; "
        "whoever went out comes first. Without a trick, or after a fault, a player gets none, and the others six and "
        "three; if one is left, that one gets nine. The most game points win, and ties are cut for."
    ),
    "tell:score_rutesheim_fault": ("If a fault leaves both the others without a trick, these still get six and three."),
    "tell:score_rutesheim_shown": "Whoever wins by showing five cards comes first, also without a trick.",
    "head:score_losers": "Who gets strokes",
    "tell:score_all": "With three sides or more everybody who has not won gets one, and two without a trick.",
    "tell:score_shown_all": "When five cards are shown, everybody else gets one.",
    "tell:score_lowest": (
        "With three sides or more whoever has no trick gets two, and nobody else any; if all have one, only the side "
        "with the fewest points gets one."
    ),
    "tell:score_shown_lowest": "When five cards are shown, only the side with the fewest points gets one.",
    "tell:score_sevens": "A side that has played for Sevens gets no more than one for having no trick.",
    "tell:score_fault": "For a fault only the side pays that has made it; the others get nothing.",
    "tell:score_faults": "Faults are: {faults}.",
    "fault:early": "an Aus too early",
    "fault:late": "playing on with {out}",
    "fault:accusation": "a wrong accusation",
    "fault:question": "a doubt without reason",
    "fault:card": "a wrong card",
    "fault:dissle": "a trick auf Dissle",
    "tell:sevens_none": (
        "At this table Sevens and suits have no magic of their own: five Sevens are just a bad hand, and nobody "
        "collects a suit."
    ),
    "tell:sevens": (
        "Sevens count nothing, so somebody found a use for five of them. To show them is a right and never a duty; "
        "all must be in the hand."
    ),
    "figure:sevens": "Five Sevens in one hand.",
    "head:sevens_dealt": "Dealt",
    "head:sevens_siebener": "Auf Siebener",
    "head:sevens_dissle": "Auf Dissle",
    "head:sevens_farbe": "Auf Farbe",
    "tell:sevens_dealt": (
        "Whoever is dealt five Sevens may show them before the first card of the deal, and wins a single game."
    ),
    "tell:sevens_siebener": (
        "“{siebener}” With four Sevens from the deal you may announce, before your first card, that you hope for the "
        "fifth. With five in hand you show them and have won a single game."
    ),
    "tell:sevens_siebener_cards": (
        "The Sevens stay in your hand as long as you have another card to throw. Your cards have no power, not even a "
        "trump."
    ),
    "tell:sevens_siebener_led": (
        "When you lead, the first card that has power says which suit was led. A trick that nobody’s card can win "
        "belongs to whoever led it."
    ),
    "tell:sevens_siebener_vorhand": "Vorhand leads the card face up, in place of an opening.",
    "tell:sevens_siebener_forced": (
        "Your card may be a trump even in the first trick. When Vorhand leads so, forced trumps set no suit there; if "
        "no other card has power, the highest of them takes the trick."
    ),
    "figure:sevens_four": "Four Sevens, and a card to throw away.",
    "tell:sevens_dissle": (
        "“{dissle}” You hope for five Sevens, and your cards keep their power. You yourself must not take a trick: the "
        "first one loses {single}. With five Sevens in hand you show them and have won."
    ),
    "tell:sevens_dissle_vorhand": (
        "Only Vorhand may play it, as the opening: any card {not_trumps} is led face up, another only if there is none,"
        " and the highest of its suit takes the trick. You need no Sevens for it."
    ),
    "tell:sevens_dissle_any": (
        "Anybody who holds four Sevens may announce it before the own first card; Vorhand does it with the opening."
    ),
    "tell:sevens_dissle_keep": (
        "Then the Sevens stay in the hand as long as there is another card to play; that goes before every other duty."
    ),
    "tell:sevens_siebener_late": (
        "If opponents had {out} already when the fifth Seven was drawn, it came too late, whether they have called or "
        "not."
    ),
    "tell:sevens_no_double": (
        "A side that has announced to play for Sevens loses only a single game for having no trick."
    ),
    "head:sevens_held": "Come together later",
    "tell:sevens_quiet": (
        "Whoever holds five Sevens at any moment, announced or not, may show them and wins a single game."
    ),
    "tell:sevens_meld": (
        "Five Sevens in one hand may be melded for {sevens} points, once the side has a trick and while there is "
        "something to draw. The deal goes on: the side is out at once, and must say so."
    ),
    "tell:sevens_farbe_easy": (
        "John McLeod thinks this too easy: there are eight Sevens, but twelve cards in each of four suits. It does "
        "help whoever is dealt nothing but trumps: announce it, show them, won."
    ),
    "tell:sevens_farbe": (
        "“{farbe}” Announced once, in turn before you play; which suit need not be said. As soon as you hold five "
        "cards of one suit you may show them and have won a single game."
    ),
    "tell:seats_four": "Gaigel is best for four, two against two, each between two opponents: that is Kreuzgaigel.",
    "tell:seats_six": (
        "With six, three play against three; with eight, four against four. Every second player is on the same side."
    ),
    "tell:seats_opposite": (
        "Whoever sits opposite is your partner: two pairs with four players, three with six, four with eight. All "
        "other pairs are opponents."
    ),
    "figure:seats_crosswise": "Lines join those who play together.",
    "figure:seats_opposite": "Each line joins a pair.",
    "tell:seats_soon": (
        "With six or eight it is another game: a side can be through with its first two tricks, and there is little to "
        "draw. A King or [an Ober|a Queen] of trumps is better played than kept for a pair."
    ),
    "tell:seats_age": "Whoever is ten years old can join in, says the English Wikipedia.",
    "tell:seats_alone": (
        "Two, three, five or seven play each alone, and so does any table that wants no teams. Then there are no "
        "signs, and with {undecided} or more it can happen that nobody gets to {out}."
    ),
    "head:seats_talon": "How long the talon lasts",
    "tell:seats_row": "{players} players: {left} cards in the talon, rounds of drawing: {rounds}",
    "tell:seats_row_rest": (
        "{players} players: {left} cards in the talon, rounds of drawing: {rounds}; {rest} stay out of play"
    ),
    "tell:seats_three": (
        "A tournament needs one winner. At tables of four with changing partners somebody might gain by a partner’s "
        "loss; that is why in Rutesheim they sit down by threes, each alone."
    ),
    "tell:elsewhere": (
        "No two inns play Gaigel quite alike. This is what other tables do where yours has chosen; under a new match "
        "you can try it."
    ),
    "tell:here_as_preset": "Your table plays exactly by the rules called {preset}. {about}",
    "tell:here_differs": "Your table started from the rules called {preset}, and plays these things otherwise:",
    "head:here_program": "What the program sees to",
    "tell:here_claims": (
        "Cards cannot be mixed up here, every claim is counted for all to see, and nobody can refuse a count."
    ),
    "tell:here_bluff": (
        "Cards cannot be mixed up here, nobody can refuse a count, and when the deal is over everybody sees what was "
        "in the tricks."
    ),
    "tell:here_last_trick": "You may look at the last trick, at earlier ones only with the aid for it.",
    "tell:here_asked": (
        "Whenever somebody might declare or exchange, everybody concerned is asked, whatever they hold. So nothing is "
        "given away by asking."
    ),
    "here_instead": "In {preset}: {rule}",
    "number:2": "two",
    "number:3": "three",
    "number:4": "four",
    "number:5": "five",
    "number:6": "six",
    "number:7": "7",
    "number:8": "eight",
}
