//! Matrix games whose entries are numbers and games.
//!
//! An entry pays a number and then, with certain probabilities, lets a game of the same system be played; with
//! the rest of the probability play ends. This small language says all that the book says of them:
//!
//! | entry | meaning | games of this kind |
//! |---|---|---|
//! | `5` | 5 is paid and play ends | matrix games |
//! | `G2` | game 2 is played instead | games of games; recursive games if a game comes back to itself |
//! | `1 + 2/3 G` | 1 is paid, and with probability 2/3 the only game is played again | stochastic games |
//! | `-2 + 1/2 G1 + 1/4 G3` | -2 is paid, then game 1, game 3 or, with probability 1/4, nothing more | stochastic games |
//!
//! In a matrix a comma stands between entries and a semicolon between rows: `4, 1 + 1/3 G; 0, 1 + 2/3 G`.
//!
//! Games that never come back to themselves are solved here, by [`solve`]; those that stop with a positive
//! probability in every round by [`crate::stochastic_game`]; two games that need not stop by
//! [`crate::recursive_game`].

use std::{fmt, str::FromStr};

use dashu_base::BitTest;
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use crate::{
    bracket::Bracket,
    matrix_game::{self, Solution, common_multiple},
};

/// What one choice of both players leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    payoff: RBig,
    next: Vec<(usize, RBig)>,
}

impl Entry {
    /// Pays `payoff` and goes on to each game, counted from 0, with its probability.
    ///
    /// Panics if a probability is negative or if they sum to more than 1.
    pub fn new(payoff: RBig, next: impl IntoIterator<Item = (usize, RBig)>) -> Entry {
        let mut kept: Vec<(usize, RBig)> = Vec::new();
        let mut total = RBig::ZERO;
        for (game, probability) in next {
            assert!(probability >= RBig::ZERO, "a probability is not negative");
            total += &probability;
            match kept.binary_search_by_key(&game, |&(game, _)| game) {
                Ok(place) => kept[place].1 += probability,
                Err(place) if probability > RBig::ZERO => kept.insert(place, (game, probability)),
                Err(_) => {}
            }
        }
        assert!(total <= RBig::ONE, "probabilities sum to 1 at most");
        Entry { payoff, next: kept }
    }

    /// A number: it is paid, and play ends.
    pub fn number(payoff: impl Into<RBig>) -> Entry {
        Entry { payoff: payoff.into(), next: Vec::new() }
    }

    /// A game, counted from 0: it is played instead.
    pub fn game(game: usize) -> Entry {
        Entry { payoff: RBig::ZERO, next: vec![(game, RBig::ONE)] }
    }

    /// What is paid at once.
    pub fn payoff(&self) -> &RBig {
        &self.payoff
    }

    /// The games that may follow, in ascending order, and their probabilities, which are positive.
    pub fn next(&self) -> &[(usize, RBig)] {
        &self.next
    }

    /// The probability that a game follows.
    pub fn going_on(&self) -> RBig {
        self.next.iter().fold(RBig::ZERO, |sum, (_, probability)| sum + probability)
    }

    /// What the entry is worth if game i is worth `values[i]`.
    pub fn at(&self, values: &[RBig]) -> RBig {
        self.next.iter().fold(self.payoff.clone(), |sum, (game, probability)| {
            // Most entries of games of games go on for sure: spare the multiplication.
            if *probability == RBig::ONE { sum + &values[*game] } else { sum + probability * &values[*game] }
        })
    }
}

/// A matrix of entries: one game of a system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameMatrix {
    rows: Vec<Vec<Entry>>,
}

impl GameMatrix {
    /// A game, row by row. Panics unless the matrix is a rectangle with at least one entry.
    pub fn new(rows: Vec<Vec<Entry>>) -> GameMatrix {
        assert!(is_rectangle(&rows), "a game is a rectangle with at least one entry");
        GameMatrix { rows }
    }

    /// The entries, row by row.
    pub fn rows(&self) -> &[Vec<Entry>] {
        &self.rows
    }

    /// The numbers of rows and columns.
    pub fn shape(&self) -> (usize, usize) {
        (self.rows.len(), self.rows[0].len())
    }

    /// Every entry, row by row.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.rows.iter().flatten()
    }

    /// The matrix of numbers that is left if game i is worth `values[i]`.
    ///
    /// ```
    /// use dashu_ratio::RBig;
    /// use solutions::{linked_games::GameMatrix, matrix_game::solve_rational};
    ///
    /// let game: GameMatrix = "4, 1 + 1/3 G; 0, 1 + 2/3 G".parse().unwrap();
    /// let two = RBig::from(2);
    /// assert_eq!(solve_rational(&game.at(&[two.clone()])).value, two);
    /// ```
    pub fn at(&self, values: &[RBig]) -> Vec<Vec<RBig>> {
        self.rows.iter().map(|row| row.iter().map(|entry| entry.at(values)).collect()).collect()
    }
}

