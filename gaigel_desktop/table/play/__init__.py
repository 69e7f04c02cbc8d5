"""A deal as its player plays it, without a window: the session, its state, and what each intent does."""
