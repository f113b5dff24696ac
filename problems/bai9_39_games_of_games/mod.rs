//! 9.39 Games of games: matrices whose entries are numbers and other games of the system.

use checkers::{
    Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer,
    matrix_game::Solution,
    number::{decimal, rational},
    say,
};
use dashu_ratio::RBig;
use solutions::{
    bracket::Bracket,
    linked_games::{Entry, GameMatrix, chain_lengths, solve},
};

use crate::shared::{
    linked_games::{read_entries, write_entries, write_spelled_solution},
    matrix_games::read_shape,
};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct GamesOfGames;

const GAMES: Bound = Bound::new("k", 1, 50);
const ROWS: Bound = Bound::new("m", 1, 6);
const COLUMNS: Bound = Bound::new("n", 1, 6);
const PAYOFF: Bound = Bound::new("a", -1000, 1000);
const GAME: Bound = Bound::new("i", 1, 50);
/// How many games follow one another at most, the first and the last counted.
const CHAIN: Bound = Bound::named(Name::new("độ dài dãy trò chơi", "chain"), 1, 5);
/// How far apart the least and the greatest entry of a matrix are at least, the values put in, unless all are equal; a
/// fraction. Without it a matrix may need more digits than doubles have: its entries may differ in the tenth one only.
const SPREAD: (i64, i64) = (1, 100);

/// What messages call a part of the files.
const LABEL: Name = Name::new("trò chơi", "game");

/// Whether entries that are worth so much are surely all equal or surely spread enough; if not, why.
fn judge_spread(entries: &[(&Entry, &Bracket)]) -> Result<(), Sentence> {
    let equal = |pair: &[(&Entry, &Bracket)]| {
        let [(left, left_worth), (right, right_worth)] = [pair[0], pair[1]];
        left == right || (left_worth.is_exact() && left_worth == right_worth)
    };
    if entries.windows(2).all(equal) {
        return Ok(());
    }
    let worths = || entries.iter().map(|(_, worth)| worth);
    let distance = |most: Option<RBig>, least: Option<RBig>| most.zip(least).map_or(RBig::ZERO, |(a, b)| a - b);
    // However the values lie in their brackets, some entry is at least this high and another at most this low.
    let sure = distance(worths().map(|worth| worth.low()).max(), worths().map(|worth| worth.high()).min());
    let wanted = rational(SPREAD.0, SPREAD.1);
    if sure >= wanted {
        return Ok(());
    }
    if sure <= RBig::ZERO {
        return Err(say!(
            vi "giá trị của các phần tử sát nhau đến mức không thể biết chúng có bằng nhau hay không",
            en "its entries are worth so nearly the same that nobody can tell whether they are equal",
        ));
    }
    let middles = || worths().map(|worth| worth.middle().clone());
    let shown = decimal(&distance(middles().max(), middles().min()), 12);
    Err(say!(
        vi "giá trị của các phần tử gần bằng nhau, chỉ chênh {shown}: phải bằng nhau tất cả hoặc chênh ít \
            nhất {wanted}",
        en "its entries are worth nearly the same, within {shown}: they must be equal or spread by {wanted}",
    ))
}

/// Judges the spread of a matrix whose games are worth these values.
fn judge_game(game: &GameMatrix, values: &[Bracket]) -> Result<(), Sentence> {
    // An entry is a number or a game.
    let worth = |entry: &Entry| match entry.next() {
        [] => Bracket::exactly(entry.payoff().clone()),
        [(game, _), ..] => values[*game].clone(),
    };
    let worths: Vec<Bracket> = game.entries().map(worth).collect();
    judge_spread(&game.entries().zip(&worths).collect::<Vec<_>>())
}

impl Exercise for GamesOfGames {
    type Input = Vec<GameMatrix>;
    type Answer = Vec<Solution>;

    const FOLDER: &'static str = "bai9_39_games_of_games";
    const BOUNDS: &'static [Bound] = &[GAMES, ROWS, COLUMNS, PAYOFF, GAME, CHAIN];

