//! Fibonacci Nim: a move takes at most twice what the opponent has just taken. The program plays to the end.

use std::any::Any;

use checkers::{Bound, ReadError, Reader, Sentence, Writer, say};
use generators::TestRng;

use crate::shared::{
    dynamic,
    play::dynamic::FIBONACCI,
    versus::{FIRST, SEED, Versus, VersusGame},
};
use exercise::{Fact, picture::Picture, play::AnyGame};

mod facts;
#[cfg(test)]
mod further;
mod pictures;
mod solution;

/// The exercise: games of Fibonacci Nim, played to their end.
pub type FibonacciPlay = Versus<Tokens>;

/// The game.
pub struct Tokens;

/// The tokens of the pile, and how many the last move took: 0 before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub tokens: u64,
    pub last: u64,
}

const GAMES: Bound = Bound::new("T", 1, 50);
const TOKENS: Bound = Bound::new("N", 2, 3000);
const LAST: Bound = Bound::new("p", 0, 3000);
const IN_ALL: Bound = Bound::new("S", 2, 20_000);

impl Position {
    /// The most that a move may take. A position that isn't over has a move: N is at least 2 before the first one.
    pub fn most(self) -> u64 {
        match self.last {
            0 => self.tokens.saturating_sub(1),
            last => self.tokens.min(2 * last),
        }
    }

    /// The rule: whether a move may take so many tokens, and if not, why.
    pub fn allows(self, take: i64) -> Result<u64, Sentence> {
        let Position { tokens, last } = self;
        let limit = 2 * last;
        let Ok(taken) = u64::try_from(take) else {
            return Err(say!(
                vi "x = {take}, nhưng mỗi nước phải lấy ít nhất một quân",
                en "x = {take}, but a move takes at least one token",
            ));
        };
        if last > 0 && taken > limit {
            return Err(say!(
                vi "x = {take} lớn hơn {limit}, hai lần số quân vừa bị lấy ({last})",
                en "x = {take} is more than {limit}, twice the {last} that were just taken",
            ));
        }
        if last > 0 && taken == tokens {
            return Ok(taken);
        }
        dynamic::allows(tokens, taken).map(|()| taken)
    }

    /// The position after a legal move.
    pub fn after(self, take: u64) -> Position {
        Position { tokens: self.tokens - take, last: take }
    }
}

impl VersusGame for Tokens {
    type Position = Position;
    type Move = u64;
    type Known = ();

