//! `judge --table`: a class. Many programs, several exercises; a table of points, for people, as CSV, as JSON, and as
//! one page of HTML. What was judged is remembered: stopped and started again, it goes on where it was.

use std::{collections::BTreeSet, path::PathBuf};

use judging::{Cache, Engine, Fingerprint, Judgement, Key, Order, Policy, Source, Stop, Verdict, run};
use problems::{Contest, Error, contest::Posed, testdata};
use rayon::prelude::*;

use self::{entrants::Entrants, outcome::Outcome};
use super::{
    not_allowed,
    tests::{self, Origin},
};
use crate::{
    files,
    house::House,
    progress::Progress,
    report::{self, Ended, Ending},
    tests_folder,
    tongue::told,
};

mod entrants;
mod outcome;
mod page;
mod show;

#[derive(clap::Args)]
#[group(skip)] // the arguments of `judge` are a group of this name
pub struct Args {
    #[arg(id = "table", long = "table", value_name = "DIR|FILE", num_args = 1.., help = told!(
        vi "Chấm cả lớp: các thư mục chứa HọcSinh/bai9_8.cpp hoặc bai9_8_hocsinh.cpp, hoặc các tệp",
        en "Judge a class: folders with Student/bai9_8.cpp or bai9_8_student.cpp, or files"
    ))]
    places: Vec<PathBuf>,
    #[arg(long = "exercise", value_name = "EX", requires = "table", help = told!(
        vi "Chỉ đưa vào bảng các bài này (không nêu: mọi bài mà có ai đó nộp)",
        en "Only these exercises in the table (without: all that somebody has a program for)"
    ))]
    exercises: Vec<String>,
    #[arg(long, value_name = "FILE", requires = "table", help = told!(
        vi "Họ tên học sinh: một tệp CSV gồm các dòng như an01,Họ tên",
        en "Names of the students: a CSV file of rows like an01,Name"
    ))]
    names: Option<PathBuf>,
    #[arg(long, requires = "table", conflicts_with_all = ["json", "html"], help = told!(
        vi "In bảng dưới dạng CSV",
        en "Write the table as CSV"
    ))]
    csv: bool,
    #[arg(long, requires = "table", conflicts_with = "json", help = told!(
        vi "In bảng thành một trang HTML độc lập",
        en "Write the table as one page of HTML that needs nothing else"
    ))]
    html: bool,
    #[arg(long, value_name = "FILE", requires = "table", help = told!(
        vi "Ghi bảng vào tệp thay vì in ra đầu ra chuẩn",
        en "Write the table into a file instead of to standard output"
    ))]
    out: Option<PathBuf>,
    #[arg(long, requires = "table", help = told!(
        vi "Chấm lại cả những bài đã chấm",
        en "Judge again what was judged before"
    ))]
    fresh: bool,
}

/// A table: a row a student, a column an exercise.
pub struct Table {
    /// The title of the contest, if it is one.
    pub title: Option<String>,
    pub posed: Vec<Posed>,
    pub rows: Vec<Row>,
}

pub struct Row {
    /// What folders or files call the student.
    pub id: String,
    pub name: String,
    /// What came out for each exercise; nothing where there is no program.
    pub cells: Vec<Option<Outcome>>,
}

impl Row {
    pub fn points(&self) -> u32 {
        self.cells.iter().flatten().map(|outcome| outcome.points).sum()
    }
}

/// A program whose turn comes.
struct Entry {
    student: String,
    source: Result<Source, Error>,
}

