//! What the page shows of a small position is what a search by the rules alone finds, and the rules are those of the
//! exercise.

use std::collections::BTreeSet;

use problems::Case;

use super::{
    board::*, endgame::look_ahead, moore::Moore, nim::*, piles::*, row::*, splits::*, taking::Taken, *,
};
use crate::catalogue;

/// The search of everything ahead of some positions agrees with the theory of the game, and texts give positions back.
fn agrees<Game: Play>(game: &Game, starts: impl IntoIterator<Item = String>) {
    let mut compared = 0;
    for start in starts {
        let start = game.read(&start).unwrap_or_else(|refusal| panic!("{start}: {refusal:?}"));
        let known = look_ahead(game, &start, usize::MAX).unwrap();
        let values = known.values();
        for position in known.positions() {
            assert_eq!(known.is_lost(position), Some(game.is_lost(position)), "{position:?}");
            if let Some(value) = game.value(position) {
                let values = values.as_ref().expect("a game with values does not go round in circles");
                assert_eq!(values[position], value, "{position:?}");
            }
            assert_eq!(game.read(&game.write(position)).as_ref(), Ok(position));
            compared += 1;
        }
    }
    assert!(compared > 100, "only {compared} positions were compared");
}

/// Every row of so many zeros and ones.
fn rows(length: usize) -> impl Iterator<Item = String> {
    (0..1 << length).map(move |row: u32| format!("{row:0length$b}"))
}

#[test]
fn takes_from_piles_are_what_the_search_finds() {
    agrees(&Taken(MisereTakeAway), (1..8).map(|most| format!("40-{most}")));
    let sets = ["1,2", "1,3,4", "2,3", "1,4,9", "2,5,6,9", "3", "3,5,7,11,13", "1,2,3,5,8,13"];
    agrees(&Taken(Subtraction { piles: 1 }), sets.map(|set| format!("{set}-40")));
    agrees(&Taken(Subtraction { piles: 3 }), sets.map(|set| format!("{set}-9.8.7")));
    agrees(&AT_MOST_HALF, ["14.11.9".into(), "60".into()]);
    agrees(&DIM_PLUS, ["14.12.9".into(), "60".into()]);
    agrees(&EVEN_ODD, ["14.11.9".into(), "60".into()]);
    agrees(&AT_LEAST_HALF, ["14.11.9".into(), "60".into()]);
    agrees(&Taken(Sum), ["E11.H12.N9".into(), "E8.E7.N5.H6".into()]);
}

#[test]
fn dynamic_subtraction_is_what_the_search_finds() {
    agrees(&dynamic::DYNAMIC_SUBTRACTION, (2..=60).map(|tokens| format!("{tokens}-{}", tokens - 1)));
    agrees(&dynamic::FIBONACCI_NIM, (2..=60).map(|tokens| format!("{tokens}-{}", tokens - 1)));
}

#[test]
fn nims_are_what_the_search_finds() {
    agrees(&Taken(MisereNim), ["7.6.5".into(), "3.3.3.3.2".into()]);
    agrees(&Taken(PokerNim), ["3-2-2.1.3".into(), "0-3-4.4".into(), "4-0-1.5".into(), "2-2-3.2.1".into()]);
    agrees(&Moore, ["1-5.6.7".into(), "2-4.4.4.4".into(), "3-3.3.3.3.3".into(), "2-7.6.5".into()]);
}

#[test]
fn splits_are_what_the_search_finds() {
    agrees(&Grundy { piles: 3 }, ["20".into(), "9.8.7".into(), "5.8.13".into()]);
    agrees(&Rims, ["3.4.5".into(), "8.3".into(), "9".into()]);
}

#[test]
fn rows_are_what_the_search_finds() {
    agrees(&InRow(Turtles), rows(9));
    agrees(&InRow(Kayles), [14, 13].map(|pins| "1".repeat(pins)));
    agrees(&InRow(Dawson), [17, 18].map(|cells| "0".repeat(cells)));
    agrees(&coins::TWINS, rows(9));
    agrees(&coins::RULER, rows(9));
    agrees(&coins::GRUNT, rows(11).step_by(7));
}

