//! `judge --table`: a class. Many programs, several exercises; a table of points, for people, as CSV, as JSON, and as
//! one page of HTML. What was judged is remembered: stopped and started again, it goes on where it was.

use std::{collections::BTreeSet, path::PathBuf, time::SystemTime};

use checkers::{Sentence, say};
use exercise::{Contest, Error, contest::Posed, document::Lang, testdata};
use judging::{
    Cache, Engine, Fingerprint, Judgement, Key, OfTool, Policy, Source, Stop, TestOrder, Tool, Verdict, run,
};
use rayon::prelude::*;

use self::{
    entrants::{Entrants, Handed, Ignored},
    order::Sort,
    result::ProgramResult,
    roster::Roster,
    similar::Pair,
};
use super::{
    not_allowed,
    tests::{self, Origin},
};
use crate::{
    files,
    lang::told,
    progress::Progress,
    report::{self, Ended, Ending},
    tests_folder,
    workspace::Workspace,
};

mod date;
mod entrants;
mod order;
mod page;
mod pages;
mod result;
mod roster;
mod show;
mod similar;
mod watch;

pub use self::entrants::exercise_of_file;

#[derive(clap::Args)]
#[group(skip)] // the arguments of `judge` are a group of this name
pub struct Args {
    #[arg(id = "table", long = "table", value_name = "DIR|FILE", num_args = 1.., help = told!(
        vi "Chấm cả lớp: các thư mục chứa HọcSinh/bai9_8.cpp hoặc bai9_8_hocsinh.cpp, hoặc các tệp",
        en "Judge a class: folders with Student/bai9_8.cpp or bai9_8_student.cpp, or files"
    ))]
    places: Vec<PathBuf>,
    #[arg(long = "exercise", value_name = "EX", requires = "table", conflicts_with = "exercise", help = told!(
        vi "Chỉ đưa vào bảng các bài này (không nêu: mọi bài mà có ai đó nộp)",
        en "Show only these exercises (default: all for which somebody has a program)"
    ))]
    exercises: Vec<String>,
    #[arg(long, requires = "table", conflicts_with = "exercise", help = told!(
        vi "Nếu một học sinh có nhiều chương trình cho một bài: tính bài nhiều điểm nhất thay vì bài mới nhất",
        en "If a student has several programs for an exercise, count the one with the most points, not the newest"
    ))]
    best: bool,
    #[arg(long, value_name = "FILE", requires = "table", conflicts_with = "exercise", help = told!(
        vi "Họ tên học sinh: một tệp CSV gồm các dòng như an01,Họ tên (hoặc dấu chấm phẩy, tab, có tiêu đề)",
        en "The names of the students: a CSV file with rows like an01,Name (or with semicolons or tabs, and headings)"
    ))]
    names: Option<PathBuf>,
    #[arg(long, value_name = "ORDER", requires = "table", conflicts_with = "exercise", value_parser = sort, help = told!(
        vi "Thứ tự học sinh: list (theo danh sách; mặc định), name (theo tên gọi, như trong sổ điểm) hoặc points (theo điểm)",
        en "The order of the students: list (as the names file has them; the default), name (by Vietnamese given names) or points"
    ))]
    sort: Option<Sort>,
    #[arg(long, requires = "table", conflicts_with = "exercise", help = told!(
        vi "Liệt kê cả những cặp chương trình giống nhau",
        en "List pairs of similar programs as well"
    ))]
    similar: bool,
    #[arg(long, value_name = "DIR", requires = "table", conflicts_with = "exercise", help = told!(
        vi "Ghi thêm vào thư mục này cho mỗi học sinh một trang để trả bài, bằng hai ngôn ngữ",
        en "Also write a page for each student to this folder, in both languages, to hand back"
    ))]
    pages: Option<PathBuf>,
    #[arg(long, requires = "table", conflicts_with = "exercise", help = told!(
        vi "Chấm tiếp mỗi khi có bài mới hoặc bài sửa, cho đến khi bị dừng (Ctrl+C)",
        en "Judge again whenever something arrives or changes, until it is stopped (Ctrl+C)"
    ))]
    watch: bool,
    #[arg(long, requires = "table", conflicts_with_all = ["exercise", "json", "html"], help = told!(
        vi "In bảng dưới dạng CSV",
        en "Write the table as CSV"
    ))]
    csv: bool,
    #[arg(long, requires = "table", conflicts_with_all = ["exercise", "json"], help = told!(
        vi "In bảng thành một trang HTML độc lập",
        en "Write the table as a self-contained HTML page"
    ))]
    html: bool,
    #[arg(long, value_name = "FILE", requires = "table", conflicts_with = "exercise", help = told!(
        vi "Ghi bảng vào tệp thay vì in ra đầu ra chuẩn",
        en "Write the table to this file instead of standard output"
    ))]
    out: Option<PathBuf>,
    #[arg(long, requires = "table", conflicts_with = "exercise", help = told!(
        vi "Thay các tệp của --out và --pages dù chúng không do lệnh này ghi hoặc đã bị sửa",
        en "Replace the files of --out and --pages even if this command didn't write them, or they have been edited"
    ))]
    force: bool,
    #[arg(long, requires = "table", conflicts_with = "exercise", help = told!(
        vi "Chấm lại cả những bài đã chấm",
        en "Judge again what has been judged before"
    ))]
    fresh: bool,
}

