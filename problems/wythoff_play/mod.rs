//! Wythoff's game, normal or misère, played to the end.

use checkers::{Bound, ReadError, Reader, Sentence, Writer, say};
use generators::TestRng;
use solutions::wythoff::Lengths;

use crate::shared::{
    play,
    two_piles::{Rule, TwoPiles},
    versus::{FIRST, SEED, Versus, VersusGame},
};
use exercise::{Fact, picture::Picture, play::AnyGame};

mod facts;
mod pictures;
mod positions;
mod solution;

/// The exercise: games of Wythoff's game, played to their end.
pub type WythoffPlay = Versus<Queen>;

/// The game.
pub struct Queen;

/// What is left of the first pile and of the second.
pub type Left = (u64, u64);

const GAMES: Bound = Bound::new("T", 1, 100);
const RULE: Bound = Bound::new("t", 0, 1);
const FIRST_PILE: Bound = Bound::new("a", 0, 2000);
const SECOND_PILE: Bound = Bound::new("b", 0, 2000);
const PEBBLES: Bound = Bound::new("C", 1, 2000);
const IN_ALL: Bound = Bound::new("S", 1, 20_000);

impl VersusGame for Queen {
    type Position = TwoPiles;
    type Move = Left;
    type Known = &'static Lengths;

