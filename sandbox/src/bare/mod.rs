//! Tier c without the help of a system: a program is started by the standard library, stopped when
//! its time on the clock is over or it has written too much, and not kept apart from anything.
//!
//! This is all there is where the system is not Linux. It is compiled and tested on Linux too.

mod compile;
mod pump;
mod watch;

#[cfg(all(test, unix))]
mod tests;

use std::fs::{self, File};
use std::io::{self, Read, Seek};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::failure::While;
use crate::finished::or_flooded;
use crate::folder::check_name;
use crate::streams::{Ends, LATER, Meter};
use crate::{AnswerFile, End, Finished, JudgeFailure, Limits, OTHERS_TOLD, Program, Run, STDERR_KEPT};

pub use compile::compile;
use watch::watch;

/// Runs one program, each time in a new temporary folder.
#[derive(Debug)]
pub struct Runner {
    program: Program,
}

impl Runner {
    pub fn new(program: Program) -> Runner {
        Runner { program }
    }

    /// Whole input in, whole answer out.
    pub fn run(&mut self, run: &Run<'_>) -> Result<Finished, JudgeFailure> {
        let doing = "making the working folder";
        for name in [run.input_name, run.output_name] {
            check_name(name)?;
        }
        let folder = tempfile::tempdir().while_doing(doing)?;
        fs::write(folder.path().join(run.input_name), run.input).while_doing(doing)?;
        let mut input = tempfile::tempfile().while_doing(doing)?;
        io::Write::write_all(&mut input, run.input).while_doing(doing)?;
        input.rewind().while_doing(doing)?;
        let (stdout, stderr) = (Stream::new()?, Stream::new()?);
        let answer = folder.path().join(run.output_name);

        let mut command = self.command(folder.path());
        command.stdin(input).stdout(stdout.end()?).stderr(stderr.end()?);
        let (mut child, start) = start(command)?;
        let limit = run.limits.output;
        let flooded = || {
            fs::symlink_metadata(&answer).map_or(0, |file| file.len()).max(stdout.size()).max(stderr.size())
                > limit
        };
        let mut stop = || flooded().then_some(End::OutputLimit);
        let (end, wall) = watch(&mut child, start, run.limits, &mut stop)?;
        let file = look_at(&answer, limit)?;
        let others = match file {
            AnswerFile::Missing => others(folder.path(), [run.input_name, run.output_name])?,
            _ => Vec::new(),
        };
        Ok(Finished {
            end: or_flooded(end, flooded()),
            cpu: wall,
            wall,
            memory: 0,
            stdout: stdout.beginning(limit)?,
            stderr: stderr.beginning(STDERR_KEPT as u64)?,
            file,
            others,
        })
    }

    /// Runs the program while `judge` talks with it.
    pub fn converse<T>(
        &mut self,
        limits: Limits,
        judge: impl FnOnce(Ends) -> T,
    ) -> Result<(T, Finished), JudgeFailure> {
        self.converse_and_part(limits, judge, |_| limits.wall)
    }

    /// The same; when the judge has returned, the program has so much time left.
    pub fn converse_and_part<T>(
        &mut self,
        limits: Limits,
        judge: impl FnOnce(Ends) -> T,
        patience: impl FnOnce(&T) -> Duration,
    ) -> Result<(T, Finished), JudgeFailure> {
        let folder = tempfile::tempdir().while_doing("making the working folder")?;
        let stderr = Stream::new()?;
        let mut command = self.command(folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(stderr.end()?);
        let (mut child, start) = start(command)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(JudgeFailure::new("a program was started without its streams"));
        };
        let until = start + limits.wall + LATER;
        // What it has used so far nobody knows here.
        let meter = Meter::new(|| None);
        let (ends, told) =
            Ends::new(pump::writer(input, until), pump::reader(output, until), meter, limits.output);

        let parted = AtomicBool::new(false);
        let mut stop = || match parted.load(Ordering::Relaxed) {
            true => Some(End::WallLimit),
            false => (stderr.size() > limits.output).then_some(End::OutputLimit),
        };
        let (said, watched) = std::thread::scope(|scope| {
            let watching = scope.spawn(|| watch(&mut child, start, limits, &mut stop));
            let said = judge(ends);
            let until = Instant::now() + patience(&said);
            while !watching.is_finished() && Instant::now() < until {
                std::thread::sleep(Duration::from_millis(1));
            }
            parted.store(true, Ordering::Relaxed);
            (said, watching.join())
        });
        let (end, wall) =
            watched.unwrap_or_else(|_| Err(JudgeFailure::new("the watch of a program failed")))?;
        let finished = Finished {
            end: or_flooded(end, told.load(Ordering::Relaxed) || stderr.size() > limits.output),
            cpu: wall,
            wall,
            memory: 0,
            stdout: Vec::new(),
            stderr: stderr.beginning(STDERR_KEPT as u64)?,
            file: AnswerFile::Missing,
            others: Vec::new(),
        };
        Ok((said, finished))
    }

