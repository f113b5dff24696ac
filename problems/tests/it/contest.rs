//! What a contest may change, and every mistake that it may have.

use std::{path::Path, time::Duration};

use exercise::{Contest, Error};
use generators::Test;

fn contest(text: &str) -> Result<Contest, Error> {
    let library = problems::library(env!("CARGO_MANIFEST_DIR"));
    let read_file = |name: &str| match name {
        "mine.inp" => Ok(b"1 3 4 5\n".to_vec()),
        _ => Err(Error::file(Path::new(name), "there is no such file")),
    };
    Contest::parse(Path::new("contest.toml"), text, &library, &read_file)
}

const HEAD: &str = "title.vi = 'Thi'\ntitle.en = 'Contest'\nseed = 2027\n";

fn with(rows: &str) -> Result<Contest, Error> {
    contest(&format!("{HEAD}{rows}"))
}

#[test]
fn a_contest_changes_points_limits_and_tests_and_nothing_else() {
    let contest = with(
        "[[exercise]]\nname = 'kayles'\n[[exercise]]\nname = '9.8'\ntime_limit = 2.5\n\
         points = { small = 7 }\ntests = [{ group = 'small', file = 'mine.inp' }]\n",
    )
    .unwrap();
    let folders: Vec<_> = contest.exercises.iter().map(|posed| posed.exercise.folder()).collect();
    assert_eq!(folders, ["bai9_18_kayles", "bai9_08_moore_nim"]);
    assert_eq!((contest.seed, contest.title.vi.as_str(), contest.languages.len()), (2027, "Thi", 0));
    let library = problems::library(env!("CARGO_MANIFEST_DIR"));
    let plain = |index: usize| library.manifest(contest.exercises[index].exercise).unwrap();
    assert_eq!(contest.exercises[0].manifest, plain(0));
    let mut expected = (*plain(1)).clone();
    expected.time_limit = Duration::from_millis(2500);
    expected.plan.groups[0].points = 7;
    expected.plan.groups[0].tests.push(Test::of_file("mine.inp", *b"1 3 4 5\n"));
    assert_eq!(*contest.exercises[1].manifest, expected);
    assert_eq!(contest.points(), 100 + 77);
    let labels = |contest: &Contest| -> Vec<String> {
        contest.exercises.iter().map(|posed| posed.label.clone().unwrap()).collect()
    };
    assert_eq!((labels(&contest), contest.date), (vec!["A".to_string(), "B".into()], None));
    let uneven: Vec<String> = contest.uneven().iter().map(|told| told.en().into()).collect();
    assert_eq!(uneven, ["bai9_08_moore_nim: its groups are worth 77 points together, not 100"]);
    let names = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        let posed = contest.selected(&names, &library).map_err(|error| error.to_string())?;
        Ok::<_, String>(posed.iter().map(|posed| posed.exercise.folder()).collect::<Vec<_>>())
    };
    assert_eq!(names(&[]).unwrap(), folders);
    assert_eq!(names(&["moore_nim"]).unwrap(), folders[1..]);
    assert_eq!(names(&["b"]).unwrap(), folders[1..], "by its label");
    assert!(names(&["9.9"]).unwrap_err().contains("is not an exercise of this contest"));
}

#[test]
fn every_mistake_in_a_contest_is_named() {
    let row = |row: &str| with(&format!("[[exercise]]\nname = '9.8'\n{row}")).err().unwrap();
    for (error, words) in [
        (contest("").err().unwrap(), "contest.toml: "),
        (with("").err().unwrap(), "`exercise` is missing"),
        (with("exercise = []").err().unwrap(), "it has no exercises"),
        (with("[[exercise]]\nname = 'moore'\n").err().unwrap(), "did you mean bai9_08_moore_nim?"),
        (
            with("day = 7\n[[exercise]]\nname = '9.8'").err().unwrap(),
            "line 4, column 1: there is no `day` here",
        ),
        (with("date = 7\n[[exercise]]\nname = '9.8'").err().unwrap(), "line 4, column 8: "),
        (
            with("date = 08:00:00\n[[exercise]]\nname = '9.8'").err().unwrap(),
            "date needs a day, such as 2027-03-14",
        ),
        (row("label = 'x y'"), "exercise 1, 9.8: the label \"x y\": a label has 1 to 8 letters or digits"),
        (row("label = ''"), "a label has 1 to 8 letters or digits"),
        (
            row("label = 'B'\n[[exercise]]\nname = 'kayles'"),
            "exercise 2, kayles: bai9_08_moore_nim has the label B, too",
        ),
        (with("languages = []\n[[exercise]]\nname = '9.8'").err().unwrap(), "nobody could take part"),
        (contest(&HEAD.replace("2027", "-1")).err().unwrap(), "line 3, column 8"),
        (row("[[exercise]]\nname = 'bai9_08'"), "exercise 2, bai9_08: it is listed twice"),
        (row("time_limit = 0"), "time_limit = 0 is not a number of seconds"),
        (row("time_limit = nan"), "time_limit = NaN"),
        (row("memory_limit = 0"), "memory_limit = 0"),
        (row("points = { smal = 3 }"), "it has no group \"smal\"; it has small, one_pile_a_move, full"),
        (row("points = { small = 0, one_pile_a_move = 0, full = 0 }"), "worth nothing"),
        (row("points = { small = -1 }"), "column"),
        (row("tests = [{ group = 'x', file = 'mine.inp' }]"), "it has no group \"x\""),
        (row("tests = [{ group = 'small', file = 'yours.inp' }]"), "yours.inp: there is no such file"),
        (
            row("tests = [{ group = 'small', file = 'mine.inp' }, { group = 'small', file = 'mine.inp' }]"),
            "group small: mine.inp is listed twice",
        ),
    ] {
        let said = error.to_string();
        assert!(said.contains(words) && said.starts_with("contest.toml: "), "{said}");
        let (vi, en) = (error.sentence().vi(), error.sentence().en());
        assert!(vi.starts_with("contest.toml: ") && vi != en, "{vi}");
    }
}

#[test]
fn a_contest_has_a_date_in_both_languages() {
    use exercise::document::Lang::{English, Vietnamese};
    let dates = |date: &str| {
        let contest = with(&format!("date = {date}\n[[exercise]]\nname = '9.8'\n")).unwrap();
        [Vietnamese, English].map(|lang| contest.date_in(lang).unwrap())
    };
    assert_eq!(dates("2027-03-14"), ["Ngày 14 tháng 3 năm 2027", "14 March 2027"]);
    assert_eq!(dates("2027-12-01T07:30:00+07:00"), ["Ngày 1 tháng 12 năm 2027, 7:30", "1 December 2027, 7:30"]);
}
