//! The oracle: the same judge, with the value from all square submatrices and the least sum from an integer root.

use exercise::{
    Oracle, OracleFn,
    interactive::{Dialogue, Player, converse, replay},
};

use super::{MatrixPlay, Run, opponent::Table, score::Needed};
use crate::shared::kernels::SmallGame;

/// R·V - 3·w·√R with V = a / b, times b: R·a - √(9·w²·b²·R). Of the root, the integer part alone matters.
fn needed(run: &Run) -> Option<Needed> {
    let value = SmallGame::of_integers(&run.matrix)?.value().clone();
    let a = i128::try_from(value.numerator().clone()).ok()?;
    let b = i128::try_from(value.denominator().clone()).ok()?;
    let (rounds, width) = (i128::from(run.rounds), i128::from(run.width()));
    let root = width.checked_mul(3)?.checked_mul(b)?.checked_pow(2)?.checked_mul(rounds)?.isqrt();
    let over = rounds.checked_mul(a)? - root;
    // Rounded up.
    let sum = -((-over).div_euclid(b));
    // The sum of the least payoffs is reached by every program.
    let least = rounds * i128::from(run.ends().0);
    Some(Needed { value, sum: i64::try_from(sum.max(least)).ok()? })
}

impl Oracle for MatrixPlay {
    fn oracle(run: &Run) -> Option<OracleFn<'_, Dialogue>> {
        let needed = needed(run)?;
        Some(Box::new(move |dialogue| {
            replay(&mut Table::new(run, needed.clone()), dialogue).map_err(|refusal| refusal.to_string())
        }))
    }

    /// What players say who always choose the last row, or say something else at some time.
    fn candidates(run: &Run) -> Vec<Dialogue> {
        let last = run.matrix.len().to_string();
        let too_much = (run.matrix.len() + 1).to_string();
        let lines = [("", &*last), ("0", &*last), (&*too_much, "1"), ("1 1", "1"), ("x", "1")];
        let play = |(first, then): (&str, &str)| {
            let mut player = Stubborn { next: first.into(), then: then.into() };
            if first.is_empty() {
                player.next.clone_from(&player.then);
            }
            let needed = super::score::needed(run);
            converse(&mut Table::new(run, needed), &mut player).0
        };
        lines.into_iter().map(play).collect()
    }
}

/// Says one line, and then the same again and again.
struct Stubborn {
    next: String,
    then: String,
}

impl Player for Stubborn {
    fn hear(&mut self, _: &str) {}

    fn say(&mut self) -> String {
        std::mem::replace(&mut self.next, self.then.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix_play::{generator, score};
    use generators::{TestName, TestRng};

    #[test]
    fn two_ways_to_compute_what_is_needed_agree() {
        for index in 0..500 {
            let name = TestName { exercise: "matrix_play", group: "", recipe: "needed", index };
            let run = generator::small_run(&mut TestRng::of(9, name));
            assert_eq!(needed(&run), Some(score::needed(&run)), "{run:?}");
        }
    }
}
