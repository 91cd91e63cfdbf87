"""Programs as x86-64 or i386 assembly."""
