"""Write a core for one width, ready to drop in."""

from modforge.hardware.emit.package import emit, top_name

__all__ = ["emit", "top_name"]