#[test]
fn boards_are_what_the_search_finds() {
    agrees(&Chomp, ["5.5.5.5.5".into(), "3.3.3.3.3.3.3.3".into(), "8.8".into()]);
    agrees(&Queen, ["15.15".into()]);
    agrees(&Wythoff, ["0-15.15".into(), "1-15.15".into()]);
    agrees(
        &Corners,
        (0..1 << 9).map(|board: u32| {
            let digits = format!("{board:09b}");
            format!("{}.{}.{}", &digits[..3], &digits[3..6], &digits[6..])
        }),
    );
}

/// The answers to an input that its checker accepts, among all those that `write` makes of a position and its moves,
/// are the winning moves; and a legal move that does not win is refused as such.
fn same_rules<Game: Play>(
    game: &Game,
    folder: &str,
    start: &str,
    input: impl Fn(&Game::Position) -> Option<String>,
    answer: impl Fn(&Game::Position, &Move<Game::Position>) -> String,
) {
    let start = game.read(start).unwrap();
    let known = look_ahead(game, &start, usize::MAX).unwrap();
    let mut moves_compared = 0;
    for position in known.positions() {
        let Some(input) = input(position) else { continue };
        let case: Box<dyn Case> = (catalogue::find(folder).unwrap().read)(input.as_bytes()).unwrap();
        let legal: Vec<(String, bool)> =
            game.moves(position).iter().map(|one| (answer(position, one), game.is_lost(&one.to))).collect();
        for (answer, wins) in &legal {
            match case.check(answer.as_bytes()) {
                Ok(()) => assert!(wins, "{position:?}: {answer:?} is accepted and does not win"),
                Err(refusal) => {
                    let refusal = refusal.to_string();
                    assert!(!wins, "{position:?}: {answer:?} wins: {refusal}");
                    let legal = [
                        "the move is legal",
                        "the position is lost",
                        "takes the poisoned cell",
                        "takes the last",
                    ];
                    let told = legal.iter().any(|words| refusal.contains(words));
                    assert!(told, "{position:?}: {answer:?} is legal: {refusal}");
                }
            }
            moves_compared += 1;
        }
        // Every answer of the exercise that wins is among the moves.
        let written: BTreeSet<Vec<&str>> =
            legal.iter().map(|(answer, _)| answer.split_whitespace().collect()).collect();
        for rival in case.rivals().into_iter().filter(|rival| case.check(rival).is_ok()) {
            let rival = String::from_utf8(rival).unwrap();
            let rival: Vec<&str> = rival.split_whitespace().collect();
            let lost = matches!(rival[..], ["0"]);
            assert!(lost == game.is_lost(position), "{position:?}: {rival:?}");
            assert!(lost || written.contains(&rival), "{position:?}: {rival:?} is no move of the game");
        }
    }
    assert!(moves_compared > 100, "only {moves_compared} moves were compared");
}

