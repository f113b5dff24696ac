//! Nim, normal or misère, played to the end.

use checkers::{Bound, ReadError, Reader, Sentence, Writer, say};
use generators::TestRng;

use crate::shared::{
    pile_move::PileMove,
    pile_sum::{Rule, Sum, SumPile},
    versus::{FEATURES, FIRST, Opening, SEED, Side, Versus, VersusGame},
};
use exercise::{
    Fact,
    coverage::{self, Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod facts;
#[cfg(test)]
mod further;
mod game;
mod pictures;
mod positions;
mod solution;

/// The exercise: games of Nim, played to their end.
pub type NimPlay = Versus<Piles>;

/// The game.
pub struct Piles;

/// A pile of Nim in a game that says by which rule it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile(pub u64);

/// The piles, and who wins in the end.
pub type Position = Sum<Pile>;

const GAMES: Bound = Bound::new("T", 1, 100);
const RULE: Bound = Bound::new("t", 0, 1);
const N: Bound = Bound::new("n", 1, 100);
const PILE: Bound = Bound::new("x", 0, 2000).shown("x_i");
const COUNTERS: Bound = Bound::new("C", 1, 2000);
const IN_ALL: Bound = Bound::new("S", 1, 20_000);

/// A pile that decides by being above 1, since no other is.
const ONLY_LARGE_PILE: &str = "pile that alone is above 1";
/// How many piles are above 1 in misère play: none, one, or so many that the nim-sum decides.
const LARGE_PILES: &str = "number of piles above 1";

impl SumPile for Pile {
    fn size(self) -> u64 {
        self.0
    }

    fn leaving(self, after: u64) -> Self {
        Pile(after)
    }

    fn allows(self, after: u64) -> bool {
        self.0.allows(after)
    }

    fn refusal(self, after: u64) -> Sentence {
        self.0.refusal(after)
    }

    fn value(self) -> u64 {
        self.0.value()
    }

    fn reach(self, value: u64) -> Option<u64> {
        self.0.reach(value)
    }
}

/// The counters on the table.
fn counters(position: &Position) -> u64 {
    position.piles.iter().fold(0, |sum, pile| sum + pile.0)
}

impl VersusGame for Piles {
    type Position = Position;
    type Move = PileMove;
    type Known = ();

    const FOLDER: &'static str = "nim_play";
    const BOUNDS: &'static [Bound] = &[GAMES, FIRST, RULE, N, PILE, COUNTERS, IN_ALL, SEED];
    const GAMES: Bound = GAMES;
    const IN_ALL: Bound = IN_ALL;
    const MOVE: &'static [&'static str] = &["i", "y"];

    fn read(reader: &mut Reader) -> Result<Position, ReadError> {
        let rule = if reader.integer::<u8>(&RULE)? == 1 { Rule::Misere } else { Rule::Normal };
        reader.space()?;
        let n = reader.integer(&N)?;
        reader.space()?;
        let place = reader.mark();
        let piles: Vec<u64> = reader.integers(&PILE, n)?;
        let position = Sum { rule, piles: piles.into_iter().map(Pile).collect() };
        reader.count(&COUNTERS, counters(&position), place)?;
        Ok(position)
    }

    fn write(position: &Position, out: &mut Writer) {
        out.value(u8::from(position.rule == Rule::Misere)).value(position.piles.len());
        out.values(position.piles.iter().map(|pile| pile.0));
    }

    fn size(position: &Position) -> u64 {
        counters(position)
    }

    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn last_mover_loses(position: &Position) -> bool {
        position.rule == Rule::Misere
    }

    fn moves(position: &Position) -> Vec<PileMove> {
        let piles = position.piles.iter().enumerate();
        piles.flat_map(|(pile, size)| (0..size.0).map(move |after| PileMove { pile, after })).collect()
    }

    fn read_move(position: &Position, numbers: &[i64]) -> Result<PileMove, Sentence> {
        let (i, y, n) = (numbers[0], numbers[1], position.piles.len());
        let pile = usize::try_from(i).ok().and_then(|i| i.checked_sub(1)).filter(|&pile| pile < n);
        let pile = pile.ok_or_else(
            || say!(vi "i = {i}, nhưng các đống mang số từ 1 đến {n}", en "i = {i}, but the piles are 1 to {n}"),
        )?;
        let after = u64::try_from(y).map_err(|_| say!(vi "y = {y} là số âm", en "y = {y} is negative"))?;
        let chosen = PileMove { pile, after };
        position.allows(chosen).map(|()| chosen)
    }

    fn write_move(PileMove { pile, after }: &PileMove) -> String {
        format!("{} {after}", pile + 1)
    }

    fn play(position: &Position, &chosen: &PileMove) -> Position {
        position.played(chosen)
    }

    fn study(_: &Position) {}

    fn is_lost(_: &(), position: &Position) -> bool {
        position.balance().is_lost()
    }

    fn winning_moves(_: &(), position: &Position) -> Vec<PileMove> {
        solution::winning_moves(position)
    }

    fn best(_: &(), position: &Position) -> PileMove {
        solution::best(position)
    }

    fn slowest(position: &Position) -> Vec<PileMove> {
        solution::single_counters(position).collect()
    }

    fn why(_: &(), position: &Position) -> Sentence {
        solution::why(position)
    }

    fn view(position: &Position) -> Sentence {
        let piles = position.piles.iter().map(|pile| pile.0.to_string()).collect::<Vec<_>>().join(" ");
        match position.rule {
            Rule::Normal => say!(
                vi "các đống: {piles}; ai lấy quân cuối cùng thì thắng",
                en "piles: {piles}; whoever takes the last counter wins",
            ),
            Rule::Misere => say!(
                vi "các đống: {piles}; ai lấy quân cuối cùng thì thua",
                en "piles: {piles}; whoever takes the last counter loses",
            ),
        }
    }

    fn random(rng: &mut TestRng, most: u64) -> Position {
        positions::random(rng, most, N.max as usize)
    }

    fn of_size(counters: u64) -> Vec<Position> {
        positions::of_size(counters)
    }

    const OWN_FEATURES: &'static [Feature] = &[
        FEATURES[0],
        FEATURES[1],
        FEATURES[2],
        FEATURES[3],
        FEATURES[4],
        FEATURES[5],
        FEATURES[6],
        FEATURES[7],
        Feature::Decides { name: coverage::NIM_SUM, digits: 11 },
        Feature::Lengths { name: coverage::NIM_SUM, least: 0, most: 11, except: &[] },
        Feature::AboveOne { name: ONLY_LARGE_PILE, digits: 11 },
        Feature::AboveOne { name: LARGE_PILES, digits: 7 },
    ];

    /// What the program's first move depends on. Whatever comes later is between it and the judge.
    fn cover(opening: &Opening<Position>, coverage: &mut Coverage) {
        let position = &opening.position;
        let balance = position.balance();
        coverage.number(coverage::NIM_SUM, balance.sum.into());
        if opening.first == Side::Judge || balance.is_lost() {
            return;
        }
        if position.rule == Rule::Misere {
            coverage.decides(LARGE_PILES, balance.above_one as u128);
        }
        match (position.rule, balance.above_one) {
            (Rule::Misere, 0) => {}
            (Rule::Misere, 1) => {
                let large = position.piles.iter().map(|pile| pile.0).max();
                coverage.decides(ONLY_LARGE_PILE, large.unwrap_or(0).into());
            }
            _ => coverage.decides(coverage::NIM_SUM, balance.sum.into()),
        }
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&game::GAME)
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::all()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared::versus::testing;
    use exercise::testing as texts;

    fn judge(run: &str, dialogue: &str) -> Result<(), String> {
        texts::judge::<NimPlay>(&format!("1\n{run} stubborn 1\n"), dialogue)
    }

    #[test]
    fn the_theory_is_what_a_search_finds() {
        testing::theory_is_what_a_search_finds::<Piles>(1..=7);
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        testing::moves_are_read_as_they_are_written::<Piles>(1..=5);
    }

    #[test]
    fn who_should_win_wins() {
        testing::who_should_win_wins::<Piles>(1..=4, 600, 150);
    }

    #[test]
    fn a_run_is_the_same_again() {
        testing::a_run_is_the_same_again::<Piles>();
    }

    /// The piles of Bouton's theorem in the document, and the example of misère play.
    #[test]
    fn the_positions_of_the_documents() {
        let best = |rule, piles: &[u64]| {
            let position = Sum { rule, piles: piles.iter().copied().map(Pile).collect() };
            Piles::write_move(&solution::best(&position))
        };
        assert_eq!(best(Rule::Normal, &[5, 7, 9]), "3 2");
        assert_eq!(best(Rule::Normal, &[10, 12, 5]), "1 9");
        assert_eq!(best(Rule::Misere, &[2, 3]), "2 2");
        assert_eq!(best(Rule::Misere, &[1, 2]), "2 0");
        assert_eq!(best(Rule::Normal, &[1, 2]), "2 1");
    }

    #[test]
    fn says_what_is_wrong_with_a_dialogue() {
        for (run, dialogue, why) in [
            (
                "1 0 2 1 2",
                "< 1 < 1 0 2 1 2 > 3 0",
                "game 1, move 1, the line \"3 0\": i = 3, but the piles are 1 to 2",
            ),
            (
                "1 0 2 1 2",
                "< 1 < 1 0 2 1 2 > 0 0",
                "game 1, move 1, the line \"0 0\": i = 0, but the piles are 1 to 2",
            ),
            ("1 0 2 1 2", "< 1 < 1 0 2 1 2 > 2 -1", "game 1, move 1, the line \"2 -1\": y = -1 is negative"),
            (
                "1 0 2 1 2",
                "< 1 < 1 0 2 1 2 > 2 2",
                "game 1, move 1, the line \"2 2\": a move lowers a pile, but pile 2 has 2 and should become 2",
            ),
            (
                "1 0 2 0 2",
                "< 1 < 1 0 2 0 2 > 2",
                "game 1, move 1, the line \"2\": a move is 2 integers (i y), found 1",
            ),
            (
                "1 1 1 2",
                "< 1 < 1 1 1 2 > 1 0",
                "game 1, move 1 (\"1 0\") gives a win away: it ends the game and loses, where the position \"1 1 2\" \
                 could be won",
            ),
            ("1 0 1 2", "< 1 < 1 0 1 2 > 1 0 > 1 0", "the last game is over, but the program goes on: \"1 0\""),
        ] {
            assert_eq!(judge(run, dialogue), Err(why.into()), "{dialogue}");
        }
    }

    /// Normal play takes all of the last large pile, misère play leaves one counter of it.
    #[test]
    fn misere_play_turns_at_the_last_large_pile() {
        assert_eq!(judge("1 1 2 2 1", "< 1 < 1 1 2 2 1 > 1 0 < 2 0"), Ok(()));
        // The judge takes one of the two ones, whichever its seed says.
        let told = ["< 1 0 > 2 0", "< 2 0 > 1 0"]
            .map(|rest| judge("1 1 2 2 1", &format!("< 1 < 1 1 2 2 1 > 1 1 {rest}")).unwrap_err());
        let mistake = "move 1 (\"1 1\") gives a win away";
        assert_eq!(told.iter().filter(|told| told.contains(mistake)).count(), 1, "{told:?}");
    }

    #[test]
    fn the_reader_refuses_what_is_no_run() {
        let read = |games: &str| texts::read::<NimPlay>(games);
        let game = "game 1: ";
        assert_eq!(
            read("1\n1 0 2 0 0 trap 1\n"),
            Err(format!("line 2, column 7: {game}C = 0 is not in [1, 2000]"))
        );
        assert_eq!(
            read("1\n1 0 2 2000 1 trap 1\n"),
            Err(format!("line 2, column 7: {game}C = 2001 is not in [1, 2000]"))
        );
        assert_eq!(read("1\n1 0 2 1999 1 trap 1\n"), Ok(()));
        let large = "1 0 1 2000 trap 1\n".repeat(10);
        assert_eq!(read(&format!("10\n{large}")), Ok(()));
        assert_eq!(
            read(&format!("11\n{large}1 0 1 1 trap 1\n")),
            Err("line 12, column 1: game 11: S = 20001 is not in [1, 20000]".into())
        );
    }
}
