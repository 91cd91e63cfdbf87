"""The promises of the kernels of one number in vectors of digits."""
