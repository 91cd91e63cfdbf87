"""The kinds of cores, a folder for each: what to try, testbenches, benches, checkers that its cores share."""
