"""The workshop: sources of all pictures, and the one command that renders them.

    python -m art                          render everything into assets/cards
    python -m art --only eichel_koenig     one card in all its variants; or a rank, deck, folder, full name
    python -m art --sheet [--only …]       contact sheets in build/art, drawn afresh: to look at, not shipped
    python -m art --part hats/slouch       one part alone, large, with its box; --boxes writes all boxes

How a picture comes about:

    names.py      which pictures there are and what they are called (assets/cards/DECK/deck.toml)
    cards.toml    which card is made of which parts, colours and places, in drawing order
    table.py      reads that table
    parts/        the drawings: SVG fragments with named colours, one readable file a part
    kit/          palette, strokes, suit signs, letters, frame, the part reader, raster, finish
    assemble.py   name -> SVG text
    render.py     SVG -> 1000 x 1600 -> finish -> 500 x 800 WebP, on several processes
    boxes.py      the box of a part, measured and written into its first comment
    sheet.py      contact sheets: 500, 160, 110, 70 px, and the three colour-blind simulations
    measure.py    the figures the tests hold: symmetry, difference, contrast, CIEDE2000

Pictures (parts/, cards.toml, assets/cards): CC BY 4.0. Code: MIT. Everything is drawn for this game:
no font and no picture of anybody else is used.
"""
