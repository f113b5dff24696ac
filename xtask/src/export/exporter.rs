//! The program that makes packages, started with an order; what it tells, shown.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::Stdio,
};

use checkers::{Sentence, say};
use exercise::Error;
use export_order::{Event, Order, Work};

use crate::{
    progress::Progress,
    report::{self, mebibytes, visible},
    started,
};

/// Lets the exporter carry out an order.
pub fn run(order: &Order) -> Result<(), Error> {
    let what = say!(vi "Chương trình đóng gói", en "The exporter");
    let mut child = started::program("export", what, &order.root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(started::failed)?;
    if let Some(mut stdin) = child.stdin.take() {
        // If it does not build, nobody reads this: how it ended says it below.
        let _ =
            serde_json::to_writer(&mut stdin, order).map_err(std::io::Error::from).and_then(|()| stdin.flush());
    }
    // Until it says how much there is to do it is being built, and cargo shows that.
    let mut progress = None;
    let mut failure = None;
    for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines) {
        let line = line?;
        let event = serde_json::from_str(&line)
            .map_err(|error| Error::new(format!("the exporter said {line:?}: {error}")))?;
        match event {
            Event::Failed(reason) => failure = Some(Error::new(reason)),
            Event::Steps(steps) => progress = Some(Progress::new("export", steps, false).uneven()),
            event => progress.iter().for_each(|progress| show(progress, &event)),
        }
    }
    progress.iter().for_each(Progress::finish);
    let status = child.wait()?;
    match failure {
        Some(error) => Err(error),
        None if status.success() => Ok(()),
        None => Err(Error::new(say!(
            vi "chương trình đóng gói không biên dịch được hoặc dừng giữa chừng; lí do ở các dòng trên",
            en "the exporter did not build or broke off; the lines above say why",
        ))),
    }
}

fn show(progress: &Progress, event: &Event) {
    match event {
        Event::Begun { exercise, work: work @ Work::Checker } => progress.begin_long(&begun(exercise, work)),
        Event::Begun { exercise, work } => progress.begin(&begun(exercise, work)),
        Event::Step { exercise } => progress.step(exercise),
        Event::Packaged { place, tests, files, bytes, written, losses } => progress.aside(|| {
            report::say(&packaged(place, *tests, *files, *bytes, *written));
            if !losses.is_empty() {
                report::say(&cannot_express());
            }
            losses.iter().for_each(|loss| report::line(format_args!("  - {}", visible(loss))));
        }),
        Event::Refused(why) => progress.aside(|| report::say(why)),
        // The caller has these.
        Event::Steps(_) | Event::Failed(_) => {}
    }
}

/// Above what a format leaves out.
fn cannot_express() -> Sentence {
    say!(
        vi "  Định dạng này không diễn đạt được (danh sách cũng có trong LIMITS.md, bằng tiếng Anh):",
        en "  What this format cannot express (listed in LIMITS.md, too):",
    )
}

fn begun(exercise: &str, work: &Work) -> Sentence {
    match work {
        Work::Tests => say!(vi "{exercise}: sinh test", en "{exercise}: making its tests"),
        Work::Checker => say!(
            vi "{exercise}: biên dịch trình chấm sang WebAssembly (lần đầu mất vài phút)",
            en "{exercise}: compiling its checker to WebAssembly (minutes, the first time)",
        ),
        Work::Package(format) => say!(vi "{exercise}: đóng gói {format}", en "{exercise}: packing {format}"),
    }
}

fn packaged(place: &Path, tests: usize, files: usize, bytes: usize, written: bool) -> Sentence {
    let (place, size) = (visible(&place.display().to_string()), mebibytes(bytes as u64));
    let state = match written {
        true => say!(vi "đã ghi", en "written"),
        false => say!(vi "không có gì mới", en "up to date"),
    };
    say!(
        vi "{place}: {tests} test, {files} tệp, {size}, {state}",
        en "{place}: {tests} tests, {files} files, {size}, {state}";
        size, state
    )
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn a_package_is_told_as_before() {
        let told = packaged(Path::new("out/kattis/game"), 32, 40, 20 << 20, true);
        assert_eq!(told.en(), "out/kattis/game: 32 tests, 40 files, 20.0 MiB, written");
        assert_eq!(told.vi(), "out/kattis/game: 32 test, 40 tệp, 20,0 MiB, đã ghi");
    }
}
