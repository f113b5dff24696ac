//! `cargo xtask site`: writes the book as pages, or as a booklet.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use checkers::{Sentence, say};
use clap::{Parser, ValueEnum};
use exercise::{
    Error, Library,
    contest::{Contest, Posed},
    document::Lang,
    error::shown_path,
    library::checkout_at,
};
use site::{
    Assets, Book, Chapter,
    booklet::{Choice, Edition, Imprint, Plan, about, print, today},
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
    /// Only these exercises, without a title page
    #[arg(long, value_name = "EXERCISE", requires = "booklet", conflicts_with = "contest")]
    exercise: Vec<String>,
    /// How much is in the booklet
    #[arg(long, requires = "booklet", value_enum, default_value = "statements")]
    edition: Printed,
    /// The language of what this program says
    #[arg(long, value_name = "LANGUAGE", value_parser = ["vi", "en"], default_value = "en")]
    speak: String,
}

/// The editions of a booklet.
#[derive(Clone, Copy, ValueEnum)]
enum Printed {
    /// The statements
    Statements,
    /// Theory and editorials as well
    Full,
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
        return booklet(&library, lang, args);
    }
    let mut assets = Assets::read(&args.root.join("site/assets"))?;
    modules::build(&args.root, &mut assets)?;
    pages(&library, &assets, &args.out)
}

/// Writes a booklet.
fn booklet(library: &Library, lang: Lang, args: &Args) -> Result<Sentence, Error> {
    let edition = match args.edition {
        Printed::Statements => Edition::Statements,
        Printed::Full => Edition::Full,
    };
    let mut plan = Plan {
        lang,
        title: words::name(lang),
        subtitle: words::about(lang),
        imprint: Imprint { date: today(lang) },
        edition,
        choice: Choice::Alone(&[]),
    };
    if let Some(path) = &args.contest {
        let contest = Contest::read(path, library)?;
        let (title, about) = (lang.of(&contest.title).to_string(), about(&contest, lang));
        // The day of the contest is in its subtitle.
        plan.imprint = Imprint { date: contest.date.is_none().then(|| today(lang)).flatten() };
        let chapters: Vec<Chapter> = contest
            .exercises
            .into_iter()
            .map(|posed| Chapter::load(library, posed))
            .collect::<Result<_, Error>>()?;
        let plan = Plan { title: &title, subtitle: &about, choice: Choice::Contest(&chapters), ..plan };
        return printed(&plan, library, chapters.len(), &args.out);
    }
    if args.exercise.is_empty() {
        let book = Book::load(library)?;
        return printed(&Plan { choice: Choice::Book(&book), ..plan }, library, book.chapters.len(), &args.out);
    }
    let load = |name: &String| Chapter::load(library, Posed::of(library, library.find(name)?)?);
    let chapters: Vec<Chapter> = args.exercise.iter().map(load).collect::<Result<_, Error>>()?;
    printed(&Plan { choice: Choice::Alone(&chapters), ..plan }, library, chapters.len(), &args.out)
}

fn printed(plan: &Plan, library: &Library, exercises: usize, out: &Path) -> Result<Sentence, Error> {
    let warnings = print(&plan.compose(library)?, out)?;
    if !warnings.is_empty() {
        eprintln!("{warnings}");
    }
    let out = shown_path(out);
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
