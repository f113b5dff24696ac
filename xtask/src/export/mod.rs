//! `export`: exercises as packages of other judges.

//!
//! What makes them is a program of its own, built when somebody asks: here its order is written, and what it tells is
//! shown. Whatever is wrong with a call is said before anything is built.

use std::path::{Path, PathBuf};

use checkers::say;
use exercise::{Contest, Error};
use export_order::{FORMATS, Format, Order, Scoring, Typst};
use generators::seed::DEFAULT_SEED;
use judging::Language;
use typeset::typst;

use crate::{
    files,
    generate::seed,
    lang::told,
    report::{self, Ended, Ending},
    started,
    workspace::Workspace,
};

mod calibrate;
mod exporter;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(
        vi "Các bài tập (không nêu bài nào thì là tất cả)",
        en "The exercises (default: all)"
    ))]
    exercises: Vec<String>,
    #[arg(long, value_name = "F", value_delimiter = ',', value_parser = formats, required_unless_present = "calibrate", help = formats_help())]
    format: Vec<Formats>,
    #[arg(long, value_name = "DIR", required_unless_present = "calibrate", help = told!(
        vi "Thư mục chứa các gói: DIR/F/TÊN, và TÊN.zip nếu hệ thống chấm nhập tệp đó",
        en "The folder for the packages: DIR/F/NAME, and NAME.zip for judges that import it"
    ))]
    out: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = seed, help = told!(
        vi "Hạt giống: một số của riêng bạn, để chưa ai thấy bộ test của bạn (không nêu: 9)",
        en "The master seed; choose your own, and nobody has seen your tests (default: 9)"
    ))]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with = "seed", help = told!(
        vi "Các bài của một kì thi, với hạt giống, giới hạn, điểm và test của kì thi (một tệp contest.toml)",
        en "The exercises of a contest, with its seed, limits, points and tests (a contest.toml)"
    ))]
    contest: Option<PathBuf>,
    #[arg(long, value_name = "HOW", value_parser = scoring, help = told!(
        vi "Cách tính điểm trong kattis và kattis-legacy: pass-fail (đúng hết mọi test hoặc không gì cả; mặc định) hoặc points (theo nhóm)",
        en "The scoring in kattis and kattis-legacy: pass-fail (all tests or nothing; the default) or points (by group)"
    ))]
    scoring: Option<Scoring>,
    #[arg(long, help = told!(
        vi "Thay thế các gói đã có mà nội dung khác",
        en "Replace existing packages that differ"
    ))]
    force: bool,
    #[arg(long, conflicts_with_all = ["format", "out", "force", "scoring"], help = told!(
        vi "Không đóng gói: chạy các chương trình đúng và các chương trình chậm, rồi cho biết giới hạn nào sẽ chấm sai trên máy chậm hoặc nhanh gấp đôi",
        en "Make no packages; run the accepted and the slow programs and report which limits would misjudge them on a machine half or twice as fast"
    ))]
    calibrate: bool,
}

impl Args {
    /// To make the packages of a contest.
    pub fn of_contest(contest: &Path, format: Vec<Formats>, out: PathBuf, force: bool) -> Args {
        let (contest, out) = (Some(contest.into()), Some(out));
        Args { exercises: Vec::new(), format, out, seed: None, contest, scoring: None, force, calibrate: false }
    }
}

/// What a word after `--format` stands for.
#[derive(Clone)]
pub struct Formats(Vec<&'static Format>);

fn formats_help() -> String {
    let list = |judges: fn(&Format) -> &'static str| {
        let format = |format: &Format| match judges(format) {
            // Nothing to say beside its name.
            judges if judges.eq_ignore_ascii_case(format.name) => format.name.to_string(),
            judges => format!("{} ({judges})", format.name),
        };
        FORMATS.iter().map(format).collect::<Vec<_>>().join("; ")
    };
    let (vi, en) = (list(|format| format.judges.vi()), list(|format| format.judges.en()));
    told!(
        vi "Hệ thống chấm: {vi}. Nhiều cái thì cách nhau bằng dấu phẩy, hoặc all",
        en "The judge: {en}. Separate several with commas, or say all",
    )
}

/// The formats that a word stands for.
pub fn formats(word: &str) -> Result<Formats, String> {
    if word == "all" {
        return Ok(Formats(FORMATS.iter().collect()));
    }
    match Format::named(word) {
        Some(format) => Ok(Formats(vec![format])),
        None => Err(
            told!(vi "hãy chọn trong {names}, hoặc all", en "choose from {names}, or all", names = Format::names()),
        ),
    }
}

