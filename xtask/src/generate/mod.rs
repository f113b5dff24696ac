//! `generate`: tests as files.
//!
//! A group's folder appears complete or not at all: the tests of an exercise are written under other names into
//! `DIR/.partial`, get their names when all are there, and each group's folder moves to its place in one step. Killed
//! at any moment, `generate` leaves no `.inp` without its `.out` and no half of either; the next run does the rest.
//!
//! Nothing of anybody else's is lost. What `generate` made is known by `tests.json` beside the groups: files that it
//! did not make stay where they are, and what it made with another seed, or somebody has changed since, is replaced
//! only if `--force` says so.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use checkers::{Sentence, say};
use exercise::{AnyExercise, Error, Manifest, audit, contest::Posed, testdata};
use generators::{Group, seed::DEFAULT_SEED};
use judging::TestsOf;
use rayon::prelude::*;

use self::record::{Record, RecordedGroup, RecordedTest};
use crate::{
    files,
    lang::told,
    progress::Progress,
    report::{self, Ended, Ending},
    workspace::Workspace,
};

pub mod record;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(
        vi "Các bài tập (không nêu bài nào thì là tất cả)",
        en "The exercises (default: all)"
    ))]
    exercises: Vec<String>,
    #[arg(long, value_name = "N", value_parser = seed, help = told!(
        vi "Hạt giống: một số của riêng bạn, để chưa ai thấy bộ test của bạn (không nêu: 9)",
        en "The master seed; choose your own, and nobody has seen your tests (default: 9)"
    ))]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with = "seed", help = told!(
        vi "Các bài của một kì thi, với hạt giống, giới hạn, điểm và test của kì thi (một tệp contest.toml)",
        en "The exercises of a contest, with its seed, limits, points and tests (a contest.toml)"
    ))]
    contest: Option<PathBuf>,
    #[arg(long, value_name = "DIR", help = told!(
        vi "Thư mục chứa bộ test (không nêu: data trong kho bài, hoặc ngay tại đây nếu không có kho)",
        en "The folder for the tests (default: `data` in the checkout, or in the current folder if there is no checkout)"
    ))]
    out: Option<PathBuf>,
    #[arg(long, help = told!(
        vi "Thay thế test của hạt giống khác và test đã bị sửa từ khi sinh ra",
        en "Replace tests of another seed, and tests that have been edited"
    ))]
    force: bool,
    #[arg(long, conflicts_with_all = ["seed", "force"], help = told!(
        vi "Không sinh gì: chỉ cho biết các thư mục có còn đúng như generate đã ghi hay không",
        en "Make nothing; check whether the folders are still what `generate` wrote"
    ))]
    check: bool,
}

impl Args {
    /// To make the tests of a contest.
    pub fn of_contest(contest: &Path, out: PathBuf, force: bool) -> Args {
        let (contest, out) = (Some(contest.into()), Some(out));
        Args { exercises: Vec::new(), seed: None, contest, out, force, check: false }
    }
}

