//! What the tests of a game ask: that its theory is what a search finds, and that its moves are those of the exercise.

use std::collections::BTreeSet;

use super::{coins::CoinRow, row::OnRow};
use crate::shared::coins::{CoinGame, CoinTurning};
use exercise::{
    AnyExercise, Complete, Erased,
    play::{
        AnyGame, Game, Met, Move, Positions,
        endgame::look_ahead,
        text::{joined, zeros_and_ones},
    },
};

/// The search of everything ahead of some positions agrees with the theory of the game, and texts give positions back.
pub fn agrees(game: &dyn AnyGame, starts: impl IntoIterator<Item = impl AsRef<str>>) {
    let mut compared = BTreeSet::new();
    for start in starts {
        let start = start.as_ref();
        if compared.contains(start) {
            continue;
        }
        let mut known = game.from(start).unwrap_or_else(|refusal| panic!("{start}: {refusal:?}"));
        let ahead = look_ahead(&mut *known, usize::MAX).unwrap();
        let values = ahead.values();
        for position in 0..known.count() {
            let text = known.write(position);
            assert_eq!(ahead.is_lost(position), Some(known.is_lost(position)), "{text}");
            if let Some(value) = known.value(position) {
                let values = values.as_ref().expect("a game with values does not go round in circles");
                assert_eq!(values[position], value, "{text}");
            }
            assert_eq!(game.from(&text).unwrap().write(0), text);
            compared.insert(text);
        }
    }
    assert!(compared.len() > 100, "only {} positions were compared", compared.len());
}

/// Every position that can be reached.
pub fn reached<G: Game>(game: &G, start: &str) -> Vec<G::Position> {
    let mut known = Met::new(game, game.read(start).unwrap());
    look_ahead(&mut known, usize::MAX).unwrap();
    (0..known.count()).map(|number| known.position(number).clone()).collect()
}

/// How a checker refuses a legal move that does not win.
const LEGAL: [&str; 4] =
    ["the move is legal", "the position is lost", "takes the poisoned cell", "takes the last"];

/// The answers to an input that the exercise's checker accepts, among all those that `answer` makes of a position and
/// its moves, are the winning moves; a legal move that does not win is refused as such. Positions for which `input`
/// gives nothing are left out.
pub fn same_rules<E: Complete, G: Game>(
    game: &G,
    start: &str,
    input: impl Fn(&G::Position) -> Option<String>,
    answer: impl Fn(&G::Position, &Move<G::Position>) -> String,
) {
    let mut compared = 0;
    for position in reached(game, start) {
        let Some(input) = input(&position) else { continue };
        let case = Erased::<E>::new().read(input.as_bytes()).unwrap();
        let moves = game.moves(&position);
        let legal: Vec<(String, bool)> =
            moves.iter().map(|one| (answer(&position, one), game.is_lost(&one.to))).collect();
        for (answer, wins) in &legal {
            match case.check(answer.as_bytes()) {
                Ok(()) => assert!(wins, "{position:?}: {answer:?} is accepted and does not win"),
                Err(refusal) => {
                    let refusal = refusal.to_string();
                    assert!(!wins, "{position:?}: {answer:?} wins: {refusal}");
                    let told = LEGAL.iter().any(|words| refusal.contains(words));
                    assert!(told, "{position:?}: {answer:?} is legal: {refusal}");
                }
            }
            compared += 1;
        }
        // Every answer of the exercise that wins is among the moves.
        let written: BTreeSet<Vec<&str>> =
            legal.iter().map(|(answer, _)| answer.split_whitespace().collect()).collect();
        for candidate in case.candidates().into_iter().filter(|candidate| case.check(candidate).is_ok()) {
            let candidate = String::from_utf8(candidate).unwrap();
            let candidate: Vec<&str> = candidate.split_whitespace().collect();
            let lost = matches!(candidate[..], ["0"]);
            assert!(lost == game.is_lost(&position), "{position:?}: {candidate:?}");
            assert!(lost || written.contains(&candidate), "{position:?}: {candidate:?} is no move of the game");
        }
    }
    assert!(compared > 100, "only {compared} moves were compared");
}

/// Every row of so many zeros and ones, that of ones first: from it most others are reached.
pub fn rows(length: usize) -> impl Iterator<Item = String> {
    (0..1 << length).rev().map(move |row: u32| format!("{row:0length$b}"))
}

/// As [`same_rules`] for a coin-turning exercise: its answer begins with the value, and `turn` makes the numbers of a
/// move of the coins that are touched for it and of those that it changes.
pub fn coin_rules<Rule: CoinGame>(
    game: &OnRow<CoinRow<Rule>>,
    start: &str,
    turn: fn(&[u16], &[u16]) -> Vec<u16>,
) {
    for row in reached(game, start).into_iter().filter(|row| !game.is_lost(row)) {
        let n = row.len() + Rule::FIRST - 1;
        let input = format!("{n}\n{}\n", zeros_and_ones(&row));
        let case = Erased::<CoinTurning<Rule>>::new().read(input.as_bytes()).unwrap();
        let value = game.value(&row).unwrap();
        for one in game.moves(&row) {
            let changed: Vec<u16> = (0..row.len())
                .filter(|&index| row[index] != one.to[index])
                .map(|index| (index + Rule::FIRST) as u16)
                .collect();
            let answer = format!("{value} {}", joined(turn(&one.touches, &changed), " "));
            match case.check(answer.as_bytes()) {
                Ok(()) => assert!(game.is_lost(&one.to), "{row:?}: {answer}"),
                Err(refusal) => {
                    let refusal = refusal.to_string();
                    assert!(!game.is_lost(&one.to), "{row:?}: {answer}: {refusal}");
                    assert!(refusal.contains(LEGAL[0]), "{row:?}: {answer}: {refusal}");
                }
            }
        }
    }
}
