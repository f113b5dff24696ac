//! The oracle: what each player can promise himself by the rules, without any value of a matrix.
//!
//! Both players use strategies without memory. What such a strategy is sure to bring is easy to say, because
//! play goes on only after row 1 and column 1: the other player just chooses how long he waits. The value lies
//! between the best promises of the two; the oracle works them out exactly and speaks only if they are equal.

use checkers::number::{Number, rational};
use dashu_ratio::RBig;

use super::{Query, RecursiveGame};
use crate::shared::kernels::{judge_number, nearly};
use exercise::{Oracle, OracleFn};

impl Oracle for RecursiveGame {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Number>>> {
        let values: Vec<RBig> = queries.iter().map(value).collect::<Option<_>>()?;
        Some(Box::new(move |answers| {
            for (index, (answer, exact)) in answers.iter().zip(&values).enumerate() {
                judge_number(answer, exact).map_err(|reason| format!("query {}: {reason}", index + 1))?;
            }
            Ok(())
        }))
    }

    /// For one query, everything that is paid anywhere, and numbers about as far from the value as is allowed.
    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Number>> {
        let [query] = &queries[..] else { return Vec::new() };
        let near = value(query).into_iter().flat_map(|exact| nearly(&exact).collect::<Vec<_>>());
        let payments = query.payments();
        let middle = (&payments[0] + &payments[1]) / rational(2, 1);
        near.chain(payments).chain([middle]).map(|number| vec![number.into()]).collect()
    }
}

fn value(query: &Query) -> Option<RBig> {
    let [a, b, c, q] = query.payments();
    let least = promise([a.clone(), b.clone(), c.clone(), q.clone()]);
    // The second player is the first one of the game seen from his side: rows and columns change places, and
    // what one gets the other pays.
    let most = -promise([-b, -a, -c, -q]);
    (least == most).then_some(least)
}

/// What the first player can be sure of, or as nearly sure as he likes.
fn promise([a, b, c, q]: [RBig; 4]) -> RBig {
    // Row 1 for ever: column 1 for ever brings q, and column 2 brings a whenever it comes.
    let patient = q.min(a.clone());
    // Row 2 with some probability e > 0, every time: column 1 for ever ends in b for sure, column 2 brings
    // (1 - e) a + e c, and waiting for a while brings something between. The best e makes the second number c,
    // or as nearly a as he likes.
    let restless = b.min(a.max(c));
    patient.max(restless)
}
