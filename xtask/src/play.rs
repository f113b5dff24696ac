//! `play`: a person, or a program, against the judge of an interactive exercise.

use std::{
    io::{self, BufRead, IsTerminal, Read, Write},
    path::PathBuf,
};

use checkers::{Sentence, say};
use exercise::{
    AnyExercise, Case, Error,
    interactive::{LONGEST_LINE, Opponent, Then, Turn},
    testdata::{ReadyTest, no_clock},
};
use generators::{TestName, TestRng, seed::DEFAULT_SEED};
use judging::{Allowance, NoProgram, Source, run};

use crate::{
    files,
    lang::{spoken, told},
    languages, program,
    report::{self, Ended, Ending, visible},
    workspace::Workspace,
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = program::exercise_help())]
    exercise: String,
    #[arg(value_name = "FILE", help = told!(
        vi "Chương trình chơi với trình chấm (không nêu: chính bạn chơi)",
        en "A program that plays against the judge (default: you play)"
    ))]
    file: Option<PathBuf>,
    #[arg(long, value_name = "N", conflicts_with = "run", help = told!(
        vi "Hạt giống của những ván ngẫu nhiên nhỏ",
        en "The seed of the small random games that are played"
    ))]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", help = told!(
        vi "Chơi các ván của tệp này, một tệp .inp của bài",
        en "Play the games of this file, an .inp of the exercise"
    ))]
    run: Option<PathBuf>,
    #[arg(long, value_name = "NAME", requires = "file", help = languages::named_help())]
    language: Option<String>,
    #[arg(long = "unsafe", requires = "file", help = told!(
        vi "Chạy chương trình dù máy này không cách li được nó",
        en "Run the program even if it can't be isolated"
    ))]
    bare: bool,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let exercise = workspace.library.find(&args.exercise)?;
    if !workspace.library.manifest(exercise)?.interactive {
        let folder = exercise.folder();
        return Err(Error::new(say!(
            vi "{folder} không phải là bài tương tác, ở đó không có đối thủ; trang của bài có thể có ván để chơi",
            en "{folder} isn't interactive, so there is no opponent; its page may have a game to play",
        )));
    }
    let games = games(args, exercise)?;
    match &args.file {
        Some(file) => let_play(args, workspace, exercise, games, file),
        None => Table::new(&*games).sit_down(),
    }
}

/// The games that are played: those of a file, or small random ones.
fn games(args: &Args, exercise: &dyn AnyExercise) -> Result<Box<dyn Case>, Error> {
    match &args.run {
        Some(path) => files::read_case(exercise, path),
        None => {
            let index = args.seed.unwrap_or(DEFAULT_SEED);
            let name = TestName { exercise: exercise.folder(), group: "play", recipe: "small", index };
            Ok(exercise.small(&mut TestRng::of(DEFAULT_SEED, name)))
        }
    }
}

/// Lets a program play, and shows the dialogue and the verdict.
fn let_play(
    args: &Args,
    workspace: &Workspace,
    exercise: &'static dyn AnyExercise,
    games: Box<dyn Case>,
    file: &std::path::Path,
) -> Ended {
    let manifest = workspace.library.manifest(exercise)?;
    let source = Source::read(file, args.language.as_deref())?;
    let tier = run::tier(None, args.bare).map_err(Error::new)?;
    let engine = workspace.engine(tier, Vec::new());
    let ready = match engine.prepare(&source, Allowance::of(&manifest, source.language)) {
        Ok(ready) => ready,
        Err(NoProgram::CompileError(words)) => {
            report::remark(&words);
            return Ok(Ending::No);
        }
        Err(NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => return Err(Error::new(why)),
    };
    let test = ReadyTest::read(exercise, games.input(), no_clock).map_err(Error::of)?;
    let mut worker = engine.worker(&ready).map_err(Error::of)?;
    let clock = ready.allowance.in_all(1);
    let judged = run::judge_and_keep(&mut worker, &ready, &manifest, &test, clock).map_err(Error::of)?;
    let dialogue = String::from_utf8_lossy(judged.answer.as_deref().unwrap_or_default()).into_owned();
    dialogue.lines().for_each(|line| report::line(visible(line)));
    let (letters, words) = (judged.verdict.letters(), judged.verdict.words());
    let accepted = judged.verdict.is_accepted();
    report::say(&match accepted {
        true => say!(vi "{letters} ({words})", en "{letters} ({words})"; words),
        false => {
            let why = judged.message.map(visible);
            say!(vi "{letters} ({words}): {why}", en "{letters} ({words}): {why}"; words, why)
        }
    });
    Ok(Ending::from(accepted))
}

/// A person at the table.
struct Table<'a> {
    games: &'a dyn Case,
    /// What the person has said.
    said: Vec<String>,
}

/// What a line of the person is.
enum Word {
    Hint,
    Why,
    Undo,
    Quit,
    Help,
    Line,
}

