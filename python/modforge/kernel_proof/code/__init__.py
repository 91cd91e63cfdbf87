"""Machine code: read out of a library, and run on unknown operands."""
