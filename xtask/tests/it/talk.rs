//! Programs in dialogue with the judge: the table of verdicts, a row each, in every tier that works here; with
//! `REQUIRE_TIERS=ab` both must. They play a guessing game, with the rules that other tools have for theirs: a number from
//! 1 to 1000 is found in at most ten guesses, and the judge says `lower`, `higher` or `correct`.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use checkers::{Sentence, say};
use exercise::interactive::{Opponent, Then, Turn, integers};
use judging::{Allowance, Cache, Engine, Source, Verdict, talk};
use sandbox::Tier;

/// The judge's side. It may think of no number until it has to: whoever guesses badly is never right.
struct Guess {
    /// The numbers that it may be thinking of.
    low: i64,
    high: i64,
    guesses: usize,
    most: usize,
}

impl Guess {
    fn thinking_of(secret: i64) -> Guess {
        Guess { low: secret, high: secret, guesses: 0, most: 10 }
    }

    fn undecided() -> Guess {
        Guess { low: 1, high: 1000, guesses: 0, most: 10 }
    }

    /// What is said to a guess; the larger part of the numbers remains.
    fn answer(&mut self, guess: i64) -> &'static str {
        let (below, above) = (guess - self.low, self.high - guess);
        if below == 0 && above == 0 {
            return "correct";
        }
        if below > above {
            self.high = self.high.min(guess - 1);
            "lower"
        } else {
            self.low = self.low.max(guess + 1);
            "higher"
        }
    }
}

impl Opponent for Guess {
    fn begin(&mut self) -> Turn {
        Turn { says: vec![], then: Then::Listen }
    }