    const FOLDER: &'static str = "wythoff_play";
    const BOUNDS: &'static [Bound] = &[GAMES, FIRST, RULE, FIRST_PILE, SECOND_PILE, PEBBLES, IN_ALL, SEED];
    const GAMES: Bound = GAMES;
    const IN_ALL: Bound = IN_ALL;
    const MOVE: &'static [&'static str] = &["a'", "b'"];

    fn read(reader: &mut Reader) -> Result<TwoPiles, ReadError> {
        let rule = if reader.integer::<u8>(&RULE)? == 1 { Rule::Misere } else { Rule::Normal };
        reader.space()?;
        let place = reader.mark();
        let a: u64 = reader.integer(&FIRST_PILE)?;
        reader.space()?;
        let b: u64 = reader.integer(&SECOND_PILE)?;
        reader.count(&PEBBLES, a + b, place)?;
        Ok(TwoPiles { rule, a, b })
    }

    fn write(&TwoPiles { rule, a, b }: &TwoPiles, out: &mut Writer) {
        out.value(u8::from(rule == Rule::Misere)).value(a).value(b);
    }

    fn size(position: &TwoPiles) -> u64 {
        position.a + position.b
    }

    fn is_over(position: &TwoPiles) -> bool {
        position.a + position.b == 0
    }

    fn last_mover_loses(position: &TwoPiles) -> bool {
        position.rule == Rule::Misere
    }

    fn moves(&TwoPiles { a, b, .. }: &TwoPiles) -> Vec<Left> {
        let first = (0..a).map(|left| (left, b));
        let second = (0..b).map(|left| (a, left));
        first.chain(second).chain((1..=a.min(b)).map(|taken| (a - taken, b - taken))).collect()
    }

    fn read_move(position: &TwoPiles, numbers: &[i64]) -> Result<Left, Sentence> {
        let left = |name: &str, number: i64| {
            u64::try_from(number)
                .map_err(|_| say!(vi "{name} = {number} là số âm", en "{name} = {number} is negative"))
        };
        let after = (left("a'", numbers[0])?, left("b'", numbers[1])?);
        position.allows(after).map(|()| after)
    }

    fn write_move((left, right): &Left) -> String {
        format!("{left} {right}")
    }

    fn play(position: &TwoPiles, &(a, b): &Left) -> TwoPiles {
        TwoPiles { a, b, ..*position }
    }

    fn study(start: &TwoPiles) -> &'static Lengths {
        solution::lengths(start.rule)
    }

    fn is_lost(known: &&'static Lengths, position: &TwoPiles) -> bool {
        known.is_cold(position.a, position.b)
    }

    fn winning_moves(known: &&'static Lengths, position: &TwoPiles) -> Vec<Left> {
        known.replies(position.a, position.b)
    }

    fn best(known: &&'static Lengths, position: &TwoPiles) -> Left {
        solution::best(known, position)
    }

    fn plies(known: &&'static Lengths, position: &TwoPiles) -> u32 {
        known.plies(position.a, position.b)
    }

    const LENGTHS: bool = true;

    fn why(known: &&'static Lengths, position: &TwoPiles) -> Sentence {
        solution::why(known, position)
    }

    fn view(&TwoPiles { rule, a, b }: &TwoPiles) -> Sentence {
        match rule {
            Rule::Normal => say!(
                vi "hai đống {a} và {b} viên; ai lấy viên cuối cùng thì thắng",
                en "piles of {a} and {b}; whoever takes the last pebble wins",
            ),
            Rule::Misere => say!(
                vi "hai đống {a} và {b} viên; ai lấy viên cuối cùng thì thua",
                en "piles of {a} and {b}; whoever takes the last pebble loses",
            ),
        }
    }

    fn random(rng: &mut TestRng, most: u64) -> TwoPiles {
        positions::random(rng, most)
    }

    fn of_size(pebbles: u64) -> Vec<TwoPiles> {
        positions::of_size(pebbles)
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&play::two_piles::GAME)
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
        texts::judge::<WythoffPlay>(&format!("1\n{run} stubborn 1\n"), dialogue)
    }

    #[test]
    fn the_theory_is_what_a_search_finds() {
        testing::theory_is_what_a_search_finds::<Queen>(1..=16);
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        testing::moves_are_read_as_they_are_written::<Queen>(1..=7);
    }

    #[test]
    fn who_should_win_wins() {
        testing::who_should_win_wins::<Queen>(1..=10, 600, 300);
    }

    #[test]
    fn a_run_is_the_same_again() {
        testing::a_run_is_the_same_again::<Queen>();
    }

    #[test]
    fn says_what_is_wrong_with_a_dialogue() {
        for (run, dialogue, why) in [
            (
                "1 0 8 5",
                "< 1 < 1 0 8 5 > 5 8",
                "game 1, move 1, the line \"5 8\": the second pile grows from 5 to 8",
            ),
            (
                "1 0 8 5",
                "< 1 < 1 0 8 5 > 9 5",
                "game 1, move 1, the line \"9 5\": the first pile grows from 8 to 9",
            ),
            ("1 0 8 5", "< 1 < 1 0 8 5 > 8 5", "game 1, move 1, the line \"8 5\": nothing is taken"),
            ("1 0 8 5", "< 1 < 1 0 8 5 > 8 -1", "game 1, move 1, the line \"8 -1\": b' = -1 is negative"),
            (
                "1 0 8 5",
                "< 1 < 1 0 8 5 > 5 3",
                "game 1, move 1, the line \"5 3\": 3 are taken from the first pile and 2 from the second: from both \
                 piles a move takes the same number",
            ),
            (
                "1 0 8 5",
                "< 1 < 1 0 8 5 > 7",
                "game 1, move 1, the line \"7\": a move is 2 integers (a' b'), found 1",
            ),
            (
                "1 1 2 1",
                "< 1 < 1 1 2 1 > 0 0",
                "game 1, move 1, the line \"0 0\": 2 are taken from the first pile and 1 from the second: from both \
                 piles a move takes the same number",
            ),
            (
                "1 1 1 1",
                "< 1 < 1 1 1 1 > 0 0",
                "game 1, move 1 (\"0 0\") gives a win away: it ends the game and loses, where the position \"1 1 1\" \
                 could be won",
            ),
        ] {
            assert_eq!(judge(run, dialogue), Err(why.into()), "{dialogue}");
        }
    }

    /// (2, 2) is lost in misère play, and (1, 2) is won.
    #[test]
    fn misere_play_has_other_cold_positions_at_the_end() {
        let lost = |rule, a, b| Queen::is_lost(&solution::lengths(rule), &TwoPiles { rule, a, b });
        for (a, b, normal, misere) in [
            (0, 1, false, true),
            (1, 0, false, true),
            (1, 2, true, false),
            (2, 2, false, true),
            (3, 5, true, true),
        ] {
            assert_eq!((lost(Rule::Normal, a, b), lost(Rule::Misere, a, b)), (normal, misere), "{a} {b}");
        }
    }

    #[test]
    fn the_reader_refuses_what_is_no_run() {
        let read = |games: &str| texts::read::<WythoffPlay>(games);
        assert_eq!(
            read("1\n1 0 0 0 trap 1\n"),
            Err("line 2, column 5: game 1: C = 0 is not in [1, 2000]".into())
        );
        assert_eq!(
            read("1\n1 0 1000 1001 trap 1\n"),
            Err("line 2, column 5: game 1: C = 2001 is not in [1, 2000]".into())
        );
        let large = "1 0 1000 1000 trap 1\n".repeat(10);
        assert_eq!(read(&format!("10\n{large}")), Ok(()));
        assert_eq!(
            read(&format!("11\n{large}1 0 0 1 trap 1\n")),
            Err("line 12, column 1: game 11: S = 20001 is not in [1, 20000]".into())
        );
    }
}