fn is_rectangle<T>(rows: &[Vec<T>]) -> bool {
    rows.first().is_some_and(|first| !first.is_empty() && rows.iter().all(|row| row.len() == first.len()))
}

/// Why a text is no entry or no matrix of entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError(String);

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotationError {}

impl FromStr for GameMatrix {
    type Err = NotationError;

    /// Rows between semicolons, entries between commas.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let row = |row: &str| row.split(',').map(Entry::from_str).collect::<Result<Vec<_>, _>>();
        let rows = text.split(';').map(row).collect::<Result<Vec<_>, _>>()?;
        if !is_rectangle(&rows) {
            return Err(NotationError(format!("the rows of \"{text}\" are not equally long")));
        }
        Ok(GameMatrix { rows })
    }
}

impl FromStr for Entry {
    type Err = NotationError;

    /// A sum of numbers `a` or `a/b` and of games `G`, `G2`, `a/b G2`; `G` is the first game.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bad = || NotationError(format!("\"{}\" is no sum of numbers and games", text.trim()));
        let number = |text: &str| -> Option<RBig> {
            let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
            let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
            let denominator: u64 = denominator.parse().ok().filter(|&denominator| denominator > 0)?;
            (digits(numerator)).then_some(())?;
            Some(RBig::from_parts(IBig::from(numerator.parse::<u64>().ok()?), denominator.into()))
        };
        let mut payoff = RBig::ZERO;
        let mut next: Vec<(usize, RBig)> = Vec::new();
        // Signs stand before terms, and before the first one a plus may be left out.
        let text = text.trim();
        let signed = if text.starts_with('-') { text.to_string() } else { format!("+{text}") };
        for start in signed.match_indices(['+', '-']).map(|(start, _)| start) {
            let rest = &signed[start + 1..];
            let term = rest[..rest.find(['+', '-']).unwrap_or(rest.len())].trim();
            let negative = signed[start..].starts_with('-');
            match term.split_once('G') {
                None => {
                    let size = number(term).ok_or_else(bad)?;
                    payoff += if negative { -size } else { size };
                }
                Some((probability, game)) => {
                    let probability = match probability.trim() {
                        "" => RBig::ONE,
                        probability => number(probability).ok_or_else(bad)?,
                    };
                    let game = match game {
                        "" => 1,
                        game => game.parse().ok().filter(|&game| game > 0).ok_or_else(bad)?,
                    };
                    if negative {
                        return Err(bad());
                    }
                    next.push((game - 1, probability));
                }
            }
        }
        if next.iter().fold(RBig::ZERO, |sum, (_, probability)| sum + probability) > RBig::ONE {
            return Err(NotationError(format!("the probabilities of \"{text}\" sum to more than 1")));
        }
        Ok(Entry::new(payoff, next))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut plus = "";
        if self.payoff != RBig::ZERO || self.next.is_empty() {
            write!(f, "{}", self.payoff)?;
            plus = " + ";
        }
        for (game, probability) in &self.next {
            f.write_str(plus)?;
            if *probability != RBig::ONE {
                write!(f, "{probability} ")?;
            }
            write!(f, "G{}", game + 1)?;
            plus = " + ";
        }
        Ok(())
    }
}

impl fmt::Display for GameMatrix {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (i, row) in self.rows.iter().enumerate() {
            for (j, entry) in row.iter().enumerate() {
                let before = match (i, j) {
                    (0, 0) => "",
                    (_, 0) => "; ",
                    _ => ", ",
                };
                write!(f, "{before}{entry}")?;
            }
        }
        Ok(())
    }
}

/// A solved game of a system: its value and what the players do in it.
///
/// The strategies are optimal in the matrix in which every game is replaced by its value; if the value is not
/// known exactly, they miss that by no more than the value's radius.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The value.
    pub value: Bracket,
    /// The probability of each row.
    pub row: Vec<RBig>,
    /// The probability of each column.
    pub column: Vec<RBig>,
}

impl Solved {
    /// A solution whose value is off by at most `radius`.
    pub(crate) fn within(Solution { value, row, column }: Solution, radius: RBig) -> Solved {
        Solved { value: Bracket::around(value, radius), row, column }
    }
}

