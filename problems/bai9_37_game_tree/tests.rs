use checkers::{Tokens, Writer, number::LONGEST};
use generators::{TestName, TestRng, matrices::MatrixKind};
use solutions::matrix_game::solve_rational;

use super::{
    GameTree,
    facts::{exact_payoff, games, long_path, textbook},
    generator::{at_once, deep_trees},
    tree::Tree,
};
use crate::shared::{
    matrix_games::{Matrix, rationals},
    tree_shape::Numbering,
};
use exercise::{Checker, Exercise, Reference, testing};

const DOCUMENT: &str = include_str!("samples/01.inp");

fn answer(input: &str) -> String {
    testing::answer::<GameTree>(input)
}

fn judge(input: &str, answer: &str) -> Result<(), String> {
    testing::judge::<GameTree>(input, answer)
}

fn read(input: &str) -> Result<(), String> {
    testing::read::<GameTree>(input)
}

/// `N`, then a node for each of these lines.
fn nodes(lines: &[&str]) -> String {
    format!("{}\n{}\n", lines.len(), lines.join("\n"))
}

#[test]
fn the_tree_of_the_book_gives_its_matrix_and_the_value_a_third() {
    assert_eq!(answer(DOCUMENT), "3 4\n-1 -1 1 3\n1 0 1 2\n1 1 -1 1\n1/3\n0 2/3 1/3\n0 2/3 1/3 0\n");
}

#[test]
fn a_leaf_alone_has_one_empty_strategy_a_player() {
    assert_eq!(answer("1\nL -7\n"), "1 1\n-7\n-7\n1\n1\n");
    assert_eq!(judge("1\nL -7\n", "1 1 -7.0 -7 1 1.000000000"), Ok(()));
    assert_eq!(judge("1\nL -7\n", "0 0"), Err("s1 = 0 is wrong: player 1 has 1 pure strategy".into()));
}

#[test]
fn sets_with_one_choice_change_nothing() {
    let tree = nodes(&["1 1 1 2", "2 2 1 3", "2 1 2 4 5", "L 4", "L -4"]);
    assert_eq!(answer(&tree), "1 2\n4 -4\n-4\n1\n0 1\n");
}

#[test]
fn a_set_below_itself_takes_the_same_choice() {
    let tree = nodes(&["1 1 2 2 3", "L 0", "1 1 2 4 5", "L 9", "L 1"]);
    assert_eq!(answer(&tree), "2 1\n0\n1\n1\n0 1\n1\n");
}

#[test]
fn a_branch_of_probability_zero_does_not_count() {
    let tree = nodes(&["C 2 2 0 3 1", "1 1 2 4 5", "L 3", "L 100", "L -100"]);
    assert!(answer(&tree).starts_with("2 1\n3\n3\n3\n"));
    assert_eq!(judge(&tree, "2 1 3 3 3 1/4 3/4 1"), Ok(()));
}

#[test]
fn decimals_are_right_and_any_optimal_pair_is() {
    let decimals = "3 4 -1 -1 1 3 1 0 1 2 1 1 -1 1 0.333333333333 0 0.666666666667 0.333333333333 \
                    0 0.666666666667 0.333333333333 0";
    assert_eq!(judge(DOCUMENT, decimals), Ok(()));
    // The second player's second sample strategy stands for a whole interval.
    let forgetful = include_str!("samples/03.inp");
    for q in ["1/3 2/3", "0 1", "0.25 0.75"] {
        assert_eq!(judge(forgetful, &format!("2 2 0 0 2 -1 0 1 0 {q}")), Ok(()));
    }
    assert_eq!(
        judge(forgetful, "2 2 0 0 2 -1 0 1 0 1/2 1/2"),
        Err("q is not optimal: against row 2 it concedes 0.5, the value is 0".into())
    );
}

