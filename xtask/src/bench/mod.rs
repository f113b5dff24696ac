//! `bench`: speed, as ratios within one run. Machines differ and are busy; the ratio of two ways to do the same
//! thing, measured in turns, says more than seconds.

use std::{
    fs,
    hint::black_box,
    io::Write,
    path::Path,
    process::{Command, Stdio},
    sync::LazyLock,
    time::{Duration, Instant},
};

use checkers::{Name, Sentence, say};
use dashu_ratio::RBig;
use exercise::{
    AnyExercise, Error, Library,
    testdata::{self, no_clock},
};
use generators::{TestName, TestRng, seed::DEFAULT_SEED};
use sandbox::{Limits, Program, Run, Worker};
use solutions::{grundys_game, matrix_game, nim_products, nimber, queen, subtraction};

use crate::{
    lang::told,
    report::{self, Ended, Ending},
    workspace::Workspace,
};

mod build;
mod dialogue;
mod judging;
mod numbers;
mod rivals;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(
        vi "Các bài tập (không nêu bài nào thì là tất cả)",
        en "The exercises (default: all)"
    ))]
    exercises: Vec<String>,
    #[arg(long, conflicts_with = "exercises", help = told!(
        vi "Chỉ đo thời gian biên dịch: từ đầu, và sau khi sửa một dòng của một bài",
        en "Measure only how long the workspace takes to build: from scratch, and after changing one line of an exercise"
    ))]
    build: bool,
    #[arg(long, conflicts_with = "build", help = told!(
        vi "Chỉ đo máy chấm: nó dùng bao nhiêu thời gian so với chương trình mà nó chấm",
        en "Measure only the judge: how much time it takes beside the programs that it judges"
    ))]
    judging: bool,
    #[arg(long, conflicts_with_all = ["build", "judging"], help = told!(
        vi "Chỉ đo lời giải mẫu bên chương trình đúng nhanh nhất của mỗi bài, đếm cả số lệnh nếu có valgrind",
        en "Measure only the references beside the fastest right program of each exercise, with instructions counted where valgrind is there"
    ))]
    rivals: bool,
}

/// Two ways to the same end. Each call does the work once and says what it takes, all told.
struct Contest {
    /// The exercise it belongs to; empty if it belongs to the runner.
    folder: &'static str,
    what: Name,
    ours: (Name, fn()),
    other: (Name, fn()),
}

