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

/// What the programs are made of: a right player, and parts of wrong ones.
const PARTS: &str = r#"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void plays_right(const char *format) {
    long low = 1, high;
    char sign[8];
    if (scanf("%ld", &high) != 1) exit(2);
    for (;;) {
        long middle = (low + high) / 2;
        printf(format, middle);
        fflush(stdout);
        if (scanf("%7s", sign) != 1) exit(2);
        if (*sign == '=') return;
        if (*sign == '<') low = middle + 1; else high = middle - 1;
    }
}
static void right(void) { plays_right("%ld\n"); }
static void begin(void) { char most[16]; if (scanf("%15s", most) != 1) exit(2); }
static void say(const char *words) { fputs(words, stdout); fflush(stdout); }
static void wait_for_the_end(void) { while (getchar() != EOF) ; }
static void sleep_for_ever(void) { for (;;) sleep(9); }
static void compute_for_ever(void) { for (volatile long i = 0; ; i++) ; }
"#;

/// A program, and what is to be said of it.
struct Row {
    what: &'static str,
    program: &'static str,
    verdict: Verdict,
    says: &'static str,
}

fn row(what: &'static str, program: &'static str, verdict: Verdict, says: &'static str) -> Row {
    Row { what, program, verdict, says }
}

fn table() -> Vec<Row> {
    use Verdict::*;
    vec![
        row("right", "right();", Accepted, ""),
        row("right, with other white space", r#"plays_right("\t %ld \r\n");"#, Accepted, ""),
        row("right, with words on standard error", r#"right(); fputs("well", stderr);"#, Accepted, ""),
        row(
            "right, and all guesses before they are owed",
            r#"begin(); say("1\n2\n3\n"); wait_for_the_end();"#,
            Accepted,
            "",
        ),
        row("crashes after right", "right(); return 3;", RunTimeError, "exit code 3; all its games were good"),
        row(
            "computes for ever after right",
            "right(); compute_for_ever();",
            TimeLimit,
            "CPU time; all its games were good",
        ),
        row("sleeps after right", "right(); sleep_for_ever();", TimeLimit, "all games are over, but 5 s later"),
        row("goes on after the end", r#"right(); say("7\n");"#, WrongAnswer, "the program goes on: \"7\""),
        row("a blank line after the end", r#"right(); say("\n");"#, WrongAnswer, "the program goes on: \"\""),
        row("half a line after the end", r#"right(); say("7");"#, WrongAnswer, "the program goes on"),
        row("no number", r#"begin(); say("x\n"); wait_for_the_end();"#, WrongAnswer, "\"x\" isn't an integer"),
        row(
            "no number, then a crash",
            r#"begin(); say("x\n"); return 3;"#,
            WrongAnswer,
            "\"x\" isn't an integer",
        ),
        row(
            "no number, then sleep",
            r#"begin(); say("x\n"); sleep_for_ever();"#,
            WrongAnswer,
            "\"x\" isn't an integer",
        ),
        row(
            "a line without an end",
            r#"begin(); for (int i = 0; i < 5000; i++) putchar('1'); say(""); wait_for_the_end();"#,
            WrongAnswer,
            "longer than 1000 bytes",
        ),
        row(
            "leaves",
            r#"begin(); say("1\n");"#,
            WrongAnswer,
            "the program left while a line was owed: guess 2",
        ),
        row("leaves in a line", r#"begin(); say("12");"#, WrongAnswer, "its last 2 bytes had no line feed"),
        row(
            "crashes while a guess is owed",
            "begin(); return 3;",
            RunTimeError,
            "exit code 3, while guess 1 was owed",
        ),
        row("a signal while a guess is owed", "begin(); abort();", RunTimeError, "while guess 1 was owed"),
        row("computes for ever", "begin(); compute_for_ever();", TimeLimit, "CPU time, while guess 1 was owed"),
        row(
            "does not flush",
            r#"begin(); fputs("500\n", stdout); char c; while (read(0, &c, 1) > 0) ;"#,
            TimeLimit,
            "guess 1: nothing came for 5 s",
        ),
        row(
            "ends no line",
            r#"begin(); say("500"); wait_for_the_end();"#,
            TimeLimit,
            "3 bytes without a line feed did",
        ),
        row("fills the pipe", "begin(); for (;;) puts(\"1\");", TimeLimit, "didn't read what the judge sent"),
        row(
            "closes its output",
            "begin(); close(1); sleep_for_ever();",
            WrongAnswer,
            "left while a line was owed",
        ),
        row(
            "makes the opponent panic",
            r#"begin(); say("666\n"); wait_for_the_end();"#,
            JudgeFailure,
            "the judge's side of the dialogue failed",
        ),
    ]
}

fn judge(engine: &Engine, folder: &std::path::Path, number: usize, row: &Row) {
    let path = folder.join(format!("program{number}.c"));
    std::fs::write(&path, format!("{PARTS}int main(void) {{ {} return 0; }}\n", row.program)).unwrap();
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