/// How many games follow one another at most when play begins in each game, itself included; or a game that
/// comes back to itself.
///
/// Time O(games · entries). Panics if an entry names a game that does not exist.
///
/// ```
/// use solutions::linked_games::{GameMatrix, chain_lengths};
///
/// let parse = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<GameMatrix>>();
/// assert_eq!(chain_lengths(&parse(&["0, G2; G3, 1", "4, G3", "7"])), Ok(vec![3, 2, 1]));
/// assert_eq!(chain_lengths(&parse(&["G2", "0, G3", "G2, 1"])), Err(1));
/// ```
pub fn chain_lengths(games: &[GameMatrix]) -> Result<Vec<usize>, usize> {
    let follow = |game: usize| games[game].entries().flat_map(|entry| entry.next.iter().map(|&(next, _)| next));
    let mut lengths = vec![None; games.len()];
    // In every round the games whose followers are all known become known: after one round those that lead
    // nowhere, and so on.
    loop {
        let known = |game: usize| follow(game).try_fold(1, |most, next| Some(most.max(lengths[next]? + 1)));
        let fresh: Vec<(usize, usize)> = (0..games.len())
            .filter(|&game| lengths[game].is_none())
            .filter_map(|game| Some((game, known(game)?)))
            .collect();
        if fresh.is_empty() {
            break;
        }
        for (game, length) in fresh {
            lengths[game] = Some(length);
        }
    }
    let Some(unknown) = lengths.iter().position(Option::is_none) else {
        return Ok(lengths.into_iter().flatten().collect());
    };
    // From an unknown game one can always go to an unknown one, so the way comes back to a game on it. After as
    // many steps as there are games it is on the circle.
    let step = |game: &usize| follow(*game).find(|&next| lengths[next].is_none());
    let on_circle = std::iter::successors(Some(unknown), step).nth(games.len());
    Err(on_circle.unwrap_or(unknown))
}

/// A matrix is solved as it is if its entries have a common denominator of at most so many bits.
const EXACT_BITS: usize = 64;

/// Otherwise its entries are rounded to so many binary digits after the point.
const ROUNDED_BITS: usize = 144;

/// Solves every game of a system in which no game leads back to itself: a game that stands in a matrix may be
/// replaced by its value, so the games are solved in order of their chains.
///
/// An exact value may be a fraction of six times the length of all fractions in its matrix together, a chain of
/// five games a fraction of megabytes. So long entries are rounded, and the value that comes out is known up to
/// the rounding: if no entry of a matrix changes by more than e, its value does not either.
///
/// Cost: one [`matrix_game::solve_integers`] a game, with entries of at most about 200 bits. Panics if an entry
/// names a game that does not exist, or if a game leads back to itself.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::linked_games::{GameMatrix, solve};
///
/// let games = ["0, G2; G3, G4", "4, 3; 1, 2", "0, 6; 5, 1", "0, -2; -2, 0"];
/// let games: Vec<GameMatrix> = games.iter().map(|game| game.parse().unwrap()).collect();
/// let solved = solve(&games);
/// assert_eq!(*solved[0].value.middle(), RBig::from_parts(9.into(), 7u8.into()));
/// assert!(solved[0].value.is_exact());
/// ```
pub fn solve(games: &[GameMatrix]) -> Vec<Solved> {
    let lengths = chain_lengths(games).unwrap_or_else(|game| panic!("game {game} leads back to itself"));
    let mut order: Vec<usize> = (0..games.len()).collect();
    order.sort_by_key(|&game| lengths[game]);
    let mut values = vec![RBig::ZERO; games.len()];
    let mut solved: Vec<Option<Solved>> = vec![None; games.len()];
    for game in order {
        let follow = games[game].entries().flat_map(Entry::next);
        let radii = follow.filter_map(|(next, _)| Some(solved[*next].as_ref()?.value.radius()));
        let mut radius = radii.max().cloned().unwrap_or(RBig::ZERO);
        let mut matrix = games[game].at(&values);
        if common_denominator(&matrix).is_none() {
            let unit = UBig::ONE << ROUNDED_BITS;
            for entry in matrix.iter_mut().flatten() {
                *entry = RBig::from_parts((&*entry * RBig::from(unit.clone())).round(), unit.clone());
            }
            radius += RBig::from_parts(IBig::ONE, unit);
        }
        let solution = matrix_game::solve_rational(&matrix);
        values[game] = solution.value.clone();
        solved[game] = Some(Solved::within(solution, radius));
    }
    solved.into_iter().flatten().collect()
}

