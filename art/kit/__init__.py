"""The kit: what every card is drawn with, whatever is on it.

palette   the named colours, and those of the colour-safe set
strokes   the three line weights, hatching wedges, cords
pips      the suit signs of both decks
glyphs    the index letters
frame     panel, corner, band, scattered flowers: the ground of a face; and the back
fragment  reads a part and writes SVG: the elements of our own (part, hatch, cord, pip, ring)
raster    SVG text to a Pillow image
finish    hand-cut wobble and paper grain

Code: MIT.
"""