/// A seed as people type it.
pub fn seed(text: &str) -> Result<u64, String> {
    let most = u64::MAX;
    text.parse().map_err(|_| {
        told!(vi "hạt giống là một số nguyên từ 0 đến {most}", en "a seed is a whole number from 0 to {most}")
    })
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let out = &args.out.clone().unwrap_or_else(|| workspace.data());
    let (posed, contest_seed) = workspace.posed(&args.exercises, args.contest.as_deref())?;
    if args.check {
        return check(out, &posed, contest_seed, !args.exercises.is_empty());
    }
    let seed = contest_seed.or(args.seed).unwrap_or(DEFAULT_SEED);
    files::make_folder(out)?;
    let lock = File::open(out).map_err(|error| Error::file(out, error))?;
    if lock.try_lock().is_err() {
        let reason = say!(
            vi "một lệnh generate khác đang ghi vào đây; hãy đợi nó xong, hoặc chọn --out khác",
            en "another generate is writing here; wait for it or choose another --out",
        );
        return Err(Error::file(out, reason));
    }
    let partial = out.join(".partial");
    let places = posed.iter().map(|Posed { exercise, manifest, .. }| {
        let place = out.join(exercise.folder());
        Destination::look(place, &partial.join(exercise.folder()), manifest, seed, args.force)
    });
    let places: Vec<Destination> = places.collect::<Result<_, Error>>()?;
    remove_folder(&partial)?;
    let total = posed.iter().map(|posed| testdata::planned(&posed.manifest).len()).sum();
    let progress = Progress::new("generate", total, false);
    let written = posed.par_iter().zip(places).map(|(Posed { exercise, manifest, .. }, place)| {
        let job = GroupJob {
            exercise: *exercise,
            manifest,
            seed,
            kept: workspace.tests(*exercise, seed, false)?,
            in_contest: args.contest.is_some(),
            force: args.force,
            place,
            progress: &progress,
        };
        job.run(&partial.join(exercise.folder()))
    });
    let written: Result<Vec<Sentence>, Error> = written.collect();
    progress.finish();
    let written = written?;
    written.iter().for_each(report::say);
    remove_folder(&partial).map(|()| Ending::Yes)
}

/// Whether folders are still what was made there, and what a contest with this seed asks for.
fn check(out: &Path, posed: &[Posed], contest: Option<u64>, named: bool) -> Ended {
    let mut found = 0;
    let mut same = true;
    for Posed { exercise, manifest, .. } in posed {
        let folder = out.join(exercise.folder());
        let Some(record) = Record::read(&folder.join(record::FILE))? else {
            if named || contest.is_some() {
                let message = say!(
                    vi "ở đây không có tests.json nên không biết generate đã sinh những gì",
                    en "there is no tests.json here, so nobody knows what generate made",
                );
                return Err(Error::file(&folder, message));
            }
            continue;
        };
        found += 1;
        let (mut changes, own) = record.compare(&folder)?;
        let others = contest.map_or(Vec::new(), |seed| record.unlike(manifest, seed));
        let state = match (changes.is_empty(), others.is_empty()) {
            (true, true) if contest.is_some() => {
                say!(vi "nguyên vẹn, đúng như kì thi yêu cầu", en "unchanged, and what the contest asks for")
            }
            (true, true) => say!(vi "nguyên vẹn", en "unchanged"),
            (true, false) => say!(vi "khác với kì thi", en "not what the contest asks for"),
            (false, _) => say!(vi "đã thay đổi", en "changed"),
        };
        changes.extend(others);
        let own = told_of(&own);
        report::say(&say!(
            vi "{folder}: hạt giống {seed}, {state}{own}",
            en "{folder}: seed {seed}, {state}{own}",
            folder = report::name(&folder),
            seed = record.seed;
            state, own
        ));
        changes.iter().for_each(|change| report::say(&change.map(|change| format!("  {change}"))));
        same &= changes.is_empty();
    }
    if found == 0 {
        let reason = say!(
            vi "ở đây không có thư mục nào chứa tests.json",
            en "there is no folder with a tests.json here",
        );
        return Err(Error::file(out, reason));
    }
    Ok(Ending::from(same))
}

/// `; yours, kept: small/10.inp, small/10.out`, or nothing.
fn told_of(own: &[String]) -> Sentence {
    const SHOWN: usize = 6;
    match own.len() {
        0 => Sentence::default(),
        1..=SHOWN => say!(
            vi "; giữ nguyên tệp của bạn: {own}",
            en "; yours, kept: {own}",
            own = own.join(", ")
        ),
        many => say!(
            vi "; giữ nguyên tệp của bạn: {own} và {more} tệp nữa",
            en "; yours, kept: {own} and {more} more",
            own = own[..SHOWN].join(", "),
            more = many - SHOWN
        ),
    }
}

