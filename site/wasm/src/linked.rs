//! Games whose entries are games, to look into: those that end, those that come back to themselves, and stochastic ones.
//! Each is solved step by step, as one would do it on paper.

use checkers::{Sentence, say};
use dashu_ratio::RBig;
use exercise::laboratory::Laboratory;
use serde_json::{Value, json};
use solutions::{
    bracket::round,
    linked_games::{self, Entry, GameMatrix, chain_lengths},
    matrix_game,
    recursive_game::{self, fixed_points, three_games, three_values, value_of_again},
    stochastic_game,
};

use crate::{
    catalogue,
    matrix::{MOST, decimal, written},
    reference,
};

/// How many rounds of an iteration are shown, how many steps of a bisection, and how many games there may be.
const ROUNDS: usize = 24;
const STEPS: usize = 20;
const MOST_GAMES: usize = 6;
/// How many places a curve is drawn through.
const PLACES: i64 = 80;

/// Games in the notation of the book, a line each.
fn read(text: &str) -> Result<Vec<GameMatrix>, Sentence> {
    let parse = |(index, line): (usize, &str)| {
        let refused = |_| {
            say!(
                vi "dòng {number} không phải là một trò chơi; hãy viết như 4, 1 + 1/3 G; 0, 1 + 2/3 G",
                en "line {number} is no game; write it like 4, 1 + 1/3 G; 0, 1 + 2/3 G",
                number = index + 1
            )
        };
        line.parse::<GameMatrix>().map_err(refused)
    };
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let games: Vec<GameMatrix> = lines.enumerate().map(parse).collect::<Result<_, _>>()?;
    fits(&games)?;
    Ok(games)
}

/// Games as [`chain`] and [`iteration`] read them.
pub fn text(games: &[GameMatrix]) -> String {
    let row = |row: &Vec<Entry>| row.iter().map(Entry::to_string).collect::<Vec<_>>().join(", ");
    let game = |game: &GameMatrix| game.rows().iter().map(row).collect::<Vec<_>>().join("; ");
    games.iter().map(game).collect::<Vec<_>>().join("\n")
}

/// Whether games are few and small enough to be shown, and lead to one another alone.
pub fn fits(games: &[GameMatrix]) -> Result<(), Sentence> {
    if !(1..=MOST_GAMES).contains(&games.len()) {
        return Err(say!(
            vi "cần từ 1 đến {MOST_GAMES} trò chơi, mỗi dòng một trò",
            en "1 to {MOST_GAMES} games are wanted, a line each",
        ));
    }
    for (index, game) in games.iter().enumerate() {
        let (number, (rows, columns)) = (index + 1, game.shape());
        if rows > MOST || columns > MOST {
            return Err(say!(vi "trò chơi {number} quá lớn", en "game {number} is too large"));
        }
        if game.entries().any(|entry| entry.next().iter().any(|(next, _)| *next >= games.len())) {
            return Err(say!(
                vi "trò chơi {number} dẫn đến một trò không có",
                en "game {number} goes on to a game that is not there",
            ));
        }
    }
    Ok(())
}

/// Shapley's iteration of stochastic games, round by round.
pub fn iteration(text: &str) -> Result<Value, Sentence> {
    let games = read(text)?;
    let most = RBig::from(9) / RBig::from(10);
    for (index, game) in games.iter().enumerate() {
        if game.entries().any(|entry| entry.going_on() > most) {
            return Err(say!(
                vi "trong trò chơi {number} xác suất chơi tiếp lớn hơn 9/10",
                en "in game {number} play goes on with a probability above 9/10",
                number = index + 1
            ));
        }
    }
    let round = |rounds: usize| {
        let values = stochastic_game::iterate(&games, rounds);
        values.iter().map(|value| decimal(value.middle())).collect::<Vec<f64>>()
    };
    let solved: Vec<f64> =
        stochastic_game::solve(&games).iter().map(|solved| decimal(solved.value.middle())).collect();
    Ok(json!({ "rounds": (0..=ROUNDS).map(round).collect::<Vec<_>>(), "values": solved }))
}

