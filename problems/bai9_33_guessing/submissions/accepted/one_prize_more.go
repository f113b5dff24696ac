// One prize more at a time: a game worth v and a prize of d make a game worth v d / (v + d), in which the old game is
// played with weight d and the new prize with weight v.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n int
	fmt.Fscan(in, &n)
	weights := make([]float64, n)
	value := 0.0
	for j := range weights {
		var d float64
		fmt.Fscan(in, &d)
		if j == 0 {
			value, weights[0] = d, 1
			continue
		}
		for k := 0; k < j; k++ {
			weights[k] *= d / (value + d)
		}
		weights[j] = value / (value + d)
		value *= d / (value + d)
	}
	fmt.Printf("%.15g\n", value)
	for turn := 0; turn < 2; turn++ {
		for _, weight := range weights {
			fmt.Printf("%.15g ", weight)
		}
		fmt.Println()
	}
}
