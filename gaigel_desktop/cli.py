"""The command line: what can be done without a window. Bad input gets one sentence, never a traceback."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gaigel_desktop import __version__
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.text.speech import say

from .terminal import (
    WrongCall,
    complain,
    counting,
    hearing_ctrl_c,
    let_go,
    output,
    saying,
    tell,
    telling_how_far,
    why,
    writing,
)

if TYPE_CHECKING:
    from argparse import Namespace

    from gaigel_desktop.rules.options import RuleSet
    from gaigel_desktop.show.plan.find_show import Wish

    from .controller.self_play.arena import Contest
    from .controller.self_play.sequential import Bounds
    from .controller.self_play.simulation import Plan

HOLDS: Final = 0
DOES_NOT_HOLD: Final = 1
STUMBLED: Final = 1
WRONG_CALL: Final = 2
INTERRUPTED: Final = 130
MOST_DEALS: Final = 1_000_000_000
MOST_JOBS: Final = 256
MOST_PERCENT: Final = 30


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 if what was checked does not hold or the game could not go on, 2 if the
    call was wrong."""
    streams = [stream for stream in (sys.stdout, sys.stderr) if stream is not None]
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    try:
        return _answer(arguments)
    except WrongCall as wrong:
        complain(str(wrong))
        return WRONG_CALL
    except GaigelError as bad:
        complain(say(bad.key, bad.values))
        return WRONG_CALL
    except KeyboardInterrupt:
        complain(say("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        return HOLDS
    finally:
        for stream in streams:
            let_go(stream)


def _answer(arguments: Sequence[str] | None) -> int:
    """Do what was asked for, until it is said to the last letter."""
    words = sys.argv[1:] if arguments is None else arguments
    code = _run(words) if words else _open()
    if sys.stdout is not None:
        with saying():
            sys.stdout.flush()
    return code


def _run(words: Sequence[str]) -> int:
    from .asking import asked_with  # not on the way to the first picture

    args = asked_with(words)
    if args is None:
        return HOLDS
    if args.version:
        tell(_version())
        return HOLDS
    match args.command:
        case "simulate":
            return _simulate(args)
        case "arena":
            return _arena(args)
        case "verify":
            return _verify(Path(args.file))
        case "fair":
            return _fair(args.seed, args.hash, args.word)
        case "show":
            return _show(args)
    return _open()


def _open(asked: Wish | None = None) -> int:
    """No command: the game itself, showing what was asked for, or where it cannot be opened why, and the help."""
    from gaigel_desktop.app.start import Ended, NoDisplay, open_window

    try:
        open_window(asked)
    except NoDisplay as missing:
        from .asking import parser  # hopefully not on the way to anything

        complain(say("no_display", {"why": missing}))
        parser().print_help()
        return STUMBLED
    except Ended as ended:
        complain(str(ended))
        return STUMBLED
    return HOLDS


def _version() -> str:
    return f"gaigel-desktop {__version__} (rules: {'compiled' if compiled() else 'plain Python'})"


# -- simulate ----------------------------------------------------------------------------------------------------


def _simulate(args: Namespace) -> int:
    from .controller.self_play.sharing import HelperDied, lines_of

    plan, jobs = _plan(args), _whole_number("--jobs", args.jobs, 1, MOST_JOBS)
    lines = lines_of(plan, jobs)
    try:
        with hearing_ctrl_c(), output(args.out) as out, counting(plan.deals) as progress:
            for line in lines:
                out.write(line + "\n")
                progress()
    except HelperDied:
        complain(say("helper_died"))
        return STUMBLED
    except KeyboardInterrupt:
        complain(say("interrupted_writing"))
        return INTERRUPTED
    finally:
        lines.close()
    return HOLDS


def _plan(args: Namespace) -> Plan:
    from .controller.self_play.simulation import Plan

    rules = _rules(args)
    _check_names(args.player)
    if len(args.player) not in (1, rules.players):
        raise WrongCall(say("player_count", {"value": rules.players}))
    deals = _whole_number("--deals", args.deals, 1, MOST_DEALS)
    return Plan(rules, deals, _text("--seed", args.seed), tuple(args.player), args.rare, args.legal, args.match)


def _check_names(names: list[str]) -> None:
    """Everybody who is to play is known here."""
    from .controller.self_play.chairs import PLAYERS

    for name in names:
        if name not in PLAYERS:
            raise WrongCall(say("player_unknown", {"value": name, "values": ", ".join(PLAYERS)}))


def _rules(args: Namespace) -> RuleSet:
    from .controller.records.rule_sets import checked_rules, rules_from_json

    preset = rules_from_json(args.rules)
    settings = [setting.partition("=") for setting in args.set]
    for field, equals, value in settings:
        if not equals or not field:
            raise WrongCall(say("not_a_setting", {"value": field + value}))
    fields = {field: _value(field, value) for field, _, value in settings}
    if args.players is not None:
        fields["players"] = _whole_number("--players", args.players, 2, 8)
    return checked_rules(preset.preset, fields)


def _value(field: str, text: str) -> object:
    """A value as a record would hold it: yes and no, numbers where the field has numbers, else the word."""
    from gaigel_desktop.rules.options import OPTION_NAMED

    if text in ("true", "false"):
        return text == "true"
    option = OPTION_NAMED.get(field)
    numeric = option is not None and type(option.values[0]) is int
    return int(text) if numeric and re.fullmatch(r"[0-9]{1,6}", text) else text


def _text(field: str, text: str) -> str:
    """What somebody typed, if it is text: bytes of another encoding come in as surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise WrongCall(say("not_text", {"field": field})) from None
    return text


def _whole_number(field: str, text: str, low: int, high: int) -> int:
    number = int(text) if re.fullmatch(r"[0-9]{1,12}", text) else -1
    if not low <= number <= high:
        raise WrongCall(say("not_a_count", {"field": field, "low": low, "high": high, "value": text}))
    return number


# -- arena -------------------------------------------------------------------------------------------------------


def _arena(args: Namespace) -> int:
    import json

    from .controller.self_play.arena import as_data, contest, how_far, in_words, score, until_decided
    from .controller.self_play.sequential import Sequential, Wins

    plan, bounds = _contest(args), _bounds(args)
    test = None if bounds is None else Sequential(bounds, plan.even())
    if not compiled():
        complain(say("plain_python"))
    playing, packs, so_far = contest(plan), [], Wins()
    try:
        with hearing_ctrl_c(), telling_how_far() as line:
            for pack in playing if test is None else until_decided(playing, test):
                packs.append(pack)
                so_far.take(pack.wins)
                line(lambda seconds: how_far(plan, so_far, seconds, test))
    finally:
        playing.close()
    result = score(plan, packs)
    tell(json.dumps(as_data(plan, result, test)) if args.json else in_words(plan, result, test))
    return HOLDS


def _contest(args: Namespace) -> Contest:
    from .controller.self_play.arena import Contest, processors

    _check_names([args.a, args.b])
    rules, seed = _rules(args), _text("--seed", args.seed)
    usual = "100" if args.until is None else str(MOST_DEALS)
    deals = _whole_number("--deals", usual if args.deals is None else args.deals, 1, MOST_DEALS)
    jobs = processors() if args.jobs is None else _whole_number("--jobs", args.jobs, 1, MOST_JOBS)
    return Contest(rules, args.a, args.b, deals, seed, min(jobs, deals, MOST_JOBS))


def _bounds(args: Namespace) -> Bounds | None:
    """Between what the contest is to decide, if it is to go on until then."""
    from .controller.self_play.sequential import WORSE_EVEN_BETTER, Bounds

    alpha, beta = _share("--alpha", args.alpha), _share("--beta", args.beta)
    if args.until is None:
        return None
    percents = [_number(text) for text in args.until]
    known = [percent / 100 for percent in percents if percent is not None and abs(percent) <= MOST_PERCENT]
    ascending = all(low < high for low, high in pairwise(known))
    if len(known) < len(percents) or not ascending or len(known) == 1:
        raise WrongCall(say("not_differences", {"value": " ".join(args.until)}))
    return Bounds(tuple(known) or WORSE_EVEN_BETTER, alpha, beta)


def _share(field: str, text: str) -> float:
    share = _number(text)
    if share is None or not 0 < share < 0.5:
        raise WrongCall(say("not_a_share", {"field": field, "value": text}))
    return share


def _number(text: str) -> float | None:
    return float(text) if re.fullmatch(r"[+-]?[0-9]{1,3}(\.[0-9]{1,6})?", text) else None


# -- verify and fair ---------------------------------------------------------------------------------------------


def _verify(path: Path) -> int:
    from .controller.records.lines import pieces_of
    from .controller.records.verify import findings

    holding = failing = 0
    try:
        with path.open("rb") as file:
            for finding in findings(pieces_of(file)):
                if finding is None:
                    holding += 1
                else:
                    failing += 1
                    tell(str(finding))
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        raise WrongCall(say("cannot_read", {"path": path, "why": why(error)})) from None
    if failing:
        return DOES_NOT_HOLD
    tell(say("one_holds" if holding == 1 else "all_hold" if holding else "none_hold", {"records": holding}))
    return HOLDS


def _fair(secret: str, shown: str, word: str) -> int:
    from gaigel_desktop.rules.cards import spelled

    from .controller.match.dealer import Seed, proved, shuffled, word_of

    seed = Seed(_text("SEED", secret), word_of(_text("--word", word)))
    found = proved(seed, shown)
    if found == "not_a_hash":
        raise WrongCall(say(found))
    tell(say(found, {"value": seed.seal}))
    if found == "unfair":
        return DOES_NOT_HOLD
    tell(spelled(shuffled(seed.text)))
    return HOLDS


# -- show --------------------------------------------------------------------------------------------------------


def _show(args: Namespace) -> int:
    """Before a room, or its page for the speaker."""
    from gaigel_desktop.show.plan.find_show import asked_for
    from gaigel_desktop.show.plan.show import NotShown

    try:
        asked = asked_for(args.what)
        if args.leaflet is None:
            return _open(asked)
        return _leaflet(asked, Path(args.leaflet), args.language)
    except NotShown as bad:
        raise WrongCall(str(bad)) from None


def _leaflet(asked: Wish, path: Path, language: str | None) -> int:
    from gaigel_desktop.show.speakers_page import write_asked

    written = say("leaflet_saved", {"path": path})
    with writing(str(path)):
        for problem in write_asked(asked, path, language):
            complain(problem)
    tell(written)
    return HOLDS
