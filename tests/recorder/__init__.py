"""The recorder: plays the whole program by timed raw events and writes down all that a player would notice.

    python -m tests.recorder record              play everything and write the recording anew
    python -m tests.recorder compare             play everything and say what differs from the recording
    python -m tests.recorder compare --only deal-07 --pictures FOLDER
    python -m tests.recorder compare --share 5   each fifth scenario only

Whoever rebuilds what a player sees shows with it that nobody notices: deals at all kinds of tables, lessons, deals told
again and talked over, the show, a tournament's deal, a deal for practice and that of the day. Of each scenario it
writes the deeds of the game, the words said aloud, the sounds, the tree in words without its keys, and at every stop a
hash of what is seen. Somebody presses what the tree offers, by the names in it; so of the scenes nothing is imported
but the app, and whatever is rebuilt behind it, the recorder stays as it is.

The recording is made once, before the rebuilding begins, and is never written anew in a commit that changes what it
holds. What differs on purpose is named in the commit; `--without SENTENCE` leaves out the lines that say it. Hashes of
pictures hold on the machine on which they were recorded (fonts, pygame); everything else holds everywhere.

    stillness    everything that is otherwise left to chance, the clock and other processes
    program      the program in this process: its loop with a clock that is told, events, and what is written down
    recording    what was written down, as lines in a file, and how two of them differ
    player       somebody who plays what the tree offers
    learner      somebody who plays a lesson as it wishes
    scenarios    what is played
    beside       scenarios in two processes
"""
