//! `site`: the book as pages, or as a booklet on paper. The crate that makes them is built only when somebody asks, so
//! that nobody else waits for it.

use std::{env, ffi::OsString, path::PathBuf, process::Command};

use problems::Error;

use crate::{
    house::House,
    report::{Ended, Ending},
};

#[derive(clap::Args)]
pub struct Args {
    /// The folder that the pages go to, or the booklet's file
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Make a booklet instead, in Vietnamese or in English: OUT is a PDF
    #[arg(long, value_name = "LANGUAGE", value_parser = ["vi", "en"])]
    booklet: Option<String>,
    /// Only the exercises of this contest, in its order
    #[arg(long, value_name = "FILE", requires = "booklet")]
    contest: Option<PathBuf>,
}

pub fn run(args: &Args, house: &House) -> Ended {
    let root = house.checkout()?;
    let mut arguments: Vec<OsString> =
        vec!["--root".into(), root.into(), "--out".into(), args.out.clone().into()];
    if let Some(language) = &args.booklet {
        arguments.extend([OsString::from("--booklet"), language.into()]);
    }
    if let Some(contest) = &args.contest {
        // A contest that cannot be read is told before anything is built.
        house.contest(contest)?;
        arguments.extend([OsString::from("--contest"), contest.into()]);
    }
    let status = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["run", "--package", "site", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .arg("--")
        .args(arguments)
        .status()
        .map_err(|error| Error::new(format!("cargo, which builds the crate that makes pages: {error}")))?;
    match status.code() {
        Some(0) => Ok(Ending::Yes),
        Some(1) => Ok(Ending::No),
        // The reason has been told.
        _ => Ok(Ending::Failure),
    }
}