/// The folder of an exercise as it is found.
struct Destination {
    folder: PathBuf,
    /// What was made there before: the hash of each file, or of each of two if the last run was broken off.
    made: BTreeMap<String, Vec<String>>,
    /// The seed of what was made there before.
    seed: Option<u64>,
}

impl Destination {
    /// Looks at a folder and refuses to lose anything of it.
    fn look(
        folder: PathBuf,
        partial: &Path,
        manifest: &Manifest,
        wanted: u64,
        force: bool,
    ) -> Result<Destination, Error> {
        let old = Record::read(&folder.join(record::FILE))?;
        // A run that was broken off said before what it was going to write.
        let broken_off = Record::read(&partial.join(record::FILE)).ok().flatten();
        let seed = old.as_ref().map(|old| old.seed);
        let mut made: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for record in old.iter().chain(&broken_off) {
            for (path, hash) in record.files() {
                made.entry(path).or_default().push(hash.into());
            }
        }
        if let Some(seed) = seed.filter(|&seed| seed != wanted && !force) {
            let message = say!(
                vi "đang chứa test của hạt giống {seed}; --force thay chúng bằng test của hạt giống {wanted}, hoặc hãy \
                    chọn --out khác",
                en "holds the tests of seed {seed}; --force replaces them with those of seed {wanted}, or choose another \
                    --out",
            );
            return Err(Error::file(&folder, message));
        }
        let place = Destination { folder, made, seed };
        for group in &manifest.plan.groups {
            let folder = place.folder.join(&group.name);
            for name in names_in(&folder)? {
                if folder.join(&name).is_dir() {
                    let message = say!(
                        vi "là thư mục nằm giữa các test, mà cả nhóm test sẽ bị thay; hãy chuyển nó đi chỗ khác",
                        en "is a folder among tests, which are replaced as a whole; move it elsewhere",
                    );
                    return Err(Error::file(&folder.join(name), message));
                }
            }
        }
        Ok(place)
    }

    /// Whether a file may be replaced by other bytes: it is what `generate` made.
    fn is_ours(&self, path: &str, bytes: &[u8]) -> bool {
        let hash = testdata::hash(bytes);
        self.made.get(path).is_some_and(|hashes| hashes.contains(&hash))
    }
}

/// One exercise on its way to its folder.
struct GroupJob<'a> {
    exercise: &'static dyn AnyExercise,
    manifest: &'a Manifest,
    seed: u64,
    kept: TestsOf,
    in_contest: bool,
    force: bool,
    place: Destination,
    progress: &'a Progress,
}

/// A group whose tests lie ready beside their place.
struct Staged {
    /// Where.
    folder: PathBuf,
    recorded: RecordedGroup,
    /// Whether its place has other bytes, or other files of ours.
    changed: bool,
    /// The files at its place that are somebody's own.
    own: Vec<String>,
}

