"""The words of the coach: where to look, what to do, and why."""

from __future__ import annotations

from typing import Final

COACH_WORDS: Final[dict[str, str]] = {
    # Where to look.
    "look:duty": "What may you play at all?",
    "look:own_points": "Count what you have won so far.",
    "look:their_points": "Count what the other side has won.",
    "look:pair": "Look at the Kings and Obers: which belong together?",
    "look:turned": "Look at the card that lies open under the talon.",
    "look:sevens": "How many Sevens do you hold?",
    "look:suits": "How many cards of one suit do you hold?",
    "look:proof": "Somebody showed a trump in the first trick. Was that allowed?",
    "look:aces": "Which aces do you hold that are not trumps?",
    "look:calls": "Is there anything to call now?",
    "look:trumps": "Which trumps do you hold, and which are still out?",
    "look:hidden": "This trick lies face down. What do you know of it?",
    "look:whose": "Whose trick is it as it lies? Who plays after you?",
    "look:lies": "What lies in the trick, and what would taking it cost you?",
    "look:after_you": "Who plays after you, and what could they still lay?",
    "look:dear": "What would each of your cards cost you?",
    "look:out": "Which of your cards can still be beaten?",
    "look:keep": "Which of your cards will you need later?",
    "look:unseen": "Nothing is certain here. What could become of each card?",
    # What to do.
    "deed:lead": "Lead {cards}",
    "deed:give": "Give {cards}",
    "deed:throw": "Throw {cards}",
    "deed:take": "Take it with {cards}",
    "deed:over": "Top it with {cards}",
    "deed:trump": "Trump with {cards}",
    "deed:lay": "Lay {cards}",
    "deed:elfen": "Open {call} with {cards}",
    "deed:dive": "Dive with {cards}",
    "deed:open": "Call {call} and lay {cards}",
    "deed:declare": "Declare King and Ober of {suit}",
    "deed:declare_twice": "Declare both Kings and both Obers of {suit}",
    "deed:swap": "Swap your Seven for {turned}",
    "deed:reserve": "Put your Seven under the talon",
    "deed:take_turned": "Take up {turned}",
    "deed:aus": "Call {call}!",
    "deed:accuse": "Call {call}! now",
    "deed:question": "Question it",
    "deed:stands": "Let it stand",
    "deed:pass": "Let it pass",
    "deed:wait": "Wait",
    "deed:proof": "Ask to see the hand",
    "deed:announce": "Announce {call}",
    "deed:show": "Show your cards",
    "deed:sign": "Sign to your partner",
    # What was done, or would have been.
    "done:plain": "{cards}",
    "done:open": "{call} with {cards}",
    "done:declare": "King and Ober of {suit}, declared",
    "done:declare_twice": "both Kings and both Obers of {suit}, declared",
    "done:swap": "the Seven swapped for {turned}",
    "done:reserve": "the Seven under the talon",
    "done:take_turned": "{turned}, taken up",
    "done:call": "{call}!",
    "done:question": "a question",
    "done:pass": "no word",
    "done:proof": "a look at that hand",
    "done:show": "your cards, shown",
    "done:sign": "a sign",
    "done:wait": "to wait",
    "better_was": "Better was {done}",
    "well_played": "Well played, {done}",
    # The card in the sentence of a hint; an ace is a lady in some languages.
    "card_bare": "{rank} of {suit}",
    "ace_words": "the the",
    "one_or_other": "{one} or {other}",
    "hint_us": "your side",
    "hint_you": "you",
    "hint_them": "them",
    "hint_the_others": "the others",
    "hint_the_opponent": "your opponent",
    "hint_little": "Little in it. {hint}",
    # Why: what is said.
    "hint:nothing_else": "{deed}: nothing else is allowed here.",
    "hint:has_101": "{deed} With {points} points the deal is won.",
    "hint:claims_boldly": "{deed} You have only {points}, but it is counted only if somebody questions it.",
    "hint:they_played_on": "{deed}: they had 101 and played on. If you wait, they may still call {call}.",
    "hint:claim_is_wrong": "{deed}: only {points} points have been won there.",
    "hint:claim_is_right": "{deed}: the {points} points are there, and a wrong question costs double.",
    "hint:pair_goes_out": "{deed}: with these {points} points you can call {call}.",
    "hint:pair_counts": "{deed}: {points} points. They stay with {us}, whoever takes this trick.",
    "hint:swap_makes_pair": "{deed}: with {half} that makes {points} at once.",
    "hint:swap_gets_more": "{deed}: a Seven counts nothing, that card {points}.",
    "hint:reserved_for_partner": "{deed}: then no opponent can take {turned} any more.",
    "hint:shows_five": "{deed}: you hold all five.",
    "hint:plays_for_sevens": "{deed}: you hold {sevens} Sevens already.",
    "hint:plays_for_suit": "{deed}: you hold {count} of one suit already.",
    "hint:proof_is_free": "{deed}: it costs nothing, and you know those cards then.",
    "hint:signs_ace": "{deed}: {card} is worth knowing of.",
    "hint:pair_can_wait": "{deed}: King and Ober of {suit} stay in your hand and can still be declared.",
    "hint:seven_can_wait": "{deed}: your Seven stays in your hand, and can still become {turned}.",
    "hint:nothing_to_call": "{deed}: {points} points are not enough for {call}, and nobody has played on with 101.",
    "hint:nothing_to_gain": "{deed}: you have nothing to declare and no Seven to exchange.",
    "hint:not_out_yet": "Not yet: {points} points are fewer than 101. {deed}.",
    "hint:accusation_is_wrong": "Nobody has played on with 101. {deed}.",
    # Why: who goes out.
    "hint:goes_out": "{deed}: with {points} points only this trick is missing, and it is certain. Then call {call}!",
    "hint:stops_them": "{deed}: the other side has {points}, and would be out with this trick.",
    "hint:keeps_them_short": "This trick is lost. {deed}: with more points in it the other side would be out.",
    # Why: the first trick.
    "hint:elfen_is_safe": "{deed}: this trick is certain. Face down, the other ace of {suit} could catch it.",
    "hint:elfen_is_certain": "{deed}: this trick is certain, whatever the others lay.",
    "hint:second_hides": "{deed}: only the other ace of the same suit takes it, and nobody sees the suit.",
    "hint:dives_without_ace": "You have no ace to open with, so you dive. {deed}.",
    "hint:dives_with_ace": "{deed}: nobody sees the suit, and your ace stays at home.",
    "hint:opens_trumps": "{deed}: you hold nothing but trumps.",
    "hint:opens_for_sevens": "{deed}: you hold {sevens} Sevens already.",
    "hint:ace_wins_more": (
        "The suit is hidden. {deed}: if it is {suit}, your ace beats it; about {first} of 100 won, otherwise {second}."
    ),
    "hint:ace_may_catch_all": "You cannot see the suit. {deed}: if it is {suit}, your ace beats it.",
    "hint:ace_may_be_the_other": (
        "An ace lies there face down. {deed}: if it is the other one of {suit}, yours catches it."
    ),
    "hint:cheap_to_hidden": "You cannot see the suit. {deed}: if the trick is lost, {other} would cost {points}.",
    "hint:fed_to_hidden": (
        "You cannot see the suit, but your partner led it. {deed}: if it holds, its {points} points are yours too."
    ),
    "hint:small_to_hidden": "You cannot see the suit, and an opponent plays after you. {deed}: {other} might be lost.",
    # Why: the trick that runs.
    "hint:fed_home": "The trick is your partner’s for certain. {deed}; {other} stays at home.",
    "hint:fed_last": (
        "{deed}: the trick is your partner’s and no opponent plays after you, so the {points} points are yours."
    ),
    "hint:fed_safely": "{deed}: nothing beats your partner’s {best:bare}, so its {points} points are yours.",
    "hint:partner_has_it": "{deed}: the trick is your partner’s already, and {other} stays at home.",
    "hint:fed_under_trumps": "{deed}: the trick is your partner’s so far, and only a trump can still take it.",
    "hint:fed_under_higher_trumps": (
        "{deed}: the trick is your partner’s so far, and only a trump above {best} takes it."
    ),
    "hint:partner_leads_it": "So far your partner has the trick. {deed}: {other} stays at home.",
    "hint:few_beat_it": "{deed}: cards still out that beat it: only {count}.",
    "hint:partner_may_lose_it": "{deed}: an opponent after you may still beat {best}, so risk little.",
    "hint:takes_last": "{deed}: {points} points lie there, and nobody plays after you.",
    "hint:takes_for_certain": "{deed}: {points} points lie there, and nothing that is out beats it.",
    "hint:takes_under_trumps": "{deed}: now only a trump can take the trick from you.",
    "hint:takes_much": "{deed}: {points} points lie there. That is worth the risk of being beaten.",
    "hint:smaller_does": "{deed}: it takes the trick as well, and {other} stays at home.",
    "hint:brings_its_points_home": "{deed}: it takes the trick for certain, and its own {points} points with it.",
    "hint:firmer": "{deed}: nothing that is out beats it, so the trick is certain.",
    "hint:trick_for_pair": "{deed}: the trick is certain, and after it King and Ober of {suit} count {points}.",
    "hint:lost_trick": "This trick is lost. {deed}: every point you add goes to {them}.",
    "hint:lost_and_free": "This trick is lost. {deed}: it gives {them} nothing.",
    "hint:dodges": "You play for Sevens, and a trick of yours would lose. {deed}: it stays below.",
    "hint:nothing_changes": "Whatever you play, little changes now. {deed}.",
    "hint:first_trick": "{deed}: you have no trick yet, and without one a lost deal counts double.",
    "hint:left_to_them": "Leave this trick to {them}. {deed}: {other} would add {points} points to it.",
    "hint:missed_least": "This trick is lost. {deed}: you can spare it most easily.",
    "hint:few_points": "{deed}: {points} points are not worth {other}, which will catch more later.",
    "hint:nothing_lies_there": "Nothing lies there that counts. {deed}: {other} is too good for it.",
    "hint:could_be_beaten": (
        "{deed}: {other} would take the trick only for now, an opponent after you may still beat it."
    ),
    "hint:cheaper_below": "So far the trick goes to {them}. {deed}: {other} would add {points} points to it.",
    # Why: the card that is led.
    "hint:led_unbeatable": "{deed}: nothing that is out beats it, so this trick is certain.",
    "hint:led_under_trumps": "{deed}: only a trump can take it.",
    "hint:small_trump_led": "{deed}: only a higher trump takes it, and then it costs {points}.",
    "hint:ace_would_catch": "{deed}: an ace is still out that would catch {other}.",
    "hint:led_for_nothing": "{deed}: if it is beaten, it costs nothing. {other:The} would cost {points}.",
    "hint:cheaper_led": "{deed}: if it is beaten, it costs only {points}.",
    # Why: what the hand keeps.
    "hint:keeps_pair": "{deed}. Keep King and Ober of {suit} together: declared, they count {points}.",
    "hint:keeps_pair_for_trick": (
        "{deed}. Keep King and Ober of {suit} together: after your first trick they count {points}."
    ),
    "hint:keeps_better_pair": "{deed}: King and Ober of {suit} stay together. As trumps they count {points}.",
    "hint:keeps_diss": "{deed}. Keep your Seven of trumps: it can still become {turned}.",
    "hint:keeps_half": "{deed}. Keep {other}: if {half} comes, the two count {points}.",
    "hint:keeps_trump": "{deed}: {other} stays at home and can still take a trick.",
    "hint:keeps_higher_trump": "{deed}: {other}, the higher trump, stays at home.",
    "hint:keeps_ace": "{deed}: {other} stays at home for a trick in which more lies.",
    # Why: what came of it.
    "hint:more_deals_won": (
        "Nobody sees how the cards lie. {deed}: about {first} of 100 deals are won like this, otherwise {second}."
    ),
    "hint:more_tricks_won": (
        "Nobody sees how the cards lie. {deed}: this trick comes home in about {first} of 100 deals, otherwise "
        "{second}."
    ),
    "hint:loses_fewer_doubles": (
        "Nobody sees how the cards lie. {deed}: about {first} of 100 deals are lost double like this, otherwise "
        "{second}."
    ),
    "hint:hardly_matters": "{deed}; {other} is about as good.",
    "hint:as_good_as_any": "{deed}: nothing else is clearly better.",
    "hint:either": "Either: {card} or {other}, both are about equal.",
    "hint:all_in_all": "{deed}: no single reason decides it, but over many deals it brings a little more.",
}
