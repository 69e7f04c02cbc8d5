"""For all tests: the properties try the same examples each time; `make soak` tries new ones."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("test", derandomize=True, database=None)
settings.register_profile("soak", max_examples=5000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))
