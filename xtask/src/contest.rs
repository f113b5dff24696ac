//! `contest`: everything that a contest needs, in one folder: tests, the booklet in both languages, packages for judges.

use std::{fs, path::PathBuf};

use checkers::say;
use exercise::Error;
use typeset::typst::Typst;

use crate::{
    export::{self, Formats},
    generate,
    lang::told,
    report::{self, Ended, Ending},
    site,
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(help = told!(vi "Kì thi: một tệp contest.toml", en "The contest: a contest.toml"))]
    file: PathBuf,
    #[arg(long, value_name = "DIR", help = told!(
        vi "Thư mục ghi mọi thứ: DIR/tests, DIR/booklet.vi.pdf, DIR/booklet.en.pdf, DIR/packages",
        en "The folder for all of it: DIR/tests, DIR/booklet.vi.pdf, DIR/booklet.en.pdf, DIR/packages"
    ))]
    out: PathBuf,
    #[arg(long, value_name = "F", value_delimiter = ',', value_parser = export::formats, help = told!(
        vi "Đóng gói cho các hệ thống chấm này, như trong export (không nêu: không đóng gói)",
        en "Make packages for these judges, as in `export` (default: none)"
    ))]
    format: Vec<Formats>,
    #[arg(long, help = told!(vi "Không làm tập đề", en "Make no booklet"))]
    no_booklet: bool,
    #[arg(long, help = told!(
        vi "Thay test của hạt giống khác, tập đề và gói đã có mà nội dung khác",
        en "Replace tests of another seed, and booklets and packages that differ"
    ))]
    force: bool,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    // Whatever is missing is told before anything long begins.
    workspace.contest(&args.file)?;
    let root = workspace.checkout()?;
    if !args.no_booklet && Typst::find().is_none() {
        let missing = typeset::typst::missing();
        return Err(Error::new(say!(
            vi "tập đề là tệp PDF; {missing}; --no-booklet bỏ qua tập đề",
            en "the booklet is a PDF; {missing}; --no-booklet leaves it out";
            missing
        )));
    }
    if !args.format.is_empty() {
        crate::started::needs_wasm(root)?;
    }
    fs::create_dir_all(&args.out).map_err(|error| Error::file(&args.out, error))?;
    let at = |name: &str| args.out.join(name);
    let mut ending =
        generate::run(&generate::Args::of_contest(&args.file, at("tests"), args.force), workspace)?;
    let booklets: &[&str] = if args.no_booklet { &[] } else { &["vi", "en"] };
    for lang in booklets {
        let out = at(&format!("booklet.{lang}.pdf"));
        ending = ending.and(site::run(&site::Args::of_contest(&args.file, lang, out, args.force), workspace)?);
    }
    if !args.format.is_empty() {
        let order = export::Args::of_contest(&args.file, args.format.clone(), at("packages"), args.force);
        ending = ending.and(export::run(&order, workspace)?);
    }
    if ending == Ending::Yes {
        report::say(&report::written(&args.out));
    }
    Ok(ending)
}
