//! Kayles, played to the end.

use checkers::{Bound, Name, ReadError, Reader, Sentence, Writer, say};
use generators::TestRng;
use solutions::kayles::{Row, Values};

use crate::shared::{
    kayles::Shot,
    versus::{FEATURES, FIRST, Opening, SEED, Side, Versus, VersusGame},
};
use exercise::{
    Fact,
    coverage::{Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod facts;
mod game;
mod pictures;
mod positions;
mod solution;

/// The exercise: games of Kayles, played to their end.
pub type KaylesPlay = Versus<Pins>;

/// The game.
pub struct Pins;

const GAMES: Bound = Bound::new("T", 1, 100);
const N: Bound = Bound::new("n", 1, 1000);
const IN_ALL: Bound = Bound::new("S", 1, 20_000);

/// What messages call the string of a position.
const ROW: Name = Name::new("hàng ki", "the row of pins");

/// Runs that a table shows to be worth 6 if it is believed to have its period one line too early.
const EARLY: &str = "a won game with a run of 82, 94, 106, … pins";

/// Whether the table of values looks periodic too early: run 70 is worth 6, and 82, 94, … are worth 2.
fn seems_periodic(run: usize) -> bool {
    run > 70 && run % 12 == 70 % 12
}

/// Moves as the exercise knows them.
fn shots(shots: Vec<(usize, usize)>) -> Vec<Shot> {
    shots.into_iter().map(|(count, first)| Shot { count, first }).collect()
}

impl VersusGame for Pins {
    type Position = Row;
    type Move = Shot;
    type Known = &'static Values;

    const FOLDER: &'static str = "kayles_play";
    const BOUNDS: &'static [Bound] = &[GAMES, FIRST, N, IN_ALL, SEED];
    const GAMES: Bound = GAMES;
    const IN_ALL: Bound = IN_ALL;
    const MOVE: &'static [&'static str] = &["c", "i"];

    fn read(reader: &mut Reader) -> Result<Row, ReadError> {
        let n: usize = reader.integer(&N)?;
        reader.space()?;
        Ok(Row::of(&reader.marks(ROW, n)?))
    }

    fn write(row: &Row, out: &mut Writer) {
        out.value(row.places()).marks(&row.pins());
    }

    fn size(row: &Row) -> u64 {
        row.standing() as u64
    }

    /// A row counts with all its pins, fallen ones too: they are read.
    fn counted(row: &Row) -> u64 {
        row.places() as u64
    }

    fn is_over(row: &Row) -> bool {
        row.runs().is_empty()
    }

    fn moves(row: &Row) -> Vec<Shot> {
        shots(row.shots())
    }

    fn read_move(row: &Row, numbers: &[i64]) -> Result<Shot, Sentence> {
        let (c, i, n) = (numbers[0], numbers[1], row.places());
        let count = usize::try_from(c).ok().filter(|count| (1..=2).contains(count));
        let count = count
            .ok_or_else(|| say!(vi "c = {c}, nhưng mỗi nước đánh đổ một hoặc hai con ki", en "c = {c}, but a move fells one pin or two"))?;
        let first = usize::try_from(i).ok().filter(|first| (1..=n).contains(first));
        let first = first
            .ok_or_else(|| say!(vi "i = {i}, nhưng các con ki mang số từ 1 đến {n}", en "i = {i}, but the pins are 1 to {n}"))?;
        let shot = Shot { count, first };
        shot.fell(&row.pins()).map(|_| shot)
    }

    fn write_move(Shot { count, first }: &Shot) -> String {
        format!("{count} {first}")
    }

    fn play(row: &Row, &shot: &Shot) -> Row {
        row.after(shot.count, shot.first)
    }

    fn study(_: &Row) -> &'static Values {
        &solution::VALUES
    }

    fn is_lost(values: &&'static Values, row: &Row) -> bool {
        values.of(row) == 0
    }

    fn winning_moves(values: &&'static Values, row: &Row) -> Vec<Shot> {
        shots(values.winning_shots(row))
    }

    fn winning_count(values: &&'static Values, row: &Row) -> usize {
        values.winning_count(row)
    }

    fn best(values: &&'static Values, row: &Row) -> Shot {
        solution::best(values, row)
    }

    fn slowest(row: &Row) -> Vec<Shot> {
        shots(row.single_pins())
    }

    fn why(values: &&'static Values, row: &Row) -> Sentence {
        solution::why(values, row)
    }

    fn view(row: &Row) -> Sentence {
        const SHOWN: usize = 100;
        let pins = row.pins();
        let shown: String = pins.iter().take(SHOWN).map(|&stands| if stands { '1' } else { '0' }).collect();
        let (dots, standing) = (if row.places() > SHOWN { "…" } else { "" }, row.standing());
        say!(vi "{shown}{dots}  còn {standing} con ki đứng", en "{shown}{dots}  {standing} standing")
    }

    fn random(rng: &mut TestRng, most: u64) -> Row {
        positions::random(rng, most as usize)
    }

    fn of_size(standing: u64) -> Vec<Row> {
        positions::of_size(standing as usize)
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
        Feature::Kind(EARLY),
    ];

    fn cover(opening: &Opening<Row>, coverage: &mut Coverage) {
        let won = solution::VALUES.of(&opening.position) > 0;
        let early = opening.position.runs().iter().any(|run| seems_periodic(run.len()));
        if won && early && opening.first == Side::Program {
            coverage.kind(EARLY);
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
        texts::judge::<KaylesPlay>(&format!("1\n{run} stubborn 1\n"), dialogue)
    }

    #[test]
    fn the_theory_is_what_a_search_finds() {
        testing::theory_is_what_a_search_finds::<Pins>(1..=8);
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        testing::moves_are_read_as_they_are_written::<Pins>(1..=5);
    }

    #[test]
    fn who_should_win_wins() {
        testing::who_should_win_wins::<Pins>(1..=4, 600, 100);
    }

    #[test]
    fn a_run_is_the_same_again() {
        testing::a_run_is_the_same_again::<Pins>();
    }

    /// Moves in runs are those on pins, which the rule is about.
    #[test]
    fn the_rule_is_that_of_the_row_of_pins() {
        let pins: Vec<bool> = "110111101".chars().map(|pin| pin == '1').collect();
        let row = Row::of(&pins);
        assert_eq!(row.pins(), pins);
        let mut legal = 0;
        for first in 1..=pins.len() {
            for count in [1, 2] {
                let shot = Shot { count, first };
                let after = shot.fell(&pins).ok();
                assert_eq!(Pins::moves(&row).contains(&shot), after.is_some());
                if let Some(after) = after {
                    assert_eq!(Pins::play(&row, &shot), Row::of(&after));
                    legal += 1;
                }
            }
        }
        assert_eq!(legal, 7 + 4);
    }

    #[test]
    fn says_what_is_wrong_with_a_dialogue() {
        for (run, dialogue, why) in [
            ("1 4 1101", "< 1 < 1 4 1101 > 2 2", "game 1, move 1, the line \"2 2\": pin 3 is down already"),
            ("1 4 1101", "< 1 < 1 4 1101 > 1 3", "game 1, move 1, the line \"1 3\": pin 3 is down already"),
            ("1 4 1101", "< 1 < 1 4 1101 > 2 4", "game 1, move 1, the line \"2 4\": there is no pin 5"),
            (
                "1 4 1101",
                "< 1 < 1 4 1101 > 3 1",
                "game 1, move 1, the line \"3 1\": c = 3, but a move fells one pin or two",
            ),
            (
                "1 4 1101",
                "< 1 < 1 4 1101 > 1 0",
                "game 1, move 1, the line \"1 0\": i = 0, but the pins are 1 to 4",
            ),
            (
                "1 4 1101",
                "< 1 < 1 4 1101 > 1",
                "game 1, move 1, the line \"1\": a move is 2 integers (c i), found 1",
            ),
            ("1 2 11", "< 1 < 1 2 11 > 2 1 > 1 1", "the last game is over, but the program goes on: \"1 1\""),
        ] {
            assert_eq!(judge(run, dialogue), Err(why.into()), "{dialogue}");
        }
        let told = judge("1 3 111", "< 1 < 1 3 111 > 2 1 < 1 3").unwrap_err();
        assert!(
            told.contains("from the position \"3 111\" it leaves \"3 001\", which the opponent wins"),
            "{told}"
        );
    }

    #[test]
    fn the_reader_refuses_what_is_no_run() {
        let read = |games: &str| texts::read::<KaylesPlay>(games);
        assert_eq!(
            read("1\n1 3 000 trap 1\n"),
            Err("line 2, column 3: game 1: this game is over before it begins".into())
        );
        assert!(read("1\n1 3 1101 trap 1\n").is_err() && read("1\n1 3 11 trap 1\n").is_err());
        assert!(read("1\n1 3 1x1 trap 1\n").is_err());
        let row = format!("1 1000 {}1 trap 1\n", "0".repeat(999));
        assert_eq!(read(&format!("20\n{}", row.repeat(20))), Ok(()));
        assert_eq!(
            read(&format!("21\n{}1 1 1 trap 1\n", row.repeat(20))),
            Err("line 22, column 1: game 21: S = 20001 is not in [1, 20000]".into())
        );
    }
}
