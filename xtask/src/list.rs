//! `list`: the exercises, all or those that are asked for.

use std::{ops::RangeInclusive, sync::Arc};

use clap::builder::PossibleValuesParser;
use problems::{
    AnyExercise, Error, Manifest,
    manifest::DIFFICULTIES,
    short_name,
    topics::{self, SECTIONS, TAGS, Topic},
};
use serde_json::{Value, json};

use crate::{
    house::House,
    report::{self, Ended, Ending},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercises (all, if none is named)
    #[arg(value_name = "EX")]
    exercises: Vec<String>,
    /// Only those with this tag; given more than once, with all of them
    #[arg(long, value_name = "TAG", value_parser = PossibleValuesParser::new(topics::names(TAGS)), hide_possible_values = true)]
    tag: Vec<String>,
    /// Only those of this difficulty, 3, or of these, 2-4
    #[arg(long, value_name = "N|N-N", value_parser = difficulties)]
    difficulty: Option<RangeInclusive<u8>>,
    /// Only those of this section of the book
    #[arg(long, value_name = "SECTION", value_parser = PossibleValuesParser::new(topics::names(SECTIONS)), hide_possible_values = true)]
    section: Option<String>,
    /// Show the tags and the sections that there are instead
    #[arg(long, conflicts_with_all = ["exercises", "tag", "difficulty", "section"])]
    topics: bool,
    /// Write one JSON value
    #[arg(long)]
    json: bool,
}

/// A difficulty, or two with a line between them.
fn difficulties(text: &str) -> Result<RangeInclusive<u8>, String> {
    let (least, greatest) = text.split_once('-').unwrap_or((text, text));
    let level = |text: &str| text.parse::<u8>().ok().filter(|level| DIFFICULTIES.contains(level));
    let range = level(least).zip(level(greatest)).filter(|(least, greatest)| least <= greatest);
    let wrong =
        || format!("a difficulty is {} to {}, or two of them: 2-4", DIFFICULTIES.start(), DIFFICULTIES.end());
    range.map(|(least, greatest)| least..=greatest).ok_or_else(wrong)
}

impl Args {
    fn wants(&self, manifest: &Manifest) -> bool {
        let has = |wanted: &String| manifest.tags.iter().any(|tag| tag.name == wanted);
        self.tag.iter().all(has)
            && self.section.as_ref().is_none_or(|section| manifest.section.name == section)
            && self.difficulty.as_ref().is_none_or(|levels| levels.contains(&manifest.difficulty))
    }
}

/// An exercise, or what is wrong with its manifest: one that cannot be read hides none of the others.
type Listed = (&'static dyn AnyExercise, Result<Arc<Manifest>, Error>);

pub fn run(args: &Args, house: &House) -> Ended {
    report::with_json(args.json, || {
        if args.topics {
            return Ok(show_topics(args.json));
        }
        let exercises = house.library.selected(&args.exercises)?;
        let mut listed: Vec<Listed> =
            exercises.into_iter().map(|exercise| (exercise, house.library.manifest(exercise))).collect();
        listed.retain(|(_, manifest)| manifest.as_ref().map_or(true, |manifest| args.wants(manifest)));
        let mut ending = Ending::Yes;
        for (_, manifest) in &listed {
            if let Err(error) = manifest {
                report::complain(error);
                ending = Ending::Failure;
            }
        }
        match args.json {
            true => report::json(&listed.iter().map(value).collect()),
            false => table(&listed).iter().for_each(report::line),
        }
        Ok(ending)
    })
}

fn value((exercise, manifest): &Listed) -> Value {
    let manifest = match manifest {
        Ok(manifest) => manifest,
        Err(error) => {
            let error = report::visible(&error.to_string());
            return json!({ "folder": exercise.folder(), "error": error });
        }
    };
    let groups = manifest.plan.groups.iter();
    json!({
        "folder": exercise.folder(),
        "name": short_name(exercise.folder()),
        "number": manifest.number,
        "stem": manifest.stem,
        "title": { "vi": manifest.title.vi, "en": manifest.title.en },
        "section": manifest.section.name,
        "tags": manifest.tags.iter().map(|tag| tag.name).collect::<Vec<_>>(),
        "difficulty": manifest.difficulty,
        "time_limit_seconds": manifest.time_limit.as_secs_f64(),
        "memory_limit_mib": manifest.memory_limit,
        "groups": groups.map(|group| json!({
            "name": group.name,
            "points": group.points,
            "tests": group.tests.len(),
        })).collect::<Vec<_>>(),
    })
}

/// What stands above the columns.
const HEADER: [&str; 8] = ["ex", "name", "stem", "tests", "limit", "level", "title", "tags"];

/// The lines of the table, its header first; just the header if nothing is listed.
fn table(listed: &[Listed]) -> Vec<String> {
    let mut rows = vec![HEADER.map(String::from)];
    for (exercise, manifest) in listed {
        let Ok(manifest) = manifest else { continue };
        let tests: usize = manifest.plan.groups.iter().map(|group| group.tests.len()).sum();
        let tags: Vec<_> = manifest.tags.iter().map(|tag| tag.name).collect();
        rows.push([
            manifest.number.clone(),
            short_name(exercise.folder()).into(),
            manifest.stem.clone(),
            tests.to_string(),
            format!("{} s", manifest.time_limit.as_secs_f64()),
            manifest.difficulty.to_string(),
            manifest.title.en.clone(),
            tags.join(" "),
        ]);
    }
    report::columns(&rows, &[0, 3, 4, 5])
}

fn show_topics(as_json: bool) -> Ending {
    let value = |topic: &Topic| json!({ "name": topic.name, "vi": topic.vi, "en": topic.en });
    if as_json {
        let list = |list: &[Topic]| list.iter().map(value).collect::<Vec<_>>();
        report::json(&json!({ "sections": list(SECTIONS), "tags": list(TAGS) }));
        return Ending::Yes;
    }
    for (what, list) in [("section", SECTIONS), ("tag", TAGS)] {
        let row = |topic: &Topic| [topic.name, topic.en, topic.vi].map(String::from);
        let mut rows = vec![[what, "in English", "in Vietnamese"].map(String::from)];
        rows.extend(list.iter().map(row));
        report::columns(&rows, &[]).iter().for_each(report::line);
    }
    Ending::Yes
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_difficulty_is_one_number_or_two() {
        assert_eq!(difficulties("3"), Ok(3..=3));
        assert_eq!(difficulties("2-4"), Ok(2..=4));
        for wrong in ["", "0", "6", "4-2", "1-9", "x", "-", "2-"] {
            assert!(difficulties(wrong).is_err(), "{wrong}");
        }
    }
}
