use crate::find;

const DOCUMENT: &str = include_str!("samples/01.inp");

fn answer(input: &str) -> String {
    String::from_utf8(find("9.37").unwrap().read(input.as_bytes()).unwrap().answer()).unwrap()
}

fn judge(input: &str, answer: &str) -> Result<(), String> {
    let case = find("9.37").unwrap().read(input.as_bytes()).map_err(|error| error.to_string())?;
    case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
}

fn read(input: &str) -> Result<(), String> {
    find("9.37").unwrap().read(input.as_bytes()).map(|_| ()).map_err(|error| error.to_string())
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
    assert_eq!(judge("1\nL -7\n", "0 0"), Err("r = 0 is wrong: player 1 has 1 pure strategy".into()));
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
        ("4 3", "r = 4 is wrong: player 1 has 3 pure strategies"),
        ("3 12", "c = 12 is wrong: player 2 has 4 pure strategies"),
        ("3.0 4", "line 1, column 1: r should be an integer, found \"3.0\""),
        ("3 4 -1 -1", "the answer ends where entry (1, 3) should stand"),
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
        (&["1 1 1 1"], "line 2, column 7: node 1: c = 1 is not in 2..=2000"),
        (&["1 1 0"], "line 2, column 5: node 1: k = 0 is not in 1..=1999"),
        (
            &["3 1 1 2", "L 0"],
            "line 2, column 1: node 1: expected the kind of the node (one of L, C, 1, 2), but found \"3\"",
        ),
        (&["1 1 2 2", "L 0"], "line 2, column 8: node 1: expected a single space, but the line ends"),
        (&["L 1001"], "line 2, column 3: node 1: v = 1001 is not in -1000..=1000"),
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
fn the_reader_refuses_more_than_64_pure_strategies() {
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
    assert_eq!(read(&path(&[64])), Ok(()));
    assert_eq!(read(&path(&[2, 2, 2, 2, 2, 2])), Ok(()));
    assert_eq!(
        read(&path(&[65])),
        Err("line 2, column 1: node 1: with this set player 2 has 65 pure strategies, more than 64".into())
    );
    assert_eq!(
        read(&path(&[2, 2, 2, 2, 2, 2, 2])),
        Err("line 14, column 1: node 13: with this set player 2 has 128 pure strategies, more than 64".into())
    );
    assert!(read(&path(&[2; 70])).is_err());
}

#[test]
fn the_reader_refuses_what_is_no_distribution() {
    for (first, error) in [
        ("C 2 2 1/2 3 1/3", "line 2, column 3: node 1: the probabilities sum to 5/6, not to 1"),
        ("C 2 2 1 3 1", "line 2, column 3: node 1: the probabilities sum to 2, not to 1"),
        ("C 2 2 2/4 3 1/2", "line 2, column 7: node 1: r = 2/4 is not in lowest terms with b > 1"),
        ("C 2 2 3/2 3 -1/2", "line 2, column 7: node 1: r = 3/2 is not in 0..=1"),
        ("C 2 2 -1/2 3 3/2", "line 2, column 7: node 1: r = -1/2 is not in 0..=1"),
        (
            "C 2 2 1/999999999999999999 3 1/1000000000000000000",
            "line 2, column 3: node 1: with these probabilities \
             D = 999999999999999999000000000000000000 is not in 1..=1000000000000000000",
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
