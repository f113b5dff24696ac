//! The runner: `cargo xtask COMMAND`. One module a command; this file only finds it.

use std::{env, path::PathBuf, process::ExitCode};

use clap::{CommandFactory, Parser, Subcommand};
use exercise::document::Lang;

mod bench;
mod beneath;
mod cache;
mod catalogue;
mod check;
mod completions;
mod contest;
mod duel;
mod export;
mod files;
mod generate;
mod judge;
mod junit;
mod lang;
mod languages;
mod list;
mod mutate;
mod new;
mod plain;
mod play;
mod program;
mod progress;
mod report;
mod run;
mod site;
mod solve;
mod started;
mod statement;
mod stress;
mod submissions;
mod tests_folder;
mod usage;
mod validate;
mod verify;
mod workspace;

use lang::told;
use report::Ended;
use workspace::Workspace;

#[derive(Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    version,
    about = told!(
        vi "Bộ bài tập về trò chơi hai người: sinh test, chấm bài, và tự kiểm tra chính mình.",
        en "Game theory problems for online judges: makes tests, judges programs and checks itself."
    ),
    after_help = told!(
        vi "EX là 9.8, bai9_8, moore_nim hoặc tên thư mục của bài; không nêu EX nghĩa là tất cả các bài.\n\
            Mã thoát: 0 mọi thứ đều ổn, 1 kết luận là sai hoặc kiểm tra không qua, 2 lệnh hoặc dữ liệu đưa vào có lỗi.",
        en "EX is 9.8, bai9_8, moore_nim or the name of the folder; without EX, all exercises are meant.\n\
            Exit codes: 0 all is well, 1 a verdict or a check says no, 2 the command line or its input is wrong."
    )
)]
struct Cli {
    #[arg(long, global = true, display_order = 900, value_name = "DIR", help = told!(
        vi "Thư mục của kho bài (không nêu: kho chứa thư mục hiện tại, hoặc bản sao nằm trong chương trình này)",
        en "The checkout of the exercises (default: the one around the current folder, or else the copy in this program)"
    ))]
    root: Option<PathBuf>,
    #[arg(long, global = true, display_order = 900, value_name = "LANG", value_parser = lang::parse, help = told!(
        vi "Ngôn ngữ, vi hoặc en (không nêu: theo LC_ALL, LC_MESSAGES hay LANG; JSON thì dùng tiếng Anh)",
        en "The language, vi or en (default: that of LC_ALL, LC_MESSAGES or LANG; English in JSON)"
    ))]
    lang: Option<Lang>,
    #[arg(long, global = true, display_order = 900, value_name = "DIR", help = told!(
        vi "Nơi cất chương trình đã biên dịch, test và kết quả chấm, nhiều nhất 1 GiB (không nêu: biến GAMES_FOR_JUDGES_CACHE, \
            target/judge trong kho bài, hoặc thư mục cache của bạn)",
        en "Where compiled programs, tests and verdicts are kept, at most 1 GiB (default: the variable GAMES_FOR_JUDGES_CACHE, \
            target/judge in the checkout, or your cache folder)"
    ))]
    cache: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[command(about = told!(vi "Liệt kê các bài tập", en "List the exercises"))]
    List(list::Args),
    #[command(about = told!(vi "Hiện đề bài trên màn hình", en "Show the statement of an exercise"))]
    Statement(statement::Args),
    #[command(about = told!(vi "Hiện các ví dụ của một bài", en "Show the samples of an exercise"))]
    Samples(statement::SamplesArgs),
    #[command(about = told!(
        vi "Tạo thư mục cho một bài mới, biên dịch và kiểm tra được ngay",
        en "Create the folder of a new exercise, ready to build and verify"
    ))]
    New(new::Args),
    #[command(about = told!(
        vi "Giải DIR/STEM.inp bằng lời giải mẫu, ghi vào DIR/STEM.out",
        en "Solve DIR/STEM.inp with the reference solution, into DIR/STEM.out"
    ))]
    Solve(solve::Args),
    #[command(about = told!(
        vi "Kiểm tra chặt chẽ các tệp dữ liệu vào: sai ở dòng nào, cột nào, vì sao",
        en "Validate input files: report the line, the column and the reason of an error"
    ))]
    Validate(validate::Args),
    #[command(about = told!(
        vi "Chấm một kết quả: đúng, hay sai và vì sao",
        en "Judge one answer: accepted, or wrong answer and why"
    ))]
    Check(check::Args),
    #[command(about = told!(
        vi "Sinh bộ test: DIR/BÀI/NHÓM/NN.inp và NN.out",
        en "Make tests: DIR/FOLDER/GROUP/NN.inp and NN.out"
    ))]
    Generate(generate::Args),
    #[command(about = told!(
        vi "Chấm một chương trình: kết luận từng test, điểm từng nhóm, chỗ sai đầu tiên; hoặc chấm cả lớp",
        en "Judge a program (verdicts by test, points by group, what went wrong first) or a whole class"
    ))]
    Judge(judge::Args),
    #[command(about = told!(
        vi "Thử chương trình với dữ liệu nhỏ ngẫu nhiên đến khi nó sai, rồi cho xem dữ liệu nhỏ nhất làm nó sai",
        en "Try random small inputs until a program fails, and shrink the one on which it does"
    ))]
    Stress(stress::Args),
    #[command(about = told!(
        vi "Gieo lỗi nhỏ vào các chương trình đúng: lỗi nào bộ test không phát hiện được?",
        en "Plant small mistakes in right programs: which ones do the tests miss?"
    ))]
    Mutate(mutate::Args),
    #[command(about = told!(
        vi "Chạy chương trình với một dữ liệu từ đầu vào chuẩn, có cách li và có giới hạn như khi chấm",
        en "Run a program on an input from standard input, in the sandbox and with the limits"
    ))]
    Run(run::Args),
    #[command(about = told!(
        vi "Chơi với trình chấm của một bài tương tác, hoặc cho một chương trình chơi và xem từng dòng",
        en "Play against the judge of an interactive exercise, or watch a program play"
    ))]
    Play(play::Args),
    #[command(about = told!(
        vi "Cho hai chương trình đấu với nhau ở một bài tương tác, mỗi thế hai ván",
        en "Let two programs play an interactive exercise against each other, from both sides"
    ))]
    Duel(duel::Args),
    #[command(about = told!(
        vi "Cho biết các ngôn ngữ lập trình: máy này có gì, phiên bản nào, biên dịch ra sao",
        en "Show the programming languages: what is installed, which versions, which flags"
    ))]
    Languages(languages::Args),
    #[command(about = told!(vi "Kiểm tra mọi điều phải đúng", en "Check everything that must hold"))]
    Verify(verify::Args),
    #[command(about = told!(
        vi "Đóng gói cho các hệ thống chấm khác: test, trình chấm, trình kiểm tra dữ liệu, đề bài, chương trình",
        en "Make packages for other judges: tests, checker, validator, statements, programs"
    ))]
    Export(export::Args),
    #[command(about = told!(
        vi "Làm mọi thứ cho một kì thi: test, tập đề, gói cho các hệ thống chấm",
        en "Make all that a contest needs: tests, the booklet, packages for judges"
    ))]
    Contest(contest::Args),
    #[command(about = told!(
        vi "Viết cuốn sách thành các trang không cần máy chủ, hoặc thành tập đề để in",
        en "Make the book: web pages that need no server, or a booklet"
    ))]
    Site(site::Args),
    #[command(about = told!(
        vi "Cho biết những gì được cất để khỏi làm lại, ở đâu và bao nhiêu; hoặc xoá đi",
        en "Show what is kept so that nothing is done twice, where and how much; or remove it"
    ))]
    Cache(cache::Args),
    #[command(about = told!(
        vi "In ra những gì shell cần để tự điền lệnh và tuỳ chọn",
        en "Print what a shell needs to complete commands and options"
    ))]
    Completions(completions::Args),
    #[command(about = told!(
        vi "Đo tốc độ, dưới dạng tỉ số trong cùng một lần chạy",
        en "Measure speed, as ratios within one run"
    ))]
    Bench(bench::Args),
}

