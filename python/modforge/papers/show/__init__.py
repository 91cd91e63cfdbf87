"""The tables of papers as text, as pages of the documentation and as HTML."""
