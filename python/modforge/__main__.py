"""``python -m modforge`` is the command ``modforge``."""

from modforge.cli import main

main()
