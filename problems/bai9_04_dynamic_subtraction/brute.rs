//! The oracle: who wins from every number of tokens under every limit, from the rule alone.

use super::FACTOR;
use crate::{
    exercise::Oracle,
    shared::{dynamic, take::Reply},
};

pub fn oracle(queries: &[u64]) -> Option<Oracle<'_, Vec<Reply>>> {
    dynamic::oracle(queries, FACTOR)
}