const CONTESTS: &[Contest] = &[
    Contest {
        folder: "bai9_10_subtraction_grundy",
        what: Name::new(
            "giá trị khi được lấy số nguyên tố, đến 100000",
            "values of taking primes up to 100000",
        ),
        ours: (Name::new("tập bit", "bit sets"), || {
            drop(black_box(subtraction::by_bit_sets(&primes(100_000), 100_000)))
        }),
        other: (Name::new("vòng lặp thường", "plain loop"), || {
            drop(black_box(subtraction::by_definition(&primes(100_000), 100_000)))
        }),
    },
    Contest {
        folder: "bai9_10_subtraction_grundy",
        what: Name::new(
            "giá trị khi được lấy từ 1 đến 50, đến 1000000",
            "values of taking 1 to 50 up to 1000000",
        ),
        ours: (Name::new("mặt nạ bit", "masks"), || {
            drop(black_box(subtraction::by_masks(&numbers(50), 1_000_000)))
        }),
        other: (Name::new("vòng lặp thường", "plain loop"), || {
            drop(black_box(subtraction::by_definition(&numbers(50), 1_000_000)))
        }),
    },
    Contest {
        folder: "bai9_15_wythoff_grundy",
        what: Name::new(
            "giá trị của trò chơi quân hậu trên bàn 600 x 600",
            "values of the queen game on 600 x 600 squares",
        ),
        ours: (Name::new("tập bit", "sets of bits"), || drop(black_box(queen::values(600)))),
        other: (Name::new("vòng lặp thường", "plain loop"), || {
            drop(black_box(queen::by_definition(600)))
        }),
    },
    Contest {
        folder: "bai9_21_nim_product",
        what: Name::new("20000 tích nim của các số 64 bit", "20000 nim products of dense 64-bit numbers"),
        ours: (Name::new("quy về đa thức", "by polynomials"), || nim_products(nimber::nim_product)),
        other: (Name::new("bảng 64 x 64 bit", "table of 64 x 64 bits"), || {
            nim_products(nimber::nim_product_by_bit_table)
        }),
    },
    Contest {
        folder: "bai9_21_nim_product",
        what: Name::new(
            "100000 tích nim độc lập của các số 64 bit",
            "100000 independent nim products of dense 64-bit numbers",
        ),
        ours: (
            Name::new("từng chữ số của nhiều cặp", "digit by digit, many pairs at once"),
            || drop(black_box(nim_products::nim_products(black_box(&DENSE_PAIRS)))),
        ),
        other: (Name::new("từng cặp, quy về đa thức", "pair by pair, by polynomials"), || {
            let products = black_box(&*DENSE_PAIRS).iter().map(|&(x, y)| nimber::nim_product(x, y));
            drop(black_box(products.collect::<Vec<_>>()))
        }),
    },
    Contest {
        folder: "grundy_game",
        what: Name::new("trò chơi Grundy đến 200000", "Grundy's game up to 200000"),
        ours: (Name::new("không gian thưa", "sparse space"), || {
            drop(black_box(grundys_game::values(200_000)))
        }),
        other: (Name::new("vòng lặp bình phương", "square loop"), || {
            drop(black_box(grundys_game::by_definition(200_000)))
        }),
    },
    Contest {
        folder: "bai9_35_simplex",
        what: Name::new(
            "trò chơi ma trận 40 x 40 giải chính xác, giá trị đến 1000",
            "an exact 40 x 40 game, payoffs up to 1000",
        ),
        ours: (Name::new("phép xoay trên số nguyên", "integer pivoting"), || {
            drop(black_box(matrix_game::solve(&random_game(40))))
        }),
        other: (Name::new("như vậy trên số hữu tỉ lớn", "the same over big rationals"), || {
            drop(black_box(matrix_game::solve_over_rationals(&rational_game(40))))
        }),
    },
];

/// Every contest is run so often at least, in turns.
const ROUNDS: usize = 3;
/// And until both sides together have taken this long.
const ENOUGH: Duration = Duration::from_millis(500);

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    let exercises = workspace.library.selected(&args.exercises)?;
    if args.build {
        return build::figures(workspace.checkout()?).map(|()| Ending::Yes);
    }
    if args.judging {
        dialogue::round(workspace)?;
        return judging::table(workspace, &exercises).map(|()| Ending::Yes);
    }
    if args.rivals {
        return rivals::table(workspace, &exercises).map(|()| Ending::Yes);
    }
    let all = args.exercises.is_empty();
    for contest in CONTESTS {
        if all || exercises.iter().any(|exercise| exercise.folder() == contest.folder) {
            let (ours, other) = in_turns(contest.ours.1, contest.other.1);
            let (what, folder) = (contest.what, contest.folder);
            report::say(&say!(vi "{what} ({folder})", en "{what} ({folder})"; what));
            show(contest.ours.0, ours, contest.other.0, other);
        }
    }
    if all {
        write_against_copy(&workspace.library)?;
        sandboxed_against_bare()?;
        dialogue::round(workspace)?;
    }
    for &exercise in &exercises {
        reference_against_limit(&workspace.library, exercise)?;
    }
    for &exercise in &exercises {
        numbers::against_writing(&workspace.library, exercise)?;
    }
    judging::table(workspace, &exercises)?;
    rivals::table(workspace, &exercises)?;
    match workspace.checkout() {
        Ok(root) if all => build::figures(root)?,
        _ => {}
    }
    Ok(Ending::Yes)
}

