//! An answer may be correct and yet cost the judge more than anything else: numbers of twenty thousand characters are
//! legal. Whatever the exercise, judging an answer costs at most ten times what it costs to write it.

use std::{
    fmt::Write,
    hint::black_box,
    time::{Duration, Instant},
};

use checkers::number::{LONGEST, Number, Terms};
use dashu_int::UBig;
use exercise::{Case, document::load_samples};

/// So many numbers are enough to tell, and take no time.
const MOST: usize = 40;

/// A number as a fraction that is nearly as long as allowed, with the same value.
fn long(token: &str) -> Option<String> {
    let number = Number::parse(token.as_bytes()).ok()?;
    let terms = Terms(&number).to_string();
    let (sign, size) = terms.strip_prefix('-').map_or(("", terms.as_str()), |size| ("-", size));
    let (above, below) = size.split_once('/').unwrap_or((size, "1"));
    let digits = LONGEST / 2 - above.len().max(below.len()) - 2;
    // A factor without any pattern.
    let factor = UBig::from(7u8).pow(digits * 100 / 85);
    let times = |digits: &str| digits.parse::<UBig>().ok().map(|number| number * &factor);
    let text = format!("{sign}{}/{}", times(above)?, times(below)?);
    (text.len() <= LONGEST).then_some(text)
}

/// The answer with numbers written as long as may be, where the exercise takes fractions.
fn lengthened(case: &dyn Case, answer: &str) -> Option<String> {
    let mut changed = answer.to_owned();
    let (mut from, mut count) = (0, 0);
    while let Some(start) = changed[from..].find(|c: char| !c.is_whitespace()).map(|at| from + at) {
        let end = changed[start..].find(char::is_whitespace).map_or(changed.len(), |at| start + at);
        from = end;
        let Some(token) = long(&changed[start..end]) else { continue };
        let tried = [&changed[..start], token.as_str(), &changed[end..]].concat();
        if case.check(tried.as_bytes()).is_ok() {
            (changed, from, count) = (tried, start + token.len(), count + 1);
        } else if count == 0 {
            continue;
        }
        if count == MOST {
            break;
        }
    }
    (count > 0).then_some(changed)
}

/// The shortest of some runs, on which other work on the machine shows least.
fn shortest(mut run: impl FnMut()) -> Duration {
    let timed = |_| {
        let began = Instant::now();
        run();
        began.elapsed()
    };
    (0..7).map(timed).min().unwrap_or_default()
}

/// What it costs to write so many bytes as numbers, each computed before it is written.
fn writing(bytes: usize) -> Duration {
    shortest(|| {
        let (mut text, mut number) = (String::with_capacity(bytes + 24), 1_u64);
        while text.len() < bytes {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // Writing to a string does not fail.
            let _ = writeln!(text, "{number}");
        }
        black_box(text);
    })
}

#[test]
fn no_answer_costs_the_judge_more_than_ten_times_what_it_costs_to_write() {
    let library = problems::library(env!("CARGO_MANIFEST_DIR"));
    let mut tried = 0;
    for &exercise in library.exercises() {
        for sample in load_samples(&library, exercise).unwrap() {
            let case = exercise.read(&sample.input).unwrap();
            let Some(answer) = lengthened(&*case, &String::from_utf8_lossy(&sample.answer)) else { continue };
            // Other work on the machine may come between the two; a slow judge is slow each time.
            let costs = (0..5).map(|_| {
                let judging = shortest(|| assert_eq!(case.check(answer.as_bytes()), Ok(())));
                (judging, writing(answer.len()))
            });
            let (mut seen, mut cheap) = (Vec::new(), false);
            for (judging, writing) in costs {
                seen.push((judging, writing));
                cheap = judging <= 10 * writing;
                if cheap {
                    break;
                }
            }
            tried += 1;
            println!("{}/{}: {} bytes, {seen:?}", exercise.folder(), sample.number, answer.len());
            assert!(cheap, "{}: {seen:?}", exercise.folder());
        }
    }
    assert!(tried >= 20, "{tried}");
}
