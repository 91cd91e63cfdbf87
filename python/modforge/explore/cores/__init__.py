"""Designs of cores: their widths and parameters, and the tools that give their figures."""