impl Args {
    /// What no program may read.
    pub fn private(&self) -> impl Iterator<Item = PathBuf> {
        self.places.iter().chain([&self.names, &self.out, &self.pages].into_iter().flatten()).cloned()
    }
}

/// An order as people type it.
fn sort(word: &str) -> Result<Sort, String> {
    match word {
        "list" => Ok(Sort::List),
        "name" => Ok(Sort::Name),
        "points" => Ok(Sort::Points),
        _ => Err(told!(vi "hãy chọn list, name hoặc points", en "choose list, name or points")),
    }
}

/// A table: a row a student, a column an exercise.
pub struct Table {
    /// The title of the contest, if it is one.
    pub title: Option<String>,
    pub posed: Vec<Posed>,
    pub rows: Vec<Row>,
    /// What was not judged or does not count, and why.
    pub ignored: Vec<Ignored>,
    /// Programs that are much alike, if somebody asked for them.
    pub similar: Option<Vec<Pair>>,
    /// When it was made.
    pub judged: SystemTime,
    /// The tests.
    pub tests: Tests,
}

/// Which tests a table comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tests {
    Seed(u64),
    Samples,
    Folder(PathBuf),
}

impl Tests {
    fn of(origin: Origin) -> Tests {
        match origin {
            Origin::Plan(seed) => Tests::Seed(seed),
            Origin::Samples => Tests::Samples,
            Origin::Folder(folder) => Tests::Folder(folder.into()),
        }
    }

    /// `the tests of seed 9`.
    pub fn called(&self) -> Sentence {
        match self {
            Tests::Seed(seed) => say!(vi "test của hạt giống {seed}", en "the tests of seed {seed}"),
            Tests::Samples => say!(vi "các ví dụ của đề", en "the samples"),
            Tests::Folder(folder) => {
                let folder = report::name(folder);
                say!(vi "test trong {folder}", en "the tests in {folder}")
            }
        }
    }
}

impl Table {
    /// The average of the points of an exercise, those without a program included; of all exercises, if none is named.
    pub fn average(&self, exercise: Option<usize>) -> f64 {
        let points = |row: &Row| match exercise {
            None => row.points(),
            Some(index) => row.cells[index].as_ref().map_or(0, |cell| cell.outcome.points),
        };
        let sum: u32 = self.rows.iter().map(points).sum();
        f64::from(sum) / self.rows.len().max(1) as f64
    }

    /// When it was made, and with which tests.
    pub fn origin(&self) -> Sentence {
        let (judged, tests) = (date::shown(self.judged), self.tests.called());
        say!(vi "chấm lúc {judged} bằng {tests}", en "judged {judged} with {tests}"; tests)
    }
}

/// What came out for one student and one exercise.
#[derive(Clone)]
pub struct Cell {
    /// The program that counts.
    pub file: PathBuf,
    /// The language it is written in.
    pub language: &'static str,
    pub outcome: ProgramResult,
}

pub struct Row {
    /// What folders or files call the student.
    pub id: String,
    pub name: String,
    /// What came out for each exercise; nothing where there is no program.
    pub cells: Vec<Option<Cell>>,
}

impl Row {
    pub fn points(&self) -> u32 {
        self.cells.iter().flatten().map(|cell| cell.outcome.points).sum()
    }
}

/// A program whose turn comes.
struct Entry {
    student: String,
    handed: Handed,
    source: Result<Source, Error>,
}

/// What came out for the programs of a column, by student, the newest program of each first.
type Column = Vec<(String, Cell)>;

pub fn run(args: &super::Args, workspace: &Workspace) -> Ended {
    let Args { out, pages, force, .. } = &args.table;
    if *force && out.is_none() && pages.is_none() {
        return Err(Error::new(say!(
            vi "--force chỉ dùng cùng --out hoặc --pages",
            en "--force is only for --out and --pages",
        )));
    }
    match args.table.watch {
        false => once(args, workspace, &mut BTreeSet::new()),
        true => watch::run(args, workspace),
    }
}