impl GroupJob<'_> {
    /// Makes all tests, then moves all groups to their places. Tells what it did.
    fn run(&self, stage: &Path) -> Result<Sentence, Error> {
        let bytes = AtomicU64::new(0);
        let groups = self.manifest.plan.groups.par_iter();
        let staged = groups.map(|group| self.stage(group, &stage.join(&group.name), &bytes));
        let staged: Vec<Staged> = staged.collect::<Result<_, Error>>()?;
        let recorded: Vec<_> = staged.iter().map(|group| group.recorded.clone()).collect();
        let record = Record::of(self.exercise, self.manifest, self.seed, recorded);
        let folder = &self.place.folder;
        let known = Record::read(&folder.join(record::FILE)).ok().flatten();
        fs::create_dir_all(folder).map_err(|error| Error::file(folder, error))?;
        let changed = staged.iter().filter(|group| group.changed);
        let mut written = known.as_ref() != Some(&record);
        if written {
            record.write(&stage.join(record::FILE))?;
        }
        for group in changed {
            let place = folder.join(&group.recorded.name);
            for name in &group.own {
                keep(&place.join(name), &group.folder.join(name))?;
            }
            publish(&group.folder, &place).map_err(|error| Error::file(&place, error))?;
            written = true;
        }
        if written {
            record.write(&folder.join(record::FILE))?;
        }
        self.remove_old_groups(&record)?;
        let own: Vec<String> = staged
            .iter()
            .flat_map(|group| group.own.iter().map(|name| format!("{}/{name}", group.recorded.name)))
            .collect();
        let state = match self.place.seed {
            Some(seed) if seed != self.seed => say!(
                vi "đã ghi thay cho test của hạt giống {seed}",
                en "written, replacing those of seed {seed}",
            ),
            _ if written => say!(vi "đã ghi", en "written"),
            _ => say!(vi "đã có đủ", en "up to date"),
        };
        let (size, own) = (report::mebibytes(bytes.into_inner()), told_of(&own));
        Ok(say!(
            vi "{folder}: {tests} test, {size}, {state}{own}",
            en "{folder}: {tests} tests, {size}, {state}{own}",
            folder = report::name(folder),
            tests = record.groups.iter().map(|group| group.tests.len()).sum::<usize>();
            size, state, own
        ))
    }

    /// Takes away what was made here for a group that the plan no longer has; a folder goes if nothing else is in it.
    fn remove_old_groups(&self, record: &Record) -> Result<(), Error> {
        for path in self.place.made.keys() {
            let Some((group, _)) = path.split_once('/') else { continue };
            let file = self.place.folder.join(path);
            let old = record.groups.iter().all(|known| known.name != group);
            if old && fs::read(&file).is_ok_and(|bytes| self.place.is_ours(path, &bytes)) {
                fs::remove_file(&file).map_err(|error| Error::file(&file, error))?;
                // Whose else it is keeps its folder.
                let _ = fs::remove_dir(self.place.folder.join(group));
            }
        }
        Ok(())
    }

    fn stage(&self, group: &Group, stage: &Path, bytes: &AtomicU64) -> Result<Staged, Error> {
        // Errors name the place that a file is for, not the one where it waits.
        let place = self.place.folder.join(&group.name);
        fs::create_dir_all(stage).map_err(|error| Error::file(&place, error))?;
        let tests: Vec<_> = testdata::planned_of(group).collect();
        let made = tests.into_par_iter().map(|test| {
            let name = format!("{:02}", test.number);
            let ready = self.kept.get_only(test)?;
            // What the lock pins has kept the promises of the exercise's own groups; a contest may promise more.
            let trusted = !self.in_contest && self.kept.pins(test, &ready);
            if !trusted && let Some(broken) = audit::broken_promise(group, &test, ready.extents(), ready.case())
            {
                let folder = self.exercise.folder();
                return Err(Error::new(say!(vi "{folder}, {broken}", en "{folder}, {broken}"; broken)));
            }
            let mut changed = false;
            for (ending, made) in [("inp", &ready.input), ("out", &ready.answer)] {
                let path = stage.join(format!("{name}.{ending}.part"));
                let context = |error| Error::file(&place.join(format!("{name}.{ending}")), error);
                fs::write(&path, made).map_err(context)?;
                changed |= self.differs(&format!("{}/{name}.{ending}", group.name), made)?;
                bytes.fetch_add(made.len() as u64, Ordering::Relaxed);
            }
            self.progress.step(self.exercise.folder());
            let testdata::Hashes { input, answer } = ready.hashes().clone();
            Ok((RecordedTest { name, input, answer }, changed))
        });
        let made = made.collect::<Result<Vec<_>, Error>>()?;
        let mut changed = made.iter().any(|(_, changed)| *changed);
        let tests: Vec<RecordedTest> = made.into_iter().map(|(test, _)| test).collect();
        for name in tests.iter().flat_map(|test| ["inp", "out"].map(|ending| format!("{}.{ending}", test.name)))
        {
            let named = stage.join(&name);
            fs::rename(stage.join(format!("{name}.part")), &named)
                .map_err(|error| Error::file(&place.join(&name), error))?;
        }
        let mut own = Vec::new();
        for name in names_in(&self.place.folder.join(&group.name))? {
            let planned = name.rsplit_once('.').is_some_and(|(number, ending)| {
                ["inp", "out"].contains(&ending) && tests.iter().any(|test| test.name == number)
            });
            let path = format!("{}/{name}", group.name);
            if planned {
                continue;
            }
            let file = self.place.folder.join(&path);
            match fs::read(&file).is_ok_and(|bytes| self.place.is_ours(&path, &bytes)) {
                // A test that the plan no longer has.
                true => changed = true,
                false => own.push(name),
            }
        }
        let recorded = RecordedGroup { name: group.name.clone(), points: group.points, tests };
        Ok(Staged { folder: stage.to_path_buf(), recorded, changed, own })
    }

    /// Whether the file at a path of the folder must be written: an error if that would lose somebody's work.
    fn differs(&self, path: &str, made: &[u8]) -> Result<bool, Error> {
        let file = self.place.folder.join(path);
        let found = match fs::read(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
            found => found.map_err(|error| Error::file(&file, error))?,
        };
        if found == made {
            return Ok(false);
        }
        if !self.force && !self.place.is_ours(path, &found) {
            let message = say!(
                vi "tệp này không do generate sinh ra, hoặc đã bị sửa; hãy chuyển nó đi, hoặc dùng --force để thay nó",
                en "generate did not make this file, or it has been edited since; move it elsewhere, or replace it with --force",
            );
            return Err(Error::file(&file, message));
        }
        Ok(true)
    }
}

