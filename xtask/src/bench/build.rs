//! How long the workspace takes to build, in a copy of the checkout: from nothing, and after one changed line of an
//! exercise. CPU seconds say more than seconds where a machine has other work, too.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use checkers::{Name, Sentence, say};
use exercise::Error;
use walkdir::WalkDir;

use crate::report;

/// What is not copied: what a build makes, what `generate` makes, and history.
const LEFT_OUT: [&str; 3] = ["target", "data", ".git"];

/// The file in which a line is changed, and the words that are changed there.
const CHANGED: (&str, &str) = ("problems/bai9_08_moore_nim/mod.rs", "no pile is lowered");

/// Builds twice and reports both.
pub fn figures(root: &Path) -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let copy = folder.path().join("checkout");
    copy_checkout(root, &copy)?;
    report::say(&say!(
        vi "cả kho, biên dịch trong một bản sao của kho này",
        en "the workspace, built in a copy of this checkout",
    ));
    let (cpu, wall) = build(&copy)?;
    tell(Name::new("từ đầu", "from nothing"), cpu, wall);
    let path = copy.join(CHANGED.0);
    let code = fs::read_to_string(&path).map_err(|error| Error::file(&path, error))?;
    let changed = code.replace(CHANGED.1, "no pile at all is lowered");
    if changed == code {
        return Err(Error::file(&path, format!("there is no \"{}\" to change", CHANGED.1)));
    }
    fs::write(&path, changed).map_err(|error| Error::file(&path, error))?;
    let (cpu, wall) = build(&copy)?;
    tell(Name::new("sau khi sửa một dòng của một bài", "after one changed line of an exercise"), cpu, wall);
    Ok(())
}

fn tell(what: Name, cpu: Option<Duration>, wall: Duration) {
    let seconds = |time: Duration| Sentence::decimal(format_args!("{:.1}", time.as_secs_f64()));
    let cpu = cpu.map_or(Sentence::default(), |cpu| {
        let cpu = seconds(cpu);
        say!(vi "{cpu} giây CPU, ", en "{cpu} s of CPU, "; cpu)
    });
    let wall = seconds(wall);
    report::say(&say!(
        vi "    {what}: {cpu}{wall} giây theo đồng hồ",
        en "    {what}: {cpu}{wall} s on the clock";
        what, cpu, wall
    ));
}

fn copy_checkout(root: &Path, copy: &Path) -> Result<(), Error> {
    let wanted =
        |entry: &walkdir::DirEntry| entry.file_name().to_str().is_none_or(|name| !LEFT_OUT.contains(&name));
    for entry in WalkDir::new(root).into_iter().filter_entry(|entry| entry.depth() == 0 || wanted(entry)) {
        let entry = entry.map_err(Error::of)?;
        let to = copy.join(entry.path().strip_prefix(root).map_err(Error::of)?);
        let done = match entry.file_type().is_dir() {
            true => fs::create_dir_all(&to),
            false => fs::copy(entry.path(), &to).map(drop),
        };
        done.map_err(|error| Error::file(&to, error))?;
    }
    Ok(())
}

/// Builds the runner; tells the CPU time, where the system does, and the time on the clock.
fn build(copy: &Path) -> Result<(Option<Duration>, Duration), Error> {
    let (cpu, start) = (children_time(), Instant::now());
    let status = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["build", "--quiet", "--package", "xtask"])
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", copy.join("target"))
        .stdin(Stdio::null())
        .status()?;
    if !status.success() {
        return Err(Error::new(say!(
            vi "bản sao của kho không biên dịch được",
            en "the copy of this checkout does not build",
        )));
    }
    let wall = start.elapsed();
    Ok((children_time().zip(cpu).map(|(after, before)| after - before), wall))
}

/// The CPU time of all ended children of this process, and of theirs.
#[cfg(target_os = "linux")]
fn children_time() -> Option<Duration> {
    // In hundredths of a second: the fields cutime and cstime, counted behind the name in parentheses.
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(13)?.parse::<u64>().ok()? + fields.get(14)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(10 * ticks))
}

#[cfg(not(target_os = "linux"))]
fn children_time() -> Option<Duration> {
    None
}
