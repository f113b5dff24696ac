//! What holds of every game to play, whichever exercise it belongs to. That its theory and its moves are right is tested
//! in the exercise's own `game.rs`.

use std::collections::BTreeSet;

use exercise::play::{AnyGame, Drawing, Touched, View};
use generators::{TestName, TestRng};

fn games() -> impl Iterator<Item = (&'static str, &'static dyn AnyGame)> {
    problems::CATALOGUE.iter().filter_map(|exercise| Some((exercise.folder(), exercise.game()?)))
}

fn begin(game: &dyn AnyGame, seed: u64) -> String {
    game.begin(&mut TestRng::of(
        seed,
        TestName { exercise: "a game", group: "tests", recipe: "begin", index: 0 },
    ))
}

#[test]
fn exercises_have_games() {
    assert!(games().count() >= 26);
}

#[test]
fn what_the_machine_has_won_it_wins_until_the_end() {
    for (folder, game) in games() {
        for seed in 0..6 {
            let mut position = begin(game, seed);
            let mut won_since = None;
            // The machine plays both sides.
            for turn in 0.. {
                assert!(turn < 400, "{folder}: the game does not end");
                let view = game.view(&position, &[], false).unwrap();
                if view.over {
                    break;
                }
                match won_since {
                    Some(since) => assert_eq!(!view.lost, (turn - since) % 2 == 0, "{folder} {position}"),
                    None => won_since = (!view.lost).then_some(turn),
                }
                let reply = game.reply(&position).unwrap();
                assert!(!reply.moved.mistake, "{folder} {position}");
                position = reply.moved.position;
            }
        }
    }
}

#[test]
fn the_last_positions_of_a_game_are_lost_or_won_as_a_search_finds() {
    for (folder, game) in games() {
        let mut position = begin(game, 9);
        let mut compared = 0;
        loop {
            let view = game.view(&position, &[], false).unwrap();
            // Before that, a search may take long.
            let near = view.over || game.reply(&position).unwrap().plies.is_some();
            if near {
                assert_eq!(game.search(&position).unwrap().lost, view.lost, "{folder} {position}");
                compared += 1;
            }
            if view.over {
                break;
            }
            position = game.reply(&position).unwrap().moved.position;
        }
        assert!(compared > 1, "{folder}");
    }
}

fn parts(view: &View) -> Vec<u16> {
    match &view.drawing {
        Drawing::Piles { piles } => piles.iter().flat_map(|pile| &pile.parts).map(|part| part.id).collect(),
        Drawing::Row { parts } => parts.iter().map(|part| part.id).collect(),
        Drawing::Board { rows } => rows.iter().flatten().map(|part| part.id).collect(),
    }
}

#[test]
fn a_part_is_refused_with_a_sentence_unless_a_move_has_it() {
    let mut refusing = 0;
    for (folder, game) in games() {
        let mut refused = 0;
        for seed in 0..8 {
            let position = begin(game, seed);
            let view = game.view(&position, &[], false).unwrap();
            let ids = parts(&view);
            assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{folder}: parts share a number");
            assert!(view.open.iter().all(|part| ids.contains(part)), "{folder}: a part is not drawn");
            for part in ids {
                let touched = game.touch(&position, &[], part).unwrap();
                let open = view.open.contains(&part);
                assert_eq!(matches!(touched, Touched::Refused(_)), !open, "{folder} {position} {part}");
                if let Touched::Refused(sentence) = touched {
                    assert!(!sentence.vi().is_empty() && !sentence.en().is_empty(), "{folder}");
                    refused += 1;
                }
            }
        }
        refusing += usize::from(refused > 0);
    }
    // In a few games every part that is drawn at the start may belong to a move.
    assert!(refusing >= 22, "{refusing} games refuse something");
}

#[test]
fn touching_the_parts_of_a_move_makes_it_in_any_order() {
    for (folder, game) in games() {
        for seed in 0..8 {
            let position = begin(game, seed);
            let reply = game.reply(&position).unwrap();
            let mut touched = Vec::new();
            let mut made = None;
            for &part in reply.moved.touches.iter().rev() {
                match game.touch(&position, &touched, part).unwrap() {
                    Touched::Chosen(now) => touched = now,
                    Touched::Moved(moved) => made = Some(moved.position),
                    Touched::Refused(sentence) => panic!("{folder} {position}: {sentence:?}"),
                }
            }
            if made.is_none()
                && let Touched::Moved(moved) = game.touch(&position, &touched, touched[0]).unwrap()
            {
                made = Some(moved.position);
            }
            assert_eq!(made, Some(reply.moved.position), "{folder} {position}");
        }
    }
}

#[test]
fn positions_from_an_address_are_checked() {
    for (folder, game) in games() {
        for nonsense in
            ["", "x", "-", "1", "1.", "99999999999999999999", "1-", "-1.2", "3-3-", "0", "é", "2222", "1,1-3"]
        {
            if let Ok(view) = game.view(nonsense, &[], true) {
                assert_eq!(view.position, nonsense, "{folder}");
            }
        }
    }
}