/// Judges what is there. `told` are the notices that somebody has seen already.
fn once(args: &super::Args, workspace: &Workspace, told: &mut BTreeSet<String>) -> Ended {
    let contest = args.contest.as_deref().map(|path| workspace.contest(path)).transpose()?;
    let (posed, _) = workspace.posed(&args.table.exercises, args.contest.as_deref())?;
    let roster = args.table.names.as_deref().map(Roster::read).transpose()?.unwrap_or_default();
    let Entrants { mut programs, mut ignored, disputed } =
        entrants::find(&args.table.places, &posed, &workspace.library, &roster)?;
    if !args.table.best {
        programs.iter_mut().for_each(|((student, _), handed)| ignored.extend(only_newest(student, handed)));
    }
    let new = ignored.iter().map(Ignored::sentence).filter(|one| told.insert(one.en().into()));
    new.for_each(|one| report::note(&one));
    // Without a contest, only what somebody wrote is in the table.
    let asked = contest.is_some() || !args.table.exercises.is_empty();
    let written = |posed: &Posed| programs.keys().any(|(_, folder)| *folder == posed.exercise.folder());
    let posed = posed.into_iter().filter(|posed| asked || written(posed));
    let posed: Vec<Posed> = posed.map(|posed| args.as_in_folder(posed)).collect::<Result<_, Error>>()?;

    // Before a class is judged for an hour.
    if let Some(path) = &args.table.out {
        files::may_replace(path, &workspace.cache(), args.table.force)?;
    }
    let tier = run::tier(args.require_tier, args.bare).map_err(Error::new)?;
    let engine = workspace.engine(tier, args.private());
    let origin = args.origin(contest.as_ref());
    let progress = Progress::new("judge", programs.values().map(Vec::len).sum(), args.table.watch);
    let mut columns: Vec<Column> = Vec::new();
    let mut similar = args.table.similar.then(Vec::new);
    for posed in &posed {
        let mine = programs.iter().filter(|((_, folder), _)| *folder == posed.exercise.folder());
        let entry = |student: &String, handed: &Handed| Entry {
            student: student.clone(),
            handed: handed.clone(),
            source: handed.source(),
        };
        let entries: Vec<Entry> =
            mine.flat_map(|((student, _), all)| all.iter().map(move |handed| entry(student, handed))).collect();
        let data = fingerprint(workspace, posed, origin)?;
        // Made when the first program needs them, and let go before the next exercise's are.
        let groups = tests::made_once(tests::groups(workspace, posed, origin, args.table.fresh)?);
        let judged = entries.par_iter().map(|entry| {
            let outcome = one(args, &engine, posed, &groups, &data, contest.as_ref(), entry)?;
            progress.step(&format!("{} {}", posed.manifest.stem, report::one_line(&entry.student)));
            let language = entry.source.as_ref().map_or("", |source| source.language.name);
            Ok((entry.student.clone(), Cell { file: entry.handed.path.clone(), language, outcome }))
        });
        let mut column: Column = judged.collect::<Result<_, Error>>()?;
        ignored.extend(only_best(&mut column));
        if let Some(similar) = &mut similar {
            let counts = |entry: &&Entry| column.iter().any(|(_, cell)| cell.file == entry.handed.path);
            let sources = entries
                .iter()
                .filter(counts)
                .filter_map(|entry| Some((entry.student.as_str(), entry.source.as_ref().ok()?)));
            similar.extend(similar::pairs(&posed.manifest.stem, sources));
        }
        columns.push(column);
    }
    progress.finish();
    let _ = engine.cache.prune(false);

    let students = programs.keys().map(|(student, _)| student).chain(&disputed).cloned();
    let mut rows = rows(roster, students.collect(), &columns);
    order::sort(&mut rows, args.table.sort.unwrap_or_default());
    let lang = workspace.lang(args.json);
    let title = contest.map(|contest| lang.say(&contest.title.vi, &contest.title.en).to_string());
    let (judged, tests) = (SystemTime::now(), Tests::of(origin));
    let table = Table { title, posed, rows, ignored, similar, judged, tests };
    write(args, &table, &engine.cache, lang)?;
    let mut cells = table.rows.iter().flat_map(|row| &row.cells).flatten();
    Ok(match cells.any(|cell| cell.outcome.verdict == "JF") {
        true => Ending::Failure,
        false => Ending::from(disputed.is_empty()),
    })
}

/// A row for each student of the list, and for each of whom there is something besides.
fn rows(roster: Roster, found: BTreeSet<String>, columns: &[Column]) -> Vec<Row> {
    let known: BTreeSet<String> = roster.students.iter().map(|(id, _)| id.clone()).collect();
    let others = found.difference(&known).map(|id| (id.clone(), id.clone()));
    let row = |(id, name): (String, String)| {
        let cell =
            |column: &Column| column.iter().find(|(student, _)| *student == id).map(|(_, cell)| cell.clone());
        let cells = columns.iter().map(cell).collect();
        Row { name, cells, id }
    };
    roster.students.clone().into_iter().chain(others).map(row).collect()
}

