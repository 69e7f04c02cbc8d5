"""Cards that glide to where they lie, what is heard meanwhile, and the pace at which a deal is told."""
