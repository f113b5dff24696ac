//! `cargo xtask site`: writes the book as pages, or as a booklet.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;
use problems::{Error, Library, library::checkout_at};
use site::{Assets, modules};

/// Write the book: pages that need no server and no network.
#[derive(Parser)]
#[command(name = "cargo xtask site", bin_name = "cargo xtask site")]
struct Args {
    /// The checkout of the exercises
    #[arg(long, value_name = "DIR", default_value = ".")]
    root: PathBuf,
    /// The folder that the pages go to
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
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
    let mut assets = Assets::read(&args.root.join("site/assets"))?;
    modules::build(&args.root, &mut assets)?;
    pages(&library, &assets, &args.out)
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
