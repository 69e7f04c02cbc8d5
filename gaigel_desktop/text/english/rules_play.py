"""The rules as they are told, from the second trick to the last: playing, pairs, the Diß, the end, going out."""

from __future__ import annotations

from typing import Final

RULES_PLAY_WORDS: Final[dict[str, str]] = {
    "page:play": "Drawing and playing",
    "page:pairs": "King and [Ober|Queen]",
    "page:diss": "The Diß and the trump card",
    "page:end": "When all is drawn",
    "page:out": "Aus, too early, too late",
    "tell:play_draw": (
        "Whoever takes the trick draws the top card of the talon, and the others follow in order. Then the taker "
        "leads face up, and the others play face up."
    ),
    "tell:play_free": "As long as there is something to draw, you need not follow suit, nor trump, nor win.",
    "tell:play_free_later": (
        "In the tricks after the first one you need not follow suit, nor trump, nor win, as long as there is something "
        "to draw."
    ),
    "tell:play_wins": (
        "The highest trump takes the trick. Without a trump it is the highest card of the suit that was led. Of two "
        "equal cards the first one wins."
    ),
    "tell:play_collector": "Usually one player of a side collects its tricks and keeps the count.",
    "figure:play_trump": "With {bells} as trumps the poor Seven takes {points} points.",
    "figure:play_equal": "Two Tens of hearts were played to hearts: the first one wins, {points} points.",
    "tell:play_last": "In the last round of drawing the trump card goes into a hand too: whoever draws last takes it.",
    "tell:play_rest": (
        "With {number} players the talon does not come out even: in the end {rest} cards are left, the trump card "
        "among them. They are out of play."
    ),
    "tell:pairs": (
        "King and [Ober|Queen] of one suit in your hand are a pair. You show it to everybody and say “{c20}”; for the "
        "pair of trumps “{c40}” Your side has {pair} or {trump_pair} points more from that moment."
    ),
    "tell:pairs_trick": (
        "Your side must have taken a trick in this deal. A pair that you break by playing one of its cards is gone."
    ),
    "tell:pairs_sure": (
        "It is enough that your side is certain to take the trick on the table: your partner’s card lies there, and no "
        "opponent can beat it any more as far as you can know. You must have yet to play."
    ),
    "tell:pairs_not_sure": "A trick that is only certain is not enough; it must lie in your pile.",
    "head:pairs_when": "The moment for it",
    "tell:pairs_any_time": (
        "At any moment, in turn or not, between tricks too, but not while everybody is being asked in turn. Two pairs "
        "may be shown together."
    ),
    "tell:pairs_before_draw": (
        "Only between a trick and the drawing, by those who took the trick: each of them is asked in order and "
        "declares once or passes. Everybody is asked, whatever they hold, so that the question gives nothing away."
    ),
    "tell:pairs_after_yes": "Pairs are declared to the very end, also when there is nothing left to draw.",
    "tell:pairs_after_no": "Once there is nothing left to draw, no pair can be declared.",
    "head:pairs_second": "Twice in one suit",
    "tell:pairs_fresh": (
        "A second pair of the same suit needs the other King and the other [Ober|Queen]: a card once shown cannot be "
        "shown for another pair."
    ),
    "tell:pairs_four": "A second pair of the same suit counts only while you hold all four cards.",
    "tell:pairs_double": (
        "Each suit is declared once in a deal, by whomever it may be. But whoever holds all four cards may show both "
        "pairs at once."
    ),
    "figure:pairs_four": "Two pairs of {acorns}: twice {pair}.",
    "head:pairs_then": "And then",
    "tell:pairs_must": (
        "Your next card, be it to this trick or to the next, must be one of those shown, if the other duties allow it."
    ),
    "tell:pairs_need_not": "Afterwards you play whatever you like.",
    "tell:pairs_reminder": (
        "So that nobody forgets it, a card of the suit lies face up in your pile; if there is none yet, it is chalked "
        "on the table."
    ),
    "tell:pairs_chalked": "Declared points are chalked at once; only what lies in the tricks is kept in the head.",
    "tell:diss": (
        "The Seven of trumps, the Diß, counts nothing, but it can fetch the trump card from under the talon. That is "
        "called rauben, robbing."
    ),
    "figure:diss": "A Seven goes, an Ace comes.",
    "tell:diss_off": (
        "The Seven of trumps, the Diß, counts nothing. At this table nobody exchanges it: the trump card stays where it"
        " lies."
    ),
    "tell:diss_side": "Your side must have taken a trick.",
    "tell:diss_own": "You yourself must have taken a trick; one of your partner’s is not enough.",
    "tell:diss_turn": (
        "It is done in turn, before you play your card, or when you are asked, while there is something to draw. A Diß "
        "from the last round of drawing comes too late."
    ),
    "tell:diss_window": (
        "Whoever is asked for pairs after a trick may swap first: then the card that was fetched can be declared at "
        "once."
    ),
    "head:diss_swap": "Swapping",
    "tell:diss_swap": "You put the Diß where the trump card lay and take that card into your hand.",
    "head:diss_reserve": "Putting it under",
    "tell:diss_reserve": (
        "You put the Diß under the talon beside the trump card and leave both there. No opponent can rob any more, and "
        "in a later trick you may take the trump card before you play. If you never do, it comes to you before the last"
        " round of drawing, and you draw as well."
    ),
    "tell:diss_partner": (
        "Why wait? A partner who gets the other Diß may make more of the trump card, and swaps: that Diß stays there, "
        "and yours comes back to your hand. A second one is never put under."
    ),
    "head:diss_limits": "What stands in the way",
    "tell:diss_barred": (
        "Once a side has had its hand under the talon, the others cannot exchange in this deal. A trump card that is "
        "a Seven itself stays where it is."
    ),
    "tell:diss_last": (
        "Before the last round of drawing everybody who might be entitled is asked once more, whatever they hold."
    ),
    "tell:end": "When the last card has been drawn, freedom is over. Each card must now be right:",
    "tell:end_follow": "Follow the suit that was led. Without that suit you may play any card.",
    "tell:end_follow_win": (
        "Follow the suit that was led, and if you can, with a card that beats the best one lying there. Without the "
        "suit, play a trump that takes the lead, if you have one. Otherwise you are free."
    ),
    "tell:end_strict": (
        "Follow the suit that was led, and beat the best card if you can; if the suit has been trumped already, any "
        "card of it will do. Without that suit you must trump, and if you can, with a trump that takes the lead."
    ),
    "tell:end_strict_head": (
        "Follow the suit that was led, higher than every card of that suit so far if you can, even when somebody has "
        "trumped. Without that suit you must trump, and higher than the trump that lies there if you can."
    ),
    "figure:end_lead": "The lead is {acorns}, trumps are {bells}.",
    "figure:end_hand_follow": "From this hand either card of {acorns} may be played.",
    "figure:end_hand_beat": "From this hand only the Ten of {acorns} may be played.",
    "figure:end_hand_free": "Without {acorns}: any of these three.",
    "figure:end_hand_trump": "Without {acorns}: the trump has to go.",
    "tell:end_prevented": "A card that would break a duty stays in your hand, and the table says why.",
    "tell:end_forfeits": "At this table a wrong card can be played, and it loses {single} on the spot. Look twice.",
    "tell:out_aus": (
        "As soon as the first trick is complete you may call “{aus}” at any moment. What your side has is counted for "
        "all to see. With {out} points or more the deal is won."
    ),
    "tell:out_knock": (
        "As soon as the first trick is complete you may knock on the table at any moment. That says that your side is "
        "out, and what it has is counted for all to see, declared points first. With {out} points or more the deal is "
        "won."
    ),
    "tell:out_aus_questioned": (
        "As soon as the first trick is complete you may call “{aus}” at any moment. It is not counted by itself, so "
        "it may be a bluff: the opponents are asked in turn whether they question it or let it stand."
    ),
    "tell:out_knock_questioned": (
        "As soon as the first trick is complete you may knock on the table at any moment. That says that your side is "
        "out. It is not counted by itself, so it may be a bluff: the opponents are asked in turn whether they question "
        "it or let it stand."
    ),
    "head:out_questioned": "“{question}”",
    "tell:out_stands": (
        "If all let it stand, you have won, whatever lies in your tricks. They will see it when the deal is over."
    ),
    "tell:out_questioned": (
        "As soon as one questions it, your tricks are counted, declared points first; a trick that is not complete "
        "counts for nobody. With {out} points or more that was an error, and the side that questioned loses {double}."
    ),
    "head:out_under": "Untergaigelt: too early",
    "tell:out_under": "If the count finds fewer than {out} points, your side has untergaigelt and loses {double}.",
    "head:out_over": "Übergaigelt: too late",
    "tell:out_over": (
        "A side that is at {out} and still plays a card to a trick that began after that has übergaigelt. Whoever got "
        "there by a pair in the middle of a trick may finish that one."
    ),
    "tell:out_accusation": (
        "Nothing happens by itself. From the end of the first trick to the end of the deal any opponent may say "
        "“{accuse}” If that is right, the accused lose {double}; if it is wrong, the accuser’s side does. Whoever calls"
        " first, late as it may be, has still won."
    ),
    "tell:out_card": "The card itself loses {double}, as soon as it is played.",
    "tell:out_trick": "When that trick is complete, the side loses {double}, unless it calls before.",
    "points_lost": "the deal’s game points",
    "single_lost": "a single game",
    "double_lost": "a double game",
    "head:out_double": "The double game: Gigackel",
    "tell:out_double": "Whoever calls rightly against a side that has not taken a single trick wins double.",
    "tell:out_double_each": (
        "When an Aus wins the deal, or the count after the last card does, each side without a single trick loses "
        "double."
    ),
    "tell:out_double_games": "When an Aus wins and no other side has taken a single trick, it is won double.",
    "head:out_no_trick": "Without a trick",
    "tell:out_double_rutesheim": "As a rule whoever has no trick gets no game points.",
    "tell:out_five": "A side that has taken five tricks before any other has one wins {double} at once.",
    "tell:out_double_questioned": (
        "Whoever calls against a side that has not taken a single trick, rightly or without being questioned, wins "
        "double."
    ),
    "tell:out_order_revoke": (
        "If two things end a deal at once, the wrong card comes before all others, and then übergaigelt."
    ),
    "head:out_counted": "Nobody has called",
    "tell:out_counted": (
        "When all cards are played, everybody has one more chance to speak, in order of play from whoever took the last"
        " trick. Then the tricks are counted: whoever has übergaigelt loses {double}, otherwise the most points win, "
        "and equal ones cut for it."
    ),
    "tell:out_order": "If two things end a deal at once, übergaigelt comes first.",
    "tell:out_order_card": (
        "When a card loses the deal as it is played, the trick it lies in is not counted for anybody."
    ),
    "tell:diss_own_alone": "You must have taken a trick.",
    "figure:diss_reserve": "Put under: the Diß lies beside the trump card.",
    "figure:pairs_both": "Hearts are trumps: their pair counts {trump_pair}, that of {acorns} {pair}.",
    "figure:out_enough": "Eleven cards in the pile, {points} points: that is enough.",
}
