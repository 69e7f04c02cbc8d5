"""Rule sets: a preset and what differs from it, as JSON, and back. It trusts nothing it reads."""

from __future__ import annotations

import json

from gaigel_desktop.rules.errors import BadRecord, BadRules
from gaigel_desktop.rules.options import OPTION_NAMED, Option, RuleSet, Value, checked, fits, preset_named

from .editions import EDITION, differences, format_of, options_in, preset_in


def rules_to_json(rules: RuleSet, edition: int = EDITION) -> dict[str, object]:
    """The preset and what differs from it."""
    return {"preset": rules.preset, **differences(rules, edition)}


def rules_from_json(data: object, edition: int = EDITION) -> RuleSet:
    """A preset, or a preset and the fields that differ from what it meant in this edition."""
    if isinstance(data, str):
        data = {"preset": data}
    if not isinstance(data, dict):
        raise BadRecord("not_object", field="rules")
    preset = preset_named(str(data.get("preset"))).preset
    return checked_rules(preset, {name: value for name, value in data.items() if name != "preset"}, edition)


def checked_rules(preset: str, fields: dict[str, object], edition: int = EDITION) -> RuleSet:
    """The preset with these fields, or BadRules with the first thing that is wrong with them."""
    values = {name: _checked_value(name, value, edition) for name, value in fields.items()}
    return checked(preset_in(preset, edition)._replace(**values))  # type: ignore[arg-type]


def _checked_value(name: str, value: object, edition: int) -> Value:
    """What the field is to be, if this edition could say it."""
    if name not in OPTION_NAMED:
        raise BadRules("field_unknown", field=name)
    option, form = options_in(edition).get(name), format_of(edition)
    if option is None:
        raise BadRules("field_later", field=name, value=form)
    if isinstance(value, int | str) and fits(option, value):
        return value
    if fits(OPTION_NAMED[name], value):
        raise BadRules("value_later", field=name, value=json.dumps(value), other=form)
    raise BadRules("value_unknown", field=name, value=json.dumps(value), values=spelled_values(option))


def spelled_values(option: Option) -> str:
    """The values that a field may have, as they are written."""
    values = option.values
    if isinstance(values, range):
        return f"{values.start} to {values.stop - 1}"
    return ", ".join(json.dumps(value) for value in values)