/// Games of games: each in its turn, with numbers in place of those that are solved already.
pub fn chain(text: &str) -> Result<Value, Sentence> {
    let games = read(text)?;
    let lengths = chain_lengths(&games).map_err(|game| {
        say!(
            vi "trò chơi {number} dẫn trở lại chính nó",
            en "game {number} leads back to itself",
            number = game + 1
        )
    })?;
    let solved = linked_games::solve(&games);
    let values: Vec<RBig> = solved.iter().map(|solved| solved.value.middle().clone()).collect();
    let mut order: Vec<usize> = (0..games.len()).collect();
    order.sort_by_key(|&game| lengths[game]);
    let step = |game: usize| {
        let entries = games[game].rows().iter().map(|row| row.iter().map(ToString::to_string).collect());
        json!({
            "game": game,
            "entries": entries.collect::<Vec<Vec<String>>>(),
            "matrix": games[game].at(&values).iter().map(|row| written(row)).collect::<Vec<_>>(),
            "value": values[game].to_string(),
            "row": written(&solved[game].row),
            "column": written(&solved[game].column),
        })
    };
    Ok(json!({ "steps": order.into_iter().map(step).collect::<Vec<_>>() }))
}

/// What the laboratory of a kind looks into in the only line of an input; or what the strict reader says of it. There is
/// one exercise with such a laboratory.
fn only_line(kind: &str, text: &str) -> Result<Result<Laboratory, Value>, Sentence> {
    let none = || say!(vi "không có phòng thí nghiệm này", en "there is no such laboratory");
    let exercise = catalogue::all().find(|line| line.kind == Some(kind)).ok_or_else(none)?;
    match (exercise.laboratory)(format!("{}\n", text.trim()).as_bytes()) {
        Ok(found) => Ok(Ok(found?)),
        Err(error) => Ok(Err(reference::invalid(error))),
    }
}

/// Places between two numbers, with the ends.
fn places(from: &RBig, to: &RBig) -> Vec<RBig> {
    (0..=PLACES).map(|step| from + (to - from) * RBig::from(step) / RBig::from(PLACES)).collect()
}

/// The recursive game `G = (G a; b c)` with Q for endless play: the curve `f(v) = Val(v a; b c)`, the stairs from Q,
/// and the value.
pub fn again(text: &str) -> Result<Value, Sentence> {
    match only_line("recursive", text)? {
        Ok(Laboratory::Recursive { a, b, c, q }) => Ok(stairs_to(a, b, c, q)),
        Ok(_) => Err(unexpected()),
        Err(told) => Ok(told),
    }
}

/// What the manifest of an exercise calls its laboratory is what its code looks into: a test sees to it.
fn unexpected() -> Sentence {
    say!(vi "phòng thí nghiệm này không hợp với bài", en "the laboratory does not fit the exercise")
}

fn stairs_to(a: i64, b: i64, c: i64, q: RBig) -> Value {
    let game = recursive_game::again(a, b, c);
    let f = |v: &RBig| matrix_game::solve_over_rationals(&game.at(std::slice::from_ref(v))).value;
    let stairs: Vec<RBig> = std::iter::successors(Some(q.clone()), |v| Some(f(v))).take(ROUNDS + 1).collect();
    let ends = [RBig::from(a), RBig::from(b), RBig::from(c), q.clone()];
    let least = ends.iter().min().cloned().unwrap_or(RBig::ZERO);
    let most = ends.iter().max().cloned().unwrap_or(RBig::ZERO);
    let margin = (&most - &least) / RBig::from(8) + RBig::ONE / RBig::from(2);
    let curve = places(&(least - &margin), &(most + &margin));
    let (first, last) = fixed_points(a, b, c);
    json!({
        "curve": curve.iter().map(|v| [decimal(v), decimal(&f(v))]).collect::<Vec<_>>(),
        "stairs": stairs.iter().map(decimal).collect::<Vec<_>>(),
        "written": written(&stairs),
        "solutions": [first, last],
        "value": value_of_again(a, b, c, q).to_string(),
    })
}

/// The three recursive games: the bisection of `v2 + v3 = 2x`, and play broken off after more and more rounds.
pub fn three(text: &str) -> Result<Value, Sentence> {
    match only_line("three_recursive", text)? {
        Ok(Laboratory::ThreeRecursive { a, b }) => Ok(bisection(a, b)),
        Ok(_) => Err(unexpected()),
        Err(told) => Ok(told),
    }
}

