//! `cargo xtask site`: writes the book as pages, or as a booklet.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use checkers::{Sentence, say};
use clap::Parser;
use exercise::{Error, Library, contest::Contest, document::Lang, error::shown_path, library::checkout_at};
use site::{
    Assets, Book, Chapter,
    booklet::{Plan, about, print},
    modules, words,
};

/// Write the book: pages that need no server and no network.
#[derive(Parser)]
#[command(name = "cargo xtask site", bin_name = "cargo xtask site")]
struct Args {
    /// The checkout of the exercises
    #[arg(long, value_name = "DIR", default_value = ".")]
    root: PathBuf,
    /// The folder for the pages, or the file for the booklet
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Make a booklet instead, in Vietnamese or English; OUT is a PDF file
    #[arg(long, value_name = "LANGUAGE", value_parser = ["vi", "en"])]
    booklet: Option<String>,
    /// Only the exercises of this contest, in its order, with its limits and points
    #[arg(long, value_name = "FILE", requires = "booklet")]
    contest: Option<PathBuf>,
    /// The language of what this program says
    #[arg(long, value_name = "LANGUAGE", value_parser = ["vi", "en"], default_value = "en")]
    speak: String,
}

impl Args {
    fn spoken(&self) -> Lang {
        if self.speak == "vi" { Lang::Vietnamese } else { Lang::English }
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args) {
        Ok(said) => {
            println!("{}", said.in_lang(args.spoken()));
            ExitCode::SUCCESS
        }
        Err(error) => {
            let error = error.sentence();
            eprintln!("{}", say!(vi "lỗi: {error}", en "error: {error}"; error).in_lang(args.spoken()));
            ExitCode::from(2)
        }
    }
}

/// Does what is asked for, and says what it did.
fn run(args: &Args) -> Result<Sentence, Error> {
    let problems = checkout_at(&args.root).ok_or_else(|| {
        let reason = say!(
            vi "đây không phải kho bài: không có problems/lib.rs",
            en "this isn't a checkout: it has no problems/lib.rs",
        );
        Error::file(&args.root, reason)
    })?;
    let library = problems::library(problems);
    if let Some(language) = &args.booklet {
        let lang = if language == "vi" { Lang::Vietnamese } else { Lang::English };
        return booklet(&library, lang, args.contest.as_deref(), &args.out);
    }
    let mut assets = Assets::read(&args.root.join("site/assets"))?;
    modules::build(&args.root, &mut assets)?;
    pages(&library, &assets, &args.out)
}

/// Writes the statements as a booklet.
fn booklet(library: &Library, lang: Lang, contest: Option<&Path>, out: &Path) -> Result<Sentence, Error> {
    let (title, subtitle, chapters) = match contest {
        None => (words::name(lang).to_string(), words::about(lang).to_string(), Book::load(library)?.chapters),
        Some(path) => {
            let contest = Contest::read(path, library)?;
            let about = about(&contest, lang);
            let chapters = contest.exercises.into_iter().map(|posed| Chapter::load(library, posed));
            (lang.of(&contest.title).to_string(), about, chapters.collect::<Result<_, Error>>()?)
        }
    };
    let plan = Plan { lang, title: &title, subtitle: &subtitle, chapters: &chapters };
    let warnings = print(&plan.compose(library)?, out)?;
    if !warnings.is_empty() {
        eprintln!("{warnings}");
    }
    let (out, exercises) = (shown_path(out), chapters.len());
    Ok(match exercises {
        1 => say!(vi "{out}: đã ghi, 1 bài", en "{out}: 1 exercise, written"),
        _ => say!(vi "{out}: đã ghi, {exercises} bài", en "{out}: {exercises} exercises, written"),
    })
}

fn pages(library: &Library, assets: &Assets, out: &Path) -> Result<Sentence, Error> {
    let site = site::pages(library, assets)?;
    let done = site.write(out)?;
    let (written, unchanged, removed) = (done.written, done.unchanged, done.removed);
    Ok(say!(
        vi "{out}: {files} tệp, ghi {written}, giữ nguyên {unchanged}, xoá {removed}",
        en "{out}: {files} files, {written} written, {unchanged} unchanged, {removed} removed",
        out = shown_path(out),
        files = site.files.len()
    ))
}
