//! The reader refuses damaged samples and damaged small inputs.

use problems::{Error, audit, document};

use super::{Context, findings::Finding};

/// How many small inputs are damaged, beside the samples.
const SMALL_INPUTS: u64 = 10;

pub fn check(context: &Context) -> Result<Finding, Error> {
    let samples = document::load_samples(context.library, context.exercise)?;
    let mut inputs: Vec<_> = samples.into_iter().map(|sample| sample.input).collect();
    inputs.extend(
        (0..SMALL_INPUTS).map(|index| context.exercise.small(&mut context.dice("reader", index)).input()),
    );
    let problem = inputs.iter().find_map(|input| audit::reader(context.exercise, input).err());
    Ok(Finding { problems: problem.into_iter().collect(), ..Finding::default() })
}
