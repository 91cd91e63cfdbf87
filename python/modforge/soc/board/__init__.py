"""Boards, and the way from a system to their bitstreams."""
