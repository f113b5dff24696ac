//! `export`: exercises as packages of other judges.

use std::path::PathBuf;

use ::export::{Bundle, Carrier, Format, Order, Scoring};
use generators::seed::DEFAULT_SEED;
use problems::{AnyExercise, Error, testdata};
use rayon::prelude::*;

use crate::{
    generate::seed,
    house::House,
    progress::Progress,
    report::{self, Ended, Ending},
};

mod calibrate;

#[derive(clap::Args)]
pub struct Args {
    /// The exercises (all, if none is named)
    #[arg(value_name = "EX")]
    exercises: Vec<String>,
    /// The judge: kattis, kattis-legacy, dmoj, vnoj, polygon, cms, themis; several with commas, or all
    #[arg(long, value_name = "F", value_delimiter = ',', value_parser = formats, required_unless_present = "calibrate")]
    format: Vec<Formats>,
    /// The folder for the packages: DIR/F/NAME, and NAME.zip where the judge imports that
    #[arg(long, value_name = "DIR", required_unless_present = "calibrate")]
    out: Option<PathBuf>,
    /// The master seed: a number of your own, and nobody has seen your tests
    #[arg(long, value_name = "N", default_value_t = DEFAULT_SEED, value_parser = seed)]
    seed: u64,
    /// How points are counted in kattis and kattis-legacy: pass-fail (all tests or nothing; without this option) or points
    /// (by group)
    #[arg(long, value_name = "HOW", value_parser = scoring)]
    scoring: Option<Scoring>,
    /// Replace packages that are there and differ
    #[arg(long)]
    force: bool,
    /// Make no packages: run the accepted and the slow programs, and say which limits would misjudge them on a machine
    /// half or twice as fast
    #[arg(long, conflicts_with_all = ["format", "out", "force", "scoring"])]
    calibrate: bool,
}

/// What a word after `--format` stands for.
#[derive(Clone)]
struct Formats(Vec<Format>);

fn formats(word: &str) -> Result<Formats, String> {
    if word == "all" {
        return Ok(Formats(Format::ALL.to_vec()));
    }
    match Format::ALL.iter().find(|format| format.name() == word) {
        Some(format) => Ok(Formats(vec![*format])),
        None => Err(format!("there are {} and all", Format::ALL.map(Format::name).join(", "))),
    }
}

fn scoring(word: &str) -> Result<Scoring, String> {
    match word {
        "points" => Ok(Scoring::Points),
        "pass-fail" => Ok(Scoring::PassFail),
        _ => Err("points are counted by points or pass-fail".into()),
    }
}

pub fn run(args: &Args, house: &House) -> Ended {
    let exercises = house.library.selected(&args.exercises)?;
    if args.calibrate {
        return calibrate::run(&exercises, args.seed, house);
    }
    let out = args.out.as_deref().ok_or_else(|| Error::new("--out names the folder for the packages"))?;
    let carrier = Carrier::new(house.checkout()?)?;
    let mut formats: Vec<Format> = args.format.iter().flat_map(|formats| formats.0.clone()).collect();
    formats.dedup();
    let tests = |exercise: &&dyn AnyExercise| {
        house.library.manifest(*exercise).map(|manifest| testdata::planned(&manifest).len())
    };
    let total = exercises.iter().map(tests).sum::<Result<usize, Error>>()?;
    let progress = Progress::new("export", total, false);
    let written = exercises.par_iter().map(|&exercise| -> Result<Vec<String>, Error> {
        let bundle = Bundle::gather(&house.library, exercise, args.seed, &|name: &str| progress.step(name))?;
        let carried = carrier.carry(exercise)?;
        let mut lines = Vec::new();
        for &format in &formats {
            let package = ::export::package(&bundle, &carried, &Order { format, scoring: args.scoring })?;
            let folder = out.join(format.name());
            let state = if package.write(&folder, args.force)? { "written" } else { "up to date" };
            let bytes: usize = package.files.values().map(|file| file.bytes.len()).sum();
            lines.push(format!(
                "{}: {} tests, {} files, {:.1} MiB, {state}",
                folder.join(&package.name).display(),
                bundle.tests().count(),
                package.files.len(),
                bytes as f64 / (1 << 20) as f64,
            ));
            lines.extend(package.losses.iter().map(|loss| format!("  not in this format: {loss}")));
        }
        Ok(lines)
    });
    let written: Result<Vec<Vec<String>>, Error> = written.collect();
    progress.finish();
    written?.iter().flatten().for_each(report::line);
    Ok(Ending::Yes)
}
