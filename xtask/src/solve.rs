//! `solve`: the reference solution on `DIR/STEM.inp`, or on one input.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use checkers::say;
use exercise::{AnyExercise, Error};

use crate::{
    files,
    lang::told,
    report::{self, Ended, Ending},
    workspace::Workspace,
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
        en "Replace a STEM.out that differs"
    ))]
    force: bool,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let exercise = workspace.library.find(&args.exercise)?;
    let stem = &workspace.library.manifest(exercise)?.stem;
    match args.from.is_dir() {
        true if workspace.library.manifest(exercise)?.interactive => Err(Error::new(say!(
            vi "bài này là bài tương tác nên không có {stem}.out; hãy nêu một tệp để xem lời giải mẫu đối thoại với trình chấm",
            en "this exercise is interactive and has no {stem}.out; name a file to see how the reference plays it",
        ))),
        true => solve_folder(exercise, &args.from, stem, args.force),
        false if args.force => Err(Error::new(say!(
            vi "--force chỉ có tác dụng khi giải một thư mục; kết quả của một tệp được in ra đầu ra chuẩn",
            en "--force is for a folder; the answer to a file goes to standard output",
        ))),
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
            say!(vi "{path}: đã đúng sẵn", en "{path}: up to date", path = report::name(&place))
        }
        Ok(_) if !force => {
            let message = say!(
                vi "đã có và có nội dung khác; --force thay nó bằng kết quả của lời giải mẫu",
                en "exists and differs; --force replaces it with the reference's answer",
            );
            return Err(Error::file(&place, message));
        }
        Err(error) if error.kind() != io::ErrorKind::NotFound && !force => {
            return Err(Error::file(&place, error));
        }
        _ => {
            files::write(&place, &answer)?;
            report::written(&place)
        }
    };
    report::say(&state);
    Ok(Ending::Yes)
}
