//! What a round of a dialogue costs the judge, beside a line over a bare pipe and one back.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use ::cache::tests::thread_cpu_time;
use checkers::{Name, Sentence, say};
use exercise::{
    Error,
    interactive::{Opponent, Then, Turn},
};
use judging::{Allowance, NoProgram, Ready, Source, run, talk};
use sandbox::Worker;

use crate::{report, workspace::Workspace};

/// A round may cost the judge so many microseconds of CPU time more than over a bare pipe.
const MOST_MORE_US: f64 = 20.0;
/// As many rounds as the longest run of an exercise has.
const ROUNDS: u32 = 20_000;
/// Each side is measured so often, in turns, and the best counts.
const TIMES: usize = 3;
/// A game that is long for a person.
const MOVES: u32 = 1000;

/// Says 1, 2, … and takes whatever comes back.
struct Counts {
    said: u32,
    last: u32,
}

impl Counts {
    fn next(&mut self) -> Turn {
        self.said += 1;
        match self.said > self.last {
            true => Turn { says: Vec::new(), then: Then::End(Ok(())) },
            false => Turn { says: vec![self.said.to_string()], then: Then::Listen },
        }
    }
}

impl Opponent for Counts {
    fn begin(&mut self) -> Turn {
        self.next()
    }

    fn hear(&mut self, _: &[u8]) -> Turn {
        self.next()
    }

    fn owed(&self) -> Sentence {
        Sentence::symbol(self.said)
    }
}

/// Says what it hears, and does nothing else.
const ECHO: &str = r#"
#include <unistd.h>
int main(void) {
    char line[64];
    for (ssize_t bytes; (bytes = read(0, line, sizeof line)) > 0; )
        if (write(1, line, bytes) != bytes) return 1;
    return 0;
}
"#;

/// The row of the report, where there are a C compiler and a `cat`.
pub fn round(workspace: &Workspace) -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("echo.c");
    fs::write(&path, ECHO)?;
    let engine = workspace.engine(run::tier(None, false).map_err(Error::new)?, Vec::new());
    let allowance = Allowance { time: Duration::from_secs(10), memory: 64 };
    let ready = match engine.prepare(&Source::read(&path, None)?, allowance) {
        Ok(ready) => ready,
        Err(NoProgram::NoCompiler(_)) => return Ok(()),
        Err(NoProgram::CompileError(why) | NoProgram::Failure(why)) => return Err(Error::new(why)),
    };
    let Some(cat) = ["/bin/cat", "/usr/bin/cat"].into_iter().find(|path| Path::new(path).is_file()) else {
        return Ok(());
    };
    let mut worker = engine.worker(&ready).map_err(Error::of)?;
    let (mut talking, mut bare) = (Duration::MAX, Duration::MAX);
    for _ in 0..TIMES {
        talking = talking.min(timed(|| talk_for(&mut worker, &ready, ROUNDS))?);
        bare = bare.min(timed(|| over_a_bare_pipe(cat, ROUNDS))?);
    }
    let began = Instant::now();
    talk_for(&mut worker, &ready, MOVES)?;
    let game = super::took(began.elapsed());

    let each = |time: Duration| 1e6 * time.as_secs_f64() / f64::from(ROUNDS);
    let shown = |microseconds: f64| Sentence::decimal(format_args!("{microseconds:.1}"));
    let more = shown(each(talking) - each(bare));
    let (talking, bare, most) = (shown(each(talking)), shown(each(bare)), Sentence::decimal(MOST_MORE_US));
    let (rounds, tier) = (ROUNDS, engine.tier.to_string());
    report::say(&say!(
        vi "một lượt đối thoại, thời gian CPU của máy chấm, {rounds} lượt, mức cách li {tier}",
        en "a round of a dialogue, CPU time of the judge, {rounds} rounds, tier {tier}",
    ));
    let (judge, pipe) = (Name::new("máy chấm", "the judge"), Name::new("chỉ qua ống dẫn", "over a bare pipe"));
    report::say(&say!(
        vi "    {judge}: {talking} µs; {pipe}: {bare} µs; thêm {more} µs, tối đa cho phép {most} µs",
        en "    {judge}: {talking} µs; {pipe}: {bare} µs; {more} µs more, of at most {most} µs";
        judge, talking, pipe, bare, more, most
    ));
    let moves = MOVES;
    report::say(&say!(
        vi "    {moves} lượt mất tất cả {game}, kể cả khởi động chương trình",
        en "    {moves} rounds take {game} in all, the program's start included";
        game
    ));
    Ok(())
}

/// The CPU time that work takes in this thread.
fn timed(work: impl FnOnce() -> Result<(), Error>) -> Result<Duration, Error> {
    let before = thread_cpu_time();
    work()?;
    Ok(thread_cpu_time() - before)
}

fn talk_for(worker: &mut Worker, ready: &Ready, rounds: u32) -> Result<(), Error> {
    let opponent = Box::new(Counts { said: 0, last: rounds });
    let judged = talk::judge(worker, ready, opponent, Duration::MAX).map_err(Error::of)?;
    match judged.verdict.is_accepted() {
        true => Ok(()),
        false => Err(Error::new(judged.message)),
    }
}

fn over_a_bare_pipe(cat: &str, rounds: u32) -> Result<(), Error> {
    let mut child = Command::new(cat).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let (to, from) = (child.stdin.take(), child.stdout.take());
    let (Some(mut to), Some(from)) = (to, from) else { return Ok(()) };
    let (mut from, mut line) = (BufReader::new(from), String::new());
    for number in 1..=rounds {
        to.write_all(format!("{number}\n").as_bytes())?;
        line.clear();
        from.read_line(&mut line)?;
    }
    drop(to);
    child.wait()?;
    Ok(())
}
