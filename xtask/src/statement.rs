//! `statement` and `samples`: what an exercise asks, on the terminal.

use exercise::document::{Document, DocumentKind, load_samples};

use checkers::say;

use crate::{
    lang::told,
    plain::plain,
    report::{self, Ended, Ending, visible},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(vi "Bài tập", en "The exercise"))]
    exercise: String,
}

#[derive(clap::Args)]
pub struct SamplesArgs {
    #[arg(value_name = "EX", help = told!(vi "Bài tập có các ví dụ này", en "The exercise that has them"))]
    exercise: String,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let library = &workspace.library;
    let exercise = library.find(&args.exercise)?;
    let text = Document::load(library, exercise, DocumentKind::Statement, workspace.lang(false))?;
    report::line(plain(&text.text));
    Ok(Ending::Yes)
}

/// Each sample as it stands in its files, so that it can be copied.
pub fn samples(args: &SamplesArgs, workspace: &Workspace) -> Ended {
    let library = &workspace.library;
    let exercise = library.find(&args.exercise)?;
    let manifest = library.manifest(exercise)?;
    let stem = &manifest.stem;
    for sample in load_samples(library, exercise)? {
        let number = &sample.number;
        let parts = [
            (say!(vi "Ví dụ {number}, {stem}.inp:", en "Sample {number}, {stem}.inp:"), &sample.input),
            match sample.dialogue {
                true => (
                    say!(
                        vi "Ví dụ {number}, đối thoại (< chương trình đọc, > chương trình in):",
                        en "Sample {number}, the dialogue (< the program reads, > it writes):",
                    ),
                    &sample.answer,
                ),
                false => {
                    (say!(vi "Ví dụ {number}, {stem}.out:", en "Sample {number}, {stem}.out:"), &sample.answer)
                }
            },
        ];
        for (title, bytes) in parts {
            report::say(&title);
            report::line(visible(&String::from_utf8_lossy(bytes)));
        }
    }
    Ok(Ending::Yes)
}
