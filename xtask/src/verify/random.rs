//! On thousands of random small inputs the oracle accepts the reference, and checker and oracle agree on damaged
//! answers.

use checkers::{Sentence, say};
use exercise::{
    Error,
    audit::{self, Tried},
};
use rayon::prelude::*;

use super::{Context, findings::Finding};

/// How many random small inputs each exercise faces.
const RANDOM_INPUTS: u64 = 2000;
/// How many damaged answers are tried on each of them.
const MUTANTS: usize = 8;
/// How many problems are told: one is as good as a thousand of its kind.
const TOLD: usize = 3;

pub fn check(context: &Context) -> Result<Finding, Error> {
    let tried: Vec<Result<Tried, String>> =
        (0..RANDOM_INPUTS).into_par_iter().map(|index| one(context, index)).collect();
    let mut right_and_wrong = (0, 0);
    let mut problems = Vec::new();
    for result in tried {
        match result {
            Ok(Tried { right, wrong }) => {
                right_and_wrong = (right_and_wrong.0 + right, right_and_wrong.1 + wrong)
            }
            Err(problem) if problems.len() < TOLD => problems.push(Sentence::symbol(problem)),
            Err(_) => {}
        }
    }
    let (right, wrong) = right_and_wrong;
    let detail = say!(
        vi "{RANDOM_INPUTS} dữ liệu vào ngẫu nhiên với {right} kết quả đúng và {wrong} kết quả sai đều khớp với lời giải vét cạn",
        en "{RANDOM_INPUTS} random inputs with {right} right and {wrong} wrong answers agree with the oracle",
    );
    Ok(Finding { detail, problems, notices: Vec::new() })
}

fn one(context: &Context, index: u64) -> Result<Tried, String> {
    let mut rng = context.rng("small", index);
    let case = context.exercise.small(&mut rng);
    if let Err(error) = context.exercise.read(&case.input()) {
        return Err(format!("random input {index} is not valid: {error}"));
    }
    let Some(oracle) = case.oracle() else {
        return Err(format!("random input {index} is too large for the oracle"));
    };
    let tried = audit::checker(&*case, Some(&oracle), &mut rng, MUTANTS);
    tried.map_err(|problem| format!("random input {index}: {problem}"))
}
