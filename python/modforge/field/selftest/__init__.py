"""The test programs that come with generated code, to try it wherever it is to run."""
