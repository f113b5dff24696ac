//! `export`: exercises as packages of other judges.

use std::path::PathBuf;

use ::export::{Bundle, Carrier, Format, Order, Scoring};
use checkers::say;
use generators::seed::DEFAULT_SEED;
use problems::{Error, testdata};
use rayon::prelude::*;

use crate::{
    generate::seed,
    house::House,
    progress::Progress,
    report::{self, Ended, Ending},
    tongue::told,
};

mod calibrate;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(
        vi "Các bài tập (không nêu bài nào thì là tất cả)",
        en "The exercises (all, if none is named)"
    ))]
    exercises: Vec<String>,
    #[arg(long, value_name = "F", value_delimiter = ',', value_parser = formats, required_unless_present = "calibrate", help = told!(
        vi "Hệ thống chấm: kattis, kattis-legacy, dmoj, vnoj, polygon, cms, themis; nhiều cái thì cách nhau bằng dấu phẩy, hoặc all",
        en "The judge: kattis, kattis-legacy, dmoj, vnoj, polygon, cms, themis; several with commas, or all"
    ))]
    format: Vec<Formats>,
    #[arg(long, value_name = "DIR", required_unless_present = "calibrate", help = told!(
        vi "Thư mục chứa các gói: DIR/F/TÊN, và TÊN.zip nếu hệ thống chấm nhập tệp đó",
        en "The folder for the packages: DIR/F/NAME, and NAME.zip where the judge imports that"
    ))]
    out: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = seed, help = told!(
        vi "Hạt giống: một số của riêng bạn, để chưa ai thấy bộ test của bạn (không nêu: 9)",
        en "The master seed: a number of your own, and nobody has seen your tests (without: 9)"
    ))]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with = "seed", help = told!(
        vi "Các bài của một kì thi, với hạt giống, giới hạn, điểm và test của kì thi (một tệp contest.toml)",
        en "The exercises of a contest, with its seed, limits, points and tests (a contest.toml)"
    ))]
    contest: Option<PathBuf>,
    #[arg(long, value_name = "HOW", value_parser = scoring, help = told!(
        vi "Cách tính điểm trong kattis và kattis-legacy: pass-fail (đúng hết mọi test hoặc không gì cả; mặc định) hoặc points (theo nhóm)",
        en "How points are counted in kattis and kattis-legacy: pass-fail (all tests or nothing; without this option) or points (by group)"
    ))]
    scoring: Option<Scoring>,
    #[arg(long, help = told!(
        vi "Thay thế các gói đã có mà nội dung khác",
        en "Replace packages that are there and differ"
    ))]
    force: bool,
    #[arg(long, conflicts_with_all = ["format", "out", "force", "scoring"], help = told!(
        vi "Không đóng gói: chạy các chương trình đúng và các chương trình chậm, rồi cho biết giới hạn nào sẽ chấm sai trên máy chậm hoặc nhanh gấp đôi",
        en "Make no packages: run the accepted and the slow programs, and say which limits would misjudge them on a machine half or twice as fast"
    ))]
    calibrate: bool,
}

/// What a word after `--format` stands for.
#[derive(Clone)]
struct Formats(Vec<Format>);

fn formats(word: &str) -> Result<Formats, String> {
    if word == "all" {
        return Ok(Formats(Format::ALL.to_vec()));
    }
    match Format::ALL.iter().find(|format| format.name() == word) {
        Some(format) => Ok(Formats(vec![*format])),
        None => Err(format!("there are {} and all", Format::ALL.map(Format::name).join(", "))),
    }
}

fn scoring(word: &str) -> Result<Scoring, String> {
    match word {
        "points" => Ok(Scoring::Points),
        "pass-fail" => Ok(Scoring::PassFail),
        _ => Err("points are counted by points or pass-fail".into()),
    }
}

pub fn run(args: &Args, house: &House) -> Ended {
    let (posed, contest_seed) = house.posed(&args.exercises, args.contest.as_deref())?;
    let seed = contest_seed.or(args.seed).unwrap_or(DEFAULT_SEED);
    if args.calibrate {
        return calibrate::run(&posed, seed, house);
    }
    let out = args.out.as_deref().ok_or_else(|| Error::new("--out names the folder for the packages"))?;
    let carrier = Carrier::new(house.checkout()?)?;
    let mut formats: Vec<Format> = args.format.iter().flat_map(|formats| formats.0.clone()).collect();
    formats.dedup();
    let total = posed.iter().map(|posed| testdata::planned(&posed.manifest).len()).sum();
    let progress = Progress::new("export", total, false);
    let written = posed.par_iter().map(|posed| -> Result<Vec<String>, Error> {
        let bundle = Bundle::gather(&house.library, posed, seed, &|name: &str| progress.step(name))?;
        let carried = carrier.carry(posed.exercise)?;
        let mut lines = Vec::new();
        for &format in &formats {
            let package = ::export::package(&bundle, &carried, &Order { format, scoring: args.scoring })?;
            let folder = out.join(format.name());
            let state = if package.write(&folder, args.force)? { "written" } else { "up to date" };
            let bytes: usize = package.files.values().map(|file| file.bytes.len()).sum();
            lines.push(format!(
                "{}: {} tests, {} files, {:.1} MiB, {state}",
                folder.join(&package.name).display(),
                bundle.tests().count(),
                package.files.len(),
                bytes as f64 / (1 << 20) as f64,
            ));
            lines.extend(package.losses.iter().map(|loss| format!("  not in this format: {loss}")));
        }
        Ok(lines)
    });
    let written: Result<Vec<Vec<String>>, Error> = written.collect();
    progress.finish();
    written?.iter().flatten().for_each(report::line);
    // Judges know languages of a contest, not of a problem.
    if let Some(contest) = args.contest.as_deref().map(|path| house.contest(path)).transpose()?
        && !contest.languages.is_empty()
    {
        let languages = contest.languages.join(", ");
        report::note(&say!(
            vi "kì thi chỉ cho dùng {languages}; hãy đặt điều đó trong hệ thống chấm, các gói không chứa nó",
            en "the contest allows {languages} alone; set this in the judge, for no package says it",
        ));
    }
    Ok(Ending::Yes)
}
