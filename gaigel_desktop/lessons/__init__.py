"""Lessons: scenes that one plays to learn the game, each a file of data with its words, and what can go wrong there.

A lesson is a file `name.toml`: `order`, `teller` (a regular's portrait), `title` and `gist` by language, `when` (what
has to come up in a match for it to be offered; without it the lesson belongs to those that make a player), and
`scenes`. A scene has the player's `seat` (0 is Vorhand), the card `turned` up, `hands` from Vorhand on and the
`talon` from its top (what is left open is filled with useless cards), and where it needs them `preset`, `players`,
other `options` of the rules, the `past` that lies behind, the `score` on the slate, and aids that are `off`. It is
told in `beats`: words by language, what they point `at` ("trump", "talon", "trick", "hand", "hand:H7", "seat:2",
"pile:0", "call:melden", "slate", "points"), the deeds it `wants` of the player (any of them leads on; else a press
does), the `answers` to a question (about the `pile` of cards beside it), what it `asks` of the trick that has just
been laid ("taker") or the `points` that this might count, and what is done `then`. Deeds are spelled as in a record,
with commas between them: `0 open elfen EA, 1 play EU`. A beat in which a master would do something else says in
`differs` why it is told all the same. The last scene is the twin; its `at` is not shown.
"""
