//! The reader takes samples and small inputs, refuses them when they are damaged, and says of what `inputs/reader.txt`
//! keeps what stands there.

use checkers::Sentence;
use exercise::{Error, audit};

use super::{Context, findings::Finding};

pub fn check(context: &Context) -> Result<Finding, Error> {
    let problems = audit::inputs::inputs(context.library, context.exercise)?;
    Ok(Finding { problems: problems.into_iter().map(Sentence::symbol).collect(), ..Finding::default() })
}
