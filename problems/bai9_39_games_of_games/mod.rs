//! 9.39 Games of games: matrices whose entries are numbers and other games of the system.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, matrix_game::Solution};
use generators::Dice;
use solutions::linked_games::{GameMatrix, chain_lengths};

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::{
        linked_games::{read_entries, write_entries, write_spelled_solution},
        matrix_games::read_shape,
    },
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct GamesOfGames;

const GAMES: Bound = Bound::new("k", 1, 50);
const ROWS: Bound = Bound::new("m", 1, 6);
const COLUMNS: Bound = Bound::new("n", 1, 6);
const PAYOFF: Bound = Bound::new("a", -1000, 1000);
const GAME: Bound = Bound::new("i", 1, 50);
/// How many games follow one another at most, the first and the last counted.
const CHAIN: Bound = Bound::new("chain", 1, 5);

impl Exercise for GamesOfGames {
    type Input = Vec<GameMatrix>;
    type Answer = Vec<Solution>;

    const FOLDER: &'static str = "bai9_39_games_of_games";
    const BOUNDS: &'static [Bound] = &[GAMES, ROWS, COLUMNS, PAYOFF, GAME, CHAIN];
    const RECIPES: &'static [Recipe<Vec<GameMatrix>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<GameMatrix>, ReadError> {
        let count: usize = reader.integer(&GAMES)?;
        reader.end_line()?;
        let mut marks = Vec::with_capacity(count);
        let mut games = Vec::with_capacity(count);
        for game in 0..count {
            reader.label("game", game + 1);
            marks.push(reader.mark());
            let shape = read_shape(reader, &ROWS, &COLUMNS)?;
            games.push(read_entries(reader, shape, count, &PAYOFF, &GAME)?);
        }
        let lengths = chain_lengths(&games).map_err(|game| {
            reader.label("game", game + 1);
            reader.error(marks[game], "it leads back to itself")
        })?;
        for (game, length) in lengths.into_iter().enumerate() {
            reader.label("game", game + 1);
            reader.count(&CHAIN, length, marks[game])?;
        }
        Ok(games)
    }

    fn write(games: &Vec<GameMatrix>, out: &mut String) {
        let _ = writeln!(out, "{}", games.len());
        for game in games {
            write_entries(game, out);
        }
    }

    fn read_answer(games: &Vec<GameMatrix>, tokens: &mut Tokens) -> Result<Vec<Solution>, Refusal> {
        let read = |(index, game): (usize, &GameMatrix)| {
            tokens.label("game", index + 1);
            let (m, n) = game.shape();
            Solution::read(tokens, m, n)
        };
        games.iter().enumerate().map(read).collect()
    }

    fn write_answer(solutions: &Vec<Solution>, out: &mut String) {
        solutions.iter().for_each(|solution| write_spelled_solution(solution, out));
    }

    fn solve(games: &Vec<GameMatrix>) -> Vec<Solution> {
        solution::solve(games)
    }

    fn oracle(games: &Vec<GameMatrix>) -> Option<Oracle<'_, Vec<Solution>>> {
        brute::oracle(games)
    }

    fn check(
        games: &Vec<GameMatrix>,
        answers: &Vec<Solution>,
        reference: &Vec<Solution>,
    ) -> Result<(), Refusal> {
        checker::check(games, answers, reference)
    }

    fn small(dice: &mut Dice) -> Vec<GameMatrix> {
        generator::small(dice)
    }

    fn rivals(games: &Vec<GameMatrix>) -> Vec<Vec<Solution>> {
        brute::rivals(games)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    /// The exercise a) of the book: its G is game 1, its G1, G2 and G3 are games 2, 3 and 4.
    const DOCUMENT_A: &str = "4\n2 2\n0 G2\nG3 G4\n2 2\n4 3\n1 2\n2 2\n0 6\n5 1\n2 2\n0 -2\n-2 0\n";
    /// The exercise b) as a game of games, and as the matrix that the book prints.
    const DOCUMENT_B: &str =
        "4\n2 2\nG2 0\n0 G3\n2 2\n1 6\n5 3\n2 2\n2 5\n4 1\n4 4\n0 6 0 1\n0 3 0 5\n5 0 2 0\n1 0 4 0\n";

    fn answer(input: &str) -> String {
        String::from_utf8(find("9.39").unwrap().read(input.as_bytes()).unwrap().answer()).unwrap()
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        let case = find("9.39").unwrap().read(input.as_bytes()).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    fn read(input: &str) -> Result<(), String> {
        find("9.39").unwrap().read(input.as_bytes()).map(|_| ()).map_err(|error| error.to_string())
    }

    #[test]
    fn the_system_a_of_the_book_is_worth_9_7() {
        assert_eq!(
            answer(DOCUMENT_A),
            "9/7\n4/7 3/7\n4/7 3/7\n3\n1 0\n0 1\n3\n2/5 3/5\n1/2 1/2\n-1\n1/2 1/2\n1/2 1/2\n"
        );
    }

    #[test]
    fn the_blocks_of_b_are_worth_27_16_and_the_misprinted_q_is_3_7_and_4_7() {
        let right = "27/16 7/16 9/16 7/16 9/16\n27/7 2/7 5/7 3/7 4/7\n3 1/2 1/2 2/3 1/3\n\
                     27/16 1/8 5/16 9/32 9/32 3/16 1/4 3/8 3/16\n";
        assert_eq!(judge(DOCUMENT_B, right), Ok(()));
        assert_eq!(
            judge(DOCUMENT_B, &right.replace("3/7 4/7", "3/7 2/7")),
            Err("game 2: the probabilities of q sum to 0.714285714286, not to 1".into())
        );
    }

    /// The book exchanges columns 1 and 4 of b) before it solves it. Both have the weight 3/16, so that its q
    /// holds for the matrix in either order.
    #[test]
    fn the_q_of_b_holds_in_the_order_of_the_book_and_in_the_order_of_the_blocks() {
        let solution = "27/16 1/8 5/16 9/32 9/32 3/16 1/4 3/8 3/16";
        for matrix in ["0 6 0 1\n0 3 0 5\n5 0 2 0\n1 0 4 0\n", "1 6 0 0\n5 3 0 0\n0 0 2 5\n0 0 4 1\n"] {
            assert_eq!(judge(&format!("1\n4 4\n{matrix}"), solution), Ok(()));
        }
    }

    #[test]
    fn the_inspection_game_of_n_stages_is_worth_1_n() {
        let input = "5\n2 2\n1 0\n0 G4\n2 2\n1 0\n0 G3\n1 1\n1\n2 2\n1 0\n0 G5\n2 2\n1 0\n0 G2\n";
        let answer = answer(input);
        let values: Vec<&str> = answer.lines().step_by(3).collect();
        assert_eq!(values, ["1/5", "1/2", "1", "1/4", "1/3"]);
    }

    #[test]
    fn the_example_of_the_book_is_worth_17_5_and_its_parts_1_and_3() {
        let input = "3\n2 2\nG2 4\n5 G3\n2 2\n0 3\n2 -1\n2 2\n0 1\n4 3\n";
        assert_eq!(judge(input, "17/5 2/5 3/5 1/5 4/5 1 1/2 1/2 2/3 1/3 3 0 1 0 1"), Ok(()));
    }

    #[test]
    fn the_first_wrong_game_is_the_one_that_others_lead_to() {
        let wrong = "5/4 4/7 3/7 4/7 3/7 3 1 0 0 1 2 2/5 3/5 1/2 1/2 -1 1/2 1/2 1/2 1/2";
        assert_eq!(judge(DOCUMENT_A, wrong), Err("game 3: V = 2 is wrong, it is 3".into()));
        let wrong = wrong.replace(" 2 2/5", " 3 2/5");
        assert_eq!(judge(DOCUMENT_A, &wrong), Err("game 1: V = 1.25 is wrong, it is 1.285714285714".into()));
    }

    #[test]
    fn strategies_are_judged_at_the_values_of_the_games() {
        let right = "9/7 4/7 3/7 4/7 3/7 3 1 0 0 1 3 2/5 3/5 1/2 1/2 -1 1/2 1/2 1/2 1/2";
        assert_eq!(judge(DOCUMENT_A, right), Ok(()));
        assert_eq!(
            judge(DOCUMENT_A, &right.replacen("4/7 3/7", "3/7 4/7", 1)),
            Err("game 1: p is not optimal: against column 2 it earns only 0.714285714286, the value is 1.285714285714"
                .into())
        );
        assert_eq!(
            judge(DOCUMENT_A, &right[..right.len() - 4]),
            Err("game 4: the answer ends where q2 should stand".into())
        );
    }

    #[test]
    fn any_strategy_is_right_where_all_entries_are_worth_the_same() {
        // 1/2 as a number is no entry, but two different games are worth it.
        let input = "3\n2 3\nG2 G3 G2\nG3 G3 G2\n2 2\n0 1\n1 0\n2 2\n2 0\n-1 1\n";
        for free in ["1 0 0 0 1", "0.25 0.75 1/3 1/3 1/3", "1/2 1/2 1 0 0"] {
            assert_eq!(judge(input, &format!("0.5 {free} 1/2 1/2 1/2 .5 .5 1/2 1/2 1/2 1/4 3/4")), Ok(()));
        }
    }

    #[test]
    fn a_game_that_leads_back_to_itself_is_refused() {
        assert_eq!(
            read("1\n2 2\n1 0\n0 G1\n"),
            Err("line 2, column 1: game 1: it leads back to itself".into())
        );
        assert_eq!(
            read("4\n1 2\n0 G3\n1 1\n7\n1 2\nG2 G4\n2 1\nG2\nG3\n"),
            Err("line 8, column 1: game 4: it leads back to itself".into())
        );
    }

    #[test]
    fn a_chain_has_five_games_and_no_more() {
        let chain = |games: usize| {
            let inner: String = (2..=games).map(|next| format!("1 1\nG{next}\n")).collect();
            format!("{games}\n{inner}1 1\n1000\n")
        };
        assert_eq!(read(&chain(5)), Ok(()));
        assert_eq!(read(&chain(6)), Err("line 2, column 1: game 1: chain = 6 is not in 1..=5".into()));
        // The games of a chain stand anywhere in the file.
        assert_eq!(
            read("6\n1 1\n0\n1 1\nG1\n1 1\nG2\n1 1\nG3\n1 1\nG4\n1 1\nG5\n"),
            Err("line 12, column 1: game 6: chain = 6 is not in 1..=5".into())
        );
    }

    #[test]
    fn an_entry_is_an_integer_or_a_game_of_the_system() {
        let game = |entry: &str| read(&format!("2\n1 2\n0 {entry}\n1 1\n5\n"));
        assert_eq!(game("G2"), Ok(()));
        assert_eq!(game("G3"), Err("line 3, column 3: game 1: there is no G3: there are 2 games".into()));
        for bad in
            ["G", "G0", "G02", "G51", "g2", "-G2", "G-2", "G2G2", "1G2", "G 2", "1001", "1/2", "+1", "-0"]
        {
            assert!(game(bad).is_err(), "{bad}");
        }
        for bad in [
            "0\n",
            "51\n",
            "1\n7 1\n",
            "1\n1 7\n",
            "1\n1 2\n0\n",
            "1\n1 1\n0 1\n",
            "2\n1 1\n0\n",
            "1\n1 1\n0\n0\n",
        ] {
            assert!(read(bad).is_err(), "{bad:?}");
        }
    }
}
