"""The inn: everything of the table that is not a card, a portrait or a sound.

    python -m art.inn                     render everything into assets/table, assets/icons, assets/app
    python -m art.inn --only NAME …       a piece or a group (surfaces, slate, paper, mats, cards, icons, app …)
    python -m art.inn --sheet             sheets of all pieces in build/art, to look at
    python -m art.inn --mockup            the table put together, 1280 x 720 and 1920 x 1080

    pieces.py     which pieces there are: the one list          store.py      rendering, files, table.json
    canvas.py     seamless noise, rounded boxes, paint          drawing.py    SVG parts of this room
    wood.py       boards                                        ground.py     surfaces and lamplight
    slate.py      frame, field, sponge                          chalk.py      strokes, V, circle, ray, wiped
    pencil.py     the same marks in graphite                    pad.py        squared paper, bound at its head
    mats.py       beer mats, wet rings, tokens                  cards.py      shadows, stacks, highlights
    widgets.py    buttons, plates, panels, rows                 controls.py   boxes, sliders, bubbles
    icons.py      icons and suit signs                          lettering.py  the word Gaigel
    scene.py      the title picture                             app.py        the application's icon
    layout.py     nine-patches, tiles, rays, as the game does   slates.py     marks put on a slate
    stage.py      a page laid out in units                      mockup.py     the whole table, a dialog, the title
    sheet.py      sheets of all pieces
    parts/        the drawings: SVG fragments, icon tables, the border of cross-stitch; things/ are of this room alone

The sources are read anew each time and use fixed seeds: rendering twice gives the same pixels.
Pictures (parts/, assets): CC BY 4.0. Code: MIT. No font, no picture of anybody else.
"""