fn main() -> ExitCode {
    // The sandbox starts this executable again as the parent of the programs it runs.
    sandbox::zygote_entry_if_asked();
    lang::speak(lang::of_call(env::args_os()).unwrap_or_else(lang::of_user));
    let cli: Cli = usage::parse();
    let workspace = Workspace::find(cli.root.as_deref(), cli.lang);
    match workspace.and_then(|workspace| workspace.with_cache(cli.cache.clone())) {
        Ok(workspace) => {
            catalogue::run_anew(&workspace).unwrap_or_else(|| report::exit_code(run(&cli.command, &workspace)))
        }
        Err(error) => report::exit_code(Err(error)),
    }
}

fn run(command: &Command, workspace: &Workspace) -> Ended {
    match command {
        Command::List(args) => list::run(args, workspace),
        Command::Statement(args) => statement::run(args, workspace),
        Command::Samples(args) => statement::samples(args, workspace),
        Command::New(args) => new::run(args, workspace),
        Command::Solve(args) => solve::run(args, workspace),
        Command::Validate(args) => validate::run(args, workspace),
        Command::Check(args) => check::run(args, workspace),
        Command::Generate(args) => generate::run(args, workspace),
        Command::Judge(args) => judge::run(args, workspace),
        Command::Stress(args) => stress::run(args, workspace),
        Command::Mutate(args) => mutate::run(args, workspace),
        Command::Run(args) => run::run(args, workspace),
        Command::Play(args) => play::run(args, workspace),
        Command::Duel(args) => duel::run(args, workspace),
        Command::Completions(args) => completions::run(args, usage::in_our_words(Cli::command())),
        Command::Languages(args) => languages::run(args),
        Command::Verify(args) => verify::run(args, workspace),
        Command::Export(args) => export::run(args, workspace),
        Command::Contest(args) => contest::run(args, workspace),
        Command::Site(args) => site::run(args, workspace),
        Command::Cache(args) => cache::run(args, workspace),
        Command::Bench(args) => bench::run(args, workspace),
    }
}