impl Word {
    fn of(line: &str) -> Word {
        match line {
            "hint" | "gợi ý" | "goi y" => Word::Hint,
            "why" | "vì sao" | "vi sao" => Word::Why,
            "undo" | "đi lại" | "di lai" => Word::Undo,
            "quit" | "thôi" | "thoi" => Word::Quit,
            "help" | "?" | "giúp" | "giup" => Word::Help,
            _ => Word::Line,
        }
    }
}

fn help() -> Sentence {
    say!(
        vi "Hãy gõ nước đi như chương trình sẽ in ra, hoặc: hint (gợi ý), why (vì sao), undo (đi lại), quit (thôi).",
        en "Type a move as a program would write it, or: hint, why, undo, quit.",
    )
}

impl<'a> Table<'a> {
    fn new(games: &'a dyn Case) -> Self {
        Table { games, said: Vec::new() }
    }

    /// The judge after all that the person has said, and what it said last.
    fn judge(&self) -> (Box<dyn Opponent>, Turn) {
        let mut judge = self.games.opponent().expect("an interactive exercise has an opponent");
        let mut turn = judge.begin();
        for line in &self.said {
            turn = judge.hear(line.as_bytes());
        }
        (judge, turn)
    }

    fn sit_down(mut self) -> Ended {
        report::say(&help());
        let (mut judge, mut turn) = self.judge();
        let mut lines = io::stdin().lock();
        loop {
            for says in &turn.says {
                report::line(format_args!("< {says}"));
            }
            match &turn.then {
                Then::Listen => {}
                Then::End(Ok(())) => {
                    report::say(&say!(
                        vi "Mọi ván đã xong, ván nào cũng tốt.",
                        en "All games are over, and all of them were good.",
                    ));
                    return Ok(Ending::Yes);
                }
                Then::End(Err(why)) => report::say(&say!(
                    vi "Hết: {why}. Gõ undo để đi lại.",
                    en "Over: {why}. Type undo to take the move back.";
                    why
                )),
            }
            let over = turn.then != Then::Listen;
            turn = loop {
                if let Some(view) = judge.view().filter(|_| !over) {
                    show(&judge.owed(), &view);
                }
                prompt()?;
                let Some(line) = next_line(&mut lines)? else {
                    report::say(&say!(
                        vi "Không còn gì để đọc, ván dừng ở đây.",
                        en "There is nothing more to read, so the game stops here.",
                    ));
                    return Ok(Ending::No);
                };
                let line = line.trim();
                match Word::of(line) {
                    Word::Quit => return Ok(Ending::No),
                    Word::Help => report::say(&help()),
                    Word::Undo if self.said.pop().is_none() => {
                        report::say(&say!(vi "chưa có nước nào để đi lại", en "there is no move to take back"));
                    }
                    Word::Undo => {
                        let (before, last) = self.judge();
                        judge = before;
                        break last;
                    }
                    _ if over => report::say(&say!(
                        vi "Ván đã kết thúc: gõ undo (đi lại) hoặc quit (thôi).",
                        en "The game is over: type undo or quit.",
                    )),
                    Word::Hint => advise(&*judge, false),
                    Word::Why => advise(&*judge, true),
                    Word::Line => match judge.allows(line.as_bytes()) {
                        Ok(()) => {
                            self.said.push(line.to_string());
                            break judge.hear(line.as_bytes());
                        }
                        Err(why) => report::say(&say!(
                            vi "Không được: {why}.",
                            en "That is no move: {why}.";
                            why
                        )),
                    },
                }
            };
        }
    }
}

/// Which move is owed, and the position; a board begins on a line of its own.
fn show(owed: &Sentence, view: &Sentence) {
    match view.en().contains('\n') {
        true => report::say(&say!(vi "{owed}:\n{view}", en "{owed}:\n{view}"; owed, view)),
        false => report::say(&say!(vi "{owed}: {view}", en "{owed}: {view}"; owed, view)),
    }
}

/// The next line that the person types. What is no text is a line, too, and no move.
fn next_line(input: &mut impl BufRead) -> Result<Option<String>, Error> {
    let mut bytes = Vec::new();
    // Nobody types a line of this length; what follows is another line.
    let read = input.take(LONGEST_LINE as u64 + 2).read_until(b'\n', &mut bytes).map_err(Error::new)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// Where a person types.
fn prompt() -> Result<(), Error> {
    if io::stdout().is_terminal() {
        let mut out = io::stdout().lock();
        out.write_all(b"> ").and_then(|()| out.flush()).or_else(report::output_failed)?;
    }
    Ok(())
}

/// What a good player would do, and why if that is asked for.
fn advise(judge: &dyn Opponent, why: bool) {
    let Some(hint) = judge.hint() else {
        return report::say(&say!(vi "ở đây không có gợi ý", en "there is no hint here"));
    };
    if why {
        return report::line(hint.why.in_lang(spoken()));
    }
    let line = &hint.line;
    report::say(&match hint.wins {
        true => say!(vi "{line} là nước thắng", en "{line} wins"),
        false => say!(
            vi "nước nào cũng thua, chẳng hạn {line}; hãy chờ trình chấm đi sai",
            en "every move loses, {line} for example; wait for a mistake",
        ),
    });
}
