"""Lessons: scenes that one plays to learn the game, each a file of data with its words, and what can go wrong there.

A lesson is a file `name.toml`: `order`, `teller` (a regular's portrait), `title` and `gist` by language, `when` (what
has to come up in a match for it to be offered; without it the lesson belongs to those that make a player), `cards`
(where the picture of the cards comes first), and `scenes`. A scene has the player's `seat` (0 is Vorhand), the card
`turned` up, `hands` from Vorhand on and the `talon` from its top (what is left open is filled with useless cards), and
where it needs them `preset`, `players`, other `options` of the rules, the `past` that lies behind, the `score` on the
slate, and aids that are `off`. It is told in `beats`: words by language, what they point `at` ("trump", "talon",
"trick", "hand", "hand:H7", "seat:2", "pile:0", "call:melden", "slate", "points"), the deeds it `wants` of the player
(any of them leads on; else a press does), `why` by language (what is said after any other deed, besides the damage),
the `answers` to a question (about the `pile` of cards beside it), what it `asks` of the trick that has just been laid
("taker") or the `points` that this might count, and what is done `then`. Deeds are spelled as in a record, with commas
between them: `0 open elfen EA, 1 play EU`. A beat in which a master would do something else says in `differs` why it is
told all the same. The last scene is the twin; where something is wanted there, its `at` is not shown.

A story is a file `stories/name.toml`: what a room is shown. It has `order` (`rare = true`: where it is asked for),
`title`, `gist`, what is on the `screen` and what to `say` by language, `seconds` with its title and its questions, and
`shows`, the names of what happens in it (`tests/lessons/telling.py` knows them). Its table is laid as that of a scene,
or is a `lesson`'s, with its `scene`, its past and what is wanted there; `until` takes fewer deeds of that, `deeds` come
behind. `seat` is whose hand is talked about, `begins` how many deeds lie behind. At its `stops` the room is asked:
`after` so many deeds (while the trick still `lies` there), what is pointed `at`, a `question`, its `answer`, and two or
three `choices`: the `action`, what is done `then` until the trick is taken, and what `comes` of it. One of them is
what the story does itself. Where there is nothing to choose, somebody may `joke` about the answer: the `joker`'s seat.

A programme is a file `programmes/name.toml`: `title`, `gist`, and `numbers`, each a `story`, a `deal` or a `file`, with
a `title`, a `say`, `stops`, a `seat` and `seconds` of its own where it wants them.
"""
