"""The manual pages of the commands."""

from __future__ import annotations

from typing import Final

from .regulars.blocks import everybody

SUMMARY: Final = """\
Gaigel, the Swabian card game, on your desktop.

Without a command the game opens. The commands below work without a window.
`gaigel-desktop COMMAND --help` is the manual page of a command."""

MANUAL: Final[dict[str, str]] = {
    "simulate": f"""\
play whole deals without a window and write them down as records

Play whole deals without a window, with any players, and write one record a line.

The records hold everything that is needed to replay them; `gaigel-desktop verify` does.
The same version with the same arguments gives the same bytes, whatever --jobs says. With
--match each match begins with the next dealer; the last one may be unfinished.

Players:
  random        plays any legal card, and now and then does anything else that is legal
                at that moment, a wrong Aus or a wrong accusation included
  random-cards  plays any legal card, swaps and declares as soon as possible, calls a
                right Aus at once and never does anything else; for measuring
  greedy        rules of thumb that never change; the yardstick for all others
  beginner, guest, regular, old-hand, master
                the five strengths of the computer's players, from weak to strong
  master-2026-11
                the master of then, who never changes; the other yardstick
  {", ".join(everybody())}
                the regulars of the inn, each as usual

Examples:
  gaigel-desktop simulate --rules wikipedia --players 6 --deals 100 --seed 7 --match
  gaigel-desktop simulate --set auf_farbe=true --set strokes=5 --deals 3 --out deals.jsonl
  gaigel-desktop simulate --deals 1000000 --jobs 8 --out deals.jsonl

Exit status: 0 when all deals are written, 1 when a process that plays has died, 2 when
the call is wrong or the file cannot be written. Interrupted by Ctrl-C it says so and leaves
whole lines behind.""",
    "arena": """\
let two players play each other over duplicate deals, and say who is stronger

Let player A and player B play each other. Each pack is played twice, with the sides
swapped, so that luck with the cards counts for both; where there are three sides or more, A
sits in every seat in turn and B in all others. Win rates come with a 95 % interval over the
packs. A deal that nobody alone has won counts in equal shares for all its winners.

With --until it goes on until a sequential test is decided, and says how many packs that took:
whether A wins 3 % of the deals less than an even share (worse), as many (equal) or 3 % more
(better), or whatever differences are named. --until -3 0 only asks whether A is 3 % worse.
Where the truth lies between two of them, either may come out, and it takes longest.

How far it is stands on standard error, on a terminal in one line that is rewritten, else in
one every half a minute.

Players are those of `gaigel-desktop simulate`. They are asked and told as in a real game.
Win rates, strokes and what is decided are the same for the same arguments, whatever --jobs
says; times are not.

Examples:
  gaigel-desktop arena --a old-hand --b greedy --deals 200 --jobs 2
  gaigel-desktop arena --a master --b regular --players 3 --deals 50 --json
  gaigel-desktop arena --a old-hand --b regular --until
  gaigel-desktop arena --a master --b master-2026-11 --until -3 0 --alpha 0.01 --deals 5000

Exit status: 0 when it is decided or all deals are played, 2 when the call is wrong.""",
    "verify": """\
replay records by the rules and report every line that does not hold

Replay each record of a file by the rules and report every line that does not hold, on
standard output, like this:

  line 17, action 23: [2, "play", "E7"]: suit must be followed here (hearts)

Lines and actions count from 1; blank lines are skipped. After the first action that does
not hold the rest of that record is not judged. Results, lists of legal actions and match
scores are checked too where they stand in the record.

Example:
  gaigel-desktop verify deals.jsonl

Exit status: 0 when all records hold, 1 when one does not, 2 when the file cannot be read.""",
    "fair": """\
check that a deal was not stacked

Check the proof of a deal. Before play the program shows the SHA-256 of a seed text; after it
the seed text itself. Nobody can find another seed text for the same hash, so the pack was fixed
before the first card. The pack is printed as it lay before the cut, from the top.

Where a player has added a word, the pack is made of both: of the seed text, a line break and
the word. Name the word with --word; the hash is that of the seed text alone, because it was
shown before the word was known.

Example (a seed text of your own, hashed by any other program):
  gaigel-desktop fair Stuttgart "$(printf Stuttgart | sha256sum | cut -c1-64)"
  gaigel-desktop fair --word Trollinger Stuttgart "$(printf Stuttgart | sha256sum | cut -c1-64)"

Exit status: 0 when the seed belongs to the hash, 1 when it does not, 2 when the hash is none.""",
    "show": """\
open the game and show it to a room, or write the page for the speaker

Open the game before a room: full screen, readable from the last row, led by a clicker or by the
keys that the game lists under "Keys". Without a name the programme of twelve minutes is shown.

WHAT is a programme, a scene or a file, and there may be several:
  twelve_minutes          the programme for a room that does not know the game
  a scene by its name     goal_and_trick, partner, forty, first_trick and others
  a programme of your own by its name, or its file (*.toml)
  a file of records       one deal a line; it is checked, and every deal of it is shown

With --leaflet nothing is shown: the page for the speaker is written as HTML, which any browser
shows and prints, with what is on the screen, what to say and what to ask, minute by minute.

Examples:
  gaigel-desktop show
  gaigel-desktop show goal_and_trick evening.jsonl
  gaigel-desktop show --leaflet speaker.html --language de

Exit status: 0 at the end, 1 when the game could not go on, 2 when nothing of that name can be
shown or the file cannot be written.""",
    "--rules": "the preset to start from: leinfelden (the default), wikipedia, uspcc-1907 or rutesheim",
    "--set": "set one rule differently from the preset; may be given again",
    "--players": "how many play, the same as --set players=N",
    "--deals": "how many deals to play (1)",
    "arena --deals": "how many packs to play (100), or with --until at most",
    "--seed": "what the packs and the dice come from, a number or any text (0)",
    "--player": "who plays: one name for all seats, or one for each (random)",
    "--a": "the player whose figures are given (master)",
    "--b": "whom it plays against (greedy)",
    "--until": "play until one of these differences from an even share is decided on, in ascending order (-3 0 3)",
    "--alpha": "how often at most the higher of two neighbours may be believed where the lower one is true (0.05)",
    "--beta": "how often at most the lower one may be believed where the higher one is true (0.05)",
    "--jobs": "how many processes play at the same time (1)",
    "arena --jobs": "how many processes play at the same time (as many as there are processors)",
    "--version": "which version this is, and how the rules run",
    "--json": "one line of JSON instead of sentences; times are in seconds",
    "--rare": "stack the packs: hands of five trumps, of four and five Sevens and of one suit are common",
    "--legal": "add to each record every card action that was legal at each card",
    "--match": "play matches: the dealer moves on, the score is kept, a new match starts when one is won",
    "--out": "write to this file instead of standard output",
    "verify file": "records, one a line",
    "show what": "a programme, a scene, or a file (twelve_minutes)",
    "--leaflet": "write the page for the speaker to this file, and show nothing",
    "--language": "the language of that page (as in the settings)",
    "fair seed": "the seed text, shown after the deal",
    "--word": "the word that the player added before the cut, if there was one",
    "fair hash": "the SHA-256 shown before the deal, 64 hexadecimal digits",
}
