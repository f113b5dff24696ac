//! What holds of every game to play, whichever exercise it belongs to. That its theory and its moves are right is tested
//! in the exercise's own `game.rs`.

use std::collections::BTreeSet;

use exercise::play::{AnyGame, Size, Slips, Touched, View, Wish};
use generators::{TestName, TestRng};

fn games() -> impl Iterator<Item = (&'static str, &'static dyn AnyGame)> {
    problems::CATALOGUE.iter().filter_map(|exercise| Some((exercise.folder(), exercise.game()?)))
}

fn begin(game: &dyn AnyGame, seed: u64) -> String {
    game.begin(Wish::default(), &mut rng(seed)).unwrap()
}

fn rng(seed: u64) -> TestRng {
    TestRng::of(seed, TestName { exercise: "a game", group: "tests", recipe: "begin", index: 0 })
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
                let reply = game.reply(&position, None).unwrap();
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
            let near = view.over || game.reply(&position, None).unwrap().plies.is_some();
            if near {
                assert_eq!(game.search(&position).unwrap().lost, view.lost, "{folder} {position}");
                compared += 1;
            }
            if view.over {
                break;
            }
            position = game.reply(&position, None).unwrap().moved.position;
        }
        assert!(compared > 1, "{folder}");
    }
}

fn parts(view: &View) -> Vec<u16> {
    view.drawing.parts().into_iter().map(|part| part.id).collect()
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
            let reply = game.reply(&position, None).unwrap();
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

#[test]
fn a_puzzle_has_a_single_winning_move_and_is_the_same_for_everybody() {
    let wish = Wish { single: true, size: None };
    let mut without = Vec::new();
    for (folder, game) in games() {
        for seed in 0..4 {
            let Ok(position) = game.begin(wish, &mut rng(seed)) else {
                without.push(folder);
                continue;
            };
            assert_eq!(game.begin(wish, &mut rng(seed)).unwrap(), position, "{folder}");
            let mut known = game.from(&position).unwrap();
            let to: BTreeSet<usize> = known.moves(0).into_iter().map(|one| one.to).collect();
            let winning = to.iter().filter(|&&to| known.is_lost(to)).count();
            assert_eq!(winning, 1, "{folder} {position}");
        }
    }
    without.dedup();
    // In Empty and Divide an even box divides into odd parts in more ways than one; such games are few.
    assert!(8 * without.len() < games().count(), "{without:?}");
}

#[test]
fn large_positions_have_more_moves_than_small_ones() {
    let mut larger = 0;
    for (folder, game) in games() {
        let moves = |size| {
            let wish = Wish { single: false, size: Some(size) };
            let position = game.begin(wish, &mut rng(9)).unwrap();
            game.from(&position).unwrap().moves(0).len()
        };
        let (small, large) = (moves(Size::Small), moves(Size::Large));
        assert!(small <= large && small > 0, "{folder}: {small}, {large}");
        larger += usize::from(small < large);
    }
    assert!(10 * larger > 9 * games().count(), "{larger}");
}

#[test]
fn what_a_touch_would_change_is_drawn_and_is_what_the_move_changes() {
    for (folder, game) in games() {
        let position = begin(game, 3);
        let view = game.view(&position, &[], false).unwrap();
        let ids = parts(&view);
        for take in &view.takes {
            assert!(!take.changes.is_empty(), "{folder} {position}: {} changes nothing", take.part);
            assert!(take.changes.iter().all(|part| ids.contains(part)), "{folder}: a part is not drawn");
            let mut touched = game.touch(&position, &[], take.part).unwrap();
            if let Touched::Chosen(chosen) = &touched {
                touched = game.touch(&position, chosen, take.part).unwrap();
            }
            match touched {
                Touched::Moved(moved) => assert_eq!(moved.changes, take.changes, "{folder}"),
                _ => panic!("{folder} {position}: {} makes no move", take.part),
            }
        }
        // A move of two touches: after the first, others may say what they make.
        let reply = game.reply(&position, None).unwrap();
        if let [first, second] = reply.moved.touches[..] {
            let view = game.view(&position, &[first], false).unwrap();
            let told = view.takes.iter().find(|take| take.part == second);
            assert!(told.is_none_or(|take| !take.changes.is_empty()), "{folder}");
        }
    }
}

#[test]
fn a_fallible_machine_makes_mistakes_and_no_other_does() {
    let mut mistakes = 0;
    for (folder, game) in games() {
        for seed in 0..4 {
            let position = begin(game, seed);
            let mut always = rng(seed);
            let slip = Slips { percent: 100, rng: &mut always };
            mistakes += u32::from(game.reply(&position, Some(slip)).unwrap().moved.mistake);
            let mut never = rng(seed);
            let sure = Slips { percent: 0, rng: &mut never };
            assert!(!game.reply(&position, Some(sure)).unwrap().moved.mistake, "{folder} {position}");
        }
    }
    assert!(mistakes > 20, "{mistakes}");
}