fn scoring(word: &str) -> Result<Scoring, String> {
    Scoring::ALL.into_iter().find(|scoring| scoring.name() == word).ok_or_else(|| {
        told!(
            vi "chỉ có pass-fail (đúng hết hoặc không gì cả) và points (điểm theo nhóm)",
            en "the scoring is pass-fail (all tests or nothing) or points (by group)"
        )
    })
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let (posed, contest_seed) = workspace.posed(&args.exercises, args.contest.as_deref())?;
    let seed = contest_seed.or(args.seed).unwrap_or(DEFAULT_SEED);
    if args.calibrate {
        return calibrate::run(&posed, seed, workspace);
    }
    if args.scoring.is_some()
        && !args.format.iter().flat_map(|formats| &formats.0).any(|format| format.scoring == Scoring::PassFail)
    {
        return Err(Error::new(say!(
            vi "--scoring chỉ có tác dụng với kattis và kattis-legacy",
            en "--scoring is only for kattis and kattis-legacy",
        )));
    }
    let out = args.out.as_deref().ok_or_else(|| {
        Error::new(say!(
            vi "hãy nêu thư mục chứa các gói bằng --out",
            en "name the folder for the packages with --out",
        ))
    })?;
    let mut formats: Vec<&'static Format> = Vec::new();
    for format in args.format.iter().flat_map(|formats| &formats.0) {
        if !formats.iter().any(|known| known.name == format.name) {
            formats.push(format);
        }
    }
    let called: Vec<_> =
        posed.iter().map(|posed| (posed.exercise.folder(), posed.manifest.interactive)).collect();
    export_order::refused(&called, &formats).map_err(Error::new)?;
    files::make_folder(out)?;
    look_for_typst(&formats)?;
    let root = workspace.checkout()?;
    started::needs_wasm(root)?;
    let order = Order {
        root: root.into(),
        exercises: args.exercises.clone(),
        contest: args.contest.clone(),
        seed,
        formats: formats.iter().map(|format| format.name.into()).collect(),
        scoring: args.scoring,
        out: out.into(),
        cache: workspace.cache().path().into(),
        force: args.force,
    };
    exporter::run(&order)?;
    if let Some(contest) = args.contest.as_deref().map(|path| workspace.contest(path)).transpose()? {
        tell_languages(&contest, &formats);
    }
    Ok(Ending::Yes)
}

/// Where typst is missing, says so before anything is built: an error if a package cannot be made without it.
fn look_for_typst(formats: &[&'static Format]) -> Result<(), Error> {
    let those = |wanted: Typst| {
        let names = formats.iter().filter(|format| format.typst == wanted).map(|format| format.name);
        names.collect::<Vec<_>>().join(", ")
    };
    let (needed, wanted) = (those(Typst::Needed), those(Typst::Wanted));
    if (needed.is_empty() && wanted.is_empty()) || typst::Typst::find().is_some() {
        return Ok(());
    }
    let missing = typst::missing();
    if !needed.is_empty() {
        return Err(Error::new(say!(
            vi "gói {needed} cần đề bài dạng PDF; {missing}",
            en "packages for {needed} need statements as PDF; {missing}";
            missing
        )));
    }
    report::note(&say!(
        vi "gói {wanted} sẽ thiếu PDF hoặc hình vẽ; {missing}",
        en "packages for {wanted} will lack PDFs or pictures; {missing}";
        missing
    ));
    Ok(())
}

/// Judges know languages of a contest, not of a problem: says which, in the words of each judge.
fn tell_languages(contest: &Contest, formats: &[&'static Format]) {
    if contest.languages.is_empty() {
        return;
    }
    let allowed: Vec<&Language> = contest.languages.iter().filter_map(|name| Language::named(name)).collect();
    let called = |format: &&Format| {
        let mut names: Vec<&str> =
            allowed.iter().filter_map(|language| (format.language)(&language.elsewhere)).collect();
        names.dedup();
        (!names.is_empty()).then(|| format!("\n  {}: {}", format.name, names.join(", ")))
    };
    let called: String = formats.iter().filter_map(called).collect();
    report::note(&say!(
        vi "kì thi chỉ cho dùng {languages}; hãy đặt điều đó trong hệ thống chấm, các gói không chứa nó{called}",
        en "the contest allows only {languages}; set this in the judge, because packages can't express it{called}",
        languages = contest.languages.join(", ")
    ));
}
