//! Take-away: a move takes 1 to `M` counters, and whoever takes the last one wins. The program plays to the end.

use checkers::{Bound, ReadError, Reader, Sentence, Writer, say};
use generators::TestRng;

use crate::shared::versus::{FIRST, SEED, Versus, VersusGame};
use exercise::{Fact, picture::Picture, play::AnyGame};

mod facts;
mod game;
mod pictures;
mod solution;

/// The exercise: games of take-away, played to their end.
pub type TakeAway = Versus<Counters>;

/// The game.
pub struct Counters;

/// The counters on the table, and how many of them a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub counters: u64,
    pub most: u64,
}

const GAMES: Bound = Bound::new("T", 1, 100);
const COUNTERS: Bound = Bound::new("C", 1, 10_000);
const MOST: Bound = Bound::new("M", 1, 10_000);
const IN_ALL: Bound = Bound::new("S", 1, 20_000);

impl Position {
    /// The rule: whether a move may take so many counters, and if not, why.
    pub fn allows(&self, take: i64) -> Result<u64, Sentence> {
        let Position { counters, most } = *self;
        match u64::try_from(take) {
            Err(_) | Ok(0) => Err(say!(
                vi "x = {take}, nhưng mỗi nước phải lấy ít nhất một quân",
                en "x = {take}, but a move takes at least one counter",
            )),
            Ok(take) if take > most => Err(say!(
                vi "x = {take} lớn hơn M = {most}, số quân nhiều nhất được lấy trong một nước",
                en "x = {take} is more than M = {most}, the most a move may take",
            )),
            Ok(take) if take > counters => Err(say!(
                vi "x = {take} nhiều hơn {counters} quân đang có",
                en "x = {take} is more than the {counters} counters there are",
            )),
            Ok(take) => Ok(take),
        }
    }

    /// The position after a legal move.
    pub fn after(self, take: u64) -> Position {
        Position { counters: self.counters - take, ..self }
    }
}

impl VersusGame for Counters {
    type Position = Position;
    type Move = u64;
    type Known = ();

