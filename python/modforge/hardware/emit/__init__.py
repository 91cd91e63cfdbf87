"""Write a core for one width, ready to drop in."""

from modforge.hardware.emit.package import emit, emitted, top_name

__all__ = ["emit", "emitted", "top_name"]
