"""Agreement: the core and the oracle play the same deals and must say the same at every step."""

from __future__ import annotations

from random import Random

from gaigel_desktop.controller.records.notation import legal_to_json, result_to_json
from gaigel_desktop.controller.records.rule_sets import rules_to_json
from gaigel_desktop.rules.actions import SPELLED, is_card
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal, deal_out
from gaigel_desktop.rules.ending import tied_for_most
from gaigel_desktop.rules.judge import card_actions, legal_actions
from gaigel_desktop.rules.match import Standing, is_cleaned, new_match, possible_outcomes
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply, count
from tests import oracle
from tests.random_tables import any_deed, any_pack, any_rules

EVERYTHING = 0.04  # how often all actions of all seats are compared, not only those that were chosen


class Disagreement(AssertionError):
    """The two implementations say something different."""


def agree_on_deal(dice: Random, rules: RuleSet | None = None) -> str:
    """Play one random deal with both; the reason it ended for."""
    rules = rules or any_rules(dice)
    knocked, deck = any_pack(rules, dice)
    dealer = dice.randrange(rules.players)
    deal = deal_out(rules, dealer, deck, knocked)
    slow_rules = oracle.rules_from(rules_to_json(rules))
    slow = oracle.deal(slow_rules, dealer, knocked, tuple(CODES[card] for card in deck))
    story: list[tuple[int, int]] = []
    while deal.phase != OVER:
        deed = any_deed(deal, dice)
        if dice.random() < EVERYTHING:
            _same_actions(deal, slow, story)
        if deed is None:
            if deal.phase == PLAYED_OUT:
                slow = _counted(deal, slow, dice)
            continue
        seat, action = deed
        if is_card(action):
            _same(legal_to_json(card_actions(deal)), [list(said) for said in oracle.card_actions(slow)], deal, story)
        try:
            slow = oracle.act(slow, seat, SPELLED[action])
        except oracle.Bad as bad:
            raise Disagreement(_context(deal, story, f"oracle refuses {seat} {SPELLED[action]}: {bad}")) from None
        apply(deal, seat, action)
        story.append((seat, action))
        if (slow.result is None) != (deal.result is None):
            raise Disagreement(_context(deal, story, f"over: {deal.result} / {slow.result}"))
    assert deal.result is not None and slow.result is not None
    _same(result_to_json(deal.result), slow.result.to_json(), deal, story)
    _same_match(deal, slow, dice)
    return deal.result.reason


def _counted(deal: Deal, slow: oracle.State, dice: Random) -> oracle.State:
    """Nobody calls: both count, and cut for a tie in the same way."""
    winner = None
    if not deal.over:
        tied = tied_for_most(deal)
        _same(list(tied), list(oracle.ties(slow)) or list(tied), deal, [])
        winner = dice.choice(tied)
    count(deal, winner)
    return oracle.count(slow, winner)


def _same_actions(deal: Deal, slow: oracle.State, story: list[tuple[int, int]]) -> None:
    for seat in range(deal.players):
        fast = {SPELLED[action] for action in legal_actions(deal, seat)}
        plain = oracle.legal(slow, seat)
        if fast != plain:
            only = f"only core {sorted(fast - plain, key=str)}, only oracle {sorted(plain - fast, key=str)}"
            raise Disagreement(_context(deal, story, f"seat {seat}: {only}"))


def _same_match(deal: Deal, slow: oracle.State, dice: Random) -> None:
    """The score after the deal, from a random standing before it."""
    rules, result = deal.law.rules, deal.result
    assert result is not None and slow.result is not None
    before = any_standing(rules, dice)
    fast = {
        (outcome.score, None if outcome.winner < 0 else outcome.winner)
        for outcome in possible_outcomes(rules, before, deal.dealer, result)
    }
    plain = oracle.match_after(
        oracle.rules_from(rules_to_json(rules)), before.phase, before.deals, before.score, deal.dealer, slow.result
    )
    if fast != set(plain):
        raise Disagreement(f"{rules_to_json(rules)} {before} {result}: core {fast}, oracle {plain}")


def any_standing(rules: RuleSet, dice: Random) -> Standing:
    """A standing that a match may have reached, mostly close to a change of phase or to its end."""
    fresh = new_match(rules)
    n = len(fresh.score)
    if rules.scoring == "games":
        return Standing("points", 9, tuple(101 * dice.randrange(rules.match_points // 101 + 1) for _ in range(n)))
    if rules.scoring == "rutesheim":
        return Standing("points", dice.choice((0, 5, 28, 29)), tuple(dice.randrange(90, 96) for _ in range(n)))
    if is_cleaned(rules) and dice.random() < 0.5:
        return Standing("clean", 60, tuple(dice.randrange(1, 4) for _ in range(n)))
    score = [0] * n
    for _ in range(dice.randrange(rules.strokes)):
        score[dice.randrange(n)] += 1
    return Standing("give", min(sum(score), rules.strokes - 1), tuple(score))


def _same(fast: object, plain: object, deal: Deal, story: list[tuple[int, int]]) -> None:
    if fast != plain:
        raise Disagreement(_context(deal, story, f"core {fast}, oracle {plain}"))


def _context(deal: Deal, story: list[tuple[int, int]], said: str) -> str:
    """Everything that is needed to look at a disagreement."""
    rules = rules_to_json(deal.law.rules)
    return f"{said}\n{rules}\ndealer {deal.dealer}, trump {deal.trump}\n" + "\n".join(
        f"{seat} {SPELLED[action]}" for seat, action in story
    )
