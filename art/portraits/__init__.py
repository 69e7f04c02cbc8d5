"""The regulars' table: portraits of those who play, with everything their faces can say.

    python -m art.portraits                     render everything into assets/portraits
    python -m art.portraits --only NAME         one person; also an expression, or NAME/EXPRESSION
    python -m art.portraits --sheet [--only …]  contact sheets in build/art/portraits: to look at, not shipped

How a portrait comes about:

    regulars.toml   who is made of what, and which expression changes which part
    table.py        reads it: a person and an expression give a list of layers
    parts/          the drawings: heads, eyes, brows, mouths, hair, clothes, hands … one readable file a part
    colours.py      the colours that only portraits have; all others are those of the cards
    assemble.py     layers -> SVG text, 512 x 512 units
    render.py       SVG -> 1024 x 1024 -> wobble -> 512 x 512 WebP with transparent corners
    sheet.py        contact sheets: 512, 256, 96 and 64 px

Pictures (parts/, regulars.toml, assets/portraits): CC BY 4.0. Code: MIT. Nobody here is anybody real.
"""
