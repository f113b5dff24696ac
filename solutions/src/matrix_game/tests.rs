use super::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn random_game(rng: &mut ChaCha8Rng, rows: usize, columns: usize, bound: i64) -> Vec<Vec<i64>> {
    (0..rows).map(|_| (0..columns).map(|_| rng.random_range(-bound..=bound)).collect()).collect()
}

fn fractions(matrix: &[Vec<i64>]) -> Vec<Vec<RBig>> {
    map(matrix, |&entry| entry.into())
}

/// Solves by all three methods, checks the proofs of optimality, and returns one solution.
fn solve_in_every_way(matrix: &[Vec<i64>]) -> Solution {
    let solution = solve(matrix);
    assert!(solution.is_optimal_for(matrix), "{matrix:?}: {solution:?}");
    let fractions = fractions(matrix);
    assert_eq!(solve_over_rationals(&fractions), solution, "{matrix:?}");
    // A guess may find other optimal strategies.
    let guessed = solve_rational(&fractions);
    assert!(guessed.value == solution.value && guessed.is_optimal_for(matrix), "{matrix:?}: {guessed:?}");
    solution
}

fn determinant(matrix: &[Vec<i64>]) -> i64 {
    let minor = |j: usize| determinant(&without(matrix, 0, j));
    let sign = |j: usize| 1 - 2 * (j as i64 % 2);
    match matrix.first() {
        None => 1,
        Some(row) => (0..row.len()).map(|j| sign(j) * row[j] * minor(j)).sum(),
    }
}

fn without(matrix: &[Vec<i64>], i: usize, j: usize) -> Vec<Vec<i64>> {
    let mut rest = matrix.to_vec();
    rest.remove(i);
    for row in &mut rest {
        row.remove(j);
    }
    rest
}

/// The value by the theorem of Shapley and Snow (1950): some square submatrix B with
/// S = sum of the cofactors of B != 0 carries optimal strategies
/// p_i = (sum of the cofactors of row i) / S, q_j = (sum of those of column j) / S, V = det B / S.
fn value_by_kernels(matrix: &[Vec<i64>]) -> RBig {
    let (m, n) = (matrix.len(), matrix[0].len());
    let members = |set: u32| (0..32).filter(move |i| set >> i & 1 == 1);
    for rows in 1u32..1 << m {
        for columns in (1u32..1 << n).filter(|c| c.count_ones() == rows.count_ones()) {
            let kernel: Vec<Vec<i64>> =
                members(rows).map(|i| members(columns).map(|j| matrix[i][j]).collect()).collect();
            let size = kernel.len();
            let cofactor = |i: usize, j: usize| {
                determinant(&without(&kernel, i, j)) * if (i + j).is_multiple_of(2) { 1 } else { -1 }
            };
            let (mut p, mut q) = (vec![0; m], vec![0; n]);
            for (a, i) in members(rows).enumerate() {
                p[i] = (0..size).map(|b| cofactor(a, b)).sum();
            }
            for (b, j) in members(columns).enumerate() {
                q[j] = (0..size).map(|a| cofactor(a, b)).sum();
            }
            let sum: i64 = p.iter().sum();
            if sum == 0 {
                continue;
            }
            let sign = sum.signum();
            let value = sign * determinant(&kernel);
            p.iter_mut().chain(&mut q).for_each(|x| *x *= sign);
            let gets = |j: usize| (0..m).map(|i| p[i] * matrix[i][j]).sum::<i64>();
            let pays = |i: usize| (0..n).map(|j| q[j] * matrix[i][j]).sum::<i64>();
            if p.iter().chain(&q).all(|&x| x >= 0)
                && (0..n).all(|j| gets(j) >= value)
                && (0..m).all(|i| pays(i) <= value)
            {
                return RBig::from_parts_signed(value.into(), sum.abs().into());
            }
        }
    }
    unreachable!("every matrix game has a kernel");
}

#[test]
fn agrees_with_the_kernels_of_shapley_and_snow() {
    let mut rng = ChaCha8Rng::seed_from_u64(935);
    for round in 0..400 {
        let (m, n) = (rng.random_range(1..=5), rng.random_range(1..=5));
        let bound = [1, 2, 10, 1000][round % 4];
        let game = random_game(&mut rng, m, n, bound);
        assert_eq!(solve_in_every_way(&game).value, value_by_kernels(&game), "{game:?}");
    }
}

#[test]
fn the_worked_example() {
    let solution = solve_in_every_way(&[vec![0, 5, -2], vec![-3, 0, 4], vec![6, -4, 0]]);
    let over_143 = |n: i64| RBig::from_parts(n.into(), 143u8.into());
    assert_eq!(solution.value, over_143(96));
    assert_eq!(solution.row, [52, 50, 41].map(over_143));
    assert_eq!(solution.column, [44, 42, 57].map(over_143));
}

