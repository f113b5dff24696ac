//! Programs in dialogue with the judge: the table of verdicts, a row each, in every tier that works here. A guessing game
//! is what they play: the judge says `<`, `>` or `=` to each guess.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use checkers::{Sentence, say};
use exercise::interactive::{Opponent, Then, Turn, integers};
use judging::{Allowance, Cache, Engine, Source, Verdict, talk};
use sandbox::Tier;

/// Knows a number.
struct Guess {
    secret: i64,
    guesses: usize,
    most: usize,
}

impl Opponent for Guess {
    fn begin(&mut self) -> Turn {
        Turn { says: vec!["1000".into()], then: Then::Listen }
    }

    fn hear(&mut self, line: &[u8]) -> Turn {
        self.guesses += 1;
        let guess = match integers(line) {
            Ok(numbers) => numbers[0],
            Err(why) => return Turn { says: vec![], then: Then::End(Err(why)) },
        };
        assert!(guess != 666, "the opponent of this test panics when it is asked to");
        if self.guesses > self.most {
            let why = say!(vi "quá nhiều lần đoán", en "too many guesses");
            return Turn { says: vec![], then: Then::End(Err(why)) };
        }
        let sign = ["<", "=", ">"][(guess.cmp(&self.secret) as i8 + 1) as usize];
        let then = if sign == "=" { Then::End(Ok(())) } else { Then::Listen };
        Turn { says: vec![sign.into()], then }
    }

    fn owed(&self) -> Sentence {
        let number = self.guesses + 1;
        say!(vi "lần đoán {number}", en "guess {number}")
    }
}

/// A right player, and what comes after.
const RIGHT: &str = r#"
import os, sys, time
low, high = 1, int(input())
while True:
    middle = (low + high) // 2
    print(middle, flush=True)
    sign = input()
    if sign == "=":
        break
    if sign == "<":
        low = middle + 1
    else:
        high = middle - 1
"#;

/// A program, and what is to be said of it.
struct Row {
    what: &'static str,
    program: String,
    verdict: Verdict,
    says: &'static str,
}

fn row(what: &'static str, program: impl Into<String>, verdict: Verdict, says: &'static str) -> Row {
    Row { what, program: program.into(), verdict, says }
}

fn after_right(more: &str) -> String {
    format!("{RIGHT}{more}\n")
}

fn table() -> Vec<Row> {
    use Verdict::*;
    let begins = "import os, sys, time\ninput()\n";
    let then = |program: &str| format!("{begins}{program}\n");
    vec![
        row("right", RIGHT, Accepted, ""),
        row(
            "right, with other white space",
            RIGHT.replace("print(middle,", "print('\\t', middle, end=' \\r\\n',"),
            Accepted,
            "",
        ),
        row("right, with words on standard error", after_right("print('well', file=sys.stderr)"), Accepted, ""),
        row(
            "right, and all guesses before they are owed",
            then("print('1\\n2\\n3', flush=True)\nsys.stdin.read()"),
            Accepted,
            "",
        ),
        row(
            "crashes after right",
            after_right("sys.exit(3)"),
            RunTimeError,
            "exit code 3; all its games were good",
        ),
        row(
            "computes for ever after right",
            after_right("while True: pass"),
            TimeLimit,
            "CPU time; all its games were good",
        ),
        row(
            "sleeps after right",
            after_right("time.sleep(99)"),
            TimeLimit,
            "all games are over, but 5 s later",
        ),
        row("goes on after the end", after_right("print(7)"), WrongAnswer, "the program goes on: \"7\""),
        row(
            "writes a blank line after the end",
            after_right("print()"),
            WrongAnswer,
            "the program goes on: \"\"",
        ),
        row(
            "writes half a line after the end",
            after_right("print(7, end='')"),
            WrongAnswer,
            "the program goes on",
        ),
        row("no number", then("print('x', flush=True)\ninput()"), WrongAnswer, "\"x\" isn't an integer"),
        row(
            "no number, then a crash",
            then("print('x', flush=True)\nsys.exit(3)"),
            WrongAnswer,
            "\"x\" isn't an integer",
        ),
        row(
            "no number, then sleep",
            then("print('x', flush=True)\ntime.sleep(99)"),
            WrongAnswer,
            "\"x\" isn't an integer",
        ),
        row(
            "a line without an end",
            then("sys.stdout.write('1' * 5000); sys.stdout.flush(); input()"),
            WrongAnswer,
            "longer than 1000 bytes",
        ),
        row(
            "leaves",
            then("print(1, flush=True)"),
            WrongAnswer,
            "the program left while a line was owed: guess 2",
        ),
        row(
            "leaves in the middle of a line",
            then("sys.stdout.write('12')"),
            WrongAnswer,
            "its last 2 bytes had no line feed",
        ),
        row(
            "crashes while a guess is owed",
            then("sys.exit(3)"),
            RunTimeError,
            "exit code 3, while guess 1 was owed",
        ),
        row(
            "is ended by a signal while a guess is owed",
            then("os.abort()"),
            RunTimeError,
            "while guess 1 was owed",
        ),
        row("computes for ever", then("while True: pass"), TimeLimit, "CPU time, while guess 1 was owed"),
        row(
            "does not flush",
            then("print(500)\nsys.stdin.readline()"),
            TimeLimit,
            "guess 1: nothing came for 5 s",
        ),
        row(
            "ends no line",
            then("sys.stdout.write('500')\nsys.stdout.flush()\ninput()"),
            TimeLimit,
            "3 bytes without a line feed did",
        ),
        row(
            "fills the pipe and does not read",
            then("while True: print(1)"),
            TimeLimit,
            "didn't read what the judge sent",
        ),
        row(
            "closes its output and stays",
            then("os.close(1)\ntime.sleep(99)"),
            WrongAnswer,
            "left while a line was owed",
        ),
        row(
            "makes the opponent panic",
            then("print(666, flush=True)\ninput()"),
            JudgeFailure,
            "the judge's side of the dialogue failed",
        ),
    ]
}

