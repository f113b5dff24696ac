// The zeros at the end of each size in binary are piles of Nim.
package main

import (
	"bufio"
	"fmt"
	"math/bits"
	"os"
)

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	number := func() uint64 {
		value, sign := uint64(0), byte(' ')
		for sign <= ' ' {
			sign, _ = in.ReadByte()
		}
		for sign > ' ' {
			value = 10*value + uint64(sign-'0')
			sign, _ = in.ReadByte()
		}
		return value
	}
	n := int(number())
	zeros := make([]int, n)
	sum := 0
	for i := range zeros {
		zeros[i] = bits.TrailingZeros64(number())
		sum ^= zeros[i]
	}
	for i, here := range zeros {
		if here^sum < here {
			fmt.Println(1, i+1, uint64(1)<<(here^sum))
			return
		}
	}
	fmt.Println(0)
}
