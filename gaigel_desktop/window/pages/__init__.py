"""Pages: the kit that pages are made of: a sheet of widgets, and what lays them out, row by row."""