fn bisection(whole_a: i64, whole_b: i64) -> Value {
    let [a, b] = [whole_a, whole_b].map(RBig::from);
    let second = |x: &RBig| &a * x / (&a + x);
    let third = |second: &RBig| &b * &b / (&b + &b - second);
    let sum = |x: &RBig| second(x) + third(&second(x));
    let twice = |x: &RBig| x + x;
    let (mut low, mut high) = (RBig::ZERO, b.clone());
    let mut steps = Vec::new();
    for _ in 0..STEPS {
        let x = (&low + &high) / RBig::from(2);
        let right = sum(&x) > twice(&x);
        let (v2, v3) = (second(&x), third(&second(&x)));
        steps.push(json!({
            "low": decimal(&low), "high": decimal(&high), "x": decimal(&x), "written": x.to_string(),
            "v2": decimal(&v2), "v3": decimal(&v3), "sum": decimal(&sum(&x)), "twice": decimal(&twice(&x)),
            "right": right,
        }));
        if right { low = x } else { high = x }
    }
    let games = three_games(whole_a, whole_b);
    // Fractions would grow threefold in every round.
    let next = |values: &Vec<RBig>| {
        let value = |game: &GameMatrix| round(&matrix_game::solve_over_rationals(&game.at(values)).value, 15);
        Some(games.iter().map(value).collect::<Vec<_>>())
    };
    let rounds = std::iter::successors(Some(vec![RBig::ZERO; 3]), next).take(ROUNDS + 1);
    let values = three_values(whole_a, whole_b, 20);
    json!({
        "steps": steps,
        "curve": places(&RBig::ZERO, &b).iter().map(|x| [decimal(x), decimal(&sum(x)), decimal(&twice(x))]).collect::<Vec<_>>(),
        "rounds": rounds.map(|values| values.iter().map(decimal).collect::<Vec<_>>()).collect::<Vec<_>>(),
        "values": values.iter().map(|value| decimal(value.middle())).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_refused_with_a_sentence() {
        for nonsense in ["", "G1", "1/2 G7", "1 + G, 2", "x; y", "1, 2; 3"] {
            assert!(iteration(nonsense).is_err(), "{nonsense:?}");
        }
        for nonsense in ["", "G1", "G2\nG1", "G3", "x"] {
            assert!(chain(nonsense).is_err(), "{nonsense:?}");
        }
        assert_eq!(again("1 2 3").unwrap()["invalid"]["line"], 1);
        assert_eq!(three("1 0").unwrap()["invalid"]["line"], 1);
        assert!(three("1 2\n3 4").is_err());
    }

    #[test]
    fn shapleys_iteration_is_that_of_the_book() {
        let text = "4 + 3/10 G1, 2/5 G2; 1 + 2/5 G2, 3 + 1/2 G1\n1/2 G1, -5; -4, 1 + 1/2 G2";
        let told = iteration(text).unwrap();
        assert!((told["rounds"][6][0].as_f64().unwrap() - 2.0225).abs() < 1e-4);
        assert!((told["rounds"][6][1].as_f64().unwrap() + 1.9974).abs() < 1e-4);
    }

    #[test]
    fn games_of_games_are_solved_from_the_end() {
        let told = chain("0, G2; G3, G4\n4, 3; 1, 2\n0, 6; 5, 1\n0, -2; -2, 0").unwrap();
        let steps = told["steps"].as_array().unwrap();
        assert_eq!(steps.len(), 4);
        assert_eq!(steps[3]["game"], 0);
        assert_eq!(steps[3]["matrix"], json!([["0", "3"], ["3", "-1"]]));
        assert_eq!(steps[3]["value"], "9/7");
    }

    #[test]
    fn stairs_lead_towards_the_value_of_a_recursive_game() {
        for (line, value) in [("2 0 1 5/2", "2"), ("2 0 1 1/3", "1/3"), ("0 0 1 1", "0"), ("0 2 1 7", "1")] {
            let told = again(line).unwrap();
            assert_eq!(told["value"], value, "{line}");
            let answer = reference::solve("bai9_40_recursive_game", &format!("{line}\n")).unwrap();
            assert_eq!(answer["answer"], format!("{value}\n"), "{line}");
        }
        let slow = again("0 0 1 1").unwrap();
        assert_eq!(slow["written"][3], "1/4");
    }

    #[test]
    fn bisection_and_rounds_close_in_on_the_values_of_the_three_games() {
        let told = three("2 1").unwrap();
        let value = told["values"][0].as_f64().unwrap();
        assert!((value - 0.522_407_749_927_483).abs() < 1e-12);
        let last = told["steps"].as_array().unwrap().last().unwrap();
        let (low, high) = (last["low"].as_f64().unwrap(), last["high"].as_f64().unwrap());
        assert!(low <= value && value <= high && high - low < 1e-5);
        assert_eq!(told["steps"][2]["written"], "5/8");
        let after = told["rounds"].as_array().unwrap().last().unwrap()[0].as_f64().unwrap();
        assert!(after < value && value - after < 1e-3, "{after}");
    }
}
