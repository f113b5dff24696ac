//! Exercises that give a matrix and ask for the value of its game and an optimal strategy of each player. An exercise
//! says which matrices it gives, how it solves them and how it makes them; what is read, written and judged is here.

use std::marker::PhantomData;

use checkers::{
    Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer,
    matrix_game::{Game, Solution},
};
use generators::{PlanError, TestRng, matrices::MatrixKind, params};

use super::{
    kernels::{oracle_of_game, rivals_of_game},
    matrix_games::{Matrix, planned_range, rationals, read_matrix, write_matrix, write_solution},
};
use exercise::{Checker, Exercise, Fact, Oracle, OracleFn, Promise, laboratory::Laboratory, picture::Picture};

/// The matrices of an exercise.
pub trait Matrices: Send + Sync + 'static {
    /// The folder of the exercise.
    const FOLDER: &'static str;
    /// How many rows there are.
    const ROWS: Bound;
    /// How many columns there are.
    const COLUMNS: Bound;
    /// Every payoff.
    const PAYOFF: Bound = PAYOFF;

    /// What the exercise promises of a matrix besides its size: whether this one keeps it, and if not, why.
    fn allows(_matrix: &Matrix) -> Result<(), Sentence> {
        Ok(())
    }

    /// What the texts say and code computes.
    fn facts() -> Vec<Fact> {
        Vec::new()
    }

    /// The pictures of the texts.
    fn pictures() -> Vec<Picture> {
        Vec::new()
    }

    /// What groups promise that no maximum can say.
    fn promises() -> Vec<Promise<Matrix>> {
        Vec::new()
    }
}

/// The exercise that asks for `V`, `p` and `q` of such a matrix.
pub struct SolveMatrix<M>(PhantomData<M>);

/// Every payoff, if an exercise says nothing else.
pub const PAYOFF: Bound = Bound::new("a", -1000, 1000).shown("a_{ij}");

impl<M: Matrices> Exercise for SolveMatrix<M> {
    type Input = Matrix;
    type Answer = Solution;

    const FOLDER: &'static str = M::FOLDER;
    const BOUNDS: &'static [Bound] = &[M::ROWS, M::COLUMNS, M::PAYOFF];

    fn read(reader: &mut Reader) -> Result<Matrix, ReadError> {
        let start = reader.mark();
        let matrix = read_matrix(reader, &M::ROWS, &M::COLUMNS, &M::PAYOFF)?;
        M::allows(&matrix).map_err(|reason| reader.error(start, reason))?;
        Ok(matrix)
    }

    fn write(matrix: &Matrix, out: &mut Writer) {
        write_matrix(matrix, out);
    }

    fn read_answer(matrix: &Matrix, tokens: &mut Tokens) -> Result<Solution, Refusal> {
        Solution::read(tokens, matrix.len(), matrix[0].len())
    }

    fn write_answer(solution: &Solution, out: &mut Writer) {
        write_solution(solution, out);
    }

    fn laboratory(matrix: &Matrix) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(rationals(matrix)))
    }

    fn facts() -> Vec<Fact> {
        M::facts()
    }

    fn pictures() -> Vec<Picture> {
        M::pictures()
    }

    fn promises() -> Vec<Promise<Matrix>> {
        M::promises()
    }
}

/// All square submatrices of a small game.
impl<M: Matrices> Oracle for SolveMatrix<M> {
    fn oracle(matrix: &Matrix) -> Option<OracleFn<'_, Solution>> {
        oracle_of_game(rationals(matrix))
    }

    fn candidates(matrix: &Matrix) -> Vec<Solution> {
        rivals_of_game(rationals(matrix))
    }
}

/// The value is the reference's, the strategies must guarantee it.
impl<M: Matrices> Checker for SolveMatrix<M> {
    fn check(matrix: &Matrix, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
        Game::judge_beside(|| Game::from_integers(matrix), reference, answer)
    }
}

params! {
    /// The parameters of an `m × n` game of a kind with payoffs in `low..=high` (all that are allowed, if nothing is said).
    #[derive(Clone, Copy)]
    pub struct PlannedGame { kind: MatrixKind, m: usize, n: usize, low: Option<i64>, high: Option<i64> }
}

impl PlannedGame {
    /// Such a game.
    pub fn make(self, rng: &mut TestRng) -> Matrix {
        let (low, high) = planned_range(self.low, self.high, &PAYOFF);
        self.kind.make(rng, self.m, self.n, low, high)
    }
}

params! {
    /// The parameters of a game that a plan writes out: one that careless programs are known to fail on.
    #[derive(Clone)]
    pub struct Given { rows: Matrix }
}

/// The game as it stands in the plan; whether its rows have one length is the reader's to say.
pub fn given(_: &mut TestRng, Given { rows }: Given) -> Result<Matrix, PlanError> {
    Ok(rows)
}
