"""The proof: the secret of the pack and the word in it, and the hash that was fixed before both came together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.match.dealer import Seed, command
from gaigel_desktop.controller.match.retelling import cut_place
from gaigel_desktop.controller.of_the_day import is_public
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.parts.card import slip
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.inputs import copy
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pen import BODY, SOURCE, STRONG, WARNING, Pen

WIDE: Final = 760.0
LEAST_BUTTON: Final = 150.0


def proof(pen: Pen, design: tuple[float, float], record: Record, seed: Seed, close: Callable[[], None]) -> Sheet:
    """A sheet of paper over the table."""
    wide = min(WIDE, design[0] - 2 * theme.EDGE)

    def put(flow: Flow) -> None:
        _write(flow, record, seed)
        flow.space(14)
        flow.buttons(*_ways(seed, close), least=LEAST_BUTTON)

    return Sheet((slip(pen, Box(0, 0, *design).centred(wide, design[1]), wide, put),))


def _write(flow: Flow, record: Record, seed: Seed) -> None:
    flow.heading(say("retell_proof_title"))
    if not seed.secret:
        flow.text(verdict(record, seed), BODY)
        return
    flow.text(say(_about(seed)), BODY)
    flow.space(6)
    flow.text(command(seed), SOURCE)
    told = ("retell_seed", seed.secret), ("proof_word", seed.word), ("retell_hash", seed.seal)
    for key, value in told:
        if value:
            flow.space(10)
            flow.text(say(key), STRONG)
            flow.text(value, SOURCE)
    flow.space(10)
    flow.text(verdict(record, seed), WARNING if cut_place(record.deck, seed) is None else BODY)


def _about(seed: Seed) -> str:
    """When it was fixed, and by whom."""
    if is_public(seed):
        return "retell_proof_about_day"
    return "retell_proof_about_word" if seed.word else "retell_proof_about"


def verdict(record: Record, seed: Seed) -> str:
    """What the proof comes to."""
    if not seed.secret:
        return say("retell_laid" if seed.laid else "retell_no_seed")
    place = cut_place(record.deck, seed)
    if place is None:
        return say("retell_other_pack")
    return say("retell_knocked") if record.knock else say("retell_cut", {"cards": place})


def _ways(seed: Seed, close: Callable[[], None]) -> list[Pressable]:
    """To close it, and to copy the command."""
    closes = Pressable("close", say("retell_close"), close, "ok")
    return [closes, *([Pressable("copy", say("retell_copy"), lambda: _copy(seed), "copy")] if seed.secret else [])]


def _copy(seed: Seed) -> None:
    copy(command(seed))
