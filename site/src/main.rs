//! `cargo xtask site`: writes the book as pages, or as a booklet.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;
use problems::{Error, Library, document::Tongue, library::checkout_at};
use site::{
    Assets, Book,
    booklet::{Plan, print::print},
    words,
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
        return booklet(&library, tongue, &args.out);
    }
    let assets = Assets::read(&args.root.join("site/assets"))?;
    pages(&library, &assets, &args.out)
}

/// Writes the statements as a booklet.
fn booklet(library: &Library, tongue: Tongue, out: &Path) -> Result<(), Error> {
    let book = Book::load(library)?;
    let plan =
        Plan { tongue, title: words::name(tongue), subtitle: words::about(tongue), chapters: &book.chapters };
    print(&plan.compose(library)?, out)?;
    println!("{}: {} exercises, written", out.display(), book.chapters.len());
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