/// A file of somebody's comes along into a folder that takes the place of its own: the same file under two names, until
/// the old folder goes, so that it is never in neither.
fn keep(from: &Path, to: &Path) -> Result<(), Error> {
    if fs::hard_link(from, to).is_ok() {
        return Ok(());
    }
    fs::copy(from, to).map(drop).map_err(|error| Error::file(from, error))
}

/// Moves a complete folder to its place in one step; what was there before takes its place among the partial.
fn publish(stage: &Path, place: &Path) -> io::Result<()> {
    match fs::rename(stage, place) {
        Err(error) if place.is_dir() => exchange(stage, place).map_err(|_| error),
        other => other,
    }
}

#[cfg(target_os = "linux")]
fn exchange(stage: &Path, place: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    match renameat_with(CWD, stage, CWD, place, RenameFlags::EXCHANGE) {
        // Some file systems cannot: then the old folder goes first, and comes back if the new one cannot come.
        Err(rustix::io::Errno::INVAL | rustix::io::Errno::NOSYS) => move_away_and_in(stage, place),
        other => Ok(other?),
    }
}

#[cfg(not(target_os = "linux"))]
fn exchange(stage: &Path, place: &Path) -> io::Result<()> {
    move_away_and_in(stage, place)
}

fn move_away_and_in(stage: &Path, place: &Path) -> io::Result<()> {
    let old = stage.with_extension("old");
    fs::rename(place, &old)?;
    fs::rename(stage, place).inspect_err(|_| {
        let _ = fs::rename(&old, place);
    })
}

/// The names in a group's folder, sorted; nothing if there is no such folder.
fn names_in(place: &Path) -> Result<Vec<String>, Error> {
    let entries = match fs::read_dir(place) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(|error| Error::file(place, error))?,
    };
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect::<io::Result<_>>().map_err(|error| Error::file(place, error))?;
    names.sort();
    Ok(names)
}

fn remove_folder(path: &Path) -> Result<(), Error> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Error::file(path, error)),
        _ => Ok(()),
    }
}
