"""The bus shells: sources, registers, drivers, benches, and which shell suits which core."""
