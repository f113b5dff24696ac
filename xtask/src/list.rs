//! `list`: the exercises, all or those that are asked for.

use std::{ops::RangeInclusive, sync::Arc};

use checkers::{Name, Sentence, say};
use clap::builder::PossibleValuesParser;
use exercise::{
    AnyExercise, Error, Manifest,
    document::Lang,
    manifest::DIFFICULTIES,
    short_name,
    topics::{self, SECTIONS, TAGS, Topic},
};
use serde_json::{Value, json};

use crate::{
    lang::told,
    report::{self, Ended, Ending},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(
        vi "Các bài tập (không nêu bài nào thì là tất cả)",
        en "The exercises (default: all)"
    ))]
    exercises: Vec<String>,
    #[arg(
        long,
        value_name = "TAG",
        value_parser = PossibleValuesParser::new(topics::names(TAGS)),
        hide_possible_values = true,
        help = told!(
            vi "Chỉ các bài có nhãn này; nêu nhiều lần thì phải có đủ các nhãn",
            en "Only exercises with this tag; if given more than once, with all of them"
        )
    )]
    tag: Vec<String>,
    #[arg(long, value_name = "N|N-N", value_parser = difficulties, help = told!(
        vi "Chỉ các bài có độ khó này, 3, hoặc trong khoảng này, 2-4",
        en "Only exercises of this difficulty, such as 3, or in this range, such as 2-4"
    ))]
    difficulty: Option<RangeInclusive<u8>>,
    #[arg(
        long,
        value_name = "SECTION",
        value_parser = PossibleValuesParser::new(topics::names(SECTIONS)),
        hide_possible_values = true,
        help = told!(vi "Chỉ các bài thuộc mục này của sách", en "Only exercises of this section of the book")
    )]
    section: Option<String>,
    #[arg(long, conflicts_with_all = ["exercises", "tag", "difficulty", "section"], help = told!(
        vi "Thay vào đó liệt kê các nhãn và các mục",
        en "Show the tags and the sections instead"
    ))]
    topics: bool,
    #[arg(long, help = told!(vi "In ra một giá trị JSON", en "Print one JSON value"))]
    json: bool,
}

/// A difficulty, or two with a line between them.
fn difficulties(text: &str) -> Result<RangeInclusive<u8>, String> {
    let (least, greatest) = text.split_once('-').unwrap_or((text, text));
    let level = |text: &str| text.parse::<u8>().ok().filter(|level| DIFFICULTIES.contains(level));
    let range = level(least).zip(level(greatest)).filter(|(least, greatest)| least <= greatest);
    let wrong = || {
        told!(
            vi "độ khó là một số từ {least} đến {greatest}, hoặc hai số: 2-4",
            en "a difficulty is a number from {least} to {greatest}, or a range such as 2-4",
            least = DIFFICULTIES.start(),
            greatest = DIFFICULTIES.end()
        )
    };
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

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    report::with_json(workspace, args.json, || {
        if args.topics {
            return Ok(show_topics(args.json, workspace.lang(args.json)));
        }
        let exercises = workspace.library.selected(&args.exercises)?;
        let mut listed: Vec<Listed> =
            exercises.into_iter().map(|exercise| (exercise, workspace.library.manifest(exercise))).collect();
        listed.retain(|(_, manifest)| manifest.as_ref().map_or(true, |manifest| args.wants(manifest)));
        let mut ending = Ending::Yes;
        for (_, manifest) in &listed {
            if let Err(error) = manifest {
                report::complain(error);
                ending = Ending::Failure;
            }
        }
        match args.json {
            true => report::json(&listed.iter().map(|listed| value(listed, workspace.lang(true))).collect()),
            false => table(&listed, workspace.lang(false)).iter().for_each(report::line),
        }
        Ok(ending)
    })
}

fn value((exercise, manifest): &Listed, lang: Lang) -> Value {
    let manifest = match manifest {
        Ok(manifest) => manifest,
        Err(error) => {
            let error = report::visible(error.in_lang(lang));
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
const HEADER: [Name; 8] = [
    Name::new("bài", "ex"),
    Name::new("mã", "name"),
    Name::new("tệp", "stem"),
    Name::new("số test", "tests"),
    Name::new("thời gian", "limit"),
    Name::new("độ khó", "level"),
    Name::new("tên bài", "title"),
    Name::new("nhãn", "tags"),
];

/// The lines of the table, its header first; just the header if nothing is listed.
fn table(listed: &[Listed], lang: Lang) -> Vec<String> {
    let mut rows = vec![HEADER.map(|name| lang.say(name.vi(), name.en()).to_string())];
    for (exercise, manifest) in listed {
        let Ok(manifest) = manifest else { continue };
        let tests: usize = manifest.plan.groups.iter().map(|group| group.tests.len()).sum();
        let tags: Vec<_> = manifest.tags.iter().map(|tag| tag.name).collect();
        let limit = Sentence::decimal(manifest.time_limit.as_secs_f64());
        let limit = say!(vi "{limit} giây", en "{limit} s"; limit);
        rows.push([
            manifest.number.clone(),
            short_name(exercise.folder()).into(),
            manifest.stem.clone(),
            tests.to_string(),
            limit.in_lang(lang).to_string(),
            manifest.difficulty.to_string(),
            lang.say(&manifest.title.vi, &manifest.title.en).to_string(),
            tags.join(" "),
        ]);
    }
    report::columns(&rows, &[0, 3, 4, 5])
}

fn show_topics(as_json: bool, lang: Lang) -> Ending {
    let value = |topic: &Topic| json!({ "name": topic.name, "vi": topic.title.vi(), "en": topic.title.en() });
    if as_json {
        let list = |list: &[Topic]| list.iter().map(value).collect::<Vec<_>>();
        report::json(&json!({ "sections": list(SECTIONS), "tags": list(TAGS) }));
        return Ending::Yes;
    }
    let words = match lang {
        Lang::Vietnamese => [["mục", "tên mục", "tiếng Anh"], ["nhãn", "chủ đề", "tiếng Anh"]],
        Lang::English => [["section", "title", "in Vietnamese"], ["tag", "topic", "in Vietnamese"]],
    };
    let other = if lang == Lang::English { Lang::Vietnamese } else { Lang::English };
    for (header, list) in words.into_iter().zip([SECTIONS, TAGS]) {
        let row = |topic: &Topic| [topic.name, topic.title(lang), topic.title(other)].map(String::from);
        let mut rows = vec![header.map(String::from)];
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