#[test]
fn a_wrong_entry_is_named_with_its_strategies() {
    for (wrong, refusal) in [
        (
            "3 4 -1 -1 1 3 1 0 2 2 1 1 -1 1 1/3 0 2/3 1/3 0 2/3 1/3 0",
            "entry (2, 3) = 2 is wrong, it is 1: strategy 2 of player 1 takes choice 2 in set 1; \
             strategy 3 of player 2 takes choice 2 in set 1, choice 1 in set 2",
        ),
        ("4 3", "s1 = 4 is wrong: player 1 has 3 pure strategies"),
        ("3 12", "s2 = 12 is wrong: player 2 has 4 pure strategies"),
        ("3.0 4", "line 1, column 1: s1 should be an integer, found \"3.0\""),
        ("3 4 -1 -1", "the answer ends where entry (1, 3) should be"),
        ("3 4 -1 -1 1 3 1 0 1 2 1 1 -1 1 1/2 0 2/3 1/3 0 2/3 1/3 0", "V = 0.5 is wrong, it is 0.333333333333"),
        (
            "3 4 -1 -1 1 3 1 0 1 2 1 1 -1 1 1/3 0 1/2 1/2 0 2/3 1/3 0",
            "p is not optimal: against column 3 it earns only 0, the value is 0.333333333333",
        ),
    ] {
        assert_eq!(judge(DOCUMENT, wrong), Err(refusal.into()));
    }
    let alone = nodes(&["1 2 2 2 3", "1 1 1 4", "L 1", "L 2"]);
    assert_eq!(
        judge(&alone, "2 1 2 2 2 1 0 1"),
        Err("entry (2, 1) = 2 is wrong, it is 1: strategy 2 of player 1 takes choice 2 in set 2; \
             player 2 has nothing to choose"
            .into())
    );
}

#[test]
fn the_reader_refuses_what_is_no_tree() {
    for (lines, error) in [
        (
            &["C 2 2 1/2 2 1/2", "L 1"][..],
            "line 2, column 1: node 1: its child 2 is already the child of node 1",
        ),
        (
            &["1 1 2 2 3", "2 1 1 3", "L 0"],
            "line 3, column 1: node 2: its child 3 is already the child of node 1",
        ),
        (&["L 1", "L 2"], "line 3, column 1: node 2: it is the child of no node"),
        (
            &["L 1", "1 1 1 3", "1 1 1 2"],
            "line 3, column 1: node 2: it cannot be reached from the root: above it there is a cycle",
        ),
        (
            &["L 1", "1 1 1 2"],
            "line 3, column 1: node 2: it cannot be reached from the root: above it there is a cycle",
        ),
        (&["1 1 1 3", "L 1"], "line 2, column 7: node 1: the child 3 does not exist, N = 2"),
        (&["1 1 1 1"], "line 2, column 7: node 1: c = 1 is not in [2, 2000]"),
        (&["1 1 0"], "line 2, column 5: node 1: k = 0 is not in [1, 1999]"),
        (
            &["3 1 1 2", "L 0"],
            "line 2, column 1: node 1: expected the kind of the node (one of L, C, 1, 2), but found \"3\"",
        ),
        (&["1 1 2 2", "L 0"], "line 2, column 8: node 1: expected a single space, but the line ends"),
        (&["L 1001"], "line 2, column 3: node 1: v = 1001 is not in [-1000, 1000]"),
    ] {
        assert_eq!(read(&nodes(lines)), Err(error.into()));
    }
    assert_eq!(
        read("2\nL 1\n"),
        Err("line 3, column 1: node 2: expected the kind of the node (one of L, C, 1, 2), but the file ends"
            .into())
    );
}

#[test]
fn the_reader_refuses_sets_that_are_none() {
    for (lines, error) in [
        (
            &["1 1 2 2 3", "1 1 1 4", "L 1", "L 2"][..],
            "line 3, column 1: node 2: k = 1, but k = 2 at node 1 of the same set, set 1 of player 1",
        ),
        (
            &["2 1 1 2", "2 3 1 3", "L 1"],
            "line 3, column 1: node 2: player 2 has no set 2, but later ones like this",
        ),
        (&["1 2 1 2", "L 1"], "line 2, column 1: node 1: player 1 has no set 1, but later ones like this"),
    ] {
        assert_eq!(read(&nodes(lines)), Err(error.into()));
    }
    // The same number is another set for the other player.
    assert_eq!(read(&nodes(&["1 1 1 2", "2 1 2 3 4", "L 1", "L 2"])), Ok(()));
}

