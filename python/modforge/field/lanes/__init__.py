"""Eight elements side by side, in the lanes of vectors."""
