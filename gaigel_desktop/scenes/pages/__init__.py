"""Pages: a file or a folder for each, named after the page."""
