"""Lines: what the regulars say in speech bubbles, each in three languages side by side, for none is a translation.

The Swabians talk Swabian in German. Nobody is insulted, nobody says anything about cards that not everybody can see,
and every line fits a bubble.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.text.speech import spoken_language

from .at_home import AT_HOME
from .from_afar import FROM_AFAR
from .occasions import Line, Lines, Occasion

LONGEST_LINE: Final = 34

# What anybody may say who has nothing of their own to say.
ANYBODY: Final[Lines] = {
    "greeting": (
        ("Grüß Gott mitnander!", "Good evening, all!", "¡Buenas a todos!"),
        ("So, wer gibt?", "So, who deals?", "Bueno, ¿quién reparte?"),
        ("Ist da noch frei?", "Is this seat free?", "¿Está libre este sitio?"),
    ),
    "good_trick": (
        ("Den nehm ich gern.", "I’ll have that one, thank you.", "Esta me la quedo, gracias."),
        ("Der zählt!", "That one counts!", "¡Esa sí que cuenta!"),
        ("Geht doch.", "There we are.", "Así se hace."),
    ),
    "lost_trick": (
        ("Der tut weh.", "That one hurts.", "Esa duele."),
        ("Schad drum.", "A pity, that.", "Qué lástima."),
        ("Ja, nehmt ihn nur.", "Go on, take it.", "Nada, lleváosla."),
    ),
    "lost_bolle": (
        ("Meine schöne Bolle!", "My lovely bells!", "¡Mis cascabeles, tan bonitos!"),
        ("Die Bolle seh ich nimmer.", "Those bells are gone for good.", "Adiós, cascabel."),
        ("Ade, Bolle.", "Farewell, little bell.", "El cascabel ya suena allí."),
        ("Fort ist sie, die Bolle.", "There goes my bell.", "Se llevaron mi cascabel."),
    ),
    "own_pair": (
        ("Die zwei gehören zusammen.", "Those two belong together.", "Estos dos van juntos."),
        ("Frisch verheiratet.", "Freshly married.", "Recién casados."),
    ),
    "their_pair": (
        ("Gratuliere zur Hochzeit.", "Best wishes to the couple.", "Que sean muy felices."),
        ("Schon wieder ein Paar!", "Another pair!", "¡Otra pareja!"),
    ),
    "won_deal": (
        ("So macht’s Spaß.", "That’s how I like it.", "Así da gusto."),
        ("Der Strich gehört euch.", "That stroke is yours.", "La raya es vuestra."),
    ),
    "lost_deal": (
        ("Verdient ist verdient.", "Fair enough.", "Bien ganada."),
        ("Auf ein Neues.", "Here we go again.", "Otra vez será."),
    ),
    "aus_heard": (
        ("Schon?", "Already?", "¿Ya?"),
        ("Zähl’s lieber vor!", "Count them out for us!", "¡A ver, cuéntalas!"),
    ),
    "gigackel": (
        ("Ein Gigackel. Auch das noch.", "A Gigackel. That as well.", "Un Gigackel. Lo que faltaba."),
        ("Kein einziger Stich!", "Not a single trick!", "¡Ni una sola baza!"),
    ),
    "long_thought": (
        ("Schläft da wer?", "Is anybody asleep?", "¿Se ha dormido alguien?"),
        ("Lass dir Zeit.", "Take your time.", "Tómate tu tiempo."),
    ),
    "nine_strokes": (
        ("Jetzt wird’s eng.", "It’s getting tight.", "Esto se pone feo."),
        ("Neun Striche. Neun!", "Nine strokes. Nine!", "Nueve rayas. ¡Nueve!"),
    ),
    "revenge": (
        ("Revanche?", "Another match?", "¿La revancha?"),
        ("Einer geht noch.", "One more, then.", "Venga, otra."),
    ),
}
BY_REGULAR: Final[dict[str, Lines]] = {**AT_HOME, **FROM_AFAR}


def lines_of(portrait: str, occasion: Occasion) -> tuple[Line, ...]:
    """What somebody may say then: their own lines, and a few that anybody says."""
    return BY_REGULAR.get(portrait, {}).get(occasion, ()) + ANYBODY[occasion]


def in_words(line: Line) -> str:
    """The line in the language that is spoken."""
    return line[spoken_language()]
