//! `cargo xtask site`: writes the book as pages, or as a booklet.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;
use exercise::{Error, Library, contest::Contest, document::Lang, library::checkout_at};
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
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args) -> Result<(), Error> {
    let problems = checkout_at(&args.root)
        .ok_or_else(|| Error::file(&args.root, "this isn't a checkout: it has no problems/lib.rs"))?;
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
fn booklet(library: &Library, lang: Lang, contest: Option<&Path>, out: &Path) -> Result<(), Error> {
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
    println!(
        "{}: {}, written",
        out.display(),
        words::count(Lang::English, chapters.len(), "", "exercise", "exercises")
    );
    Ok(())
}

fn pages(library: &Library, assets: &Assets, out: &Path) -> Result<(), Error> {
    let site = site::pages(library, assets)?;
    let done = site.write(out)?;
    println!(
        "{}: {} files, {} written, {} unchanged, {} removed",
        out.display(),
        site.files.len(),
        done.written,
        done.unchanged,
        done.removed
    );
    Ok(())
}
