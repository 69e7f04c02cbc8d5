"""The rules of Gaigel: values and functions, standard library only; no clock, no dice, no words, no files."""
