//! `solve`: the reference solution on `DIR/STEM.inp`, or on one input.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use checkers::say;
use problems::{AnyExercise, Error};

use crate::{
    files,
    house::House,
    report::{self, Ended, Ending, visible},
    tongue::told,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(vi "Bài tập", en "The exercise"))]
    exercise: String,
    #[arg(value_name = "DIR|FILE", default_value = ".", help = told!(
        vi "Thư mục có STEM.inp, nơi STEM.out được ghi; hoặc một tệp dữ liệu vào (- là đầu vào chuẩn), khi đó lời giải in \
            ra đầu ra chuẩn",
        en "The folder with STEM.inp, where STEM.out goes; or an input file (- is standard input), answered on standard \
            output"
    ))]
    from: PathBuf,
    #[arg(long, help = told!(
        vi "Ghi đè STEM.out đang có nội dung khác",
        en "Replace a STEM.out that says something else"
    ))]
    force: bool,
}

pub fn run(args: &Args, house: &House) -> Ended {
    let exercise = house.library.find(&args.exercise)?;
    let stem = &house.library.manifest(exercise)?.stem;
    match args.from.is_dir() {
        true => solve_folder(exercise, &args.from, stem, args.force),
        false => {
            let answer = files::read_case(exercise, &args.from)?.answer();
            let mut out = io::stdout().lock();
            out.write_all(&answer).and_then(|()| out.flush()).or_else(report::output_failed)?;
            Ok(Ending::Yes)
        }
    }
}

/// An answer that is there already may be a student's own: it is not replaced without being asked.
fn solve_folder(exercise: &dyn AnyExercise, folder: &Path, stem: &str, force: bool) -> Ended {
    let answer = files::read_case(exercise, &folder.join(format!("{stem}.inp")))?.answer();
    let place = folder.join(format!("{stem}.out"));
    let state = match fs::read(&place) {
        Ok(found) if found == answer => {
            say!(vi "{path}: đã đúng sẵn", en "{path}: up to date", path = visible(&place.display().to_string()))
        }
        Ok(_) if !force => {
            let message = say!(
                vi "đã có và có nội dung khác; --force thay nó bằng kết quả của lời giải mẫu",
                en "is there and says something else; --force replaces it by the reference's answer",
            );
            return Err(Error::file(&place, message));
        }
        _ => {
            files::write(&place, &answer)?;
            report::written(&place)
        }
    };
    report::say(&state);
    Ok(Ending::Yes)
}
