"""The programs that are written beside generated code, to try it wherever it is to run."""
