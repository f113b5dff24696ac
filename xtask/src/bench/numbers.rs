//! What it costs to judge an answer whose numbers have as many characters as may be, against what it costs to write it.

use std::{fmt::Write, hint::black_box};

use checkers::{Sentence, say};
use exercise::{AnyExercise, Error, Library, audit, document::load_samples};

use super::{in_turns, ratio};
use crate::report;

/// How many times as much as writing an answer judging it may cost.
const MOST: u32 = 10;

/// The sample of an exercise whose long answer is the dearest to judge; nothing where no answer has fractions.
pub fn against_writing(library: &Library, exercise: &'static dyn AnyExercise) -> Result<(), Error> {
    let mut dearest: Option<(f64, usize)> = None;
    for sample in load_samples(library, exercise)? {
        let case = exercise.read(&sample.input).map_err(Error::of)?;
        let Some(answer) = audit::with_long_numbers(&*case, &String::from_utf8_lossy(&sample.answer)) else {
            continue;
        };
        let check = || drop(black_box(case.check(answer.as_bytes())));
        let (checked, written) = in_turns(check, || write(answer.len()));
        let found = (ratio(checked, written), answer.len());
        dearest = Some(dearest.map_or(found, |so_far| if found.0 > so_far.0 { found } else { so_far }));
    }
    if let Some((times, bytes)) = dearest {
        let folder = exercise.folder();
        let times = Sentence::decimal(format_args!("{times:.1}"));
        report::say(&say!(
            vi "{folder}: chấm {bytes} byte gồm những số dài nhất lâu gấp {times} lần ghi, tối đa cho phép {MOST} lần",
            en "{folder}: judging {bytes} bytes of the longest numbers takes {times} times as long as writing them, of at most {MOST}";
            times
        ));
    }
    Ok(())
}

/// Writes so many bytes as numbers, each computed before it is written.
fn write(bytes: usize) {
    let (mut text, mut number) = (String::with_capacity(bytes + 24), 1_u64);
    while text.len() < bytes {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Writing to a string does not fail.
        let _ = writeln!(text, "{number}");
    }
    black_box(text);
}
