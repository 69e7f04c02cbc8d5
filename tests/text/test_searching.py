"""Words are found whatever their case, with or without dots and accents."""

from __future__ import annotations

import pytest

from gaigel_desktop.text.searching import Span, folded, spans


@pytest.mark.parametrize("query", ["übergaigelt", "UBERGAIGELT", "uebergaigelt", "  Übergaigelt "])
def test_umlauts_and_case_do_not_matter(query: str) -> None:
    assert spans("Er hat übergaigelt.", query) == [Span(7, 18)]


@pytest.mark.parametrize("query", ["Diß", "diss", "DISS"])
def test_a_sharp_s_is_two(query: str) -> None:
    assert spans("Der Diß.", query) == [Span(4, 7)]


def test_accents_do_not_matter() -> None:
    assert spans("El talón, según", "talon") == [Span(3, 8)]
    assert spans("El talón, según", "SEGÚN") == [Span(10, 15)]


def test_an_apostrophe_is_found_as_the_keys_write_it() -> None:
    assert spans("The trick is Vorhand’s.", "vorhand's") == [Span(13, 22)]


def test_what_is_spelled_with_two_letters_is_found_as_it_stands_first() -> None:
    assert spans("aus neuem, genau", "neue") == [Span(4, 8)]


def test_every_place_is_found_and_none_twice() -> None:
    assert spans("Stich um Stich", "stich") == [Span(0, 5), Span(9, 14)]
    assert spans("aaaa", "aa") == [Span(0, 2), Span(2, 4)]


def test_nothing_is_found_nowhere() -> None:
    assert spans("Stich", "") == spans("Stich", "   ") == spans("Stich", "Talon") == []


def test_folding_remembers_where_letters_stood() -> None:
    assert folded("aß") == ("ass", (0, 1, 1))
