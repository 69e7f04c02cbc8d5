"""The pack for those who doubt: how it is made of a secret and a word, and whether a deal's was."""
