//! `list`: the exercises.

use problems::{CATALOGUE, Manifest, short_name};
use serde_json::json;

use crate::{
    house::House,
    report::{self, Ended, Ending},
};

#[derive(clap::Args)]
pub struct Args {
    /// Write one JSON value
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, house: &House) -> Ended {
    report::with_json(args.json, || {
        let manifests = CATALOGUE.iter().map(|&exercise| Ok((exercise, house.library.manifest(exercise)?)));
        let manifests: Vec<_> = manifests.collect::<Result<_, problems::Error>>()?;
        if args.json {
            let values = manifests.iter().map(|(exercise, manifest)| {
                let groups = manifest.plan.groups.iter();
                json!({
                    "folder": exercise.folder(),
                    "name": short_name(exercise.folder()),
                    "number": manifest.number,
                    "stem": manifest.stem,
                    "title": { "vi": manifest.title.vi, "en": manifest.title.en },
                    "time_limit_seconds": manifest.time_limit.as_secs_f64(),
                    "memory_limit_mib": manifest.memory_limit,
                    "groups": groups.map(|group| json!({
                        "name": group.name,
                        "points": group.points,
                        "tests": group.tests.len(),
                    })).collect::<Vec<_>>(),
                })
            });
            report::json(&values.collect());
        } else {
            let width = |name: fn(&Manifest, &str) -> usize| {
                manifests
                    .iter()
                    .map(|(exercise, manifest)| name(manifest, exercise.folder()))
                    .max()
                    .unwrap_or(0)
            };
            let (names, stems) =
                (width(|_, folder| short_name(folder).len()), width(|manifest, _| manifest.stem.len()));
            for (exercise, manifest) in &manifests {
                let tests: usize = manifest.plan.groups.iter().map(|group| group.tests.len()).sum();
                report::line(format_args!(
                    "{:>5}  {:names$}  {:stems$}  {:>3} tests  {:>4} s  {}",
                    manifest.number,
                    short_name(exercise.folder()),
                    manifest.stem,
                    tests,
                    manifest.time_limit.as_secs_f64(),
                    manifest.title.en,
                ));
            }
        }
        Ok(Ending::Yes)
    })
}
