// Continued fractions: for places up to 10^18 the best fraction p/q below the root gives the same integers as the root, and
// products of two words are enough.
package main

import (
	"bufio"
	"fmt"
	"math"
	"math/bits"
	"os"
)

// The largest fraction p/q below the root of d with q <= most.
func below(d, most uint64) (uint64, uint64) {
	whole := uint64(math.Sqrt(float64(d)))
	p, q, before, beforeQ := whole, uint64(1), uint64(1), uint64(0)
	shift, under, part := uint64(0), uint64(1), whole
	for even := true; ; even = !even {
		shift = part*under - shift
		under = (d - shift*shift) / under
		part = (whole + shift) / under
		room := (most - beforeQ) / q
		if room < part {
			if even {
				// The last convergent lies below.
				return p, q
			}
			// It lies above: the one before it and as many steps towards the root as there is room for.
			return before + room*p, beforeQ + room*q
		}
		p, before = part*p+before, p
		q, beforeQ = part*q+beforeQ, q
	}
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	number := func() (uint64, bool) {
		value, found := uint64(0), false
		for {
			letter, err := in.ReadByte()
			if err != nil {
				return value, found
			}
			if letter >= '0' && letter <= '9' {
				value, found = value*10+uint64(letter-'0'), true
			} else if found {
				return value, true
			}
		}
	}
	for {
		d, found := number()
		if !found {
			return
		}
		m, _ := number()
		// No place of the first sequence up to m is beyond this.
		most := (m + 1) / uint64(math.Sqrt(float64(d)))
		if most == 0 {
			most = 1
		}
		p, q := below(d, most)
		// How many k have k p / q < m + 1, which is k p <= (m + 1) q - 1.
		high, low := bits.Mul64(m+1, q)
		low, borrow := bits.Sub64(low, 1, 0)
		first, _ := bits.Div64(high-borrow, low, p)
		high, low = bits.Mul64(first, p)
		term, _ := bits.Div64(high, low, q)
		if term == m {
			fmt.Fprintln(out, 1, first)
		} else {
			fmt.Fprintln(out, 2, m-first)
		}
	}
}
