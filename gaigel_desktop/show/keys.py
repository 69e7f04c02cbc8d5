"""Keys: what a clicker sends, what the keyboard adds, and what each of them does while something is shown."""

from __future__ import annotations

from typing import Final

import pygame

ON: Final = "on"
BACK: Final = "back"
BLANK: Final = "blank"
PAUSE: Final = "pause"
LEAVE: Final = "leave"
LIGHTS: Final = (ON, BACK, BLANK)  # out of the dark
ALWAYS: Final = (*LIGHTS, PAUSE, LEAVE)  # whatever is asked
AT_TABLE: Final = ("hold", "hands", "why", "ask")  # where the deal is seen
CLICKER: Final[dict[int, str]] = {
    pygame.K_PAGEDOWN: ON,
    pygame.K_PAGEUP: BACK,
    **dict.fromkeys((pygame.K_b, pygame.K_PERIOD, pygame.K_KP_PERIOD), BLANK),
    **dict.fromkeys((pygame.K_F5, pygame.K_ESCAPE), PAUSE),
}
LETTERS: Final[dict[int, str]] = {
    pygame.K_n: "next_piece",
    pygame.K_p: "previous_piece",
    pygame.K_h: "hold",
    pygame.K_o: "hands",
    pygame.K_w: "why",
    pygame.K_q: "ask",
    pygame.K_t: "second",
    pygame.K_u: "as_it_was",
    pygame.K_F1: "keys",
}
OTHERS: Final[dict[int, str]] = {  # on a page these lead from one thing to the next
    **dict.fromkeys((pygame.K_RIGHT, pygame.K_DOWN, pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER), ON),
    **dict.fromkeys((pygame.K_LEFT, pygame.K_UP, pygame.K_BACKSPACE), BACK),
    pygame.K_HOME: "first",
    pygame.K_END: "last",
}
DIGITS: Final = {key: at for at, key in enumerate(range(pygame.K_0, pygame.K_9 + 1))}
KEYPAD: Final = (pygame.K_KP_0, *range(pygame.K_KP_1, pygame.K_KP_9 + 1))
NUMBERS: Final = DIGITS | {key: at for at, key in enumerate(KEYPAD)}
LINES: Final = (  # of the page of keys: what is pressed, and what that does
    *(("leaflet_key_" + name, "leaflet_does_" + name) for name in ("on", "back", "dark", "pause", "leave", "scene")),
    ("show_key_ends", "show_does_ends"),
    *(("leaflet_key_" + name, "leaflet_does_" + name) for name in ("light", "hands", "hold")),
    ("show_key_shift", "show_does_shift"),
    *(("leaflet_key_" + name, "leaflet_does_" + name) for name in ("as_it_was", "ask")),
    ("show_key_count", "show_does_count"),
    *(("leaflet_key_" + name, "leaflet_does_" + name) for name in ("why", "language")),
    *(("show_key_" + name, "show_does_" + name) for name in ("mouse", "keys", "full")),
)


def deed_of(event: pygame.Event) -> str:
    """What a key asks for; empty: nothing here. Esc comes from a clicker's button: it never leaves without Shift."""
    return over_page(event) or OTHERS.get(event.key, "")


def over_page(event: pygame.Event) -> str:
    """The same where a page lies over what is shown."""
    if event.key == pygame.K_ESCAPE and event.mod & pygame.KMOD_SHIFT:
        return LEAVE
    return "keys" if event.unicode == "?" else (CLICKER | LETTERS).get(event.key, "")


def number_of(event: pygame.Event) -> int | None:
    """The digit that is pressed, wherever it is on the keyboard."""
    return NUMBERS.get(event.key)
