"""The sounds of the table, synthesised: wood, paper, chalk, brass and a zither, from numbers alone.

`python -m art.sounds` renders everything into `assets/sounds`. No recording of anybody is used.
The code is under the MIT licence, the sounds are under CC BY 4.0.

    waves       arrays, noise, mixing              plates      things that ring when struck
    paper       rubbing and slapping cards         cards, wood, mats, slate, pencil, bell, tunes   the recipes
    zither      plucked strings                    room        the place all sounds belong to
    loudness    how loud a sound is                finish      the last hand on every sound
    catalogue   the table of all sounds            files       Ogg Vorbis and sounds.json
    measures, spectra, pictures   for judging      compared    with how they were; __main__    the commands
"""