fn judge(engine: &Engine, folder: &std::path::Path, number: usize, row: &Row) {
    let path = folder.join(format!("program{number}.py"));
    std::fs::write(&path, &row.program).unwrap();
    let source = Source::read(&path, None).unwrap();
    let allowance = Allowance { time: Duration::from_millis(1500), memory: 256 };
    let ready = engine.prepare(&source, allowance).unwrap();
    let mut worker = engine.worker(&ready).unwrap();
    // Who never reads must fill the pipe; all others have the guesses that they need.
    let most = if row.what.starts_with("fills") { usize::MAX } else { 20 };
    let began = Instant::now();
    let judged = talk::judge(
        &mut worker,
        &ready,
        Box::new(Guess { secret: 3, guesses: 0, most }),
        Duration::from_secs(60),
    )
    .unwrap();
    let (tier, took) = (engine.tier, began.elapsed());
    assert_eq!(judged.verdict, row.verdict, "{tier}, {}: {}", row.what, judged.message);
    assert!(judged.message.to_string().contains(row.says), "{tier}, {}: {}", row.what, judged.message);
    // Nobody keeps the judge waiting: five seconds of silence, and as many to end, are the most.
    assert!(took < Duration::from_secs(30), "{tier}, {}: {took:?}", row.what);
    let dialogue = String::from_utf8(judged.answer.unwrap()).unwrap();
    assert!(dialogue.starts_with("< 1000\n"), "{dialogue}");
}

#[test]
fn each_behaviour_has_its_verdict_in_every_tier() {
    sandbox::host_zygotes_in(PathBuf::from(env!("CARGO_BIN_EXE_xtask")));
    let folder = tempfile::tempdir().unwrap();
    let mut judged = 0;
    for tier in [Tier::Namespaces, Tier::Landlock] {
        if let Err(why) = tier.works() {
            println!("SKIPPED: tier {}: {why}", tier.letter());
            continue;
        }
        let cache = Cache::at(folder.path().join("cache"));
        let engine = Engine { cache, tier, hidden: Vec::new() };
        let rows = table();
        // Those who are silent wait side by side.
        std::thread::scope(|scope| {
            for (number, row) in rows.iter().enumerate() {
                let (engine, folder) = (&engine, folder.path());
                scope.spawn(move || judge(engine, folder, number, row));
            }
        });
        judged += rows.len();
    }
    println!("{judged} programs were judged");
}