#[test]
fn the_reader_refuses_more_than_16_pure_strategies() {
    // A path on which every choice but the last ends the game, with sets of these sizes.
    let path = |sizes: &[usize]| {
        let mut lines = Vec::new();
        let mut next = 2;
        for (set, &size) in sizes.iter().enumerate() {
            let children: Vec<String> = (next..next + size).map(|child| child.to_string()).collect();
            lines.push(format!("2 {} {size} {}", set + 1, children.join(" ")));
            lines.extend(vec!["L 0".to_string(); size - 1]);
            next += size;
        }
        lines.push("L 0".into());
        nodes(&lines.iter().map(String::as_str).collect::<Vec<_>>())
    };
    assert_eq!(read(&path(&[16])), Ok(()));
    assert_eq!(read(&path(&[2, 2, 2, 2])), Ok(()));
    assert_eq!(
        read(&path(&[17])),
        Err("line 2, column 1: node 1: with this set player 2 has 17 pure strategies, more than 16".into())
    );
    assert_eq!(
        read(&path(&[2, 2, 2, 2, 2])),
        Err("line 10, column 1: node 9: with this set player 2 has 32 pure strategies, more than 16".into())
    );
    assert!(read(&path(&[2; 70])).is_err());
}

#[test]
fn the_reader_refuses_what_is_no_distribution() {
    for (first, error) in [
        ("C 2 2 1/2 3 1/3", "line 2, column 3: node 1: the probabilities sum to 5/6, not to 1"),
        ("C 2 2 1 3 1", "line 2, column 3: node 1: the probabilities sum to 2, not to 1"),
        ("C 2 2 2/4 3 1/2", "line 2, column 7: node 1: r = 2/4 is not in lowest terms with b > 1"),
        ("C 2 2 3/2 3 -1/2", "line 2, column 7: node 1: r = 3/2 is not in [0, 1]"),
        ("C 2 2 -1/2 3 3/2", "line 2, column 7: node 1: r = -1/2 is not in [0, 1]"),
        (
            "C 2 2 1/999999999999999999 3 1/1000000000000000000",
            "line 2, column 3: node 1: with these probabilities \
             D = 999999999999999999000000000000000000 is not in [1, 1000000000000000000]",
        ),
    ] {
        assert_eq!(read(&nodes(&[first, "L 0", "L 0"])), Err(error.into()));
    }
    assert_eq!(read(&nodes(&["C 2 2 0 3 1", "L 0", "L 0"])), Ok(()));
    let tiny = "C 2 2 1/1000000000000000000 3 999999999999999999/1000000000000000000";
    assert_eq!(read(&nodes(&[tiny, "L 0", "L 0"])), Ok(()));
}

/// A hundred tosses of a coin and a thousand of a die with 10^18 sides: no word holds the leaves' probabilities.
#[test]
fn the_probabilities_of_leaves_may_be_as_long_as_the_tree_is_deep() {
    let path = |tosses: usize, on: &str, off: &str| {
        let mut lines = Vec::new();
        for toss in 0..tosses {
            lines.push(format!("C 2 {} {off} {} {on}", 2 * toss + 2, 2 * toss + 3));
            lines.push(format!("L {}", if toss == 0 { 1000 } else { 0 }));
        }
        lines.push("L -1000".to_string());
        nodes(&lines.iter().map(String::as_str).collect::<Vec<_>>())
    };
    assert_eq!(
        answer(&path(59, "1/2", "1/2")).lines().nth(1),
        Some("499.99999999999999826527652402319290558807551860809326171875")
    );
    assert_eq!(answer(&path(100, "1/2", "1/2")).lines().nth(1), Some("499.9999999999999999999999999992111391"));
    let long = path(999, "999999999999999999/1000000000000000000", "1/1000000000000000000");
    // -1000 (1 - 10^-18)^999 + 1000 10^-18.
    assert_eq!(answer(&long).lines().nth(1), Some("-999.999999999999000000000000000498501"));
}

#[test]
fn sums_of_payoffs_do_not_overflow() {
    let input =
        nodes(&["C 2 2 1/1000000000000000000 3 999999999999999999/1000000000000000000", "L 1000", "L -1000"]);
    assert_eq!(answer(&input).lines().nth(1), Some("-999.999999999999998"));
}

fn written(tree: &Tree) -> String {
    let mut out = Writer::new();
    GameTree::write(tree, &mut out);
    out.into_string()
}

fn rng() -> TestRng {
    TestRng::of(9, TestName { exercise: "bai9_37_game_tree", group: "tests", recipe: "tests", index: 1 })
}

/// The matrix game as a tree.
fn tree_of(matrix: &Matrix) -> Tree {
    at_once(&mut rng(), matrix, false, Numbering::Random)
}

