"""Functions made of calls, and the inverse by division steps."""
