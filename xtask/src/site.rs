//! `site`: the book as pages, or as a booklet on paper. The crate that makes them is built only when somebody asks, so
//! that nobody else waits for it.

use std::{env, ffi::OsString, path::PathBuf, process::Command};

use problems::Error;

use crate::{
    house::House,
    report::{Ended, Ending},
    tongue::told,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "DIR", help = told!(
        vi "Thư mục ghi các trang, hoặc tệp của tập đề",
        en "The folder that the pages go to, or the booklet's file"
    ))]
    out: PathBuf,
    #[arg(long, value_name = "LANGUAGE", value_parser = ["vi", "en"], help = told!(
        vi "Thay vào đó làm tập đề để in, bằng tiếng Việt hay tiếng Anh: OUT là tệp PDF",
        en "Make a booklet instead, in Vietnamese or in English: OUT is a PDF"
    ))]
    booklet: Option<String>,
    #[arg(long, value_name = "FILE", requires = "booklet", help = told!(
        vi "Chỉ các bài của kì thi này, theo thứ tự của nó",
        en "Only the exercises of this contest, in its order"
    ))]
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
