// Counts the ones of all columns once; a pile that is lowered takes its own out of the columns below, so no column is counted again.
package main

import (
	"bufio"
	"os"
	"strconv"
	"strings"
)

const digits = 60

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := bufio.NewWriterSize(os.Stdout, 1<<20)
	defer out.Flush()
	for {
		line, _ := in.ReadString('\n')
		words := strings.Fields(line)
		if len(words) == 0 {
			return
		}
		k, _ := strconv.Atoi(words[0])
		piles := make([]uint64, len(words)-1)
		var ones [digits]int
		for i, word := range words[1:] {
			piles[i], _ = strconv.ParseUint(word, 10, 64)
			for digit := 0; digit < digits; digit++ {
				ones[digit] += int(piles[i] >> digit & 1)
			}
		}
		lowered := make([]bool, len(piles))
		var order []int
		for digit := digits - 1; digit >= 0; digit-- {
			extra := ones[digit] % (k + 1)
			if extra == 0 {
				continue
			}
			if lack := k + 1 - extra; lack <= len(order) {
				// The piles that were lowered last get the digit.
				for _, i := range order[len(order)-lack:] {
					piles[i] |= 1 << digit
				}
				continue
			}
			for i := len(piles) - 1; extra > 0; i-- {
				if lowered[i] || piles[i]>>digit&1 == 0 {
					continue
				}
				lowered[i] = true
				order = append(order, i)
				for below := 0; below <= digit; below++ {
					ones[below] -= int(piles[i] >> below & 1)
				}
				piles[i] = piles[i] >> (digit + 1) << (digit + 1)
				extra--
			}
		}
		if len(order) == 0 {
			out.WriteString("0\n")
			continue
		}
		out.WriteString("1")
		for _, pile := range piles {
			out.WriteByte(' ')
			out.WriteString(strconv.FormatUint(pile, 10))
		}
		out.WriteByte('\n')
	}
}