#[test]
fn degenerate_games() {
    let cases: [(Vec<Vec<i64>>, i64); 9] = [
        (vec![vec![7]], 7),
        (vec![vec![0; 6]; 5], 0),
        (vec![vec![-1000; 3]; 8], -1000),
        (vec![vec![3, -4, 9, -4]], -4),
        (vec![vec![3], vec![-4], vec![9], vec![9]], 9),
        // Saddle points, one of them fourfold.
        (vec![vec![-2, 2, -1], vec![1, 1, 1], vec![3, 0, 1]], 1),
        (vec![vec![2, 5, 2], vec![0, 7, 1], vec![2, 3, 2]], 2),
        // Equal rows and equal columns.
        (vec![vec![1, -1, 1], vec![-1, 1, -1], vec![1, -1, 1]], 0),
        (vec![vec![i64::MIN, i64::MAX], vec![i64::MAX, i64::MAX]], i64::MAX),
    ];
    for (game, value) in cases {
        assert_eq!(solve_in_every_way(&game).value, value.into(), "{game:?}");
    }
}

/// Matrices of few values have many ties, where a careless rule can cycle.
#[test]
fn large_games_with_ties_end() {
    let mut rng = ChaCha8Rng::seed_from_u64(40);
    for bound in [0, 1, 2] {
        for (m, n) in [(40, 40), (40, 7), (7, 40)] {
            let game = random_game(&mut rng, m, n, bound);
            assert!(solve(&game).is_optimal_for(&game));
        }
    }
    let identity: Vec<Vec<i64>> = (0..40).map(|i| (0..40).map(|j| i64::from(i == j)).collect()).collect();
    let fortieth = RBig::from_parts(1.into(), 40u8.into());
    assert_eq!(solve(&identity).value, fortieth);
    // Rock, paper, scissors with 39 signs: symmetric, so worth 0.
    let cyclic: Vec<Vec<i64>> = (0..39)
        .map(|i| (0..39).map(|j| [0, 1, -1][usize::from(i != j) * (1 + (i + 39 - j) % 39 % 2)]).collect())
        .collect();
    assert_eq!(solve(&cyclic).value, RBig::ZERO);
}

#[test]
fn large_random_games_carry_their_proof() {
    let mut rng = ChaCha8Rng::seed_from_u64(1000);
    for (m, n) in [(40, 40), (25, 40), (40, 12)] {
        let game = random_game(&mut rng, m, n, 1000);
        assert!(solve(&game).is_optimal_for(&game));
    }
    let game = random_game(&mut rng, 12, 12, i64::MAX);
    solve_in_every_way(&game);
}

/// How good guesses are is no matter of right or wrong, but without them they would be in vain.
#[test]
fn doubles_guess_most_games_right() {
    let mut rng = ChaCha8Rng::seed_from_u64(64);
    let shift = IBig::ZERO;
    let is_guessed = |game: &[Vec<i64>]| {
        let positive = map(game, |&entry| IBig::from(entry) + 1001);
        guessed_weights(&positive, &shift).is_some()
    };
    let mut guessed = |m: usize, n: usize, bound: i64, games: usize| {
        (0..games).filter(|_| is_guessed(&random_game(&mut rng, m, n, bound))).count()
    };
    assert_eq!(guessed(5, 5, 1000, 200), 200);
    assert_eq!(guessed(30, 20, 1000, 5), 5);
    assert!(guessed(5, 5, 1, 200) >= 190);
    // Entries beyond the range of doubles.
    let long = IBig::ONE << 5000;
    let game = map(&[vec![3, 1], vec![1, 2]], |&entry: &i64| &long * IBig::from(entry));
    assert!(guessed_weights(&game, &shift).is_some());
}

#[test]
fn rational_entries() {
    let mut rng = ChaCha8Rng::seed_from_u64(939);
    for _ in 0..100 {
        let (m, n) = (rng.random_range(1..=6), rng.random_range(1..=6));
        let game: Vec<Vec<RBig>> = (0..m)
            .map(|_| {
                let entry = |_| {
                    let denominator: u64 = rng.random_range(1..=1000);
                    RBig::from_parts(rng.random_range(-1000..=1000).into(), denominator.into())
                };
                (0..n).map(entry).collect()
            })
            .collect();
        let solution = solve_rational(&game);
        assert!(solution.is_optimal_for(&game), "{game:?}: {solution:?}");
        assert_eq!(solve_over_rationals(&game).value, solution.value, "{game:?}");
    }
}

#[test]
fn a_proof_of_optimality_refuses_what_is_not_optimal() {
    let game = [vec![0, 5, -2], vec![-3, 0, 4], vec![6, -4, 0]];
    let solution = solve(&game);
    assert!(solution.is_optimal_for(&game));
    let damaged = |damage: fn(&mut Solution)| {
        let mut wrong = solution.clone();
        damage(&mut wrong);
        wrong.is_optimal_for(&game)
    };
    assert!(!damaged(|s| s.value += RBig::ONE));
    assert!(!damaged(|s| s.value -= RBig::ONE));
    assert!(!damaged(|s| s.row.swap(0, 1)));
    assert!(!damaged(|s| s.column.swap(0, 1)));
    assert!(!damaged(|s| drop(s.row.pop())));
    assert!(!damaged(|s| s.row.iter_mut().for_each(|p| *p *= RBig::from(2))));
    assert!(!damaged(|s| s.column.iter_mut().for_each(|q| *q *= -RBig::ONE)));
}

#[test]
#[should_panic(expected = "equally long")]
fn refuses_a_ragged_matrix() {
    solve(&[vec![1, 2], vec![3]]);
}

#[test]
#[should_panic(expected = "has a row and a column")]
fn refuses_an_empty_matrix() {
    solve(&[]);
}
