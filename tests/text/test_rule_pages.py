"""The rules as pages: every option is told, no sentence is dead, pictures are right, and everything can be found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.options import (
    OPTION_NAMED,
    OPTIONS,
    PLAYERS_OF,
    PRESETS,
    RuleSet,
    Value,
    problems,
    with_changes,
)
from gaigel_desktop.rules.pairs import PLAIN_PAIR, TRUMP_PAIR
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.text.customs import SIGNS_SAY, Customs
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.rule_book.pages import CHAPTERS, Passage, RulePage, rule_pages
from gaigel_desktop.text.rule_book.pages_late import HERE_ALWAYS, HISTORY, SCORE, SEATS, SEVENS, SIGNS, THREES, WORDS
from gaigel_desktop.text.rule_book.pages_play import ABOUT, CARDS, DEAL, DISS, END, FIRST, OUT_PAGE, PAIRS, PLAY
from gaigel_desktop.text.rule_book.search import search
from gaigel_desktop.text.speech import speak, suit_name
from gaigel_desktop.text.table_rules import has_effect
from tests.scenario import endgame, lay
from tests.tiers import first_of, one_in, thorough

MADE_FROM_OPTIONS = ("elsewhere", "here")  # these pages differ by themselves
YEARS = {"19", "1800", "1843", "1844", "1845", "1846", "1883", "1895", "1907", "2018"}
OTHER_PACKS = {"32", "52"}
BOOKS = (
    "sämmtliche belletristische Schriften",
    "Raimund Jacob Wurst, eine biographische Skizze",
    "Verhandlungen der Württembergischen Kammer der Abgeordneten",
    "Gaigle, Laws and Rules, How to Play the Game",
    "Doppelkopf – Schafkopf – Tarock",
    "Kartenspiele im Familien- und Freundeskreis",
    "Das grosse Buch der Kartenspiele",
    "Die große Humboldtenzyklopädie der Kartenspiele",
)
THANKED = (
    *("Richard Pfeiffer", "Gerd Wieler", "Erhard Steegmüller", "Rolf Mögle", "Manfred Alber"),
    *("John McLeod", "SKV Rutesheim"),
)
EARLY = [*ABOUT, *CARDS, *DEAL, *FIRST, *PLAY, *PAIRS, *DISS, *END, *OUT_PAGE]
TOLD = [*EARLY, *SIGNS, *SCORE, *SEVENS, *SEATS, *THREES, *HERE_ALWAYS, *HISTORY]


def told(rules: RuleSet) -> list[str]:
    """All words of the pages that somebody wrote for these rules."""
    pages = [page for page in rule_pages(rules) if page.key not in MADE_FROM_OPTIONS]
    return [text for page in pages for passage in page.passages for text in passage.texts]


def others(rules: RuleSet, name: str) -> Iterator[RuleSet]:
    """The same table with another value of this option."""
    values = OPTION_NAMED[name].values
    near: tuple[Value, ...] = tuple(values)[:12] if isinstance(values, range) else values
    for value in near:
        other = rules._replace(**{name: value})  # type: ignore[arg-type]
        if value != getattr(rules, name) and not problems(other):
            yield other


def nearby() -> Iterator[RuleSet]:
    """All presets at all sizes of table, and each of them with one option changed."""
    for preset in PRESETS.values():
        for players in PLAYERS_OF[preset.preset]:
            table = preset._replace(players=players)
            yield table
            for option in OPTIONS:
                yield from others(table, option.name)
            for scoring in OPTION_NAMED["scoring"].values:  # a single stroke, or deal, is told in words of its own
                yield from others(table._replace(scoring=str(scoring)), "strokes")


# -- what is told ------------------------------------------------------------------------------------------------


@one_in(4, "option", [option.name for option in OPTIONS])
@first_of(1, "preset", PRESETS)
def test_every_option_changes_what_is_told(preset: str, option: str) -> None:
    rules = PRESETS[preset]
    for other in others(rules, option):
        if has_effect(option, rules) and has_effect(option, other):
            assert told(rules) != told(other), f"{option} = {getattr(other, option)}"


def test_options_without_an_effect_at_one_table_are_told_at_another() -> None:
    three = PRESETS["leinfelden"]._replace(players=3)
    assert told(three) != told(three._replace(losers="lowest"))
    assert told(PRESETS["leinfelden"]) == told(PRESETS["leinfelden"]._replace(losers="lowest"))


@thorough
def test_every_sentence_stands_somewhere() -> None:
    """Of every part of every page there is a table, with its rules and customs, where it is told."""
    dead = {part.key for part in TOLD}
    for signs_say in SIGNS_SAY:
        speak("en", customs=Customs(signs_say=signs_say))
        dead -= {part.key for part in TOLD if any(all(holds(rules) for holds in part.when) for rules in nearby())}
    speak("en")
    assert dead == set()


def test_every_phrase_of_the_rules_has_a_place() -> None:
    by_hand = {"tell:seats_row", "tell:seats_row_rest", "tell:elsewhere", "tell:here_as_preset", "tell:here_differs"}
    said = {part.key for part in [*TOLD, *WORDS]} | by_hand
    wanted = {key for key in PHRASES if re.match(r"(tell|figure|word|book):", key)}
    assert wanted - said == set()


def test_numbers_come_from_the_rules() -> None:
    """No sentence says by itself what a constant of the rules says; only years and other packs stand there."""
    for key, sentence in PHRASES.items():
        if re.match(r"(tell|figure|label|word|caption):", key):
            numbers = set(re.findall(r"\d+", re.sub(r"\{\w+\}", "", sentence)))
            assert numbers <= YEARS | OTHER_PACKS, key


def test_the_numbers_are_there(language: str) -> None:
    words = " ".join(told(PRESETS["leinfelden"]))
    for number in (OUT, PLAIN_PAIR, TRUMP_PAIR, 240):
        assert re.search(rf"\b{number}\b", words)
    assert "{" not in words
    assert "360" in " ".join(told(PRESETS["uspcc-1907"]))


def test_the_page_of_differences_names_what_was_changed() -> None:
    rules = PRESETS["leinfelden"]._replace(knock=False)
    here = next(page for page in rule_pages(rules) if page.key == "here")
    assert next(passage.words for passage in here.passages if passage.kind == "head") == "Knocking"
    assert any("one may knock" in passage.words for passage in here.passages if passage.kind == "source")


def test_the_page_of_other_tables_leaves_out_what_holds_here() -> None:
    page = next(page for page in rule_pages(PRESETS["leinfelden"]) if page.key == "elsewhere")
    words = [passage.words for passage in page.passages]
    assert "The Diß may be swapped for the trump card." in words
    assert not any("put under the talon to reserve it" in each for each in words)


def test_in_rutesheim_nobody_pays_double_or_single(language: str) -> None:
    """There a fault costs the game points of the deal."""
    double = {"en": "double game|(lose|win)s? double", "de": r"doppelt\b", "es": r"(pierden?|gana) doble\b"}[language]
    single = {"en": "single game", "de": r"verliert \w* ?einfach", "es": "sencillo"}[language]
    otherwise: tuple[dict[str, Value], ...] = (
        {},
        {"claims": "questioned", "revoke": "forfeits"},
        {"missed_out": "accusation"},
    )
    for changed in otherwise:
        pages = rule_pages(with_changes("rutesheim", changed))
        spoken = [
            passage.words for page in pages if page.key in ("about", "first", "end", "out") for passage in page.passages
        ]
        assert [words for words in spoken if re.search(f"{double}|{single}", words)] == []
        assert any(
            {"en": "game points", "de": "die Spielpunkte", "es": "los puntos de juego"}[language] in each
            for each in spoken
        )


@first_of(1, "scoring", OPTION_NAMED["scoring"].values)
def test_one_stroke_or_deal_is_not_told_as_several(language: str, scoring: str) -> None:
    for preset, players in (("leinfelden", 4), ("wikipedia", 3)):
        words = " ".join(told(PRESETS[preset]._replace(scoring=scoring, strokes=1, players=players)))
        assert not re.search(r"\b1 (strokes|deals|Striche|Spiele|rayas|manos|veces|lie|liegen)", words)


def test_the_page_of_the_score_is_named_after_what_is_played() -> None:
    for rules in PRESETS.values():
        for scoring in ("slate", "early_clean", "race", "deals", "games"):
            page = next(page for page in rule_pages(rules._replace(scoring=scoring)) if page.key == "score")
            assert ("Putzen" in page.title) == (scoring in ("slate", "early_clean"))


def test_headings_call_the_openings_as_this_table_does() -> None:
    rules = PRESETS["uspcc-1907"]._replace(opening="gaigel", auf_dissle="any", auf_siebener=True, auf_farbe=True)
    pages = [page for page in rule_pages(rules) if page.key in ("first", "sevens")]
    heads = {passage.words for page in pages for passage in page.passages if passage.kind == "head"}
    assert {"“Eleven!”", "Face down: “Higher has it!”", "“Second Ace!”", "“For Sevens!”", "“For a suit!”"} <= heads
    assert not {"Ge-Elfen", "Auf Siebener", "Auf Dissle", "Auf Farbe"} & heads


def test_a_table_without_an_exchange_does_not_tell_of_one() -> None:
    page = next(page for page in rule_pages(PRESETS["leinfelden"]._replace(exchange="off")) if page.key == "diss")
    assert [passage.key for passage in page.passages[1:]] == ["tell:diss_off"]


def test_words_stand_in_the_order_of_the_alphabet(language: str) -> None:
    words = [passage.lead for passage in words_page().passages if passage.lead]
    assert words[:3] == ["Alte", "Andere Alte", "Ass"]
    assert words.index("Diß") < words.index("Diß-Raub") < words.index("Dissle")
    assert words.index("Talon") < words.index("Übergaigeln") < words.index("Umschlag") < words.index("Vorhand")


def words_page() -> RulePage:
    """The page with the words of the game."""
    return next(page for page in rule_pages(PRESETS["leinfelden"]) if page.key == "words")


def test_every_word_is_explained_and_found(language: str) -> None:
    """In each language there is a sentence of its own for it, and who types the word is led there."""
    pages = rule_pages(PRESETS["leinfelden"])
    for at, passage in enumerate(words_page().passages[1:], 1):
        there = [hit for hit in search(pages, passage.lead) if hit.page == "words" and hit.passage == at]
        assert any(passage.texts[hit.part] == passage.lead for hit in there), passage.lead
        assert passage.words.rstrip("”“»").endswith((".", "!")), passage.lead
        assert language == "en" or passage.words != PHRASES[f"word:{passage.lead}"].format(out=OUT, ace=11)


def test_books_and_whom_we_thank_are_named_as_they_write_themselves(language: str) -> None:
    """Names and titles are nobody's to translate."""
    history = " ".join(told_on("history"))
    for name in (*BOOKS, *THANKED):
        assert name in history, name