fn show(ours_name: Name, ours: Duration, other_name: Name, other: Duration) {
    let ratio = Sentence::decimal(format_args!("{:.2}", ratio(other, ours)));
    let (ours, other) = (took(ours), took(other));
    report::say(&say!(
        vi "    {ours_name}: {ours}; {other_name}: {other}; tỉ số {ratio}",
        en "    {ours_name}: {ours}; {other_name}: {other}; ratio {ratio}";
        ours_name, ours, other_name, other, ratio
    ));
}

/// A time, in the unit that suits it: `1.25ms`.
fn took(time: Duration) -> Sentence {
    Sentence::decimal(format_args!("{time:.2?}"))
}

fn ratio(a: Duration, b: Duration) -> f64 {
    a.as_secs_f64() / b.as_secs_f64().max(1e-9)
}

/// The best time of each side: what a run takes when nothing disturbs it.
fn in_turns(mut ours: impl FnMut(), mut other: impl FnMut()) -> (Duration, Duration) {
    let mut best = (Duration::MAX, Duration::MAX);
    let start = Instant::now();
    let mut round = 0;
    while round < ROUNDS || (start.elapsed() < ENOUGH && round < 1000) {
        best.0 = best.0.min(timed(&mut ours));
        best.1 = best.1.min(timed(&mut other));
        round += 1;
    }
    best
}

/// The time on the clock since the first question.
fn elapsed() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