/// Writes a table where it was asked for, and the pages of the students.
fn write(args: &super::Args, table: &Table, cache: &Cache, lang: Lang) -> Result<(), Error> {
    let text = match (args.json, args.table.csv, args.table.html) {
        (true, _, _) => show::json(table, lang),
        (_, true, _) => show::csv(table, lang)?,
        (_, _, true) => page::html(table, lang),
        _ => show::terminal(table, lang),
    };
    match &args.table.out {
        Some(path) => {
            files::write_unless_others(path, text.as_bytes(), cache, args.table.force)?;
            report::remark(&report::written(path));
        }
        None => report::line(text.trim_end_matches('\n')),
    }
    match &args.table.pages {
        Some(folder) => pages::write(table, folder, cache, args.table.force),
        None => Ok(()),
    }
}

/// Leaves the newest of a student's programs for an exercise; tells why the others are not judged.
fn only_newest(student: &str, handed: &mut Vec<Handed>) -> Vec<Ignored> {
    let older = handed.split_off(1.min(handed.len()));
    let ignored = |one: Handed| Ignored {
        student: Some(student.into()),
        reason: entrants::older(&handed[0], &one),
        path: one.path,
    };
    older.into_iter().map(ignored).collect()
}

/// Leaves the best program of each student in a column, the newest of those; tells why the others do not count.
fn only_best(column: &mut Column) -> Vec<Ignored> {
    let mut best: Column = Vec::new();
    let mut worse: Column = Vec::new();
    for (student, cell) in std::mem::take(column) {
        match best.iter_mut().find(|(known, _)| *known == student) {
            Some((_, known)) if cell.outcome.points > known.outcome.points => {
                worse.push((student, std::mem::replace(known, cell)));
            }
            Some(_) => worse.push((student, cell)),
            None => best.push((student, cell)),
        }
    }
    let ignored = |(student, cell): (String, Cell)| {
        let counted = best.iter().find(|(known, _)| *known == student).map(|(_, counted)| counted);
        let reason = counted.map_or_else(Sentence::default, |counted| not_the_best(&cell, counted));
        Ignored { student: Some(student), path: cell.file, reason }
    };
    let ignored = worse.into_iter().map(ignored).collect();
    *column = best;
    ignored
}

fn not_the_best(cell: &Cell, counted: &Cell) -> Sentence {
    let (points, most, best) = (cell.outcome.points, counted.outcome.points, report::name(&counted.file));
    match points < most {
        true => say!(
            vi "được {points} điểm, không tính vì {best} được {most} điểm",
            en "{points} points, not counted, because {best} has {most}",
        ),
        false => say!(
            vi "được {points} điểm, không tính vì {best} được bằng ấy điểm và mới hơn",
            en "{points} points, not counted, because {best} has as many and is newer",
        ),
    }
}

/// All that the verdicts on an exercise depend on but the program: code, plan or folder, limits, points.
fn fingerprint(workspace: &Workspace, posed: &Posed, origin: Origin) -> Result<Fingerprint, Error> {
    let Posed { exercise, manifest, .. } = posed;
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
    for sample in exercise::document::load_samples(&workspace.library, *exercise)? {
        data = data.part(sample.input);
    }
    Ok(data)
}

/// Where the outcome of a program is remembered.
fn key(data: &Fingerprint, engine: &Engine, source: &Source, all: bool) -> Option<Key> {
    // Whoever installs the compiler gets another answer.
    Tool::of(source.language)?;
    let key = data
        .clone()
        .part(engine.tier.to_string())
        .part([u8::from(all)])
        .tool(source.language)
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
) -> Result<ProgramResult, Error> {
    let source = match &entry.source {
        Ok(source) => source,
        // A link or a folder in place of a source is one student's mistake.
        Err(error) => return Ok(ProgramResult::of(&Judgement::refused(error.sentence().clone()))),
    };
    if let Some(why) = not_allowed(source, contest) {
        return Ok(ProgramResult::of(&Judgement::refused(why)));
    }
    let key = key(data, engine, source, args.all);
    let cache: &Cache = &engine.cache;
    let known = key.as_ref().filter(|_| !args.table.fresh).and_then(|key| cache.recall::<ProgramResult>(key));
    if let Some(outcome) = known {
        return Ok(outcome);
    }
    let stop = if args.all { Stop::Never } else { Stop::AtLostGroup };
    // Programs run side by side already.
    let policy = Policy { stop, order: TestOrder::FromFirst };
    let judgement = engine.judge(source, &posed.manifest, groups, policy, &())?;
    let outcome = ProgramResult::of(&judgement);
    if let Some(key) = key.filter(|_| judgement.verdict != Verdict::JudgeFailure) {
        cache.remember(&key, &outcome);
    }
    Ok(outcome)
}