#[test]
fn moves_are_those_of_the_exercises() {
    same_rules(
        &Taken(MisereTakeAway),
        "bai9_01_misere_take_away",
        "30-4",
        |&(counters, most)| (most <= counters).then(|| format!("{counters} {most}\n")),
        |(counters, _), one| format!("1 {}", counters - one.to.0),
    );
    same_rules(
        &Chomp,
        "bai9_03_chomp",
        "3.3.3.3",
        |heights| (heights[0] > 0).then(|| format!("3 4 1\n{}\n", text::joined(heights, " "))),
        |_, one| {
            let part = usize::from(one.touches[0]);
            format!("1 {} {}", part % 32, part / 32)
        },
    );
    same_rules(
        &Taken(PokerNim),
        "bai9_06_poker_nim",
        "2-1-2.2",
        |(held, opposing, piles)| {
            Some(format!("{} {held} {opposing}\n{}\n", piles.len(), text::joined(piles, " ")))
        },
        |(_, _, before), one| {
            let pile = (0..before.len()).find(|&pile| before[pile] != one.to.2[pile]).unwrap();
            format!("1 {} {}", pile + 1, one.to.2[pile])
        },
    );
    same_rules(
        &InRow(Turtles),
        "bai9_07_turning_turtles",
        "1111111",
        |row| Some(format!("{}\n{}\n", row.len(), text::zeros_and_ones(row))),
        |_, one| {
            let x = one.touches.last().unwrap();
            let y = one.touches.iter().find(|part| *part != x).unwrap_or(&0);
            format!("1 {x} {y}")
        },
    );
    same_rules(
        &Moore,
        "bai9_08_moore_nim",
        "2-3.3.4",
        |(k, piles)| piles.iter().all(|&pile| pile > 0).then(|| format!("{k} {}\n", text::joined(piles, " "))),
        |_, one| format!("1 {}", text::joined(&one.to.1, " ")),
    );
    same_rules(
        &Taken(Sum),
        "bai9_16_sum_of_games",
        "E7.H6.N4",
        |piles| {
            let lines: String = piles.iter().map(|(letter, size)| format!("{letter} {size}\n")).collect();
            Some(format!("{}\n{lines}", piles.len()))
        },
        |before, one| {
            let pile = (0..before.len()).find(|&pile| before[pile] != one.to[pile]).unwrap();
            format!("1 {} {}", pile + 1, one.to[pile].1)
        },
    );
    same_rules(
        &InRow(Kayles),
        "bai9_18_kayles",
        "111111111",
        |row| Some(format!("{}\n{}\n", row.len(), text::zeros_and_ones(row))),
        |_, one| format!("1 {} {}", one.touches.len(), one.touches[0]),
    );
    same_rules(
        &InRow(Dawson),
        "bai9_20_dawson",
        "0000000000",
        |row| Some(format!("{}\n{}\n", row.len(), text::zeros_and_ones(row))),
        |_, one| format!("1 {}", one.touches[0]),
    );
    same_rules(
        &Taken(MisereNim),
        "misere_nim",
        "4.3.3",
        |piles| {
            piles
                .iter()
                .any(|&pile| pile > 0)
                .then(|| format!("{}\n{}\n", piles.len(), text::joined(piles, " ")))
        },
        |before, one| {
            let pile = (0..before.len()).find(|&pile| before[pile] != one.to[pile]).unwrap();
            format!("1 {} {}", pile + 1, one.to[pile])
        },
    );
    for rule in 0..2 {
        same_rules(
            &Wythoff,
            "wythoff",
            &format!("{rule}-7.8"),
            |&(misere, (a, b))| (!misere || a + b > 0).then(|| format!("{rule} {a} {b}\n")),
            |_, one| format!("1 {} {}", one.to.1.0, one.to.1.1),
        );
    }
}

#[test]
fn coins_and_loops_move_as_in_the_exercises() {
    // Here the answer begins with the value, or does not tell the whole move.
    fn coin_rules<Game: Play<Position = Vec<bool>>>(
        game: &Game,
        folder: &str,
        start: &str,
        first: usize,
        turn: fn(&[u16], &[u16]) -> Vec<u16>,
    ) {
        let start = game.read(start).unwrap();
        let known = look_ahead(game, &start, usize::MAX).unwrap();
        for row in known.positions().filter(|row| !game.is_lost(row)) {
            let n = row.len() + first - 1;
            let input = format!("{n}\n{}\n", text::zeros_and_ones(row));
            let case = (catalogue::find(folder).unwrap().read)(input.as_bytes()).unwrap();
            let value = game.value(row).unwrap();
            for one in game.moves(row) {
                let changed: Vec<u16> = (0..row.len())
                    .filter(|&index| row[index] != one.to[index])
                    .map(|index| (index + first) as u16)
                    .collect();
                let answer = format!("{value} {}", text::joined(turn(&one.touches, &changed), " "));
                match case.check(answer.as_bytes()) {
                    Ok(()) => assert!(game.is_lost(&one.to), "{row:?}: {answer}"),
                    Err(refusal) => {
                        assert!(!game.is_lost(&one.to), "{row:?}: {answer}: {refusal}");
                        assert!(
                            refusal.to_string().contains("the move is legal"),
                            "{row:?}: {answer}: {refusal}"
                        );
                    }
                }
            }
        }
    }
    coin_rules(&coins::TWINS, "bai9_22_twins", "11111111", 0, |touched, _| vec![touched[1], touched[0]]);
    coin_rules(&coins::RULER, "bai9_23_ruler", "11111111", 1, |_, changed| {
        vec![changed[0], changed[changed.len() - 1]]
    });
    coin_rules(&coins::GRUNT, "bai9_24_grunt", "1111111111", 0, |_, changed| vec![changed[3], changed[1]]);

    let rims = look_ahead(&Rims, &vec![3, 4, 2], usize::MAX).unwrap();
    for regions in rims.positions().filter(|regions| regions.iter().all(|&dots| dots > 0)) {
        let input = format!("{}\n{}\n", regions.len(), text::joined(regions, " "));
        let case = (catalogue::find("bai9_19_rims").unwrap().read)(input.as_bytes()).unwrap();
        for one in Rims.moves(regions) {
            let (region, first) = taking::place(one.touches[0]);
            let (_, last) = taking::place(one.touches[one.touches.len() - 1]);
            let answer = format!("1 {} {} {}", region + 1, first - 1, regions[region] - last);
            assert_eq!(case.check(answer.as_bytes()).is_ok(), Rims.is_lost(&one.to), "{regions:?}: {answer}");
        }
    }
}