def told_on(key: str) -> list[str]:
    """The words of a page."""
    page = next(page for page in rule_pages(PRESETS["leinfelden"]) if page.key == key)
    return [text for passage in page.passages for text in passage.texts]


def test_pictures_are_explained_with_the_names_of_the_players_cards(language: str) -> None:
    captions = []
    for deck in ("wuerttemberg", "french"):
        speak(language, card_names(deck))
        pages = rule_pages(PRESETS["leinfelden"])
        captions.append([passage.words for page in pages for passage in page.passages if passage.cards])
    changed = [pair for pair in zip(*captions, strict=True) if pair[0] != pair[1]]
    assert len(changed) > 5
    clubs = suit_name(0)
    assert any(clubs in french for _, french in changed)
    assert not any(clubs in german for german, _ in changed)


def document() -> str:
    return (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def test_the_document_explains_the_same_words() -> None:
    """None is missing on either side."""
    table = document().split("| word |")[1].split("\n\n")[0]
    rows = re.findall(r"(?m)^\| ([^|-][^|]*?) \|", table)
    words = {word.strip('"').lower() for row in rows for word in row.split(", ")}
    assert words == {part.word.lower() for part in WORDS}


def test_the_document_names_the_same_books_and_people() -> None:
    assert [name for name in (*BOOKS, *THANKED) if name not in " ".join(document().split())] == []


# -- finding -----------------------------------------------------------------------------------------------------


@first_of(1, "chapter", CHAPTERS)
def test_every_chapter_is_found_by_its_title(language: str, chapter: str) -> None:
    pages = rule_pages(PRESETS["wikipedia"])
    title = next(page.title for page in pages if page.key == chapter)
    assert search(pages, title.upper())[0][:2] == (chapter, 0)


def test_hits_go_through_the_pages_in_their_order() -> None:
    pages = rule_pages(PRESETS["leinfelden"])
    order = list(CHAPTERS)
    hits = [hit for hit in search(pages, "trump") if not hit.in_title]
    assert len({hit.page for hit in hits}) > 5
    assert [order.index(hit.page) for hit in hits] == sorted(order.index(hit.page) for hit in hits)
    for hit in hits:
        page = next(page for page in pages if page.key == hit.page)
        text = page.passages[hit.passage].texts[hit.part]
        assert text[hit.span.start : hit.span.end].lower() == "trump"


# -- pictures: bells are trumps in all of these ------------------------------------------------------------------


def picture(page: str, key: str, **options: Value) -> Passage:
    """The picture as it stands on its page."""
    rules = PRESETS["leinfelden"]._replace(**options)  # type: ignore[arg-type]
    parts = [
        part for part in {"first": FIRST, "play": PLAY, "end": END}[page] if all(holds(rules) for holds in part.when)
    ]
    at = [part.key for part in parts].index(f"figure:{key}")
    told = next(each for each in rule_pages(rules) if each.key == page)
    return told.passages[1 + at]  # after the title


def codes(shown: Passage) -> list[str]:
    return [card.code for card in shown.cards]


def winner(shown: Passage) -> int:
    return next(at for at, card in enumerate(shown.cards) if card.wins)


TABLES = [
    *((4, "crosswise", "0101"), (6, "crosswise", "010101"), (8, "crosswise", "01010101")),
    *((4, "opposite", "0101"), (6, "opposite", "012012"), (8, "opposite", "01230123")),
]
OPENINGS = [("first_elfen", "elfen"), ("first_dive_up", "dive"), ("first_second", "second")]


@pytest.mark.parametrize(("key", "mode"), OPENINGS)
def test_the_pictured_openings_go_as_they_are_pictured(key: str, mode: str) -> None:
    shown = picture("first", key)
    first, *rest = codes(shown)
    table = lay("leinfelden", "S7", vorhand=first, second=rest[0], third=rest[1], fourth=rest[2])
    table.opens(mode, first).plays(" ".join(rest)).trick_goes_to(winner(shown))


def test_the_pictured_trick_without_trumps_goes_as_it_is_pictured_D() -> None:
    shown = picture("first", "first_powerless", first_trumps="powerless")
    first, *rest = codes(shown)
    seats = {"vorhand": first, "second": rest[0], "third": rest[1], "fourth": rest[2]}
    table = lay("leinfelden", "S7", first_trumps="powerless", **seats)
    table.opens("dive", first).plays(" ".join(rest)).trick_goes_to(winner(shown))


@pytest.mark.parametrize(("players", "teams", "together"), TABLES)
def test_the_pictured_table_joins_who_plays_together_E(players: int, teams: str, together: str) -> None:
    rules = PRESETS["uspcc-1907"]._replace(players=players, teams=teams)
    seats = next(page for page in rule_pages(rules) if page.key == "seats")
    assert ["".join(map(str, passage.sides)) for passage in seats.passages if passage.kind == "table"] == [together]


def test_what_dived_is_what_is_turned() -> None:
    down = picture("first", "first_dive_down")
    assert codes(down) == codes(picture("first", "first_dive_up"))
    assert all(card.face_down for card in down.cards)


@pytest.mark.parametrize("key", ["play_trump", "play_equal"])
def test_the_pictured_tricks_go_as_they_are_pictured(key: str) -> None:
    shown = picture("play", key)
    first, *rest = codes(shown)
    table = lay("leinfelden", "SO", vorhand=f"BA {first}", second=rest[0], third=rest[1], fourth=rest[2])
    table.opens("elfen", "BA").rest_discard().everybody_passes().trick(" ".join(codes(shown)))
    table.trick_goes_to(winner(shown))


@pytest.mark.parametrize("duty", ["follow", "follow_win", "strict", "strict_head"])
def test_from_the_pictured_hands_what_is_raised_may_be_played(duty: str) -> None:
    for key in ("end_hand_follow", "end_hand_free") if duty == "follow" else ("end_hand_beat", "end_hand_trump"):
        shown = picture("end", key, endgame=duty)
        hand = [*codes(shown), "B7", "HU"]
        allowed = [card.code for card in shown.cards if card.wins] or hand
        if key == "end_hand_follow":
            allowed = [code for code in hand if code.startswith("E")]
        lead = picture("end", "end_lead", endgame=duty)
        table = endgame("leinfelden", "SO", vorhand=codes(lead)[0], second=" ".join(hand), endgame=duty)
        table.plays(codes(lead)[0]).may_play(" ".join(allowed))
