"""Layouts in digits that may be larger than the distance to the next: for words, and for lanes of vectors."""
