//! `cache`: what is kept so that nothing is done twice, where it lies and how large it is; or its end.

use checkers::{Sentence, say};
use exercise::Error;

use crate::{
    lang::{spoken, told},
    report::{self, Ended, Ending},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, help = told!(
        vi "Xoá tất cả, trừ những gì đang dùng; chỉ mất thời gian làm lại",
        en "Remove all of it but what is in use; nothing is lost but time"
    ))]
    clear: bool,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let cache = workspace.cache();
    let trouble = |error: std::io::Error| Error::file(cache.path(), error);
    if args.clear {
        cache.clear().map_err(trouble)?;
    }
    let contents = cache.contents().map_err(trouble)?;
    let bytes = contents.iter().map(|(_, _, bytes)| bytes).sum();
    let limits = cache.limits();
    let (size, most) = (report::mebibytes(bytes), report::mebibytes(limits.bytes));
    report::say(&say!(
        vi "{folder}: {size}, nhiều nhất {most}; thứ gì {days} ngày không dùng đến thì bị xoá",
        en "{folder}: {size} of at most {most}; what nobody has used for {days} days is removed",
        folder = report::name(cache.path()),
        days = limits.age.as_secs() / (24 * 3600);
        size, most
    ));
    let row = |(kind, entries, bytes): &(String, usize, u64)| {
        let (kind, size) = (called(kind), report::mebibytes(*bytes));
        [format!("  {}", kind.in_lang(spoken())), entries.to_string(), size.in_lang(spoken()).to_string()]
    };
    report::columns(&contents.iter().map(row).collect::<Vec<_>>(), &[1, 2]).iter().for_each(report::line);
    Ok(Ending::Yes)
}

/// What the entries of a kind are, for people.
fn called(kind: &str) -> Sentence {
    match kind {
        "programs" => say!(vi "chương trình đã biên dịch", en "compiled programs"),
        "tables" => say!(vi "kết quả chấm cả lớp", en "verdicts of classes"),
        "verdicts" => say!(vi "kết luận của verify về các chương trình", en "verdicts of verify"),
        "passed" => say!(vi "bài tập đã được verify", en "exercises that verify has passed"),
        "mutants" => say!(vi "kết quả thử của mutate", en "mutants that were tried"),
        "kills" => say!(vi "những test loại được nhiều mutant nhất", en "tests that refused most mutants"),
        "tests" => say!(vi "test đã sinh", en "tests"),
        "written" => say!(vi "dấu vết các tệp đã ghi", en "marks of files that were written"),
        other => Sentence::symbol(report::one_line(other)),
    }
}