    fn hear(&mut self, line: &[u8]) -> Turn {
        let owed = self.owed();
        self.guesses += 1;
        let wrong = |why: Sentence| {
            let why = say!(vi "{owed}: {why}", en "{owed}: {why}"; owed, why);
            Turn { says: vec![], then: Then::End(Err(why)) }
        };
        let guess = match integers(line) {
            Ok(numbers) => numbers[0],
            Err(why) => return wrong(why),
        };
        assert!(guess != 666, "the opponent of this test panics when it is asked to");
        if !(1..=1000).contains(&guess) {
            return wrong(say!(vi "{guess} không thuộc 1..1000", en "{guess} is not in 1..1000"));
        }
        match self.answer(guess) {
            "correct" => Turn { says: vec!["correct".into()], then: Then::End(Ok(())) },
            _ if self.guesses >= self.most => {
                wrong(say!(vi "đã hết mười lần đoán", en "that was the last guess, and it isn't right"))
            }
            hint => Turn { says: vec![hint.into()], then: Then::Listen },
        }
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
#include <string.h>
#include <unistd.h>

static void plays_right(const char *format) {
    long low = 1, high = 1000;
    char word[16];
    for (;;) {
        long middle = (low + high) / 2;
        printf(format, middle);
        fflush(stdout);
        if (scanf("%15s", word) != 1) exit(2);
        if (!strcmp(word, "correct")) return;
        if (!strcmp(word, "lower")) high = middle - 1; else low = middle + 1;
    }
}
static void right(void) { plays_right("%ld\n"); }
static void say(const char *words) { fputs(words, stdout); fflush(stdout); }
static void say_much(long bytes) { while (bytes-- > 0) putchar('x'); fflush(stdout); }
static void wait_for_the_end(void) { while (getchar() != EOF) ; }
static void sleep_for_ever(void) { for (;;) sleep(9); }
static void compute_for_ever(void) { for (volatile long i = 0; ; i++) ; }
static void take_all_memory(void) { for (;;) memset(malloc(1 << 20), 1, 1 << 20); }
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
            r#"say("1\n2\n3\n"); wait_for_the_end();"#,
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
        row(
            // How much it computes in the time that it has to end depends on how busy the machine is.
            "closes its output after right and computes for ever",
            "right(); close(1); compute_for_ever();",
            TimeLimit,
            "games",
        ),
        row(
            "closes its output after right and sleeps",
            "right(); close(1); sleep_for_ever();",
            TimeLimit,
            "all games are over, but 5 s later",
        ),
        row("sleeps after right", "right(); sleep_for_ever();", TimeLimit, "all games are over, but 5 s later"),
        row("goes on after the end", r#"right(); say("7\n");"#, WrongAnswer, "the program goes on: \"7\""),
        row(
            "goes on after the end, then crashes",
            r#"right(); say("7\n"); abort();"#,
            WrongAnswer,
            "the program goes on: \"7\"",
        ),
        row("a blank line after the end", r#"right(); say("\n");"#, WrongAnswer, "the program goes on: \"\""),
        row("half a line after the end", r#"right(); say("7");"#, WrongAnswer, "the program goes on: \"7\""),
        row("a flood after the end", "right(); say_much(1 << 21);", WrongAnswer, "xxx…\""),
        row("no number", r#"say("x\n"); wait_for_the_end();"#, WrongAnswer, "guess 1: \"x\" isn't an integer"),
        row(
            "no number, then a crash",
            r#"say("x\n"); return 3;"#,
            WrongAnswer,
            "guess 1: \"x\" isn't an integer",
        ),
        row(
            "no number, then sleep",
            r#"say("x\n"); sleep_for_ever();"#,
            WrongAnswer,
            "guess 1: \"x\" isn't an integer",
        ),
        row(
            "out of range, then computes for ever",
            r#"say("-1\n"); compute_for_ever();"#,
            WrongAnswer,
            "guess 1: -1 is not in 1..1000",
        ),
        row(
            "a line without an end",
            r#"for (int i = 0; i < 5000; i++) putchar('1'); say(""); wait_for_the_end();"#,
            WrongAnswer,
            "longer than 1000 bytes",
        ),
        row(
            "a flood of guesses that nobody waits for",
            "for (;;) puts(\"1\");",
            WrongAnswer,
            "guess 10: that was the last guess",
        ),
        row("leaves", r#"say("1\n");"#, WrongAnswer, "the program left while a line was owed: guess 2"),
        row("leaves in a line", r#"say("12");"#, WrongAnswer, "its last 2 bytes had no line feed"),
        row("crashes while a guess is owed", "return 3;", RunTimeError, "exit code 3, while guess 1 was owed"),
        row("a signal while a guess is owed", "abort();", RunTimeError, "while guess 1 was owed"),
        row(
            "closes its output, then crashes",
            "close(1); sleep(1); abort();",
            RunTimeError,
            "while guess 1 was owed",
        ),
        row("takes all memory", r#"say("1\n"); take_all_memory();"#, MemoryLimit, "while guess 2 was owed"),
        row("computes for ever", "compute_for_ever();", TimeLimit, "CPU time, while guess 1 was owed"),
        row("says nothing", "wait_for_the_end();", TimeLimit, "guess 1: nothing came for 5 s"),
        row(
            "does not flush",
            r#"fputs("500\n", stdout); char c; while (read(0, &c, 1) > 0) ;"#,
            TimeLimit,
            "guess 1: nothing came for 5 s",
        ),
        row(
            "ends no line",
            r#"say("500"); wait_for_the_end();"#,
            TimeLimit,
            "guess 1: no line came for 5 s; 3 bytes without a line feed did",
        ),
        row(FILLS_THE_PIPE, "for (;;) puts(\"1\");", TimeLimit, "didn't read what the judge sent"),
        row(
            "closes its output",
            "close(1); sleep_for_ever();",
            WrongAnswer,
            "left while a line was owed: guess 1",
        ),
        row(
            "makes the opponent panic",
            r#"say("666\n"); wait_for_the_end();"#,
            JudgeFailure,
            "the judge's side of the dialogue failed",
        ),
    ]
}

/// Who never reads must have a judge that never tires.
const FILLS_THE_PIPE: &str = "fills the pipe";

fn judge(engine: &Engine, folder: &Path, number: usize, row: &Row) {
    let path = folder.join(format!("program{number}.c"));
    fs::write(&path, format!("{PARTS}int main(void) {{ {} return 0; }}\n", row.program)).unwrap();
    let source = Source::read(&path, None).unwrap();
    let allowance = Allowance { time: Duration::from_millis(1500), memory: 256 };
    let ready = engine.prepare(&source, allowance).unwrap();
    let mut worker = engine.worker(&ready).unwrap();
    let opponent = match row.what {
        FILLS_THE_PIPE => Guess { most: usize::MAX, ..Guess::thinking_of(3) },
        _ => Guess::thinking_of(3),
    };
    let began = Instant::now();
    let judged = talk::judge(&mut worker, &ready, Box::new(opponent), Duration::from_secs(60)).unwrap();
    let (tier, took) = (engine.tier, began.elapsed());
    assert_eq!(judged.verdict, row.verdict, "{tier}, {}: {}", row.what, judged.message);
    assert!(judged.message.to_string().contains(row.says), "{tier}, {}: {}", row.what, judged.message);
    // Nobody keeps the judge waiting: five seconds of silence, and as many to end, are the most.
    assert!(took < Duration::from_secs(30), "{tier}, {}: {took:?}", row.what);
    let dialogue = String::from_utf8(judged.answer.unwrap()).unwrap();
    let ours = |line: &str| ["< lower", "< higher", "< correct", "< -1"].contains(&line);
    assert!(dialogue.lines().all(|line| line.starts_with("> ") || line == ">" || ours(line)), "{dialogue}");
}

/// The tiers that work here. One that the environment requires must.
fn tiers() -> Vec<Tier> {
    sandbox::host_zygotes_in(PathBuf::from(env!("CARGO_BIN_EXE_xtask")));
    let required = std::env::var("REQUIRE_TIERS").unwrap_or_default();
    let works = |tier: &Tier| {
        let Err(why) = tier.works() else { return true };
        assert!(!required.contains(tier.letter()), "tier {} is required: {why}", tier.letter());
        println!("skipped: tier {}: {why}", tier.letter());
        false
    };
    [Tier::Namespaces, Tier::Landlock].into_iter().filter(works).collect()
}

#[test]
fn each_behaviour_has_its_verdict_in_every_tier() {
    let folder = tempfile::tempdir().unwrap();
    for tier in tiers() {
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
        println!("tier {}: {} programs were judged", tier.letter(), rows.len());
    }
}

/// The programs of a folder, `GUESSERS`, whose folders say what verdict their owners expect: for whoever has some, as
/// other tools test themselves with. It prints what each is told, and asserts nothing.
#[test]
#[ignore = "the programs are others'"]
fn programs_of_others_are_judged() {
    let Some(folder) = std::env::var_os("GUESSERS") else { return println!("GUESSERS names no folder") };
    let cache = tempfile::tempdir().unwrap();
    for tier in tiers() {
        let engine = Engine { cache: Cache::at(cache.path().to_path_buf()), tier, hidden: Vec::new() };
        let mut paths: Vec<PathBuf> = walkdir::WalkDir::new(&folder)
            .into_iter()
            .filter_map(|entry| Some(entry.ok()?.into_path()).filter(|path| path.is_file()))
            .collect();
        paths.sort();
        for path in paths {
            let (verdict, why) = first_verdict(&engine, &path);
            let program = path.strip_prefix(&folder).unwrap().display();
            println!("tier {}, {program}: {} {why}", tier.letter(), verdict.letters());
        }
    }
}

/// The verdict of the first run that a program loses, of a few.
fn first_verdict(engine: &Engine, path: &Path) -> (Verdict, Sentence) {
    let is_cpp = path.extension().is_some_and(|ending| ending == "cc" || ending == "cpp");
    let source = Source::read(path, is_cpp.then_some("C++17")).unwrap();
    let allowance = Allowance { time: source.language.factor * Duration::from_secs(2), memory: 1024 };
    let ready = match engine.prepare(&source, allowance) {
        Ok(ready) => ready,
        Err(_) => return (Verdict::CompileError, Sentence::default()),
    };
    let secrets = [500, 1, 1000, 42, 17, 871].map(Guess::thinking_of);
    for opponent in secrets.into_iter().chain([Guess::undecided()]) {
        let judged = engine.worker(&ready).and_then(|mut worker| {
            talk::judge(&mut worker, &ready, Box::new(opponent), Duration::from_secs(60))
        });
        let judged = match judged {
            Ok(judged) => judged,
            Err(why) => return (Verdict::JudgeFailure, Sentence::symbol(why)),
        };
        if !judged.verdict.is_accepted() {
            return (judged.verdict, judged.message);
        }
    }
    (Verdict::Accepted, Sentence::default())
}
