//! The reader refuses damaged samples, damaged small inputs, and what `inputs/reader.txt` keeps for it.

use problems::{Error, audit, document};

use super::{Context, findings::Finding};
use crate::files;

/// How many small inputs are damaged, beside the samples.
const SMALL_INPUTS: u64 = 10;

pub fn check(context: &Context) -> Result<Finding, Error> {
    let samples = document::load_samples(context.library, context.exercise)?;
    let mut inputs: Vec<_> = samples.into_iter().map(|sample| sample.input).collect();
    inputs.extend(
        (0..SMALL_INPUTS).map(|index| context.exercise.small(&mut context.dice("reader", index)).input()),
    );
    let problem = inputs.iter().find_map(|input| audit::reader(context.exercise, input).err());
    if context.args.bless && context.library.file(context.exercise, audit::inputs::FILE)?.is_none() {
        keep(context, &inputs)?;
    }
    let kept = audit::inputs::load(context.library, context.exercise)?;
    let problems = problem.into_iter().chain(audit::inputs::inputs(context.exercise, &kept)).collect();
    Ok(Finding { problems, ..Finding::default() })
}

/// Where none are kept yet, inputs are proposed, for somebody to look at.
fn keep(context: &Context, small: &[Vec<u8>]) -> Result<(), Error> {
    let proposed = audit::inputs::proposed(context.library, context.exercise, small)?;
    let path = context.library.folder(context.exercise)?.join(audit::inputs::FILE);
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| Error::file(folder, error))?;
    }
    files::write(&path, audit::inputs::written(&proposed).as_bytes())
}