/// The common denominator of a matrix, unless it is too long to compute with.
fn common_denominator(matrix: &[Vec<RBig>]) -> Option<UBig> {
    matrix.iter().flatten().try_fold(UBig::ONE, |common, entry| {
        let common = common_multiple(common, entry.denominator());
        (common.bit_len() <= EXACT_BITS).then_some(common)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn games(texts: &[&str]) -> Vec<GameMatrix> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    fn fraction(a: i64, b: u64) -> RBig {
        RBig::from_parts(a.into(), b.into())
    }

    #[test]
    fn the_notation_is_read_and_written() {
        for (text, shown) in [
            ("5", "5"),
            (" - 5 ", "-5"),
            ("G", "G1"),
            ("0+G", "G1"),
            ("1+2/3G", "1 + 2/3 G1"),
            ("-2 + 1/2 G1 + 1/4 G3", "-2 + 1/2 G1 + 1/4 G3"),
            ("1/4 G3 - 1/3 + 1/4 G3 - 1/3", "-2/3 + 1/2 G3"),
            ("1 + 0 G2", "1"),
        ] {
            let entry: Entry = text.parse().unwrap();
            assert_eq!(entry.to_string(), shown);
            assert_eq!(shown.parse(), Ok(entry));
        }
        let text = "4, 1 + 1/3 G1; 0, 1 + 2/3 G1";
        assert_eq!(text.parse::<GameMatrix>().unwrap().to_string(), text);
    }

    #[test]
    fn what_is_no_notation_is_refused() {
        for text in
            ["", "+", "1 2", "G0", "x", "1//2", "1/0", "G1G2", "G 1", "-G", "1.5", "1 +", "--1", "/2", "2G"]
        {
            assert!(text.parse::<Entry>().is_err(), "{text}");
        }
        assert!("1/2 G1 + 2/3 G2".parse::<Entry>().is_err());
        for text in ["1, 2; 3", "", ";", "1;;2"] {
            assert!(text.parse::<GameMatrix>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_game_that_comes_back_to_itself_is_found_behind_others() {
        assert_eq!(chain_lengths(&games(&["G2", "G3", "G4, 1", "G3; 5"])), Err(2));
        assert_eq!(chain_lengths(&games(&["1 + 1/2 G1"])), Err(0));
    }

    /// A block matrix with constant blocks outside the diagonal is a game of games: the book's 9.39 b).
    #[test]
    fn the_blocks_of_the_book() {
        let solved = solve(&games(&["G2, 0; 0, G3", "1, 6; 5, 3", "2, 5; 4, 1"]));
        let values: Vec<RBig> = solved.iter().map(|game| game.value.middle().clone()).collect();
        assert_eq!(values, [fraction(27, 16), fraction(27, 7), fraction(3, 1)]);
        // The erratum: q1 of the first block is (3/7, 4/7).
        assert_eq!(solved[1].column, [fraction(3, 7), fraction(4, 7)]);
        let weights = |of: fn(&Solved) -> &Vec<RBig>, outer: usize, block: usize| -> Vec<RBig> {
            of(&solved[block]).iter().map(|weight| weight * &of(&solved[0])[outer]).collect()
        };
        let p = [weights(|game| &game.row, 0, 1), weights(|game| &game.row, 1, 2)].concat();
        let q = [weights(|game| &game.column, 0, 1), weights(|game| &game.column, 1, 2)].concat();
        assert_eq!(p, [fraction(1, 8), fraction(5, 16), fraction(9, 32), fraction(9, 32)]);
        assert_eq!(q, [fraction(3, 16), fraction(1, 4), fraction(3, 8), fraction(3, 16)]);
    }

    /// Catch the one stage of n: the book's inspection game is worth 1/n.
    #[test]
    fn the_inspection_game() {
        let solved = solve(&games(&["1, 0; 0, G2", "1, 0; 0, G3", "1, 0; 0, G4", "1, 0; 0, G5", "1"]));
        let values: Vec<RBig> = solved.iter().map(|game| game.value.middle().clone()).collect();
        assert_eq!(values, [5, 4, 3, 2, 1].map(|n| fraction(1, n)));
    }

    proptest! {
        /// Five pairs of games, each above the pair that it leads to: the exact values soon get long.
        #[test]
        fn rounded_values_bracket_the_exact_ones(numbers in prop::collection::vec(-1000i64..=1000, 40)) {
            let matrix = |game: usize| {
                let entry = |place: usize| match (game / 2, place) {
                    (0, _) | (_, 3) => Entry::number(numbers[4 * game + place]),
                    (level, _) => Entry::game(2 * (level - 1) + place % 2),
                };
                GameMatrix::new(vec![vec![entry(0), entry(1)], vec![entry(2), entry(3)]])
            };
            let games: Vec<GameMatrix> = (0..10).map(matrix).collect();
            let mut exact: Vec<RBig> = Vec::new();
            for game in &games {
                exact.push(matrix_game::solve_rational(&game.at(&exact)).value);
            }
            for (solved, exact) in solve(&games).iter().zip(&exact) {
                prop_assert!(solved.value.low() <= *exact && *exact <= solved.value.high());
            }
        }
    }
}