fn timed(work: &mut impl FnMut()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn rng(recipe: &str) -> TestRng {
    TestRng::of(DEFAULT_SEED, TestName { exercise: "bench", group: "bench", recipe, index: 1 })
}

fn nim_products(product: fn(u64, u64) -> u64) {
    let mut rng = rng("nim");
    let mut x = rng.unsigned(0, u64::MAX);
    for _ in 0..20_000 {
        // Each operand depends on the last product: no work can be skipped or done ahead.
        x = product(black_box(x), black_box(x.rotate_left(17) ^ 0x9e37_79b9_7f4a_7c15));
    }
    black_box(x);
}

static DENSE_PAIRS: LazyLock<Vec<(u64, u64)>> = LazyLock::new(|| {
    let mut rng = rng("pairs");
    (0..100_000).map(|_| (rng.unsigned(0, u64::MAX), rng.unsigned(0, u64::MAX))).collect()
});

fn numbers(most: usize) -> Vec<usize> {
    (1..=most).collect()
}

fn primes(most: usize) -> Vec<usize> {
    let mut primes: Vec<usize> = Vec::new();
    for number in 2..=most {
        let mut divisors = primes.iter().take_while(|&&prime| prime * prime <= number);
        if divisors.all(|&prime| !number.is_multiple_of(prime)) {
            primes.push(number);
        }
    }
    primes
}

fn random_game(size: usize) -> Vec<Vec<i64>> {
    let mut rng = rng("game");
    (0..size).map(|_| (0..size).map(|_| rng.between(-1000, 1000)).collect()).collect()
}

fn rational_game(size: usize) -> Vec<Vec<RBig>> {
    random_game(size).into_iter().map(|row| row.into_iter().map(RBig::from).collect()).collect()
}

/// Writing test data against copying the same bytes: what making them costs beside storing them.
fn write_against_copy(library: &Library) -> Result<(), Error> {
    let exercise = library.find("moore_nim")?;
    let manifest = library.manifest(exercise)?;
    let planned = testdata::planned(&manifest).pop().ok_or_else(|| Error::new("no tests"))?;
    let made = testdata::make(exercise, DEFAULT_SEED, planned, no_clock)?;
    let folder = tempfile::tempdir()?;
    let (from, to) = (folder.path().join("from"), folder.path().join("to"));
    fs::write(&from, &made.input)?;
    let write = || {
        let case = exercise.read(&made.input);
        if let Ok(case) = case {
            let _ = fs::write(&to, case.input());
        }
    };
    let copy = || {
        let _ = fs::copy(&from, &to);
    };
    let (ours, other) = in_turns(write, copy);
    let (bytes, folder, test) = (made.input.len(), exercise.folder(), planned.path());
    report::say(&say!(
        vi "một test {bytes} byte ({folder} {test})",
        en "a test of {bytes} bytes ({folder} {test})",
    ));
    let stored = Name::new("đọc, viết và lưu", "read, written and stored");
    show(stored, ours, Name::new("sao chép", "copied"), other);
    Ok(())
}

/// What a run in the sandbox may cost beyond a bare one, in milliseconds.
const MOST_MORE_MS: f64 = 0.6;

/// A sandboxed run against a bare one, of the same program, by the tenth percentile.
fn sandboxed_against_bare() -> Result<(), Error> {
    let failure = |failure: sandbox::JudgeFailure| Error::of(failure);
    let Some(path) = ["/usr/bin/true", "/bin/true"].into_iter().find(|path| Path::new(path).is_file()) else {
        return Ok(());
    };
    let folder = tempfile::tempdir()?;
    let tier = sandbox::probe().tier;
    let program = Program { argv: vec![path.into()], ..Program::native(folder.path(), "true") };
    let mut worker = Worker::new(tier, &program).map_err(failure)?;
    let second = Duration::from_secs(1);
    let limits = Limits { cpu: second, wall: second, memory: 256 << 20, output: 1 << 20 };
    let (mut boxed, mut bare) = (Vec::new(), Vec::new());
    for _ in 0..300 {
        let start = Instant::now();
        worker
            .run(&Run { input: b"1\n", input_name: "S.inp", output_name: "S.out", limits })
            .map_err(failure)?;
        boxed.push(start.elapsed());
        let start = Instant::now();
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
        // The input goes both ways; a program that has ended already does not mind.
        let _ = child.stdin.take().map(|mut stdin| stdin.write_all(b"1\n"));
        child.wait()?;
        bare.push(start.elapsed());
    }
    let tenth = |times: &mut Vec<Duration>| {
        times.sort_unstable();
        times[times.len() / 10]
    };
    let (boxed, bare) = (tenth(&mut boxed), tenth(&mut bare));
    let tier = tier.to_string();
    report::say(&say!(
        vi "một lần chạy {path}, phân vị thứ mười của 300 lần, mức cách li {tier}",
        en "a run of {path}, tenth percentile of 300, tier {tier}",
    ));
    let more = Sentence::decimal(format_args!("{:.2}", 1e3 * (boxed.as_secs_f64() - bare.as_secs_f64())));
    let (boxed, bare, most) = (took(boxed), took(bare), Sentence::decimal(MOST_MORE_MS));
    report::say(&say!(
        vi "    có cách li: {boxed}; không: {bare}; thêm {more} ms, tối đa cho phép {most} ms",
        en "    sandboxed: {boxed}; bare: {bare}; {more} ms more, of at most {most} ms";
        boxed, bare, more, most
    ));
    Ok(())
}

/// The reference on its slowest test, against the limit.
fn reference_against_limit(library: &Library, exercise: &'static dyn AnyExercise) -> Result<(), Error> {
    let manifest = library.manifest(exercise)?;
    let mut slowest = (Duration::ZERO, String::new());
    for planned in testdata::planned(&manifest) {
        let made = testdata::make(exercise, DEFAULT_SEED, planned, elapsed)?;
        if made.time > slowest.0 {
            slowest = (made.time, planned.path());
        }
    }
    let (time, test) = slowest;
    let folder = exercise.folder();
    let share = Sentence::decimal(format_args!("{:.1}", 100.0 * ratio(time, manifest.time_limit)));
    let time = Sentence::decimal(format_args!("{time:.1?}"));
    report::say(&say!(
        vi "{folder}: lời giải mẫu mất {time} ở {test}, bằng {share}% giới hạn",
        en "{folder}: the reference takes {time} on {test}, {share}% of the limit";
        time, share
    ));
    Ok(())
}
