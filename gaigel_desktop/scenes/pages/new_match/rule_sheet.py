"""The sheet: how this table plays, in plain words in two columns, and its code to send to others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from gaigel_desktop.controller.places import give, sayable
from gaigel_desktop.controller.records.rule_code import rule_code, rules_of
from gaigel_desktop.controller.store.transfer import free_name, records_folder
from gaigel_desktop.rules.errors import BadRules
from gaigel_desktop.rules.options import RuleSet, problems
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.table_rules import Chapter, Sentence, of_their_own, sheet, table_name
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import FieldRow, Pressable
from gaigel_desktop.window.pages.inputs import copy
from gaigel_desktop.window.pages.widgets import Picture
from gaigel_desktop.window.pen import BODY, STRONG, WARNING, Style

LEAST_COLUMN: Final = 430.0  # with less each, one column is better
CHAPTER: Final = Style(STRONG.face, STRONG.size, theme.WINE)
LONGEST_CODE: Final = 120
MARK: Final = "pencil_stroke_3"  # beside what differs from the preset
MARK_WIDE: Final = 22.0  # pressed hard, so that it is seen beside words


class Note(NamedTuple):
    """A sentence about a code; it goes when the rules change."""

    code: str
    words: str
    style: Style = ABOUT


class RuleSheet:
    """The last tab of a new match."""

    def __init__(self, player: OwnPlayer, choose: Callable[[RuleSet], None], refresh: Callable[[], None]) -> None:
        self._player = player
        self._choose = choose
        self._refresh = refresh
        self._typed: str | None = None
        self._note = Note("", "")

    @property
    def _rules(self) -> RuleSet:
        return self._player.setup.rules

    def put(self, flow: Flow) -> None:
        """The title, the sentences, the code."""
        flow.heading(f"{say('tab_sheet')} · {table_name(self._rules)}")
        flow.text(say("sheet_about"), ABOUT)
        if of_their_own(self._rules):
            flow.text(say("sheet_about_changed", {"preset": say(f"preset:{self._rules.preset}")}), ABOUT)
        flow.space(6)
        self._put_chapters(flow)
        flow.space(10)
        if not problems(self._rules):
            self._put_code(flow)

    def _put_chapters(self, flow: Flow) -> None:
        """The next chapter goes where there is more room."""
        chapters = [partial(_put_chapter, chapter) for chapter in sheet(self._rules) if chapter.sentences]
        flow.columns(chapters, LEAST_COLUMN * flow.pen.text_size**0.5)

    def _put_code(self, flow: Flow) -> None:
        flow.heading(say("sheet_code"))
        code = rule_code(self._rules)
        noted = self._note.words and self._note.code == code
        flow.text(self._note.words if noted else say("sheet_code_about"), self._note.style if noted else ABOUT)
        flow.space(4)
        shown = code if self._typed is None else self._typed
        to_copy = Pressable("copy", say("sheet_copy"), lambda: self._copy(code), "copy")
        name = say("sheet_code")
        flow.form(FieldRow("code", name, shown, self._type, "", LONGEST_CODE, (), self._read, to_copy))
        flow.space(6)
        flow.buttons(Pressable("save", say("sheet_save"), lambda: self._save(code), "save"))

    def _type(self, words: str) -> None:
        """What is typed or pasted behind the own code takes its place."""
        own = rule_code(self._rules)
        self._typed = words.removeprefix(own) if self._typed is None and words.startswith(own) else words
        self._tell("")

    def _read(self) -> None:
        """Somebody's code becomes the rules of this table."""
        if self._typed is None:
            return
        try:
            rules = rules_of(self._typed)
        except BadRules as bad:
            self._tell(say(bad.key), WARNING)
        else:
            self._typed = None
            self._choose(rules)

    def _copy(self, code: str) -> None:
        self._typed = None
        self._tell(say("sheet_copied") if copy(code) else code)

    def _save(self, code: str) -> None:
        """Into a new file among the player's documents."""
        self._typed = None
        path = records_folder()
        try:
            path = free_name(path, "gaigel-rules", ".txt")
            give(path, f"{code}\n".encode())
        except OSError:
            self._tell(say("files_not_written", {"path": sayable(path)}), WARNING)
        else:
            self._tell(say("sheet_saved", {"path": sayable(path)}))

    def _tell(self, words: str, style: Style = ABOUT) -> None:
        self._note = Note(rule_code(self._rules), words, style)
        self._refresh()


def _put_chapter(chapter: Chapter, flow: Flow) -> None:
    flow.text(chapter.topic, CHAPTER)
    for sentence in chapter.sentences:
        _put_sentence(flow, sentence)
    flow.space(8)


def _put_sentence(flow: Flow, sentence: Sentence) -> None:
    """What the table has otherwise has a stroke of the pencil in the margin."""
    aloud = say("sheet_changed", {"words": sentence.words}) if sentence.changed else None
    flow.text(sentence.words, BODY, aloud=aloud)
    if sentence.changed:
        flow.in_margin(lambda box: Picture(MARK, box, theme.PENCIL), MARK_WIDE)