    fn read(reader: &mut Reader) -> Result<Vec<GameMatrix>, ReadError> {
        let count: usize = reader.integer(&GAMES)?;
        reader.end_line()?;
        let mut marks = Vec::with_capacity(count);
        let mut games = Vec::with_capacity(count);
        for game in 0..count {
            reader.label(LABEL, game + 1);
            marks.push(reader.mark());
            let shape = read_shape(reader, &ROWS, &COLUMNS)?;
            games.push(read_entries(reader, shape, count, &PAYOFF, &GAME)?);
        }
        let lengths = chain_lengths(&games).map_err(|game| {
            reader.label(LABEL, game + 1);
            reader.error(marks[game], say!(vi "dẫn trở lại chính nó", en "it leads back to itself"))
        })?;
        for (game, length) in lengths.into_iter().enumerate() {
            reader.label(LABEL, game + 1);
            reader.count(&CHAIN, length, marks[game])?;
        }
        let values: Vec<Bracket> = solve(&games).into_iter().map(|solved| solved.value).collect();
        for (game, matrix) in games.iter().enumerate() {
            reader.label(LABEL, game + 1);
            judge_game(matrix, &values).map_err(|reason| reader.error(marks[game], reason))?;
        }
        Ok(games)
    }

    fn write(games: &Vec<GameMatrix>, out: &mut Writer) {
        out.line([games.len()]);
        for game in games {
            write_entries(game, out);
        }
    }

    fn read_answer(games: &Vec<GameMatrix>, tokens: &mut Tokens) -> Result<Vec<Solution>, Refusal> {
        let read = |tokens: &mut Tokens, (index, game): (usize, &GameMatrix)| {
            let (m, n) = game.shape();
            tokens.row();
            tokens.label(LABEL, index + 1);
            let value = tokens.number("V")?;
            tokens.row();
            let p = tokens.numbers("p", m)?;
            tokens.row();
            Ok(Solution { value, p, q: tokens.numbers("q", n)? })
        };
        tokens.rows(3 * games.len(), |tokens| games.iter().enumerate().map(|game| read(tokens, game)).collect())
    }

    fn write_answer(solutions: &Vec<Solution>, out: &mut Writer) {
        solutions.iter().for_each(|solution| write_spelled_solution(solution, out));
    }

