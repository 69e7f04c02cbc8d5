"""What things are called at the table of 1907 (U): Marriage, Royal Marriage, Double, Eldest hand, turned trump, knock.

Only sentences that name one of them stand here; each goes before the one that is called the same without `1907:`.
"""

from __future__ import annotations

from typing import Final

IN_1907_WORDS: Final[dict[str, str]] = {
    "marriage": "Common Marriage",
    "marriage_twice": "Double Common Marriage",
    "marriage_royal": "Royal Marriage",
    "marriage_royal_twice": "Double Royal Marriage",
    "diss_in_1907": "Seven of trumps",
    # Why something may not be done.
    "1907:accuse_off": "nobody has to accuse at this table: playing on with 101 is noticed by itself",
    "1907:claim_open": "somebody has knocked: first the claim is questioned or left to stand",
    "1907:declare_before_drawing": "Marriages come between the trick and the drawing, from those who took the trick",
    "1907:exchange_barred": "another side has already exchanged or reserved the turned trump",
    "1907:exchange_off": "the turned trump is not exchanged at this table",
    "1907:indicator_is_seven": "the turned trump is a Seven itself",
    "1907:needs_four_cards": "a Double needs all four cards in the hand, both Kings and both [Obers|Queens]",
    "1907:needs_pair": "a Marriage needs King and [Ober|Queen] of this suit in the hand",
    "1907:no_claim": "nobody has knocked",
    "1907:nothing_reserved": "there is no reserved turned trump to take",
    "1907:only_take": "you have reserved the turned trump and can only take it",
    "1907:pair_used": "these cards have been in a Marriage already",
    "1907:played_out": "all cards are played, only a knock or an accusation is left",
    "1907:question_off": "nobody questions a claim at this table: it is always counted",
    "1907:reserve_off": "the turned trump is not reserved at this table, only exchanged",
    "1907:reserved_already": "the turned trump is reserved already",
    "1907:suit_declared": "a Marriage of this suit has been declared already",
    "1907:take_later": "the turned trump can be taken in a later turn",
    # What a call means.
    "1907:caption:diss": "the Seven of trumps for the turned trump",
    "1907:caption:diss_reserved": "lies under the turned trump, which is fetched later",
    "1907:caption:diss_taken": "fetches the turned trump, and leaves the Seven",
    "1907:caption:20": "King and [Ober|Queen] of a suit: twenty",
    "1907:caption:2x20": "both Kings and both [Obers|Queens] of a suit: forty",
    "1907:caption:80": "both Kings and both [Obers|Queens] of trumps: eighty",
    "1907:caption:stands": "lets the claim stand",
    "1907:caption:question": "the claim is counted now",
    "1907:means:melden": "declare a Marriage",
    "1907:means:diss": "for the turned trump",
    "1907:means:aus": "out with {out}",
    "1907:call_about_melden": ("Marriage, King and [Ober|Queen] of a suit: 20, of trumps 40. All see it."),
    "1907:call_about_diss": "The Seven of trumps gets you the turned trump. It costs nothing else.",
    "1907:call_about_uebergaigelt": ("You say that others played on with 101. If not, it costs a Gaigel."),
    "1907:call_about_aus": "A knock says that your side has 101. With fewer it costs a Gaigel.",
    "1907:warn_accuse": "Careful: nobody tells you what they have. A wrong accusation costs a Gaigel.",
    "1907:warn_accuse_known": ("Careful: they have {points}. A wrong accusation costs a Gaigel."),
    # What happens.
    "1907:did_declare": "{name}: {marriage} of {suit}",
    "1907:did_declare_twice": "{name}: {marriage} of {suit}",
    "1907:did_swap": "{name}: the Seven of trumps for the turned trump",
    "1907:exchange_reserved": "{name} puts the Seven of trumps under the talon, and may take the turned trump later.",
    "1907:did_take_reserved": "{name}: the turned trump into the hand",
    "1907:did_announce": "{name}: a knock on the table",
    "1907:pair_told": "{name}: {marriage} of {suit}, {points}",
    "1907:reason_aus": "Knocked",
    "1907:reason_untergaigelt": "Claimed in error: fewer than 101",
    "1907:reason_uebergaigelt": "Played on with 101",
    "1907:reason_accused_right": "A right accusation: played on with 101",
    "1907:ended:aus": "Knocked",
    "1907:ended:untergaigelt": "Claimed in error",
    "1907:ended:uebergaigelt": "Played on",
    # At the table.
    "1907:diss_swap": "Exchange it for the turned trump",
    "1907:diss_take": "Take the turned trump",
    "1907:ask_accuse": "Who has played on with 101?",
    "1907:ask_declare_four": "You show all four: one Marriage, or the Double?",
    "1907:declare_once": "{marriage} of {suit}",
    "1907:declare_twice": "{marriage} of {suit}",
    "1907:point_at_pair": "A Marriage is a King and [an Ober|a Queen]: point at one of them.",
    "1907:looked_for_pair": "Have you looked for a Marriage? King and [Ober|Queen] of one suit: M",
    "1907:claim_seen": "{name} knocks: out. You see {points} points: it stands.",
    "1907:claim_known": "{name} knocks: out. You see {points} points. Do you believe it?",
    "1907:propose_aus": "Your side has enough: knock! (A)",
    "1907:propose_aus_sum": "{have} and {more} make {sum}: knock! (A)",
    "1907:warn_aus": "Careful: you have {points}. To knock with fewer than 101 costs a Gaigel.",
    "1907:warn_claim": "Careful: you have {points}. If somebody questions it, it costs a Gaigel.",
    "1907:ask_claim": "You knock, with 101? It is counted only if somebody questions it.",
    "1907:claim_called": "{name} knocks: out. Do you believe it?",
    "1907:claim_keys": "1: question it, 2 or Enter: let it stand. A wrong question costs a Gaigel.",
    "1907:claim_answered": "Somebody has answered the claim already: nothing is taken back any more.",
    "1907:keys_claim": "after a knock: question it, or let it stand",
    "1907:count_tricks": "All cards are played: knock, or count with Space.",
    "1907:keys_M": "Meld: declare a Marriage",
    "1907:keys_D": "Seven: exchange it for the turned trump",
    "1907:keys_W": "Sign: make a sign",
    "1907:keys_G": "Overgaigled: accuse",
    "1907:keys_A": "Knock: go out with 101",
    "1907:name_trump": "Turned trump: {card}",
    "1907:name_reserved_about": "Whoever put it there may take the turned trump later.",
    "1907:umschlag_title": "Cutting for the deal",
    # How a deal ended.
    "1907:why_aus_you": "You knocked, with {points} points.",
    "1907:why_aus_other": "{name} knocked, with {points} points.",
    "1907:why_stands_you": "You knocked, and nobody questioned it: {points}.",
    "1907:why_stands_other": "{name} knocked, and nobody questioned it: {points}.",
    "1907:why_bluff_you": "Nobody questioned your knock, and yet there were only {points}!",
    "1907:why_bluff_other": "{name} knocked, nobody questioned it, and yet there were only {points}!",
    "1907:why_caught_you": "You knocked, {doubter} questioned it, and there were only {points}: that costs a Gaigel.",
    "1907:why_caught_by_you": "{name} knocked, you questioned it, and there were only {points}: that costs a Gaigel.",
    "1907:why_caught_other": "{name} knocked, {doubter} questioned it, and there were only {points}: "
    "that costs a Gaigel.",
    "1907:why_untergaigelt_you": "You knocked with only {points} points: that costs your side a Gaigel.",
    "1907:why_untergaigelt_other": "{name} knocked with only {points} points: that costs a Gaigel.",
    "1907:why_uebergaigelt": "The game went on at 101; that costs {side} a Gaigel.",
    "1907:why_accused_right_you": "“Overgaigled!” You were right; that costs {side} a Gaigel.",
    "1907:why_accused_right_other": "“Overgaigled!” {name} was right; that costs {side} a Gaigel.",
    "1907:why_accused_wrong_you": "You accused {side} wrongly: that costs your side a Gaigel.",
    "1907:why_accused_wrong_other": "{name} accused {side} wrongly: that costs a Gaigel.",
    "1907:why_questioned_wrong_you": "You questioned a right claim: that costs your side a Gaigel.",
    "1907:why_questioned_wrong_other": "{name} questioned a right claim: that costs a Gaigel.",
    "1907:why_five_tricks": "Five tricks against none: a Gaigel.",
    "1907:why_counted": "Nobody knocked, so the tricks were counted.",
    "1907:figure_aus": "Knocked",
    # The sheet.
    "1907:rule_topic:pairs": "Marriages",
    "1907:rule_topic:exchange": "The turned trump",
    "1907:rule_topic:out": "Knocking",
    "1907:option:pair_when": "When Marriages are declared",
    "1907:option:pair_second": "A second Marriage of a suit",
    "1907:option:claims": "A knock",
    "1907:option:missed_out": "Whoever forgets to knock",
    "1907:sheet:deal_pattern:3T2": "Three cards each, then the turned trump, then two.",
    "1907:sheet:deal_pattern:32T": "Three cards each, then two, then the turned trump.",
    "1907:sheet:deal_pattern:23T": "Two cards each, then three, then the turned trump.",
    "1907:sheet:knock_deal:five": "After a knock everybody gets five cards at once, then comes the turned trump.",
    "1907:sheet:pair_when:any_time": "Marriages are declared whenever you like.",
    "1907:sheet:pair_when:before_draw": "A Marriage is declared after a trick of your side, before the drawing.",
    "1907:sheet:pair_on_sure_trick:yes": "A Marriage may be declared once your side is sure of its first trick.",
    "1907:sheet:pair_on_sure_trick:no": "A Marriage needs a trick that lies on the table as yours.",
    "1907:sheet:pair_second:fresh_cards": (
        "A second Marriage of a suit needs the other King and the other [Ober|Queen]."
    ),
    "1907:sheet:pair_second:show_four": "A second Marriage of a suit counts only with all four in the hand.",
    "1907:sheet:pair_second:double_only": "One Marriage a suit; who holds all four may declare a Double at once.",
    "1907:sheet:pair_after_talon:yes": "Marriages may be declared to the very end.",
    "1907:sheet:pair_after_talon:no": "When no more cards are drawn, no Marriages are declared.",
    "1907:sheet:exchange:reserve": "The Seven of trumps is exchanged for the turned trump, or put under the talon.",
    "1907:sheet:exchange:swap": "The Seven of trumps may be exchanged for the turned trump.",
    "1907:sheet:exchange:off": "The turned trump stays where it lies.",
    "1907:sheet:missed_out:accusation": "Playing on with 101 loses if an opponent says so; wrong accusations lose.",
    "1907:sheet:missed_out:automatic_card": "Who plays on with 101 loses a Gaigel with that very card.",
    "1907:sheet:missed_out:automatic_trick": "Who plays on with 101 loses a Gaigel when that trick is complete.",
    "1907:sheet:claims:counted": "Whoever knocks is counted at once; with fewer than 101 the claim is in error.",
    "1907:sheet:claims:questioned": "A knock counts unless it is questioned; a wrong question costs a Gaigel.",
    "1907:sheet:losers:all": (
        "Everybody who has not won gets a stroke; without a trick, after a knock or the count, two: a Gaigel."
    ),
    "1907:sheet:losers:lowest": (
        "After a knock or the count whoever has no trick gets two strokes. Otherwise the loser with the fewest points "
        "gets one."
    ),
    "1907:sheet:losers:two_sides": (
        "The losers get a stroke; without a trick, after a knock or the count, two: a Gaigel."
    ),
    "1907:sheet:losers:games": "If the losers have no trick after a knock or the count, it is a Gaigel.",
    # The rules as they are told.
    "1907:page:pairs": "Marriages",
    "1907:page:diss": "The turned trump",
    "1907:page:out": "The knock, too early, too late",
    "1907:page:score_plain": "Games and Gaigels",
    "1907:tell:about_pairs": (
        "King and [Ober|Queen] of one suit in your hand are a Marriage and worth {pair} points when you show them; in "
        "trumps it is a Royal Marriage, {trump_pair}."
    ),
    "1907:tell:about_count": (
        "Nobody counts aloud. Whoever knocks before having {out}, and whoever has {out} and plays on, loses {double}. "
        "So keep count, and keep your face."
    ),
    "1907:tell:about_count_questioned": (
        "Nobody counts aloud. Whoever knocks without having {out} is found out only if somebody asks; whoever has {out}"
        " and plays on loses {double}. So keep count, and keep your face."
    ),
    "1907:tell:about_count_noticed": (
        "Nobody counts aloud. Whoever knocks before having {out} loses {double}, and so does whoever has {out} and "
        "plays on, if an opponent says so. So keep count, and keep your face."
    ),
    "1907:tell:about_count_questioned_noticed": (
        "Nobody counts aloud. Whoever knocks without having {out} is found out only if somebody asks; whoever has {out}"
        " and plays on loses {double} if an opponent says so. So keep count, and keep your face."
    ),
    "1907:figure:about_hand": (
        "A hand to be glad of when hearts are trumps: the Royal Marriage alone brings {trump_pair}."
    ),
    "1907:tell:cards_names": (
        "In Swabia the cards have names: the Ace is the Daus, the Alte or the Sau, the Seven a Nixer or a Dissle. On "
        "French cards the Ober is the Queen and the Unter the Jack."
    ),
    "1907:tell:deal_knock": (
        "Instead of cutting one may knock on the pack: then it stays as it lies, and everybody gets all {hand} cards "
        "at once before the trump is turned."
    ),
    "1907:tell:deal_3T2": "Three cards to each, then the turned trump face up in the middle, then two more to each.",
    "1907:tell:deal_32T": "Three cards to each, two more to each, then the turned trump face up in the middle.",
    "1907:tell:deal_23T": "Two cards to each, three more to each, then the turned trump face up in the middle.",
    "1907:figure:deal_talon": "The talon crosswise on the turned trump: hearts are trumps.",
    "1907:head:first_elfen": "“{elfen}”",
    "1907:head:first_dive": "Face down: “{dive}”",
    "1907:head:first_second": "“{second}”",
    "1907:tell:first_powerless_pair": (
        "Only this trick does not know trumps yet. A Marriage of the turned suit is a Royal Marriage even now."
    ),
    "1907:tell:play_last": "In the last round the turned trump goes into a hand too: whoever draws last takes it.",
    "1907:tell:play_rest": (
        "With {number} players the talon does not come out even: in the end {rest} cards are left, the turned trump "
        "among them. They are out of play."
    ),
    "1907:tell:pairs": (
        "King and [Ober|Queen] of one suit in your hand are a Marriage. You show it so that all can see it and say "
        "“{c20}”; for the Royal Marriage, that of trumps, “{c40}” Your side has {pair} or {trump_pair} points more "
        "from that moment."
    ),
    "1907:tell:pairs_trick": (
        "Your side must have taken a trick in this deal. A Marriage of which you play a card is gone."
    ),
    "1907:tell:pairs_any_time": (
        "At any moment, in turn or not, between tricks too, but not while everybody is being asked in turn. Two may be "
        "shown together."
    ),
    "1907:tell:pairs_after_yes": "Marriages are declared to the very end, also when there is nothing left to draw.",
    "1907:tell:pairs_after_no": "Once there is nothing left to draw, all melding ceases.",
    "1907:tell:pairs_fresh": (
        "A second Marriage of the same suit needs the other King and the other [Ober|Queen]: a card once shown cannot "
        "be shown for another one."
    ),
    "1907:tell:pairs_four": "A second Marriage of the same suit counts only while you hold all four cards.",
    "1907:tell:pairs_double": (
        "Two Marriages cannot be declared in the same suit, not even at different times. But whoever holds all four "
        "cards may show them at once: that is a Double Common Marriage, or in trumps a Double Royal Marriage."
    ),
    "1907:figure:pairs_both": "Hearts are trumps: the Royal Marriage counts {trump_pair}, that of {acorns} {pair}.",
    "1907:figure:pairs_four": "A Double Common Marriage of {acorns}: twice {pair}.",
    "1907:tell:diss": "The Seven of trumps counts nothing, but it may be exchanged for the turned trump.",
    "1907:tell:diss_off": (
        "The Seven of trumps counts nothing. At this table nobody exchanges it: the turned trump stays where it lies."
    ),
    "1907:tell:diss_turn": (
        "It is done in turn, before you play your card, or when you are asked, while there is something to draw. A "
        "Seven from the last round of drawing comes too late."
    ),
    "1907:tell:diss_swap": "You put the Seven where the turned trump lay and take that card into your hand.",
    "1907:tell:diss_window": (
        "Whoever is asked for a Marriage after a trick may exchange first: then the card that was fetched can be "
        "declared at once."
    ),
    "1907:tell:diss_reserve": (
        "You put the Seven under the talon beside the turned trump and leave both there. No opponent can exchange any "
        "more, and in a later trick you may take the turned trump before you play. If you never do, it comes to you "
        "before the last round of drawing, and you draw as well."
    ),
    "1907:tell:diss_partner": (
        "Why wait? A partner who gets the other Seven may make more of the turned trump, and exchanges: that Seven "
        "stays there, and yours comes back to your hand. A second one is never put under."
    ),
    "1907:tell:diss_barred": (
        "Once a side has had its hand under the talon, the others cannot exchange in this deal. A turned trump that is "
        "a Seven itself stays where it is."
    ),
    "1907:figure:diss_reserve": "Put under: the Seven lies beside the turned trump.",
    "1907:tell:out_questioned": (
        "As soon as one questions it, your tricks are counted, Marriages first; a trick that is not complete counts for"
        " nobody. With {out} points or more the doubt was unfounded, and the side that questioned loses {double}."
    ),
    "1907:head:out_under": "Too early: a claim in error",
    "1907:tell:out_under": (
        "If the count finds fewer than {out} points, the claim was an error, and your side loses {double}."
    ),
    "1907:head:out_over": "Too late: played on",
    "1907:tell:out_over": (
        "A side that is at {out} and still plays a card to a trick that began after that has played on. Whoever got "
        "there by a Marriage in the middle of a trick may finish that one."
    ),
    "1907:tell:out_accusation": (
        "Nothing happens by itself. From the end of the first trick to the end of the deal any opponent may say "
        "“{accuse}” If that is right, the accused lose {double}; if it is wrong, the accuser’s side does. Whoever "
        "knocks first, late as it may be, has still won."
    ),
    "1907:tell:out_trick": "When that trick is complete, the side loses {double}, unless it knocks before.",
    "1907:double_lost": "a Gaigel",
    "1907:head:out_double": "Two games at once: the Gaigel",
    "1907:tell:out_double": "Whoever knocks rightly against a side that has not taken a single trick wins a Gaigel.",
    "1907:tell:out_double_questioned": (
        "Whoever knocks against a side that has not taken a single trick, rightly or without being questioned, wins a "
        "Gaigel."
    ),
    "1907:tell:out_double_each": (
        "When a knock wins the deal, or the count after the last card does, each side without a single trick loses a "
        "Gaigel."
    ),
    "1907:tell:out_double_games": "When a knock wins and no other side has taken a single trick, it is a Gaigel.",
    "1907:head:out_counted": "Nobody has knocked",
    "1907:tell:out_counted": (
        "When all cards are played, everybody has one more chance to knock, in order of play from whoever took the last"
        " trick. Then the tricks are counted: whoever has played on at {out} loses {double}, otherwise the most points "
        "win, and equal ones cut for it."
    ),
    "1907:tell:out_order": "If two things end a deal at once, playing on comes first.",
    "1907:tell:out_order_revoke": (
        "If two things end a deal at once, the wrong card comes before all others, and then playing on."
    ),
    "1907:tell:score_games": (
        "A deal counts {game} match points for the winners; a Gaigel counts two games, {gaigel}. Whoever first has "
        "{match_points} or more wins the match; if several do, the highest, and equal ones play on."
    ),
    "1907:fault:early": "a knock too early",
    "1907:fault:dissle": "a trick where none was wanted",
    "1907:head:sevens_siebener": "“{siebener}”",
    "1907:head:sevens_dissle": "“{dissle}”",
    "1907:head:sevens_farbe": "“{farbe}”",
    "1907:tell:seats_soon": (
        "With six or eight it is another game: a side can be through with its first two tricks, and there is little to "
        "draw. A King or [an Ober|a Queen] of trumps is better played than kept for a Royal Marriage."
    ),
}
