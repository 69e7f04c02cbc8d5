"""Rule rows: the presets and own rule sets, and every option by topic, with what it means and who tells of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Final

from gaigel_desktop.controller.records.rule_code import rule_code
from gaigel_desktop.controller.records.rule_sets import rules_from_json, rules_to_json
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.thrown_away import throw_words_away
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.options import (
    OPTION_NAMED,
    PRESET_NAMES,
    PRESETS,
    Option,
    RuleSet,
    Value,
    changes,
    problems,
    usual_strokes,
    with_changes,
)
from gaigel_desktop.scenes.parts.confirm import ask_to_throw_away, gone
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.table_rules import (
    IN_ORDER,
    may_have_effect,
    of_their_own,
    option_name,
    option_sentence,
    refusal_about,
    sources,
    topic_name,
    value_name,
)
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Aside, ChoiceRow, FieldRow, ListRow, Pressable, SliderRow, SwitchRow
from gaigel_desktop.window.pages.inputs import Item, ItemValue
from gaigel_desktop.window.pen import SOURCE, WARNING, Style
from gaigel_desktop.window.scene import Scenes

PRESET: Final = "preset"
UNDER: Final = {"signs": "seats"}  # a topic of one option stands under another
TOPICS: Final = tuple(dict.fromkeys(UNDER.get(option.topic, option.topic) for option in IN_ORDER))
MATCH_POINTS: Final = (202, 303, 404, 505, 707, 1010)
DIFFERS: Final = Style(SOURCE.face, SOURCE.size, theme.WINE)
MOST_STROKES: Final = 20  # to choose from; more come with a code
LONGEST_NAME: Final = 30


class RuleRows:
    """The second tab of a new match."""

    def __init__(
        self,
        player: OwnPlayer,
        keeper: Keeper,
        choose: Callable[[RuleSet], None],
        refresh: Callable[[], None],
        scenes: Callable[[], Scenes],
    ) -> None:
        self._player, self._keeper, self._scenes = player, keeper, scenes
        self._choose = choose
        self._refresh = refresh
        self._name = ""
        self._note = self._gone = ""
        self._strokes_set: Value = 0  # the number that somebody has set; 0 if nobody has
        self.topic = PRESET
        self.explains = False

    @property
    def _rules(self) -> RuleSet:
        return self._player.setup.rules

    def topics(self) -> list[tuple[str, str, bool]]:
        """The topics, their words, and whether something there differs from the preset."""
        differing = {_topic(OPTION_NAMED[name]) for name in of_their_own(self._rules)}
        first = (PRESET, say("preset"), False)
        return [first, *((topic, topic_name(topic, self._rules), topic in differing) for topic in TOPICS)]

    def put(self, flow: Flow) -> None:
        """The rows of the topic, as far as they say anything at this table."""
        if self.topic == PRESET:
            self._put_presets(flow)
            return
        flow.heading(topic_name(self.topic, self._rules))
        for option in IN_ORDER:
            if _topic(option) == self.topic and may_have_effect(option, self._rules):
                self._put_option(flow, option)
        words = say("rules_explain_less" if self.explains else "rules_explain")
        flow.buttons(Pressable("explain", words, self._explain, "info"))

    def _explain(self) -> None:
        """Under every rule what it means and who tells of it, or no longer."""
        self.explains = not self.explains
        self._refresh()

    # -- options -------------------------------------------------------------------------------------------------

    def _put_option(self, flow: Flow, option: Option) -> None:
        value: Value = getattr(self._rules, option.name)
        name, about = option_name(option, self._rules), self._about(option)
        change, sentence = partial(self._set, option), "" if self.explains else option_sentence(option, self._rules)
        aside = self._as_in_preset(option)
        if isinstance(value, bool):
            flow.form(SwitchRow(option.name, name, value, change, about, sentence, aside))
        elif option.name == "strokes":
            low, high = int(option.values[0]), max(MOST_STROKES, int(value))
            row = SliderRow(option.name, name, int(value), low, high, change, str(value), about, sentence, aside)
            flow.form(row)
        else:
            items = [Item(each, value_name(option, each, self._rules)) for each in _values(option, value)]
            flow.form(ChoiceRow(option.name, name, items, value, change, about, help=sentence, aside=aside))

    def _as_in_preset(self, option: Option) -> Aside:
        """What the preset has there, shown where this table plays otherwise."""
        preset = PRESETS[self._rules.preset]
        standard = value_name(option, getattr(preset, option.name), self._rules)
        words = say("in_preset", {"preset": say(f"preset:{preset.preset}"), "value": standard})
        return Aside(words, DIFFERS, option.name in of_their_own(self._rules))

    def _about(self, option: Option) -> list[tuple[str, Style]]:
        """Why it cannot be; and if that is wanted, what it means and who tells of it."""
        about = [(option_sentence(option, self._rules), ABOUT)] if self.explains else []
        if self.explains:
            about.append((sources(option, self._rules), SOURCE))
        return about + [(words, WARNING) for words in refusal_about(self._rules, option.name)]

    def _set(self, option: Option, value: ItemValue) -> None:
        if isinstance(value, float):
            return  # no rule is a part of something
        fields = changes(self._rules) | {option.name: value}
        if option.name == "strokes":
            self._strokes_set = value
        elif option.name == "scoring" and self._strokes_as_usual():
            fields["strokes"] = usual_strokes(self._rules.preset, str(value))
        self._choose(with_changes(self._rules.preset, fields))

    def _strokes_as_usual(self) -> bool:
        """Whether nobody has set their number; one that is not usual somebody has, here or before."""
        rules = self._rules
        if rules.strokes != usual_strokes(rules.preset, rules.scoring):
            self._strokes_set = rules.strokes
        return rules.strokes != self._strokes_set

    # -- presets and own rule sets -------------------------------------------------------------------------------

    def _put_presets(self, flow: Flow) -> None:
        self._put_preset_choice(flow)
        flow.space(6)
        self._put_differences(flow)
        flow.space(10)
        flow.heading(say("own_rules"))
        self._put_own(flow)
        self._put_saving(flow)

    def _put_preset_choice(self, flow: Flow) -> None:
        """One beside the other, and the sentence about the chosen one."""
        items = [Item(preset, say(f"preset:{preset}")) for preset in PRESET_NAMES]
        about = [(say(f"preset_about:{self._rules.preset}"), ABOUT)]
        flow.form(ChoiceRow(PRESET, say("preset"), items, self._rules.preset, self._choose_preset, about))

    def _put_differences(self, flow: Flow) -> None:
        """What is otherwise than in the preset, and the way back to it."""
        words = {"preset": say(f"preset:{self._rules.preset}")}
        differing = [option for option in IN_ORDER if option.name in of_their_own(self._rules)]
        if not differing:
            flow.text(say("as_in_preset", words), ABOUT)
            return
        flow.text(f"{say('differs', words)}:", DIFFERS)
        for option in differing:
            word = value_name(option, getattr(self._rules, option.name), self._rules)
            flow.text(f"– {option_name(option, self._rules)}: {word}", ABOUT)
        flow.space(6)
        back = partial(self._choose_preset, self._rules.preset)
        flow.buttons(Pressable("to_preset", say("to_preset", words), back, "undo"))

    def _choose_preset(self, preset: ItemValue) -> None:
        self._strokes_set = 0
        self._choose(PRESETS[str(preset)])

    def _kept(self) -> dict[str, RuleSet]:
        """The saved rule sets that can be read."""
        found: dict[str, RuleSet] = {}
        try:
            kept = self._keeper.store.kept_rules() if self._keeper.store else {}
        except sqlite3.Error:
            return found
        for name, data in kept.items():
            try:
                found[name] = rules_from_json(data)
            except GaigelError:
                continue
        return found

    def _put_own(self, flow: Flow) -> None:
        kept = self._kept()
        if not kept:
            flow.text(say("no_own_rules"), ABOUT)
        for name, rules in kept.items():
            self._put_kept(flow, name, rules)
        if self._gone:
            flow.news(self._gone)
        flow.space(6)

    def _put_kept(self, flow: Flow, name: str, rules: RuleSet) -> None:
        trash, ask = say("rules_forget_named", {"name": name}), partial(self._ask, name, rules)
        away = Pressable(f"forget {name}", trash, ask, "trash", help=trash, bare=True)
        row = ListRow(f"own {name}", name, partial(self._choose, rules), "rules", rules == self._rules)
        flow.listed(row._replace(button=away if self._keeper.owner else None))
        flow.space(4)

    def _put_saving(self, flow: Flow) -> None:
        name = say("rules_name")
        usable = self._keeper.owner and bool(self._name.strip()) and not problems(self._rules)
        save = Pressable("rules_save", say("rules_save"), self._save, "save", usable=usable)
        flow.form(FieldRow("rules_name", name, self._name, self._type_name, name, LONGEST_NAME, (), self._save, save))
        if self._note:
            flow.text(self._note, ABOUT)

    def _type_name(self, words: str) -> None:
        self._name, self._note = words, ""
        self._refresh()

    def _save(self) -> None:
        name = self._name.strip()
        if not name or problems(self._rules) or not self._keeper.owner:
            return
        try:
            if self._keeper.store is None:
                raise sqlite3.OperationalError
            self._keeper.store.keep_rules(name, rules_to_json(self._rules))
        except sqlite3.Error:
            self._note = say("rules_not_saved")
        else:
            self._name, self._note = "", say("rules_saved", {"name": name})
        self._refresh()

    def _ask(self, name: str, rules: RuleSet) -> None:
        yes = say("rules_forget")
        ask_to_throw_away(self._player, self._scenes(), name, yes, partial(self._forget, name, rules))

    def _forget(self, name: str, rules: RuleSet) -> None:
        """Its code, which brings it back, lies aside for a day."""
        try:
            aside = throw_words_away("rules.txt", f"{name}\n{rule_code(rules)}\n")
            try:
                if self._keeper.store is not None:
                    self._keeper.store.forget_rules(name)
            except sqlite3.Error:
                aside.unlink()
                raise
        except (OSError, sqlite3.Error):
            self._note = say("rules_not_forgotten")
        else:
            self._gone = gone(name)
        self._refresh()


def _topic(option: Option) -> str:
    return UNDER.get(option.topic, option.topic)


def _values(option: Option, value: Value) -> list[Value]:
    """The values to choose from; of a long range the usual ones, and the one that is set."""
    if option.name != "match_points":
        return list(option.values)
    return sorted({*MATCH_POINTS, int(value)})
