"""The inn: what its regulars remember of the player, what stands on its beam, and how good one's counting gets."""
