"""Retouch: a picture scaled, turned, trimmed, cut round or made fainter."""

from __future__ import annotations

from typing import Final

import pygame

from . import theme

SEEN: Final = 3  # of 255: what is fainter changes no colour by more than one
OPAQUE: Final = 250  # what is more than that was opaque before it was scaled


def smoothly_scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scaled to a size in pixels, and as opaque as before."""
    return kept_opaque(pygame.transform.smoothscale(picture, size))


def kept_opaque(scaled: pygame.Surface) -> pygame.Surface:
    """What was scaled, opaque where it was: pygame rounds down twice, and what lies below would shine through. Not at
    every size: the middle tells."""
    if scaled.get_masks()[3] and OPAQUE < scaled.get_at(scaled.get_rect().center).a < theme.FULL:
        was = pygame.mask.from_surface(scaled, OPAQUE)
        lost = was.to_surface(setcolor=theme.LOST_IN_SCALING, unsetcolor=theme.NOTHING)
        scaled.blit(lost, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return scaled


def smoothly_turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Turned against the clock; the hair of nothing around it lets the edges blend into what lies below."""
    width, height = picture.get_size()
    framed = pygame.Surface((width + 2, height + 2), pygame.SRCALPHA)
    framed.fill((*theme.PAPER, 0))
    framed.blit(picture, (1, 1))
    return pygame.transform.rotozoom(framed, angle, 1.0)


def trimmed(picture: pygame.Surface) -> pygame.Surface:
    """Without the rows and columns at its edges where nothing is seen: they take as long to lay as any other."""
    return picture.subsurface(picture.get_bounding_rect(SEEN)).copy()


def fainter(picture: pygame.Surface, strength: float) -> pygame.Surface:
    """A picture that lets through what lies below it; 1 is all of it."""
    if strength >= 1:
        return picture
    faint = picture.copy()
    faint.fill((*theme.WHITE, round(255 * max(0.0, strength))), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def cut_round(picture: pygame.Surface) -> pygame.Surface:
    """A square picture without its corners."""
    disc = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    middle = disc.get_rect().center
    pygame.draw.aacircle(disc, theme.WHITE, middle, min(middle) - 1)
    disc.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return disc


def converted(picture: pygame.Surface) -> pygame.Surface:
    """As the screen has its colours, so that it is laid quickly."""
    return picture.convert_alpha() if picture.get_masks()[3] else picture.convert()


def plain(size: tuple[int, int]) -> pygame.Surface:
    """What stands for a picture that is missing: paper with an edge."""
    plain = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(plain, theme.PAPER, plain.get_rect(), border_radius=max(1, size[0] // 12))
    pygame.draw.rect(plain, theme.INK, plain.get_rect(), 1, border_radius=max(1, size[0] // 12))
    return plain