    const FOLDER: &'static str = "fibonacci_play";
    const BOUNDS: &'static [Bound] = &[GAMES, FIRST, TOKENS, LAST, IN_ALL, SEED];
    const GAMES: Bound = GAMES;
    const IN_ALL: Bound = IN_ALL;
    const MOVE: &'static [&'static str] = &["x"];
    const LENGTHS: bool = true;

    fn read(reader: &mut Reader) -> Result<Position, ReadError> {
        let tokens = reader.integer(&TOKENS)?;
        reader.space()?;
        let last = reader.integer(&LAST)?;
        Ok(Position { tokens, last })
    }

    fn write(position: &Position, out: &mut Writer) {
        out.value(position.tokens).value(position.last);
    }

    fn size(position: &Position) -> u64 {
        position.tokens
    }

    fn is_over(position: &Position) -> bool {
        position.tokens == 0
    }

    fn moves(position: &Position) -> Vec<u64> {
        (1..=position.most()).collect()
    }

    fn read_move(position: &Position, numbers: &[i64]) -> Result<u64, Sentence> {
        position.allows(numbers[0])
    }

    fn write_move(take: &u64) -> String {
        take.to_string()
    }

    fn play(position: &Position, &take: &u64) -> Position {
        position.after(take)
    }

    fn study(_: &Position) {}

    fn is_lost(_: &(), position: &Position) -> bool {
        solution::winning_take(position).is_none()
    }

    fn winning_moves(_: &(), position: &Position) -> Vec<u64> {
        solution::winning_takes(position)
    }

    fn best(_: &(), position: &Position) -> u64 {
        solution::best(position)
    }

    fn plies(_: &(), position: &Position) -> u32 {
        solution::LENGTHS.plies(position)
    }

    fn why(_: &(), position: &Position) -> Sentence {
        solution::why(position)
    }

    fn view(position: &Position) -> Sentence {
        let &Position { tokens, .. } = position;
        let row = "o".repeat(usize::try_from(tokens.min(60)).unwrap_or(0));
        let (dots, most) = (if tokens > 60 { "…" } else { "" }, position.most());
        say!(
            vi "{row}{dots}  còn {tokens} quân, lúc này lấy từ 1 đến {most}",
            en "{row}{dots}  {tokens} left, a move now takes 1 to {most}",
        )
    }

    /// Half of the games begin with their first move. In the others little was just taken, or about as much as decides.
    fn random(rng: &mut TestRng, most: u64) -> Position {
        let tokens = rng.any_length(2, most.max(2));
        let last = match rng.unsigned(0, 3) {
            0 | 1 => 0,
            2 => rng.any_length(1, tokens),
            _ => {
                let least = solution::least_part(tokens).div_ceil(2);
                rng.unsigned(least.saturating_sub(1).max(1), least + 1)
            }
        };
        Position { tokens, last: last.min(LAST.max as u64) }
    }

    /// From p = N/2 on everything may be taken: one such p is enough.
    fn of_size(tokens: u64) -> Vec<Position> {
        let lasts = if tokens < 2 { 0..0 } else { 0..tokens.div_ceil(2) + 1 };
        lasts.map(|last| Position { tokens, last }).collect()
    }

    fn game() -> Option<&'static dyn AnyGame> {
        Some(&FIBONACCI)
    }

    /// The page has the tokens, and the most that may be taken.
    fn to_page(position: &Position) -> Box<dyn Any> {
        let &Position { tokens, last } = position;
        Box::new((tokens, if last == 0 { tokens.saturating_sub(1) } else { 2 * last }))
    }

    fn from_page(position: &dyn Any) -> Option<Position> {
        let &(tokens, most) = position.downcast_ref::<(u64, u64)>()?;
        let first = most % 2 == 1 && most + 1 == tokens;
        match most % 2 == 0 || most >= tokens {
            true => Some(Position { tokens, last: most.div_ceil(2) }),
            false => first.then_some(Position { tokens, last: 0 }),
        }
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
        texts::judge::<FibonacciPlay>(run, dialogue)
    }

    #[test]
    fn the_theory_is_what_a_search_finds() {
        testing::theory_is_what_a_search_finds::<Tokens>(2..=35);
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        testing::moves_are_read_as_they_are_written::<Tokens>(2..=15);
    }

    #[test]
    fn who_should_win_wins() {
        testing::who_should_win_wins::<Tokens>(2..=12, 1000, 300);
    }

    #[test]
    fn a_referee_sees_who_should_win() {
        testing::a_referee_sees_who_should_win::<Tokens>(2..=12);
    }

    #[test]
    fn the_page_has_the_same_rules() {
        testing::the_page_has_the_same_rules::<Tokens>(2..=25);
    }

    #[test]
    fn a_run_is_the_same_again() {
        testing::a_run_is_the_same_again::<Tokens>();
    }

    #[test]
    fn says_what_is_wrong_with_a_dialogue() {
        for (run, dialogue, why) in [
            (
                "1 5 0",
                "< 1 < 1 5 0 > 0",
                "game 1, move 1, the line \"0\": x = 0, but a move takes at least one token",
            ),
            (
                "1 5 0",
                "< 1 < 1 5 0 > 5",
                "game 1, move 1, the line \"5\": x = 5 is all there is, the first move must leave something",
            ),
            (
                "1 5 1",
                "< 1 < 1 5 1 > 3",
                "game 1, move 1, the line \"3\": x = 3 is more than 2, twice the 1 that were just taken",
            ),
            (
                "1 5 3",
                "< 1 < 1 5 3 > 6",
                "game 1, move 1, the line \"6\": x = 6 is more than the 5 tokens there are",
            ),
            (
                "1 5 3",
                "< 1 < 1 5 3 > -1",
                "game 1, move 1, the line \"-1\": x = -1, but a move takes at least one token",
            ),
            ("1 5 3", "< 1 < 1 5 3 > 5 > 1", "the last game is over, but the program goes on: \"1\""),
            ("1 5 0", "< 1 < 1 5 0", "the program left while a line was owed: game 1, move 1"),
        ] {
            assert_eq!(judge(&format!("1\n{run} stubborn 1\n"), dialogue), Err(why.into()), "{dialogue}");
        }
    }

    #[test]
    fn the_first_move_that_gives_a_win_away_is_named_after_the_game() {
        let told = judge("1\n1 4 0 stubborn 1\n", "< 1 < 1 4 0 > 3 < 1").unwrap_err();
        assert_eq!(
            told,
            "game 1, move 1 (\"3\") gives a win away: from the position \"4 0\" it leaves \"1 3\", which the opponent \
             wins; the game was lost"
        );
    }

    #[test]
    fn the_reader_refuses_what_is_no_run() {
        let read = |run: &str| texts::read::<FibonacciPlay>(run);
        let large = "1 3000 0 trap 1\n";
        assert_eq!(read(&format!("7\n{}2 2000 3000 trap 1\n", large.repeat(6))), Ok(()));
        assert_eq!(
            read(&format!("7\n{}2 2001 0 trap 1\n", large.repeat(6))),
            Err("line 8, column 1: game 7: S = 20001 is not in [2, 20000]".into())
        );
        assert!(read("1\n1 1 1 trap 1\n").unwrap_err().contains("N = 1 is not in [2, 3000]"));
    }
}
