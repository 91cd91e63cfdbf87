// Times Go's big numbers for the measuring program: math/big, and bigmod, the constant-time numbers under crypto/rsa.
//
// The first line of standard input is the work: method, modulus, x, y, exponent, then operands of inversions, numbers in
// hexadecimal. Each line after it is a number of repetitions, answered by a line with the nanoseconds of CPU time that
// they took, the collector of garbage included, and the last result.
package main

import (
	"bufio"
	"fmt"
	"log"
	"math/big"
	"os"
	"strings"

	"filippo.io/bigmod"
	"golang.org/x/sys/unix"
)

// work repeats an operation and returns the last result.
type work func(times int) *big.Int

func number(hex string) *big.Int {
	value, ok := new(big.Int).SetString(hex, 16)
	if !ok {
		log.Fatalf("not a number in hexadecimal: %s", hex)
	}
	return value
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func bigWork(method string, m, x, y, e *big.Int, units []*big.Int) work {
	var step func(r *big.Int, i int)
	switch method {
	case "big multiply":
		step = func(r *big.Int, _ int) { r.Mul(r, y); r.Rem(r, m) }
	case "big square":
		step = func(r *big.Int, _ int) { r.Mul(r, r); r.Rem(r, m) }
	case "big power":
		step = func(r *big.Int, _ int) { r.Exp(r, e, m) }
	case "big modexp":
		step = func(r *big.Int, _ int) { r.Exp(x, e, m) }
	case "big invert":
		step = func(r *big.Int, i int) { r.ModInverse(units[i%len(units)], m) }
	default:
		return nil
	}
	return func(times int) *big.Int {
		r := new(big.Int).Set(x)
		for i := 0; i < times; i++ {
			step(r, i)
		}
		return r
	}
}

func bigmodWork(method string, modulus, x, y, e *big.Int, units []*big.Int) work {
	m := must(bigmod.NewModulus(modulus.Bytes()))
	enter := func(value *big.Int) *bigmod.Nat {
		return must(bigmod.NewNat().SetBytes(value.FillBytes(make([]byte, m.Size())), m))
	}
	factor, exponent := enter(y), e.Bytes()
	var step func(r *bigmod.Nat, i int)
	switch method {
	case "bigmod multiply":
		step = func(r *bigmod.Nat, _ int) { r.Mul(factor, m) }
	case "bigmod square":
		step = func(r *bigmod.Nat, _ int) { r.Mul(r, m) }
	case "bigmod power":
		base := bigmod.NewNat()
		step = func(r *bigmod.Nat, _ int) { *base, *r = *r, *base; r.Exp(base, exponent, m) }
	case "bigmod invert":
		nats := make([]*bigmod.Nat, len(units))
		for i, unit := range units {
			nats[i] = enter(unit)
		}
		step = func(r *bigmod.Nat, i int) {
			if _, ok := r.InverseVarTime(nats[i%len(nats)], m); !ok {
				log.Fatal("a unit has an inverse")
			}
		}
	default:
		return nil
	}
	return func(times int) *big.Int {
		r := enter(x)
		for i := 0; i < times; i++ {
			step(r, i)
		}
		return new(big.Int).SetBytes(r.Bytes(m))
	}
}

func now() int64 {
	var time unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &time); err != nil {
		log.Fatal(err)
	}
	return time.Nano()
}

func main() {
	input := bufio.NewReader(os.Stdin)
	line := strings.Split(strings.TrimSuffix(must(input.ReadString('\n')), "\n"), ",")
	numbers := make([]*big.Int, 0, len(line)-1)
	for _, hex := range line[1:] {
		numbers = append(numbers, number(hex))
	}
	method, m, x, y, e, units := line[0], numbers[0], numbers[1], numbers[2], numbers[3], numbers[4:]
	repeat := bigWork(method, m, x, y, e, units)
	if repeat == nil {
		repeat = bigmodWork(method, m, x, y, e, units)
	}
	if repeat == nil {
		log.Fatalf("no such work: %s", method)
	}
	for {
		var times int
		if _, err := fmt.Fscan(input, &times); err != nil {
			return
		}
		start := now()
		last := repeat(times)
		fmt.Println(now()-start, last.Text(16))
	}
}
