"""The rules as pages: contents on the left, a page with pictures on the right, and a search through all of them."""
