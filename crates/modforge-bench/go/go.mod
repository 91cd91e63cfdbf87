module modforge-bench-go

go 1.24

require (
	filippo.io/bigmod v0.1.0
	golang.org/x/sys v0.11.0
)
