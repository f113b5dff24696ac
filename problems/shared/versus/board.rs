//! The judge at the board of a page: it makes the same moves there as against a program.

use checkers::{Sentence, say};

use super::{
    VersusGame,
    knowledge::Theory,
    run::{Opening, STYLES, Side, Style},
    style::Hand,
};
use exercise::play::AnyGame;

/// As [`exercise::Exercise::judge_moves_to`].
pub fn judge_moves_to<G: VersusGame>(
    game: &dyn AnyGame,
    style: &str,
    seed: u32,
    asked: &[String],
) -> Result<String, Sentence> {
    let positions = asked.iter().map(|position| read::<G>(game, position)).collect::<Result<Vec<_>, _>>()?;
    let known = STYLES.iter().position(|known| *known == style);
    let (Some(style), Some(first), Some(last)) = (known, positions.first(), positions.last()) else {
        return Err(say!(vi "trình chấm không chơi như vậy", en "the judge doesn't play like that"));
    };
    // A position that somebody set up by hand may be one without a move.
    if positions.iter().any(|position| G::is_over(position) || G::moves(position).is_empty()) {
        return Err(say!(vi "ván này đã kết thúc", en "this game is over"));
    }
    let style = Style::ALL[style];
    let opening = Opening { first: Side::Judge, position: first.clone(), style, seed };
    let mut hand = Hand::new::<G>(&opening);
    // Nothing is remembered between two moves, so the earlier ones are chosen again.
    let chosen = positions.iter().map(|position| hand.choose::<G>(&Theory::of(position), position)).last();
    let after = chosen.map(|one| G::play(last, &one));
    after.and_then(|after| game.write_any(&*G::to_page(&after))).ok_or_else(other_positions)
}

fn read<G: VersusGame>(game: &dyn AnyGame, position: &str) -> Result<G::Position, Sentence> {
    G::from_page(&*game.read_any(position)?).ok_or_else(other_positions)
}

fn other_positions() -> Sentence {
    say!(
        vi "trang của bài có thế khác với thế của bài",
        en "the positions of the page aren't those of the exercise",
    )
}