#[cfg(test)]
mod units {
    use super::*;

    fn commands(lang: Lang) -> clap::Command {
        lang::speak(lang);
        let mut command = usage::in_our_words(Cli::command());
        command.build();
        command
    }

    /// Every text of help below a command, by its place.
    fn texts(command: &clap::Command, place: &str, texts: &mut Vec<(String, String)>) {
        let text = |text: Option<&clap::builder::StyledStr>| text.map(ToString::to_string).unwrap_or_default();
        texts.push((place.to_string(), text(command.get_about())));
        for argument in command.get_arguments() {
            texts.push((format!("{place} {}", argument.get_id()), text(argument.get_help())));
        }
        // What `help` knows of commands are copies of theirs.
        for inner in command.get_subcommands().filter(|_| command.get_name() != "help") {
            self::texts(inner, &format!("{place} {}", inner.get_name()), texts);
        }
    }

    #[test]
    fn every_command_and_every_option_is_explained_in_both_languages() {
        let (mut english, mut vietnamese) = (Vec::new(), Vec::new());
        let mut command = commands(Lang::Vietnamese);
        texts(&command, "xtask", &mut vietnamese);
        let mut helps = vec![command.render_long_help().to_string()];
        helps.extend(command.get_subcommands_mut().map(|inner| inner.render_long_help().to_string()));
        texts(&commands(Lang::English), "xtask", &mut english);
        assert!(english.len() > 100, "{}", english.len());
        assert_eq!(english.len(), vietnamese.len());
        for ((place, english), (same, vietnamese)) in english.iter().zip(&vietnamese) {
            assert_eq!(place, same);
            assert!(!english.is_empty() && !vietnamese.is_empty(), "{place} has no help");
            assert_ne!(english, vietnamese, "{place} is not translated");
        }
        // Nor does clap speak English in between.
        for help in helps {
            for word in ["Usage", "Options", "Arguments", "Commands", "[default", "[possible", "Print "] {
                assert!(!help.contains(word), "{word} in\n{help}");
            }
        }
    }
}
