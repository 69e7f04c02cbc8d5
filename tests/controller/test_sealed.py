"""The sealed pack: first the house, then the player, so that neither can steer; and whoever came second could."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable

import pytest

from gaigel_desktop.controller.match.dealer import (
    LONGEST_WORD,
    Seed,
    commitment,
    kept_seed,
    proved,
    seed_in,
    shuffled,
    word_of,
)
from gaigel_desktop.controller.match.sealed import Sealed, chain
from gaigel_desktop.rules.cards import ACE, PACK_SIZE, RANK
from tests.tiers import thorough

PACKS = 4000
FACES = 24
FREEDOM = (PACK_SIZE - 1) * (FACES - 1)
BOUND = 10 * (2 * FREEDOM) ** 0.5  # ten sigma; copies of a face make the variance a little smaller


def far_from_fair(seeds: Iterable[Seed]) -> float:
    """How far from equally often each face lies at each place, as chi-square less its degrees of freedom."""
    packs = [shuffled(seed.text) for seed in seeds]
    there = Counter((place, card) for pack in packs for place, card in enumerate(pack))
    expected = len(packs) / FACES
    squares = ((there[place, card] - expected) ** 2 for place in range(PACK_SIZE) for card in range(FACES))
    return sum(squares) / expected - FREEDOM


# -- who commits first -------------------------------------------------------------------------------------------


def test_no_secret_is_chosen_once_a_word_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """All secrets of the table are there when it is laid; afterwards nobody can so much as ask for another one."""
    sealed = Sealed()
    noted = sealed.open().seal
    monkeypatch.setattr(secrets, "token_hex", lambda _: pytest.fail("chosen when the word was known"))
    for number in range(300):
        sealed.word = f"word {number}"
        seed = sealed.open()
        proof = seed.secret
        for _ in range(number + 2):
            proof = commitment(proof)
        assert (proof, seed.word) == (noted, f"word {number}"), "the word changes nothing in the envelope"
        assert proved(seed, seed.seal) == "fair_with_word"


def test_one_hash_fixes_every_secret_of_the_table() -> None:
    sealed = Sealed()
    noted = before = sealed.open().secret
    for number in range(50):
        secret = sealed.open().secret
        assert commitment(secret) == before
        before = secret
        proof = secret
        for _ in range(number + 1):
            proof = commitment(proof)
        assert proof == noted


def test_a_word_stays_for_the_packs_that_were_fixed_before_it() -> None:
    sealed = Sealed(chain("last", 3))
    sealed.open()
    sealed.word = "Trollinger"
    assert [sealed.open().word, sealed.open().word] == ["Trollinger", "Trollinger"]
    assert sealed.open().word == "", "this secret was chosen by somebody who knows the word"


def test_without_a_word_the_pack_is_that_of_the_secret_as_it_always_was() -> None:
    seed = Sealed(["Bad Ditzenbach 1843"]).open()
    assert seed.text == "Bad Ditzenbach 1843" and proved(seed, commitment(seed.text)) == "fair"


# -- neither side can steer ---------------------------------------------------------------------------------------


def test_whatever_word_the_player_says_the_secrets_make_every_pack_equally_likely() -> None:
    assert abs(far_from_fair(Seed(secret, "always the same") for secret in chain("house", PACKS))) < BOUND


def test_whatever_secret_the_house_has_the_words_make_every_pack_equally_likely() -> None:
    assert abs(far_from_fair(Seed("always the same", f"word {number}") for number in range(PACKS))) < BOUND


def aces_on_top(seed: Seed) -> int:
    """So many of the first twelve cards are aces."""
    return sum(RANK[card] == ACE for card in shuffled(seed.text)[:12])


@thorough
def test_a_house_that_knew_the_word_first_could_steer() -> None:
    """It would try secrets until it likes one: that is why its secret is fixed before. The measure above sees it."""
    steered = [max((Seed(f"{deal} {at}", "known") for at in range(8)), key=aces_on_top) for deal in range(PACKS // 4)]
    assert far_from_fair(steered) > BOUND


@thorough
def test_a_player_who_knew_the_secret_could_steer() -> None:
    """They would try words until they like one: that is why the envelope stays closed."""
    steered = [max((Seed(f"known {deal}", f"{at}") for at in range(8)), key=aces_on_top) for deal in range(PACKS // 4)]
    assert far_from_fair(steered) > BOUND


def test_another_letter_makes_another_pack() -> None:
    packs = {shuffled(Seed("house", word).text) for word in ("", "Alb", "alb", "Alp", "Al b", "bAl")}
    assert len(packs) == 6


# -- words --------------------------------------------------------------------------------------------------------


def test_the_same_letters_are_the_same_word_however_they_were_typed() -> None:
    assert word_of("  Scha\u0308ufele\n") == word_of("Sch\u00e4ufele") == "Sch\u00e4ufele"
    assert word_of("\u200b \t") == "" and len(word_of("x" * 99)) == LONGEST_WORD


# -- kept beside the deal -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [Seed(), Seed("secret"), Seed("secret", "Brezel & Wein")])
def test_what_is_kept_beside_a_deal_is_read_again(seed: Seed) -> None:
    assert seed_in(kept_seed(seed)) == seed


def test_a_deal_from_before_there_were_words_has_none() -> None:
    assert (
        seed_in({"seed": "old"}) == Seed("old") and seed_in({}) == Seed() and seed_in({"seed": 7, "word": []}) == Seed()
    )
