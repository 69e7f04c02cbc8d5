"""Forty slips of the program, each as a patch that says what a player would notice; the tests have to notice it too.

    python -m tests.program_mutants

`caught.toml` says which tests caught each of them when it was made.
"""
