//! `cargo xtask site`: writes the book as pages, or as a booklet.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;
use problems::{Error, Library, contest::Contest, document::Tongue, library::checkout_at};
use site::{
    Assets, Book, Chapter,
    booklet::{Plan, print::print},
    modules, words,
};

/// Write the book: pages that need no server and no network.
#[derive(Parser)]
#[command(name = "cargo xtask site", bin_name = "cargo xtask site")]
struct Args {
    /// The checkout of the exercises
    #[arg(long, value_name = "DIR", default_value = ".")]
    root: PathBuf,
    /// The folder that the pages go to, or the booklet's file
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Make a booklet instead, in Vietnamese or in English: OUT is a PDF
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
        .ok_or_else(|| Error::file(&args.root, "this is no checkout: it has no problems/lib.rs"))?;
    let library = Library::checkout(problems);
    if let Some(language) = &args.booklet {
        let tongue = if language == "vi" { Tongue::Vietnamese } else { Tongue::English };
        return booklet(&library, tongue, args.contest.as_deref(), &args.out);
    }
    let mut assets = Assets::read(&args.root.join("site/assets"))?;
    modules::build(&args.root, &mut assets)?;
    pages(&library, &assets, &args.out)
}

/// Writes the statements as a booklet.
fn booklet(library: &Library, tongue: Tongue, contest: Option<&Path>, out: &Path) -> Result<(), Error> {
    let (title, chapters) = match contest {
        None => (words::name(tongue).to_string(), Book::load(library)?.chapters),
        Some(path) => {
            let contest = Contest::read(path, library)?;
            let chapters = contest.exercises.into_iter().map(|posed| Chapter::load(library, posed));
            (tongue.of(&contest.title).to_string(), chapters.collect::<Result<_, Error>>()?)
        }
    };
    let subtitle = if contest.is_some() { "" } else { words::about(tongue) };
    let plan = Plan { tongue, title: &title, subtitle, chapters: &chapters };
    let warnings = print(&plan.compose(library)?, out)?;
    if !warnings.is_empty() {
        eprintln!("{warnings}");
    }
    println!(
        "{}: {}, written",
        out.display(),
        words::count(Tongue::English, chapters.len(), "", "exercise", "exercises")
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
