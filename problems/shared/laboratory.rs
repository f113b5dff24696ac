//! What laboratories of several exercises share.

use checkers::{Sentence, say};

/// The only query of an input: a laboratory looks into one game.
pub fn only<Query>(queries: &[Query]) -> Result<&Query, Sentence> {
    match queries {
        [query] => Ok(query),
        _ => Err(say!(vi "ở đây chỉ một dòng", en "one line here")),
    }
}