#[test]
fn the_machine_wins_what_is_won_and_a_lost_game_takes_it_longest() {
    for (folder, game) in GAMES {
        for seed in 0..6 {
            let mut position = game.begin(seed);
            let mut machine_must_win = None;
            // The machine plays both sides: what it wins once it wins until the end.
            for turn in 0.. {
                assert!(turn < 400, "{folder}: the game does not end");
                let view = game.view(&position, &[], false).unwrap();
                if view.over {
                    break;
                }
                let mover_wins = !view.lost;
                if let Some((since, winner)) = machine_must_win {
                    assert_eq!(mover_wins, (turn - since) % 2 == 0, "{folder} {position}: winner {winner}");
                } else if mover_wins {
                    machine_must_win = Some((turn, turn % 2));
                }
                let reply = game.reply(&position).unwrap();
                assert!(!reply.moved.mistake, "{folder} {position}");
                position = reply.moved.position;
            }
        }
    }
    // Nim with 1, 2, 3 is lost; the longest resistance takes six moves in all, one counter each time.
    let known = look_ahead(&Taken(MisereNim), &vec![1, 2, 3], usize::MAX).unwrap();
    let longest = Taken(MisereNim).moves(&vec![1, 2, 3]).iter().filter_map(|one| known.plies(&one.to)).max();
    let reply = find("misere_nim").unwrap().reply("1.2.3").unwrap();
    assert_eq!(reply.plies, longest);
}

#[test]
fn touching_the_parts_of_a_move_makes_it_in_any_order_and_other_parts_are_refused() {
    for (folder, game) in GAMES {
        let mut refused = 0;
        for seed in 0..8 {
            let position = game.begin(seed);
            let view = game.view(&position, &[], false).unwrap();
            let ids: Vec<u16> = match &view.drawing {
                Drawing::Piles { piles } => {
                    piles.iter().flat_map(|pile| &pile.parts).map(|part| part.id).collect()
                }
                Drawing::Row { parts } => parts.iter().map(|part| part.id).collect(),
                Drawing::Board { rows } => rows.iter().flatten().map(|part| part.id).collect(),
            };
            assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{folder}: parts share a number");
            assert!(
                view.open.iter().all(|part| ids.contains(part)),
                "{folder}: a move has a part that is not drawn"
            );
            for &part in &ids {
                match game.touch(&position, &[], part).unwrap() {
                    Touched::Refused(sentence) => {
                        refused += 1;
                        assert!(
                            !view.open.contains(&part) && !sentence.vi().is_empty(),
                            "{folder} {position} {part}"
                        );
                    }
                    _ => assert!(view.open.contains(&part), "{folder} {position} {part}"),
                }
            }
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
        // In these, every part that is drawn at the start may belong to a move.
        let always = ["bai9_06_poker_nim", "bai9_08_moore_nim", "bai9_19_rims", "misere_nim"];
        assert!(refused > 0 || always.contains(folder), "{folder}: nothing was refused");
    }
}

#[test]
fn positions_from_an_address_are_checked() {
    for (folder, game) in GAMES {
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
fn the_page_offers_every_game() {
    let script = include_str!("../../../assets/app.js");
    for (folder, _) in GAMES {
        assert!(script.contains(&format!("\"{folder}\"")), "{folder} is missing in app.js");
    }
}
