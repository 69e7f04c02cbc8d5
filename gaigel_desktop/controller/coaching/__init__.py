"""Coaching: what somebody who sees as little as the player would do, and why; and what the player did."""
