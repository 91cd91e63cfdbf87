"""What the user sees: results on the standard output, progress on the error stream."""
