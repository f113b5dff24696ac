//! What the tests of a game that is played ask: the theory is what a search finds, no player wins from a lost position,
//! and the reference wins every game that can be won.

use std::cell::RefCell;

use generators::{TestName, TestRng};

use super::{
    Versus, VersusGame,
    knowledge::{Knowledge, Searched, Theory},
    opponent::Judge,
    player::Follower,
    promises::is_lost_all_along,
    referee::Table,
    run::{Opening, Side, Style},
};
use exercise::{
    Generator, Reference,
    interactive::{Opponent, Player, Referee, Seat, Then, converse, meet},
};

fn rng(recipe: &str, index: u64) -> TestRng {
    TestRng::of(9, TestName { exercise: "versus", group: "", recipe, index })
}

/// On every position of these sizes, and on all that are reached from them, the theory says what a search finds: the
/// outcome, every winning move, the length of the game; the reference's move is legal, and wins if any does.
pub fn theory_is_what_a_search_finds<G: VersusGame>(sizes: impl IntoIterator<Item = u64>) {
    let mut compared = 0;
    for start in sizes.into_iter().flat_map(G::of_size) {
        let searched = Searched::<G>::within(&start, usize::MAX).unwrap();
        let theory = Theory::<G>::of(&start);
        let mut waiting = vec![start.clone()];
        while let Some(position) = waiting.pop() {
            compared += 1;
            let winning = searched.winning_moves(&position);
            assert_eq!(theory.is_lost(&position), winning.is_empty(), "{start:?}: {position:?}");
            assert_eq!(theory.winning_moves(&position), winning, "{start:?}: {position:?}");
            assert_eq!(theory.winning_count(&position), winning.len(), "{start:?}: {position:?}");
            the_slowest_moves_leave_most::<G>(&position);
            if G::LENGTHS {
                assert_eq!(theory.plies(&position), searched.plies(&position), "{start:?}: {position:?}");
            }
            let best = G::best(&theory.0, &position);
            assert!(G::moves(&position).contains(&best), "{position:?}: {best:?}");
            assert!(winning.is_empty() || winning.contains(&best), "{position:?}: {best:?}");
            // One way down is enough: every size is begun with all its positions.
            let next = G::moves(&position).into_iter().map(|one| G::play(&position, &one));
            let next: Vec<G::Position> = next.filter(|next| !G::is_over(next)).collect();
            if !next.is_empty() {
                waiting.push(rng("way", compared).pick(&next).clone());
            }
        }
    }
    assert!(compared > 100, "only {compared} positions were compared");
}

/// The slowest moves are those that leave the largest positions.
fn the_slowest_moves_leave_most<G: VersusGame>(position: &G::Position) {
    let mut moves = G::moves(position);
    moves.sort();
    let left = |one: &G::Move| G::size(&G::play(position, one));
    let most = moves.iter().map(left).max();
    moves.retain(|one| Some(left(one)) == most);
    assert_eq!(G::slowest(position), moves, "{position:?}");
}

/// Moves are read as they are written, and every other pair of small numbers is refused with a sentence.
pub fn moves_are_read_as_they_are_written<G: VersusGame>(sizes: impl IntoIterator<Item = u64>) {
    for position in sizes.into_iter().flat_map(G::of_size) {
        let moves = G::moves(&position);
        let mut legal = 0;
        for one in &moves {
            let line = G::write_move(one);
            let read = super::opponent::read_move::<G>(&position, line.as_bytes());
            assert_eq!(read.as_ref(), Ok(one), "{position:?}: {line}");
            assert!(G::size(&G::play(&position, one)) < G::size(&position), "{position:?}: {line}");
        }
        let most = moves.len() as i64 + 3;
        for first in -2..=most {
            for second in if G::MOVE.len() == 1 { 0..=0 } else { -2..=most } {
                match G::read_move(&position, &[first, second][..G::MOVE.len()]) {
                    Ok(one) => {
                        legal += 1;
                        assert!(moves.contains(&one), "{position:?}: {first} {second}");
                    }
                    Err(why) => assert!(!why.is_empty()),
                }
            }
        }
        assert!(legal <= moves.len());
    }
}

/// Who wins a game, and what the judge says of it.
fn winner<G: VersusGame>(game: &Opening<G::Position>, player: &mut dyn Player) -> (Side, bool) {
    let (dialogue, end) = converse(&mut Judge::<G>::new(std::slice::from_ref(game)), player);
    let mut position = game.position.clone();
    let mut mover = game.first;
    for line in dialogue.lines().skip(2).take_while(|line| line.words() != exercise::interactive::GIVEN_UP) {
        let one = super::opponent::read_move::<G>(&position, line.words().as_bytes()).unwrap();
        position = G::play(&position, &one);
        mover = mover.other();
    }
    assert!(G::is_over(&position), "{game:?}: {dialogue}");
    (if G::last_mover_loses(&position) { mover } else { mover.other() }, end.is_ok())
}

