//! Samples are valid, their answers are right, the reference's too, and the oracle says so.

use exercise::{Error, document};

use super::{Context, findings::Finding};

pub fn check(context: &Context) -> Result<Finding, Error> {
    let samples = document::load_samples(context.library, context.exercise)?;
    let mut finding = Finding { detail: format!("{} samples", samples.len()), ..Finding::default() };
    if samples.is_empty() {
        finding.problems.push("there is no sample".into());
    }
    for sample in samples {
        let name = format!("samples/{}", sample.number);
        let case = match context.exercise.read(&sample.input) {
            Ok(case) => case,
            Err(error) => {
                finding.problems.push(format!("{name}.inp: {error}"));
                continue;
            }
        };
        if let Err(refusal) = case.check(&sample.answer) {
            finding.problems.push(format!("{name}.out: {refusal}"));
        }
        let reference = case.answer();
        if let Err(refusal) = case.check(&reference) {
            finding.problems.push(format!("{name}: the checker refuses the reference: {refusal}"));
        }
        let Some(oracle) = case.oracle() else { continue };
        for (whose, answer) in [("the sample", sample.answer), ("the reference", reference)] {
            if let Err(reason) = oracle(&answer) {
                finding.problems.push(format!("{name}: the oracle refuses the answer of {whose}: {reason}"));
            }
        }
    }
    Ok(finding)
}
