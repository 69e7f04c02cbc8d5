"""The table for a room as it is drawn: what rests is not painted again, and the look is that of the show."""

from __future__ import annotations

from gaigel_desktop.show.room_picture import Room, Said, TitleCard
from gaigel_desktop.window import theme
from tests.scenes.rooms import ForRoom
from tests.scenes.shot import opened
from tests.tiers import thorough


def painted(guest_sees: ForRoom) -> int:
    """How many pixels are painted when it is drawn now."""
    stage, screen = guest_sees.stage, guest_sees.kit.screen
    guest_sees.paint.draw(stage, guest_sees.room, guest_sees.seating(), guest_sees.now)
    return sum(part.width * part.height for part in screen.canvas.paint(screen.surface))


def test_what_rests_is_not_painted_again_and_what_moves_only_where_it_is() -> None:
    with opened("room-4", (1280, 720), language="de", large_index=False, colour_safe=False) as guest:
        shown = guest.scene
        assert isinstance(shown, ForRoom)
        painted(shown)
        assert painted(shown) == 0
        assert shown.paint.look.deck.large_index and shown.paint.look.deck.colour_safe
        assert not guest.player.settings.large_index and not guest.player.settings.colour_safe
        shown.stage.rearrange(shown.table()._replace(lit=1), 50.0)
        moved = []
        for frame in range(1, 30):
            shown.now = 50.0 + frame * theme.FRAME
            shown.stage.move(shown.now)
            moved.append(painted(shown))
        assert max(moved) < 0.5 * 1280 * 720 and moved[-1] == 0


@thorough
def test_everything_that_is_said_changes_the_picture_and_goes_again() -> None:
    with opened("room-4", (640, 360), language="de") as guest:
        shown = guest.scene
        assert isinstance(shown, ForRoom)
        quiet = shown.room
        painted(shown)
        others = (
            Room(),
            quiet._replace(asked=True),
            quiet._replace(held=0),
            quiet._replace(branched=True),
            quiet._replace(calls=(Said(2, "Aus!"),)),
            quiet._replace(looks=((1, "speaking"),)),
            quiet._replace(title=TitleCard("Der Partner")),
            quiet._replace(blank=True),
        )
        for other in others:
            shown.room = other
            assert painted(shown) > 0, other
            assert painted(shown) == 0
            shown.room = quiet
            assert painted(shown) > 0
