//! The checker: computes the term that the answer names, and compares it with the number.

use checkers::{Name, Refusal, Sentence, say, sentence::QUERY};
use solutions::beatty::{Sequence, term};

use super::{Beatty, Place, Query};
use exercise::Checker;

/// What messages call the sequences.
const FIRST: Name = Name::new("dãy thứ nhất", "the first sequence");
const SECOND: Name = Name::new("dãy thứ hai", "the second sequence");

impl Checker for Beatty {
    fn check(queries: &Vec<Query>, answers: &Vec<Place>, _: &Vec<Place>) -> Result<(), Refusal> {
        for (index, (query, &answer)) in queries.iter().zip(answers).enumerate() {
            judge(query, answer).map_err(|reason| Refusal::at(QUERY, index + 1, reason))?;
        }
        Ok(())
    }
}

fn judge(&Query { d, m }: &Query, (sequence, k): Place) -> Result<(), Sentence> {
    let name = if sequence == Sequence::First { FIRST } else { SECOND };
    match term(d, sequence, k) {
        Some(term) if term == m => Ok(()),
        Some(term) => Err(say!(
            vi "số hạng thứ {k} của {name} là {term}, không phải {m}",
            en "term {k} of {name} is {term}, not {m}";
            name
        )),
        None => Err(say!(
            vi "số hạng thứ {k} của {name} lớn hơn 10^18, không phải {m}",
            en "term {k} of {name} is greater than 10^18, not {m}";
            name
        )),
    }
}