    const FOLDER: &'static str = "take_away";
    const BOUNDS: &'static [Bound] = &[GAMES, FIRST, COUNTERS, MOST, IN_ALL, SEED];
    const GAMES: Bound = GAMES;
    const IN_ALL: Bound = IN_ALL;
    const MOVE: &'static [&'static str] = &["x"];

    fn read(reader: &mut Reader) -> Result<Position, ReadError> {
        let counters = reader.integer(&COUNTERS)?;
        reader.space()?;
        let place = reader.mark();
        let most = reader.integer(&MOST)?;
        if most > counters {
            let message =
                say!(vi "M = {most} lớn hơn C = {counters}", en "M = {most} is more than C = {counters}");
            return Err(reader.error(place, message));
        }
        Ok(Position { counters, most })
    }

    fn write(position: &Position, out: &mut Writer) {
        out.value(position.counters).value(position.most);
    }

    fn size(position: &Position) -> u64 {
        position.counters
    }

    fn is_over(position: &Position) -> bool {
        position.counters == 0
    }

    fn moves(position: &Position) -> Vec<u64> {
        (1..=position.most.min(position.counters)).collect()
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
        solution::winning_take(position).into_iter().collect()
    }

    fn best(_: &(), position: &Position) -> u64 {
        solution::best(position)
    }

    fn why(_: &(), position: &Position) -> Sentence {
        solution::why(position)
    }

    fn view(&Position { counters, most }: &Position) -> Sentence {
        let row = "o".repeat(usize::try_from(counters.min(60)).unwrap_or(0));
        let dots = if counters > 60 { "…" } else { "" };
        say!(
            vi "{row}{dots}  còn {counters} quân, mỗi nước lấy từ 1 đến {most}",
            en "{row}{dots}  {counters} left, a move takes 1 to {most}",
        )
    }

    fn random(rng: &mut TestRng, most: u64) -> Position {
        let counters = rng.any_length(1, most);
        // Half of the positions take several rounds.
        let most =
            if rng.chance(1, 2) { rng.any_length(1, counters.isqrt()) } else { rng.unsigned(1, counters) };
        Position { counters, most }
    }

    fn of_size(counters: u64) -> Vec<Position> {
        (1..=counters).map(|most| Position { counters, most }).collect()
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
        texts::judge::<TakeAway>(run, dialogue)
    }

    #[test]
    fn the_theory_is_what_a_search_finds() {
        testing::theory_is_what_a_search_finds::<Counters>(1..=25);
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        testing::moves_are_read_as_they_are_written::<Counters>(1..=12);
    }

    #[test]
    fn who_should_win_wins() {
        testing::who_should_win_wins::<Counters>(1..=12, 1000, 300);
    }

    #[test]
    fn a_referee_sees_who_should_win() {
        testing::a_referee_sees_who_should_win::<Counters>(1..=12);
    }

    #[test]
    fn the_page_has_the_same_rules() {
        testing::the_page_has_the_same_rules::<Counters>(1..=12);
    }

    #[test]
    fn a_run_is_the_same_again() {
        testing::a_run_is_the_same_again::<Counters>();
    }

    /// The judge moves as its seed says; this one takes 1, then 3.
    #[test]
    fn the_dialogue_of_the_contract() {
        let dialogue = "< 1\n< 1 10 3\n> 2\n< 1\n> 3\n< 3\n> 1\n";
        let seeds = (0..200).filter(|seed| judge(&format!("1\n1 10 3 random {seed}\n"), dialogue).is_ok());
        assert!(seeds.count() > 0, "no seed of random moves takes 1, then 3");
    }

    #[test]
    fn says_what_is_wrong_with_a_dialogue() {
        for (run, dialogue, why) in [
            (
                "1 5 2",
                "< 1 < 1 5 2 > 0",
                "game 1, move 1, the line \"0\": x = 0, but a move takes at least one counter",
            ),
            (
                "1 5 2",
                "< 1 < 1 5 2 > 3",
                "game 1, move 1, the line \"3\": x = 3 is more than M = 2, the most a move may take",
            ),
            ("1 1 1", "< 1 < 1 1 1 > 1 > 1", "the last game is over, but the program goes on: \"1\""),
            ("1 5 2", "< 1 < 1 5 2", "the program left while a line was owed: game 1, move 1"),
            (
                "1 5 2",
                "< 1 < 1 5 2 > 1 1",
                "game 1, move 1, the line \"1 1\": a move is one integer (x), found 2",
            ),
        ] {
            assert_eq!(judge(&format!("1\n{run} stubborn 1\n"), dialogue), Err(why.into()), "{dialogue}");
        }
    }

    #[test]
    fn the_first_move_that_gives_a_win_away_is_named_after_the_game() {
        let told = judge("1\n1 5 1 stubborn 1\n", "< 1 < 1 5 1 > 1 < 1 > 1 < 1 > 1");
        assert_eq!(told, Ok(()));
        let told = judge("1\n1 4 2 stubborn 1\n", "< 1 < 1 4 2 > 2 < 2").unwrap_err();
        assert_eq!(
            told,
            "game 1, move 1 (\"2\") gives a win away: from the position \"4 2\" it leaves \"2 2\", which the opponent \
             wins; the game was lost"
        );
    }

    #[test]
    fn the_reader_refuses_what_is_no_run() {
        let read = |run: &str| texts::read::<TakeAway>(run);
        assert_eq!(read("1\n1 5 6 trap 1\n"), Err("line 2, column 5: game 1: M = 6 is more than C = 5".into()));
        let large = "1 10000 1 trap 1\n";
        assert_eq!(read(&format!("2\n{}", large.repeat(2))), Ok(()));
        assert_eq!(
            read(&format!("3\n{}1 1 1 trap 1\n", large.repeat(2))),
            Err("line 4, column 1: game 3: S = 20001 is not in [1, 20000]".into())
        );
    }
}
