"""The promises of the kernels of eight numbers side by side."""
