"""Output: results on the standard output, progress on the error stream."""