/// On every position of these sizes and on so many random ones: whoever plays as the reference wins what can be won, and
/// nobody wins what is lost all along, but is told that the game was good.
pub fn who_should_win_wins<G: VersusGame>(sizes: impl IntoIterator<Item = u64>, random: u64, most: u64) {
    let sizes = sizes.into_iter().flat_map(G::of_size);
    let random = (0..random).map(|index| G::random(&mut rng("position", index), most));
    for (played, position) in sizes.chain(random).enumerate() {
        for (index, style) in Style::ALL.into_iter().enumerate() {
            let first = if (played + index) % 2 == 0 { Side::Program } else { Side::Judge };
            let seed = played as u32;
            let game = Opening { first, position: position.clone(), style, seed };
            let lost = is_lost_all_along::<G>(&game);
            let (reference, good) = winner::<G>(&game, &mut Follower::<G>::perfect());
            assert!(good, "{game:?}");
            if style != Style::Slip {
                assert_eq!(reference == Side::Judge, lost, "{game:?}");
            }
            let chance = RefCell::new(rng("moves", played as u64));
            let any =
                |_: &G::Known, position: &G::Position| chance.borrow_mut().pick(&G::moves(position)).clone();
            let (anybody, good) = winner::<G>(&game, &mut Follower::<G>::new(any));
            if lost {
                assert_eq!((anybody, good), (Side::Judge, true), "{game:?}");
            } else if style != Style::Slip {
                assert_eq!(anybody == Side::Program, good, "{game:?}");
            }
        }
    }
}

/// Of two good players the one wins whom the theory says, and a good player beats anybody from a position that it can win:
/// from both sides, on every position of these sizes.
pub fn a_referee_sees_who_should_win<G: VersusGame>(sizes: impl IntoIterator<Item = u64>) {
    let mut games = 0;
    for position in sizes.into_iter().flat_map(G::of_size) {
        games += 1;
        let winner = |first: &mut dyn Player, second: &mut dyn Player| {
            meet(&mut Table::<G>::new(&position), [first, second]).1
        };
        let should = if Table::<G>::new(&position).first_should_win() { Seat::First } else { Seat::Second };
        assert_eq!(should == Seat::Second, Theory::<G>::of(&position).is_lost(&position), "{position:?}");
        let mut perfect = [Follower::<G>::perfect(), Follower::<G>::perfect()];
        let [first, second] = &mut perfect;
        assert_eq!(winner(first, second), should, "{position:?}");
        let chance = RefCell::new(rng("anybody", games));
        let any = |_: &G::Known, position: &G::Position| chance.borrow_mut().pick(&G::moves(position)).clone();
        let (mut good, mut anybody) = (Follower::<G>::perfect(), Follower::<G>::new(any));
        let against_anybody = match should {
            Seat::First => winner(&mut good, &mut anybody),
            Seat::Second => winner(&mut anybody, &mut good),
        };
        assert_eq!(against_anybody, should, "{position:?}");
    }
    assert!(games > 10, "only {games} games were played");
}

/// The page's game has the same rules: on every position of these sizes that it can show, its moves lead where the legal
/// moves lead, and the same player wins. It shows some at least.
pub fn the_page_has_the_same_rules<G: VersusGame>(sizes: impl IntoIterator<Item = u64>) {
    let game = G::game().expect("it is played on the page");
    let mut compared = 0;
    for position in sizes.into_iter().flat_map(G::of_size) {
        let written =
            |position: &G::Position| game.write_any(&*G::to_page(position)).expect("the page knows it");
        let Ok(mut on_page) = game.from(&written(&position)) else { continue };
        let again = G::from_page(&*game.read_any(&written(&position)).unwrap()).expect("the page's is known");
        assert_eq!(written(&again), written(&position), "{position:?}");
        let mut there: Vec<String> = on_page.moves(0).iter().map(|one| on_page.write(one.to)).collect();
        let mut here: Vec<String> =
            G::moves(&position).iter().map(|one| written(&G::play(&position, one))).collect();
        for moves in [&mut there, &mut here] {
            moves.sort();
            moves.dedup();
        }
        assert_eq!(there, here, "{position:?}");
        let misere = on_page.misere(0);
        assert_eq!(on_page.is_lost(0), Theory::<G>::of(&position).is_lost(&position), "{position:?}");
        for to in here.iter().filter(|to| game.from(to).is_ok_and(|mut after| after.moves(0).is_empty())) {
            let over = G::from_page(&*game.read_any(to).unwrap()).unwrap();
            assert!(G::is_over(&over) && G::last_mover_loses(&over) == misere, "{position:?}: {to}");
        }
        compared += 1;
    }
    assert!(compared > 10, "only {compared} positions were compared");
}

/// The judge says the same again, whoever asks, and its first fault is the player's.
pub fn a_run_is_the_same_again<G: VersusGame>() {
    for index in 0..50 {
        let games = Versus::<G>::small(&mut rng("small", index));
        assert_eq!(Versus::<G>::solve(&games), Versus::<G>::solve(&games));
        let mut judge = Judge::<G>::new(&games);
        let mut turn = judge.begin();
        if turn.then == Then::Listen {
            turn = judge.hear(b"x");
            let Then::End(Err(why)) = &turn.then else { panic!("{turn:?}") };
            assert!(why.to_string().contains("the line \"x\": \"x\" isn't an integer"), "{why}");
        }
    }
}