#[test]
fn an_exact_fraction_may_be_too_long_and_twelve_digits_are_enough() {
    let path = written(&long_path());
    let exact = exact_payoff(&long_path());
    assert!(exact.len() > LONGEST);
    let refusal = judge(&path, &format!("1 1 {exact} {exact} 1 1")).unwrap_err();
    assert!(refusal.contains("20000"), "{refusal}");
    assert_eq!(judge(&path, "1 1 -999.999999999 -999.999999999 1 1"), Ok(()));
    assert!(judge(&path, "1 1 -999.9999 -999.9999 1 1").is_err());
}

/// Trees that make long numbers: deep ones, and large games with no common structure.
#[test]
fn the_reference_writes_no_number_of_more_than_a_hundred_characters() {
    let mut trees = vec![long_path()];
    for kind in MatrixKind::ALL {
        trees.push(tree_of(&kind.make(&mut rng(), 16, 16, -1000, 1000)));
    }
    trees.extend(deep_trees(&mut rng()));
    for tree in &trees {
        let mut out = Writer::new();
        GameTree::write_answer(&GameTree::solve(tree), &mut out);
        let answer = out.into_string();
        assert_eq!(judge(&written(tree), &answer), Ok(()));
        let longest = answer.split_whitespace().map(str::len).max();
        assert!(longest <= Some(100), "{longest:?}");
    }
}

/// Readers refuse it, but the reference has no such bound: 40 strategies each, as many as nodes allow.
#[test]
fn the_reference_solves_more_than_the_reader_lets_through() {
    let matrix = MatrixKind::TwoScales.make(&mut rng(), 40, 40, -1000, 1000);
    let tree = tree_of(&matrix);
    assert!(read(&written(&tree)).is_err());
    let answer = GameTree::solve(&tree);
    assert!(answer.solution.value.is_close(&solve_rational(&rationals(&matrix)).value));
    let mut out = Writer::new();
    GameTree::write_answer(&answer, &mut out);
    let text = out.into_string();
    let again = GameTree::read_answer(&tree, &mut Tokens::new(text.as_bytes())).unwrap();
    assert_eq!(GameTree::check(&tree, &again, &answer).map_err(|refusal| refusal.to_string()), Ok(()));
}

/// The editorial's table: both games break the textbook's method, and scaling mends it.
#[test]
fn the_games_of_the_editorial_break_what_it_says_they_break() {
    for (game, wrong) in games().into_iter().zip([&[1e-9][..], &[1e-9, 1e-11]]) {
        let exact: f64 = solve_rational(&rationals(&game)).value.to_f64().value();
        for &threshold in wrong {
            assert!((textbook(&game, threshold, false).value - exact).abs() > 2e-6, "{game:?}");
        }
        assert!((textbook(&game, 1e-11, true).value - exact).abs() < 1e-9, "{game:?}");
    }
}

/// V is a difference of large numbers, and may be off by a billionth of these.
#[test]
fn the_value_is_judged_by_the_largest_payoff() {
    let [game, _] = games();
    let tree = written(&tree_of(&game));
    let matrix = "3 3 1000 -1000 1000 0 1 1 2 -1 -1";
    for (value, right) in [("0.5000009", true), ("0.4999991", true), ("0.500002", false), ("0.49975", false)] {
        let answer = format!("{matrix} {value} 0 3/4 1/4 1/2 1/2 0");
        assert_eq!(judge(&tree, &answer).is_ok(), right, "{value}: {:?}", judge(&tree, &answer));
    }
}

/// What the editorial says of nine digits: where only different choices pay, all fourteen are equally likely.
#[test]
fn nine_digits_of_a_fourteenth_are_too_few() {
    let side = 14;
    let matrix: Matrix = (0..side).map(|i| (0..side).map(|j| i64::from(i != j)).collect()).collect();
    let tree = written(&tree_of(&matrix));
    let entries: Vec<String> = matrix.iter().flatten().map(i64::to_string).collect();
    let with = |weight: &str| {
        let weights = vec![weight; 2 * side].join(" ");
        judge(&tree, &format!("{side} {side} {} 13/14 {weights}", entries.join(" ")))
    };
    assert_eq!(
        with("0.071428571"),
        Err("p is not optimal: against column 1 it earns only 0.928571423, the value is 0.928571428571".into())
    );
    assert_eq!(with("0.0714285714"), Ok(()));
}
