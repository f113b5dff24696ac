//! `solve`: the reference solution on `DIR/STEM.inp`, or on one input.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use problems::{AnyExercise, Error, document::Tongue};

use crate::{
    files,
    house::House,
    report::{self, Ended, Ending},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX")]
    exercise: String,
    /// The folder with STEM.inp, where STEM.out goes; or an input file (- is standard input), answered on standard output
    #[arg(value_name = "DIR|FILE", default_value = ".")]
    from: PathBuf,
    /// Replace a STEM.out that says something else
    #[arg(long)]
    force: bool,
}

pub fn run(args: &Args, house: &House) -> Ended {
    let exercise = house.library.find(&args.exercise)?;
    let stem = &house.library.manifest(exercise)?.stem;
    match args.from.is_dir() {
        true => solve_folder(exercise, &args.from, stem, args.force, house.tongue(false)),
        false => {
            let answer = files::read_case(exercise, &args.from, house.tongue(false))?.answer();
            let mut out = io::stdout().lock();
            out.write_all(&answer).and_then(|()| out.flush()).or_else(report::output_failed)?;
            Ok(Ending::Yes)
        }
    }
}

/// An answer that is there already may be a student's own: it is not replaced without being asked.
fn solve_folder(exercise: &dyn AnyExercise, folder: &Path, stem: &str, force: bool, tongue: Tongue) -> Ended {
    let answer = files::read_case(exercise, &folder.join(format!("{stem}.inp")), tongue)?.answer();
    let place = folder.join(format!("{stem}.out"));
    let state = match fs::read(&place) {
        Ok(found) if found == answer => "up to date",
        Ok(_) if !force => {
            let message = "is there and says something else; --force replaces it by the reference's answer";
            return Err(Error::file(&place, message));
        }
        _ => {
            files::write(&place, &answer)?;
            "written"
        }
    };
    report::line(format_args!("{}: {state}", place.display()));
    Ok(Ending::Yes)
}
