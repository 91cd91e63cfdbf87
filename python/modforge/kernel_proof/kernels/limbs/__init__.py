"""The promises of the kernels in limbs."""