    fn command(&self, folder: &Path) -> Command {
        command(&self.program.argv, &self.program.env, Some(&self.program.folder), folder)
    }
}

/// A command in `working`, with the given environment only.
fn command(argv: &[String], env: &[(String, String)], program: Option<&Path>, working: &Path) -> Command {
    let fill = |word: &String| {
        let program = program.map_or(String::new(), |folder| folder.display().to_string());
        word.replace("{program}", &program).replace("{box}", &working.display().to_string())
    };
    let mut words = argv.iter().map(fill);
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).env_clear().current_dir(working);
    // Windows starts hardly anything without it.
    if let Some(root) = std::env::var_os("SystemRoot") {
        command.env("SystemRoot", root);
    }
    command.envs(env.iter().map(|(name, value)| (name, fill(value))));
    command
}

fn start(mut command: Command) -> Result<(Child, Instant), JudgeFailure> {
    let start = Instant::now();
    let child = command.spawn().while_doing(&format!("starting {}", command.get_program().display()))?;
    Ok((child, start))
}

/// A file without a name that a program writes a stream to.
struct Stream {
    file: File,
}

impl Stream {
    fn new() -> Result<Stream, JudgeFailure> {
        Ok(Stream { file: tempfile::tempfile().while_doing("making a file for a stream")? })
    }

    /// The program's end.
    fn end(&self) -> Result<File, JudgeFailure> {
        self.file.try_clone().while_doing("making a file for a stream")
    }

    fn size(&self) -> u64 {
        self.file.metadata().map_or(0, |file| file.len())
    }

    fn beginning(mut self, limit: u64) -> Result<Vec<u8>, JudgeFailure> {
        self.file.rewind().while_doing("reading an output")?;
        read(self.file, limit)
    }
}

fn read(file: File, limit: u64) -> Result<Vec<u8>, JudgeFailure> {
    let mut bytes = Vec::new();
    file.take(limit).read_to_end(&mut bytes).while_doing("reading an output")?;
    Ok(bytes)
}

/// The names of files in a folder but for these, a few of them.
fn others(folder: &Path, known: [&str; 2]) -> Result<Vec<String>, JudgeFailure> {
    let doing = "reading the working folder";
    let mut others = Vec::new();
    for entry in fs::read_dir(folder).while_doing(doing)? {
        let entry = entry.while_doing(doing)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type().is_ok_and(|kind| kind.is_file()) && !known.contains(&name.as_str()) {
            others.push(name);
        }
    }
    others.sort();
    others.truncate(OTHERS_TOLD);
    Ok(others)
}

/// What stands in the answer's place.
fn look_at(answer: &Path, limit: u64) -> Result<AnswerFile, JudgeFailure> {
    let about = match fs::symlink_metadata(answer) {
        Ok(about) => about,
        Err(_) => return Ok(AnswerFile::Missing),
    };
    if !about.is_file() {
        let what = match () {
            () if about.is_symlink() => "a symbolic link",
            () if about.is_dir() => "a folder",
            () => "neither a file nor a folder",
        };
        return Ok(AnswerFile::NotAFile(what.to_owned()));
    }
    if about.len() > limit {
        return Ok(AnswerFile::TooLarge);
    }
    match File::open(answer) {
        Ok(file) => Ok(AnswerFile::Bytes(read(file, limit)?)),
        Err(_) => Ok(AnswerFile::NotAFile("a file that can't be read".to_owned())),
    }
}
