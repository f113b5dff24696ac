//! `site`: the book as pages, or as a booklet on paper. The crate that makes them is built only when somebody asks, so
//! that nobody else waits for it.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

use checkers::say;
use typeset::typst::Typst;

use crate::{
    files,
    lang::{spoken, told},
    report::{Ended, Ending},
    started,
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "DIR", help = told!(
        vi "Thư mục ghi các trang, hoặc tệp của tập đề",
        en "The folder for the pages, or the file for the booklet"
    ))]
    out: PathBuf,
    #[arg(long, value_name = "LANGUAGE", value_parser = ["vi", "en"], help = told!(
        vi "Thay vào đó làm tập đề để in, bằng tiếng Việt hay tiếng Anh: OUT là tệp PDF",
        en "Make a booklet instead, in Vietnamese or English; OUT is a PDF file"
    ))]
    booklet: Option<String>,
    #[arg(long, value_name = "FILE", requires = "booklet", help = told!(
        vi "Chỉ các bài của kì thi này, theo thứ tự của nó",
        en "Only the exercises of this contest, in its order"
    ))]
    contest: Option<PathBuf>,
    #[arg(long, value_name = "EXERCISE", requires = "booklet", conflicts_with = "contest", help = told!(
        vi "Chỉ bài này, không có trang bìa; ghi lại lần nữa để thêm bài khác",
        en "Only this exercise, without a title page; repeat it for more of them"
    ))]
    exercise: Vec<String>,
    #[arg(long, value_name = "EDITION", requires = "booklet", value_parser = ["statements", "full"], help = told!(
        vi "statements: chỉ có đề bài (mặc định); full: cả lí thuyết và lời giải, như một cuốn sách",
        en "statements: nothing but these (the default); full: theory and editorials as well, as a book"
    ))]
    edition: Option<String>,
    #[arg(long, requires = "booklet", help = told!(
        vi "Thay tệp của tập đề dù nó không do lệnh này ghi hoặc đã bị sửa",
        en "Replace the file of the booklet even if this command didn't write it, or it has been edited"
    ))]
    force: bool,
}

impl Args {
    /// To make the booklet of a contest.
    pub fn of_contest(contest: &Path, lang: &str, out: PathBuf, force: bool) -> Args {
        Args {
            out,
            booklet: Some(lang.into()),
            contest: Some(contest.into()),
            exercise: Vec::new(),
            edition: None,
            force,
        }
    }
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let root = workspace.checkout()?;
    let mut arguments: Vec<OsString> =
        vec!["--root".into(), root.into(), "--out".into(), args.out.clone().into()];
    arguments.extend([OsString::from("--speak"), spoken().code().into()]);
    if let Some(language) = &args.booklet {
        arguments.extend([OsString::from("--booklet"), language.into()]);
        // Before the crate is built.
        files::may_replace(&args.out, &workspace.cache(), args.force)?;
    } else {
        files::make_folder(&args.out)?;
    }
    if let Some(contest) = &args.contest {
        // A contest that cannot be read is told before anything is built.
        workspace.contest(contest)?;
        arguments.extend([OsString::from("--contest"), contest.into()]);
    }
    for name in &args.exercise {
        // So does a name that is not known.
        let exercise = workspace.library.find(name)?;
        arguments.extend([OsString::from("--exercise"), exercise.folder().into()]);
    }
    if let Some(edition) = &args.edition {
        arguments.extend([OsString::from("--edition"), edition.into()]);
    }
    if args.booklet.is_some() {
        // There is no booklet without it, which is told before anything is built, too.
        Typst::required()?;
    } else {
        started::needs_wasm(root)?;
    }
    let what = say!(vi "Chương trình viết các trang", en "The program that writes the pages");
    let mut program = started::program("site", what, root);
    let status = program.args(arguments).status().map_err(started::failed)?;
    if status.success()
        && args.booklet.is_some()
        && let Ok(bytes) = files::read(&args.out)
    {
        files::remember_written(&args.out, &bytes, &workspace.cache());
    }
    match status.code() {
        Some(0) => Ok(Ending::Yes),
        Some(1) => Ok(Ending::No),
        // The reason has been told.
        _ => Ok(Ending::Failure),
    }
}