    fn laboratory(games: &Vec<GameMatrix>) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::GamesOfGames(games.clone()))
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use checkers::Writer;
    use solutions::linked_games::GameMatrix;

    use super::GamesOfGames;
    use exercise::{Exercise, testing};

    /// The exercise a) of the book: its G is game 1, its G1, G2 and G3 are games 2, 3 and 4.
    const DOCUMENT_A: &str = "4\n2 2\n0 G2\nG3 G4\n2 2\n4 3\n1 2\n2 2\n0 6\n5 1\n2 2\n0 -2\n-2 0\n";
    /// The exercise b) as a game of games, and as the matrix that the book prints.
    const DOCUMENT_B: &str =
        "4\n2 2\nG2 0\n0 G3\n2 2\n1 6\n5 3\n2 2\n2 5\n4 1\n4 4\n0 6 0 1\n0 3 0 5\n5 0 2 0\n1 0 4 0\n";

    fn answer(input: &str) -> String {
        testing::answer::<GamesOfGames>(input)
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<GamesOfGames>(input, answer)
    }

    fn read(input: &str) -> Result<(), String> {
        testing::read::<GamesOfGames>(input)
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
            Err("game 4: the answer ends where q2 should be".into())
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
        assert_eq!(read(&chain(6)), Err("line 2, column 1: game 1: chain = 6 is not in [1, 5]".into()));
        // The games of a chain stand anywhere in the file.
        assert_eq!(
            read("6\n1 1\n0\n1 1\nG1\n1 1\nG2\n1 1\nG3\n1 1\nG4\n1 1\nG5\n"),
            Err("line 12, column 1: game 6: chain = 6 is not in [1, 5]".into())
        );
    }

    #[test]
    fn entries_are_equal_or_spread_by_a_hundredth() {
        // (1 0; 0 b) is worth b/(b + 1).
        let beside_one = |b: i64| read(&format!("2\n1 2\n1 G2\n2 2\n1 0\n0 {b}\n"));
        assert_eq!(beside_one(99), Ok(()));
        assert_eq!(
            beside_one(100),
            Err("line 2, column 1: game 1: its entries are worth nearly the same, within 0.009900990099: they must be \
                 equal or spread by 1/100"
                .into())
        );
        // Equal entries need not look equal: both games are worth 1/2.
        assert_eq!(read("3\n1 2\nG2 G3\n2 2\n0 1\n1 0\n2 2\n2 0\n-1 1\n"), Ok(()));
    }

    /// Values that are too long to be computed exactly are known well enough to tell that they are a hundredth apart,
    /// but not that they are equal.
    #[test]
    fn values_between_brackets_are_decided_soundly() {
        // (a 0; 0 b) is worth ab/(a + b), and the sums are eight different primes of ten bits.
        let small: String = [997, 991, 983, 977, 971, 967, 953, 947]
            .iter()
            .zip(1..)
            .map(|(prime, place)| format!("2 2\n{} 0\n0 {}\n", 40 * place, prime - 40 * place))
            .collect();
        let long = "2 4\nG4 G5 G6 G7\nG11 G10 G9 G8\n";
        let outer = |row: &str| read(&format!("11\n1 2\n{row}\n{long}{long}{small}"));
        assert_eq!(outer("G2 G2"), Ok(()));
        assert_eq!(outer("G2 0"), Ok(()));
        assert_eq!(
            outer("G2 G3"),
            Err("line 2, column 1: game 1: its entries are worth so nearly the same that nobody can tell whether they \
                 are equal"
                .into())
        );
    }

    /// Games of games draw nearer to one another from layer to layer: of two values that are d apart, one game of each
    /// layer makes the middle and the other a third of the way, d/6 apart. The fifth layer would be played for 1/216.
    #[test]
    fn a_tower_of_games_without_numbers_is_refused_where_they_draw_near() {
        let layer = |below: usize| -> String {
            let (x, y) = (format!("G{}", 2 * below + 1), format!("G{}", 2 * below + 2));
            format!("2 2\n{y} {x}\n{x} {y}\n3 3\n{y} {x} {x}\n{x} {y} {x}\n{x} {x} {y}\n")
        };
        let tower = |layers: usize| {
            let above: String = (0..layers).map(layer).collect();
            read(&format!("{}\n1 1\n0\n1 1\n1\n{above}", 2 + 2 * layers))
        };
        assert_eq!(tower(3), Ok(()));
        assert_eq!(
            tower(4),
            Err("line 27, column 1: game 9: its entries are worth nearly the same, within 0.00462962963: they must be \
                 equal or spread by 1/100"
                .into())
        );
    }

    #[test]
    fn the_editorial_pastes_the_first_example_together_and_gets_45_34() {
        let pasted = answer("1\n4 4\n0 0 4 3\n0 0 1 2\n0 6 0 -2\n5 1 -2 0\n");
        assert_eq!(pasted.lines().next(), Some("45/34"));
    }

    /// The game of the editorial on which doubles with an absolute tolerance fail.
    #[test]
    fn the_careless_strategy_of_the_editorial_is_refused() {
        let [first, second, third] = super::facts::TWO_SCALES;
        let input = format!("1\n3 3\n{first:?}\n{second:?}\n{third:?}\n").replace(['[', ']', ','], "");
        let careless = super::facts::careless();
        let words: Vec<String> =
            [careless.value].iter().chain(&careless.p).chain(&careless.q).map(|x| format!("{x:.15}")).collect();
        let refusal = judge(&input, &words.join(" ")).unwrap_err();
        assert!(refusal.starts_with("game 1: q is not optimal"), "{refusal}");
    }

    #[test]
    fn the_picture_shows_the_first_sample() {
        let games: Vec<GameMatrix> =
            super::pictures::SYSTEM.iter().map(|(text, _)| text.parse().unwrap()).collect();
        let mut out = Writer::new();
        GamesOfGames::write(&games, &mut out);
        assert_eq!(out.into_string(), DOCUMENT_A);
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
