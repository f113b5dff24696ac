//! Samples are valid, their answers are right, the reference's too, and the oracle says so.

use checkers::{Name, Sentence, say};
use exercise::{Error, document};

use super::{Context, findings::Finding};

const SAMPLE: Name = Name::new("ví dụ", "the sample");
const REFERENCE: Name = Name::new("lời giải mẫu", "the reference");

fn counted(samples: usize) -> Sentence {
    match samples {
        1 => say!(vi "1 ví dụ", en "1 sample"),
        _ => say!(vi "{samples} ví dụ", en "{samples} samples"),
    }
}

pub fn check(context: &Context) -> Result<Finding, Error> {
    let samples = document::load_samples(context.library, context.exercise)?;
    let mut finding = Finding { detail: counted(samples.len()), ..Finding::default() };
    if samples.is_empty() {
        finding.problems.push(say!(vi "không có ví dụ nào", en "there is no sample"));
    }
    for sample in samples {
        let name = format!("samples/{}", sample.number);
        let case = match context.exercise.read(&sample.input) {
            Ok(case) => case,
            Err(error) => {
                finding.problems.push({
                    let message = &error.message;
                    let (line, column) = (error.line, error.column);
                    say!(vi "{name}.inp:{line}:{column}: {message}", en "{name}.inp:{line}:{column}: {message}"; message)
                });
                continue;
            }
        };
        if case.opponent().is_some() != context.manifest.interactive {
            finding.problems.push(say!(
                vi "problem.toml phải ghi interactive = true khi và chỉ khi mã của bài có đối thủ (fn opponent)",
                en "problem.toml must say interactive = true if and only if the code has an opponent (fn opponent)",
            ));
        }
        if let Err(refusal) = case.check(&sample.answer) {
            let (refusal, ending) = (refusal.sentence(), sample.ending());
            finding
                .problems
                .push(say!(vi "{name}.{ending}: {refusal}", en "{name}.{ending}: {refusal}"; refusal));
        }
        let reference = case.answer();
        if let Err(refusal) = case.check(&reference) {
            let refusal = refusal.sentence();
            finding.problems.push(say!(
                vi "{name}: trình chấm không nhận lời giải mẫu: {refusal}",
                en "{name}: the checker refuses the reference: {refusal}";
                refusal
            ));
        }
        let Some(oracle) = case.oracle() else { continue };
        for (whose, answer) in [(SAMPLE, sample.answer), (REFERENCE, reference)] {
            if let Err(reason) = oracle(&answer) {
                finding.problems.push(say!(
                    vi "{name}: lời giải vét cạn không nhận kết quả của {whose}: {reason}",
                    en "{name}: the oracle refuses the answer of {whose}: {reason}";
                    whose
                ));
            }
        }
    }
    Ok(finding)
}