pub fn run(args: &super::Args, house: &House) -> Ended {
    let contest = args.contest.as_deref().map(|path| house.contest(path)).transpose()?;
    let (posed, _) = house.posed(&args.table.exercises, args.contest.as_deref())?;
    let names = args.table.names.as_deref().map(entrants::names).transpose()?.unwrap_or_default();
    let Entrants { programs, notices } = entrants::find(&args.table.places, &posed, &house.library)?;
    notices.iter().for_each(report::note);
    // Without a contest, only what somebody wrote is in the table.
    let asked = contest.is_some() || !args.table.exercises.is_empty();
    let written = |posed: &Posed| programs.keys().any(|(_, folder)| *folder == posed.exercise.folder());
    let posed: Vec<Posed> = posed.into_iter().filter(|posed| asked || written(posed)).collect();

    let tier = run::tier(args.require_tier, args.bare).map_err(Error::new)?;
    let engine = Engine { cache: house.cache(), tier };
    let origin = args.origin(contest.as_ref());
    let progress = Progress::new("judge", programs.len(), false);
    let mut columns: Vec<Vec<(String, Outcome)>> = Vec::new();
    for posed in &posed {
        let mine = programs.iter().filter(|((_, folder), _)| *folder == posed.exercise.folder());
        let entries: Vec<Entry> = mine
            .map(|((student, _), path)| Entry { student: student.clone(), source: Source::read(path, None) })
            .collect();
        let data = fingerprint(house, posed, origin)?;
        // Made when the first program needs them, and let go before the next exercise's are.
        let groups = tests::made_once(tests::groups(&house.library, posed, origin)?);
        let judged = entries.par_iter().map(|entry| {
            let outcome = one(args, &engine, posed, &groups, &data, contest.as_ref(), entry)?;
            progress.step(&format!("{} {}", posed.manifest.stem, entry.student));
            Ok((entry.student.clone(), outcome))
        });
        columns.push(judged.collect::<Result<_, Error>>()?);
    }
    progress.finish();
    let _ = engine.cache.prune(false);

    let students = programs.keys().map(|(student, _)| student.clone());
    let known: BTreeSet<String> = names.iter().map(|(id, _)| id.clone()).collect();
    let others: BTreeSet<String> = students.filter(|id| !known.contains(id)).collect();
    let listed = names.into_iter().chain(others.into_iter().map(|id| (id.clone(), id)));
    let row = |(id, name): (String, String)| {
        let cell = |column: &Vec<(String, Outcome)>| {
            column.iter().find(|(student, _)| *student == id).map(|(_, outcome)| outcome.clone())
        };
        let cells = columns.iter().map(cell).collect();
        Row { name, cells, id }
    };
    let rows = listed.map(row).collect();
    let tongue = house.tongue(args.json);
    let title = contest.map(|contest| tongue.say(&contest.title.vi, &contest.title.en).to_string());
    let table = Table { title, posed, rows };
    let text = match (args.json, args.table.csv, args.table.html) {
        (true, _, _) => show::json(&table, tongue),
        (_, true, _) => show::csv(&table, tongue)?,
        (_, _, true) => page::html(&table, tongue),
        _ => show::terminal(&table, tongue),
    };
    match &args.table.out {
        Some(path) => {
            files::write(path, text.as_bytes())?;
            report::remark(&report::written(path));
        }
        None => report::line(text.trim_end_matches('\n')),
    }
    let failed = table.rows.iter().flat_map(|row| &row.cells).flatten().any(|outcome| outcome.verdict == "JF");
    Ok(if failed { Ending::Failure } else { Ending::Yes })
}

/// All that the verdicts on an exercise depend on but the program: code, plan or folder, limits, points.
fn fingerprint(house: &House, posed: &Posed, origin: Origin) -> Result<Fingerprint, Error> {
    let Posed { exercise, manifest } = posed;
    let folder = exercise.folder();
    let limits = (manifest.time_limit, manifest.memory_limit);
    let mut data = Fingerprint::new("tables")
        .part(embedded::CODE)
        .part(embedded::code_of(folder).unwrap_or_default())
        .part(folder)
        .part(format!("{limits:?} {}", manifest.stem));
    match origin {
        Origin::Folder(place) => {
            for found in tests_folder::find(*exercise, place)? {
                let input = files::read(&found.path)?;
                data = data.part(found.name).part(input);
            }
        }
        Origin::Plan(seed) => data = data.part("plan").part(seed.to_le_bytes()),
        Origin::Samples => data = data.part("samples"),
    }
    for group in &manifest.plan.groups {
        data = data.part(&group.name).part(group.points.to_le_bytes());
        for planned in testdata::planned_of(group) {
            let own = planned.row.own.as_deref().map_or(String::new(), testdata::hash);
            let row = (&planned.row.recipe, planned.row.index, planned.row.params.to_string(), own);
            data = data.part(format!("{row:?}"));
        }
    }
    for sample in problems::document::load_samples(&house.library, *exercise)? {
        data = data.part(sample.input);
    }
    Ok(data)
}

/// Where the outcome of a program is remembered.
fn key(data: &Fingerprint, engine: &Engine, source: &Source, all: bool) -> Option<Key> {
    let tool = source.language.tool()?;
    let key = data
        .clone()
        .part(engine.tier.to_string())
        .part([u8::from(all)])
        .part(source.language.name)
        .part(tool.version)
        .part(tool.path.as_os_str().as_encoded_bytes())
        .part(source.path.file_name().unwrap_or_default().as_encoded_bytes())
        .part(&source.bytes);
    Some(key.key())
}

/// The outcome of a program, judged now or before.
fn one(
    args: &super::Args,
    engine: &Engine,
    posed: &Posed,
    groups: &[judging::TestGroup],
    data: &Fingerprint,
    contest: Option<&Contest>,
    entry: &Entry,
) -> Result<Outcome, Error> {
    let source = match &entry.source {
        Ok(source) => source,
        // A link or a folder in place of a source is one student's mistake.
        Err(error) => return Ok(Outcome::of(&Judgement::refused(error.sentence().clone()))),
    };
    if let Some(why) = not_allowed(source, contest) {
        return Ok(Outcome::of(&Judgement::refused(why)));
    }
    let key = key(data, engine, source, args.all);
    let cache: &Cache = &engine.cache;
    let known = key.as_ref().filter(|_| !args.table.fresh).and_then(|key| cache.recall::<Outcome>(key));
    if let Some(outcome) = known {
        return Ok(outcome);
    }
    let stop = if args.all { Stop::Never } else { Stop::AtLostGroup };
    // Programs run side by side already.
    let policy = Policy { stop, order: Order::FromFirst };
    let judgement = engine.judge(source, &posed.manifest, groups, policy, &())?;
    let outcome = Outcome::of(&judgement);
    if let Some(key) = key.filter(|_| judgement.verdict != Verdict::JudgeFailure) {
        cache.remember(&key, &outcome);
    }
    Ok(outcome)
}
