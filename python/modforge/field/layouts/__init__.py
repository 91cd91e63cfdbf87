"""The ways to hold elements of a field."""
