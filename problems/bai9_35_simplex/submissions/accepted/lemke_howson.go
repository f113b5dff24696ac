// The path of Lemke and Howson in integers: it walks along the edges of both players' polytopes until no choice is
// both used and bad. Ties are broken lexicographically, so no corner comes twice.
package main

import (
	"bufio"
	"fmt"
	"math/big"
	"os"
)

// The corner of a player's polytope {x >= 0, M x <= 1}, M positive: a row for each constraint; the columns are the
// slack variables, the variables and the right side, all of them integers over one denominator.
type polytope struct {
	cells       [][]*big.Int
	denominator *big.Int
	slacks      int
	// The labels of the columns, and the column that is basic in each row.
	labels, basic []int
}

func newPolytope(matrix [][]int64, slackLabels, labels []int) *polytope {
	p := &polytope{denominator: big.NewInt(1), slacks: len(matrix), labels: append(append([]int{}, slackLabels...), labels...)}
	for i, row := range matrix {
		cells := []*big.Int{}
		for k := range matrix {
			if k == i {
				cells = append(cells, big.NewInt(1))
			} else {
				cells = append(cells, big.NewInt(0))
			}
		}
		for _, x := range row {
			cells = append(cells, big.NewInt(x))
		}
		p.cells = append(p.cells, append(cells, big.NewInt(1)))
		p.basic = append(p.basic, i)
	}
	return p
}

// Whether row r, divided by its entry in column c, comes before row s in the order of right sides and slack columns.
func (p *polytope) before(r, s, c int) bool {
	compare := func(j int) int {
		left := new(big.Int).Mul(p.cells[r][j], p.cells[s][c])
		return left.Cmp(new(big.Int).Mul(p.cells[s][j], p.cells[r][c]))
	}
	if order := compare(len(p.labels)); order != 0 {
		return order < 0
	}
	for j := 0; j < p.slacks; j++ {
		if order := compare(j); order != 0 {
			return order < 0
		}
	}
	return false
}

// Lets the variable with this label grow along an edge, and gives the label of the one that becomes 0.
func (p *polytope) enter(label int) int {
	basic := make([]bool, len(p.labels))
	for _, column := range p.basic {
		basic[column] = true
	}
	c := 0
	for basic[c] || p.labels[c] != label {
		c++
	}
	r := -1
	for i := range p.cells {
		if p.cells[i][c].Sign() > 0 && (r < 0 || p.before(i, r, c)) {
			r = i
		}
	}
	pivot, pivotRow := p.cells[r][c], p.cells[r]
	for i, row := range p.cells {
		if i == r {
			continue
		}
		factor := row[c]
		fresh := make([]*big.Int, len(row))
		for j, x := range row {
			fresh[j] = new(big.Int).Mul(x, pivot)
			fresh[j].Sub(fresh[j], new(big.Int).Mul(factor, pivotRow[j]))
			fresh[j].Quo(fresh[j], p.denominator)
		}
		p.cells[i] = fresh
	}
	p.denominator = pivot
	left := p.labels[p.basic[r]]
	p.basic[r] = c
	return left
}

// The variables that are no slack variables, over one denominator, and their sum.
func (p *polytope) weights() ([]*big.Int, *big.Int) {
	weights := make([]*big.Int, len(p.labels)-p.slacks)
	for j := range weights {
		weights[j] = new(big.Int)
	}
	sum := new(big.Int)
	for i, column := range p.basic {
		if column >= p.slacks {
			weights[column-p.slacks] = p.cells[i][len(p.labels)]
			sum.Add(sum, p.cells[i][len(p.labels)])
		}
	}
	return weights, sum
}

func writeShares(out *bufio.Writer, weights []*big.Int, sum *big.Int) {
	for _, x := range weights {
		fmt.Fprint(out, new(big.Rat).SetFrac(x, sum).RatString(), " ")
	}
	fmt.Fprintln(out)
}

func main() {
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var m, n int
	fmt.Fscan(in, &m, &n)
	// Both players' gains, made positive; the second one's matrix is transposed.
	first, second := make([][]int64, m), make([][]int64, n)
	for j := range second {
		second[j] = make([]int64, m)
	}
	rows, columns := []int{}, []int{}
	for i := 0; i < m; i++ {
		first[i] = make([]int64, n)
		rows = append(rows, i)
		for j := range first[i] {
			var x int64
			fmt.Fscan(in, &x)
			first[i][j], second[j][i] = x+1001, 1001-x
		}
	}
	for j := 0; j < n; j++ {
		columns = append(columns, m+j)
	}
	// Row i carries the label i, column j the label m + j: a label is used, or its choice is as good as any.
	ofRows, ofColumns := newPolytope(second, columns, rows), newPolytope(first, rows, columns)
	turn := []*polytope{ofRows, ofColumns}
	label := 0
	for step := 0; ; step++ {
		label = turn[step%2].enter(label)
		if label == 0 {
			break
		}
	}
	p, pSum := ofRows.weights()
	q, qSum := ofColumns.weights()
	value := new(big.Rat).SetFrac(ofColumns.denominator, qSum)
	fmt.Fprintln(out, value.Sub(value, big.NewRat(1001, 1)).RatString())
	writeShares(out, p, pSum)
	writeShares(out, q, qSum)
}
