"""The theme: every colour, size and duration a player sees. Sizes in design units, durations in seconds."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour from its hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


INK: Final = rgb("2A1A12")
PAPER: Final = rgb("FBF3DF")
CREAM: Final = rgb("FFF9EA")
GOLD: Final = rgb("EBB02D")
CHALK: Final = rgb("F0ECDE")
CHALK_FAINT: Final = rgb("BFB6A0")  # what matters less
PENCIL: Final = rgb("3B3836")
SQUARES: Final = rgb("CDD0C6")  # of a pad
SIGN_COLOURS: Final = (rgb("F2B632"), rgb("79B8F2"), rgb("9BD66A"), rgb("F58E86"))  # each with a shape of its own
SHADE: Final = rgb("140C07")
BLACK: Final = rgb("000000")  # for masks, and so is white: what pictures are multiplied with
WHITE: Final = rgb("FFFFFF")
FULL: Final = 255  # as opaque as can be
NOTHING: Final = (*BLACK, 0)
LOST_IN_SCALING: Final = (2, 2, 2, 5)  # of the colour and opacity of every pixel that was opaque

DESIGN: Final = (1280.0, 720.0)  # the smallest design; a window of another shape has more of one
CARD: Final = (117.0, 187.2)  # in the hand; 5 : 8
TRICK_CARD: Final = (92.0, 147.2)
BACK_CARD: Final = (52.0, 83.2)  # in the hands of the others
OPEN_CARD: Final = (60.0, 96.0)  # there too, but face up
TARGET: Final = 48.0  # nothing to click is smaller

TEXT: Final = 17.0
SMALL_TEXT: Final = 14.0
NAME_TEXT: Final = 18.0
BUTTON_TEXT: Final = 20.0
CHALK_TEXT: Final = 26.0
CHALK_SMALL_TEXT: Final = 21.0
CHALK_TITLE_TEXT: Final = 28.0
CHALK_NUMBER_TEXT: Final = 33.0
CHALK_HEAD_TEXT: Final = 36.0
CHALK_SIGN_TEXT: Final = 44.0  # all that stands on a slate
ENTRY_TEXT: Final = 28.0  # the large entries of the title
FIGURE_TEXT: Final = 30.0  # a figure that sums up

# How long things take at normal speed.
FRAME: Final = 1 / 60  # two cards never set out nearer to each other
PLAY: Final = 0.25
DIVE: Final = 0.30  # a card slides in face down
DRAW: Final = 0.20
DRAW_APART: Final = 0.06
DEAL: Final = 0.22
DEAL_APART: Final = 0.16  # between two packets
PACKET_APART: Final = 0.025  # between the cards of a packet
TURN: Final = 0.30
TURN_APART: Final = 0.15
TURN_STAYS: Final = 0.4
LIFT: Final = 0.14  # the winner's card is lifted
LIFT_STAYS: Final = 0.06
SQUARE: Final = 0.14  # the trick comes together below it
GATHER: Final = 0.24  # and goes to the pile
GAIN_STAYS: Final = 0.8  # what it counts, on the pile
EXCHANGE: Final = 0.30  # each of the three beats
FAN: Final = 0.24
SHIFT: Final = 0.12  # cards of a hand close up
GO_BACK: Final = 0.34  # what was taken back, to where it lay
SHOW: Final = 1.1
SHOWN_AT_LEAST: Final = 0.8  # however fast the table is: the eye has to find what is held up
KNOCK: Final = 0.8
RAPS_APART: Final = 0.175  # at every speed: so long one hears knuckles come down again
COUNT_CARD: Final = 0.22  # a won card goes to its row
COUNT_APART: Final = 0.12
COUNT_LONGEST: Final = 3.4  # many cards are laid out faster
COUNT_STAYS: Final = 1.6
CHALKED: Final = 0.35  # a ring or a stroke of chalk
BUBBLE: Final = 2.0
NOTICED: Final = 1.4  # before anybody begins to read what is said besides the announcements
READ_LETTER: Final = 0.065  # and each letter of it
CONFESSION: Final = 14.0  # what is said once and for all evenings, while the cards are dealt
DOZE: Final = 120.0  # so long the player may think before the others fall asleep
LONG_THOUGHT: Final = 30.0  # so long somebody may think before the others say something
FADE: Final = 0.1
SPEEDS: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.4, "none": 0.0}

# Who waits for whom at the table, at normal speed, and how long at least however fast it is.
STOP_STAYS: Final = 1.0  # another side's trick, or a declaration
STOP_AT_LEAST: Final = 0.7
COUNTED: Final = 1.5  # an own trick that somebody else gathers
COUNTED_AT_LEAST: Final = 1.0
BREATH: Final = 0.12  # between what has moved and what somebody does who has thought meanwhile
WORD_WAITED_FOR: Final = 8.0  # so long a cover lies for somebody who has something to say out of turn,
LISTENED_TO: Final = 12.0  # and so long they have the laptop to say it
FIRST_WORD: Final = 1.5  # so long partners let the player call for both before they do,
CALL_AT_LEAST: Final = 1.2  # and so long at any speed
PASSING: Final = 0.45  # before somebody passes in a window, whoever it is and whatever they hold
ACCUSING: Final = 0.9  # before somebody accuses who has seen others play on, at any speed
ANSWERING: Final = 1.2  # before somebody questions a claim or lets it stand, whoever it is and whatever they know
DEAF: Final = 0.6  # is a question to a press that was meant for what lay there before
TAKEN_IN: Final = 0.7  # until a question that came by itself can be answered, so that no press meant otherwise does
SIGN_READ: Final = 0.9  # at any speed, before anybody does something else after a sign
SIGN_SEEN: Final = 2.0  # so long a face holds its sign, or as long as a call can be read
SIGNED_WITHIN: Final = 1.8  # until a partner has made a sign to whoever leads
PARTNER_LOOKS: Final = 3.0  # over to the player, before opening or leading
LOOK_AT_LEAST: Final = 1.5
PARTNER_GLANCES: Final = 0.6  # the same to whoever seldom makes a sign

# How often the program looks, and how long it sleeps; nobody sees this.
GLANCE: Final = 0.05  # until the table looks again whether somebody has decided
REST: Final = 0.5  # the same where nobody has to
COUNT_SEEN: Final = 0.2  # seconds between two words about how far a count is
SLICE: Final = 0.006  # of long work between two frames
FILE_WAIT: Final = 0.004  # that the loop waits for a picture to be read
POLL: Final = 1 / 30  # where the system cannot wait for events by itself
LONGEST_WAIT: Final = 60.0
LATE: Final = 0.25  # of what passes beyond that, so much is noticed; the rest nobody has seen
HELD: Final = 2.0  # whoever is later than this was not only busy
TYPING_PAUSES: Final = 0.7  # without a key, and what came of a search is said
TOLD_AGAIN: Final = 0.1  # while something moves, to whoever hears it
SAID_APART: Final = 0.3  # between two things that are announced: what comes too soon is left out by some who read
ANSWERED: Final = 0.1  # after which the answer to whoever has begun to listen is certainly there
SOUND_CHECK: Final = 2.0
PATIENCE: Final = 3.0  # for one answer of the system, or of a process
OPENS_PHOTOGRAPH: Final = 20.0  # until a photograph is given up, however busy the computer
BEGINS: Final = 15.0  # until a process is there, however busy the computer
SILENCE: Final = 90.0  # after which the mixer is closed: longer than anybody thinks about a card
SIZE_RESTS: Final = 0.1  # after which a new size of the window stays; until then the old picture is stretched

# Pages: the sheets of paper and the boards that settings, rules and the title are made of.
PAPER_DARK: Final = rgb("EFE2C2")
INK_SOFT: Final = rgb("6B4A30")
WINE: Final = rgb("8E1F17")
PAGE: Final = (1240.0, 900.0)  # a page is no larger, however large the window
EDGE: Final = 20.0  # between the edge of the window and the page
GAP: Final = 12.0
HEADER: Final = 72.0  # the strip with the title of the page
PANEL_EDGE: Final = 34.0  # inside a sheet of paper, up to its words
TOPICS: Final = 262.0  # the board with the topics
SCROLL_BAR: Final = 24.0
MARK: Final = 34.0  # check boxes and radio buttons
ICON: Final = 28.0
SMALLEST_SHRINK: Final = 0.7  # words that do not fit are drawn smaller, but not smaller than this
LEAD_TEXT: Final = 22.0
PAGE_HEAD_TEXT: Final = 36.0
SAVE_AFTER: Final = 1.5  # seconds without a change until settings are saved
SAVE_AGAIN: Final = 5.0  # until it is tried again, where they could not be

# Overlays, the evening's slate, the cut.
LAMP_LOW: Final = rgb("615548")  # what the table behind an overlay is multiplied with
SHUFFLED: Final = 1.3  # before the first card of the Umschlag: as long as one hears it
CUT: Final = 0.5  # the packet taken off goes under the other
CUT_RINGS: Final = 0.2  # after which the first packet is thrown
KNOCK_RINGS: Final = 0.45
SHORTEST_RING: Final = 0.3  # of a knock, however fast the table is
SHUFFLES_AFTER: Final = 2.8  # the tune of a deal is over
SHUFFLES_LATER: Final = 0.5  # than the last stroke
TURN_UP: Final = 0.24  # a card turned up before the match flies to its seat
TURN_UP_APART: Final = 0.2
ACES_STAY: Final = 0.6  # before those who change seats get up
CHANGE_SEATS: Final = 1.0
SEATS_STAY: Final = 1.8  # how long one reads who deals and who plays with whom
BEFORE_CHALK: Final = 0.6  # one reads who won before the hand reaches for the chalk
MARKS_APART: Final = 0.16
STROKE_CHALKED: Final = 0.34
MILESTONE_WRITTEN: Final = 1.4  # a few words on the beam
GIGACKEL_CHALKED: Final = 0.6
MARK_WIPED: Final = 0.75
MARK_CROSSED: Final = 0.3
NUMBER_WRITTEN: Final = 0.7
MAT_MOVED: Final = 0.45

# Cards in motion.
CARD_SHAPE: Final = 1.6  # how much higher a card is than wide
SPIN: Final = 6.0  # degrees on the way
NEARER: Final = 0.07  # how much larger a card in the air looks
SETTLE: Final = 2.2  # units that a card slides on when it lands
SETTLE_TILT: Final = 0.8
TURN_SHADE: Final = 0.45  # how dark the side gets that turns away from the lamp
TURN_SHINE: Final = 0.30
CHALK_MARK: Final = 38.0  # chalk that stands on the table
COUNT_MARK: Final = 64.0  # the running count
COUNT_SHADE: Final = 175  # of 255: how much darker the table is below a count
RUBBED: Final = 46  # of 255: chalk that is rubbed in pale
COUNTED_CARD: Final = 74.0  # how wide the cards of a count are

# The rules as pages.
MARKER: Final = rgb("F0D896")  # what is searched for, marked as with a felt pen
MARKER_NOW: Final = rgb("EBB02D")
MEASURE: Final = 620.0  # a line of prose is no longer
SMALL_CARD: Final = 60.0  # cards in a picture beside the words
LARGE_CARD: Final = 88.0  # and in one as wide as the page
FIGURE: Final = 264.0  # the column of pictures
FIGURE_GAP: Final = 34.0

# A table that is shown to a room.
ROOM_DARK: Final = rgb("6A5F58")  # what its wood is multiplied with
SHINES: Final = 150  # of 255: the light on the one who is talked about

# A deal told again.
RETELL_STAYS: Final = 1.0  # between two steps that play by themselves
READING_SEEN: Final = 0.1  # how far it is with the deals that are read beside the picture

# A show that goes on by itself.
UNTOUCHED: Final = 120.0  # the title, until the game shows itself, where that is wanted
TITLE_STAYS: Final = 5.0  # a card with a title
ROOM_THINKS: Final = 6.0  # besides reading the question

# What the table tells the player alone.
NOTE: Final = 3.0
NAMED: Final = 0.6  # so long the pointer rests on something before its name is told
DOUBLE_CLICK: Final = 0.4  # so soon a second press on a card is the same one
NOT_ASKED: Final = (
    0.6  # until a number is meant for a card, after a call that asks which one only where there are several
)
MARKS_COME: Final = 3.0  # so long one may look for the cards that may be played, before they are marked
PROPOSED: Final = 4.0  # so long one who has called rightly before may count alone
WITHDRAWN: Final = 9.0  # that an aid has gone; it is said while the cards are dealt
LOOKED_FOR_PAIR: Final = 8.0  # so long somebody thinks before the question about a pair
REMINDED: Final = 5.0  # so long the table waits for a card before it says so
MAT_LIFTED: Final = 3.0  # so long one looks at the own points under their mat
NOT_NOW: Final = -0.3  # the light on a card that may not be played
TROUBLE: Final = 8.0  # what has gone wrong
CHANGE_TOLD: Final = 7.0  # who has exchanged what under the talon, and that it is gone
LINGERS: Final = 2.5  # so many times as long does that take, for who wants to be told of it
REFUSAL: Final = 20.0  # a reason why not, at most: it goes with the next press, and when it holds no more,
GLIMPSE: Final = 0.5  # and not before it has been there so long
REFUSED_IN_LESSON: Final = 3600.0  # the same where one learns: whoever looks elsewhere finds it still there
AT_FIRST_SIGHT: Final = 0.3  # so long somebody who asks where to look waits for a master
SITS_ELSEWHERE: Final = 120  # the same of somebody who has a chair already
LESSON_STAYS: Final = 1.5  # a trick in a lesson
READ_WORD: Final = 0.5  # so long a word of it is read at most,
READ_AT_LEAST: Final = 3.0  # and what was wrong at least
IN_THE_DARK: Final = 120  # of 255: everything a lesson does not speak of
SMALLEST_TEXT: Final = 9.5  # of words that have to fit; large words are larger in any case

# High contrast: where it is wanted, words are black or white, and whatever can be used has an edge.
STRONG: Final = {  # colours as they are then
    INK: BLACK,
    INK_SOFT: BLACK,
    PENCIL: BLACK,
    WINE: rgb("6E100A"),
    CREAM: WHITE,
    CHALK: WHITE,
    GOLD: rgb("FFD45C"),
}
STRONG_DARK: Final = rgb("6E645C")  # what the table is multiplied with
STRONG_WOOD: Final = rgb("8C7E74")  # and what buttons and boards are
STRONG_EDGE: Final = 2.0
STRONG_FOCUS: Final = 3.0  # each of two
STRONG_ROUND: Final = 9.0  # the corners of an edge

# -- the end of a match as a picture -------------------------------------------------------------------------------

PICTURE_LINE: Final = rgb("D6C8AA")  # along its edge
PICTURE_TITLE_TEXT: Final = 66
PICTURE_TEXT: Final = 21
PICTURE_NAME_TEXT: Final = 24
PICTURE_BEST_TEXT: Final = 28
