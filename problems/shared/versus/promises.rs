//! What groups of tests promise of their runs.

use checkers::{Sentence, say};

use super::{
    VersusGame,
    knowledge::{Knowledge, Theory},
    opponent::Judge,
    player::Follower,
    run::{Opening, Side, Style},
};
use exercise::{
    Promise,
    interactive::{GAME, converse},
};

type Games<G> = Vec<Opening<<G as VersusGame>::Position>>;

/// The promises that every game has.
pub fn of_runs<G: VersusGame>() -> Vec<Promise<Games<G>>> {
    vec![
        Promise { name: "a_fifth_is_lost", keeps: a_fifth_is_lost::<G> },
        Promise { name: "first_and_won", keeps: first_and_won::<G> },
        Promise { name: "second", keeps: second::<G> },
        Promise { name: "handed", keeps: handed::<G> },
    ]
}

/// Whether whoever moves first loses.
pub fn is_lost<G: VersusGame>(position: &G::Position) -> bool {
    Theory::<G>::of(position).is_lost(position)
}

/// Whether the program loses all along, whatever it does.
pub fn is_lost_all_along<G: VersusGame>(opening: &Opening<G::Position>) -> bool {
    opening.style != Style::Slip && is_lost::<G>(&opening.position) == (opening.first == Side::Program)
}

fn a_fifth_is_lost<G: VersusGame>(games: &Games<G>) -> Result<(), Sentence> {
    let (lost, all) = (games.iter().filter(|game| is_lost_all_along::<G>(game)).count(), games.len());
    match 5 * lost >= all {
        true => Ok(()),
        false => Err(say!(
            vi "chỉ có {lost} trong {all} ván là thua từ đầu đến cuối, chưa đến một phần năm",
            en "{lost} of {all} games are lost all along, less than a fifth",
        )),
    }
}

/// The first game that breaks a promise, by its number.
fn each<G: VersusGame>(
    games: &Games<G>,
    keeps: impl Fn(&Opening<G::Position>) -> Result<(), Sentence>,
) -> Result<(), Sentence> {
    games.iter().enumerate().try_for_each(|(index, game)| {
        keeps(game).map_err(|why| {
            let game = GAME.number(index + 1);
            say!(vi "{game}: {why}", en "{game}: {why}"; game, why)
        })
    })
}

fn first_and_won<G: VersusGame>(games: &Games<G>) -> Result<(), Sentence> {
    each::<G>(games, |game| match game.first == Side::Program && !is_lost::<G>(&game.position) {
        true => Ok(()),
        false => Err(say!(
            vi "không phải là ván chương trình đi trước ở một thế thắng",
            en "the program doesn't begin in a won position",
        )),
    })
}

fn second<G: VersusGame>(games: &Games<G>) -> Result<(), Sentence> {
    each::<G>(games, |game| match game.first {
        Side::Judge => Ok(()),
        Side::Program => Err(say!(vi "chương trình đi trước", en "the program moves first")),
    })
}

/// The judge begins with the better position and gives it away: the reference wins.
fn handed<G: VersusGame>(games: &Games<G>) -> Result<(), Sentence> {
    each::<G>(games, |game| match is_handed::<G>(game) {
        true => Ok(()),
        false => Err(say!(
            vi "trình chấm không đánh mất thế thắng nào",
            en "the judge gives no won position away",
        )),
    })
}

/// Whether a game is one that the judge has won at first and gives away when it meets the reference.
pub fn is_handed<G: VersusGame>(game: &Opening<G::Position>) -> bool {
    if game.style != Style::Slip || is_lost::<G>(&game.position) != (game.first == Side::Program) {
        return false;
    }
    // Somebody who makes the reference's moves has a winning one at some time.
    let mut handed = false;
    let mut player = Follower::<G>::new(|known, position| {
        handed |= !G::is_lost(known, position);
        G::best(known, position)
    });
    let games = std::slice::from_ref(game);
    let (_, end) = converse(&mut Judge::<G>::new(games), &mut player);
    drop(player);
    end.is_ok() && handed
}
