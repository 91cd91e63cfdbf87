"""Designs of field code: the ways in which the generator holds the elements of one field."""
