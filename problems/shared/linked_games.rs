//! Matrices whose entries are numbers and games, in files, and answers about them.
//!
//! The language itself is [`solutions::linked_games`]: an [`Entry`] pays a number and goes on to games with
//! certain probabilities. Files write it in three ways: an entry is a number or `Gi` ([`read_entries`]), or the
//! payoffs come first and then the probabilities, of playing the same game again ([`read_repeated`]) or of
//! going on to each of several games ([`read_state`]).

use checkers::{
    Bound, ReadError, Reader, Writer,
    matrix_game::{Game, Solution},
    number::{Number, exact_decimal, rational},
    say,
};
use dashu_ratio::RBig;
use solutions::{
    bracket::{Bracket, round},
    linked_games::{Entry, GameMatrix, Solved},
};

use super::{fraction::Fraction, matrix_games::read_rows};

/// Reads a matrix of entries that are numbers or `Gi`, one row per line; there are so many `games`.
pub fn read_entries(
    reader: &mut Reader,
    (rows, columns): (usize, usize),
    games: usize,
    payoff: &Bound,
    game: &Bound,
) -> Result<GameMatrix, ReadError> {
    let mut matrix = Vec::with_capacity(rows);
    for _ in 0..rows {
        let mut row = Vec::with_capacity(columns);
        for column in 0..columns {
            if column > 0 {
                reader.space()?;
            }
            row.push(read_entry(reader, games, payoff, game)?);
        }
        reader.end_line()?;
        matrix.push(row);
    }
    Ok(GameMatrix::new(matrix))
}

fn read_entry(reader: &mut Reader, games: usize, payoff: &Bound, game: &Bound) -> Result<Entry, ReadError> {
    let mark = reader.mark();
    if !reader.letter(b'G') {
        return Ok(Entry::number(reader.integer::<i64>(payoff)?));
    }
    let number: usize = reader.integer(game)?;
    if number > games {
        return Err(reader.error(
            mark,
            say!(
                vi "không có G{number}: chỉ có {games} trò chơi",
                en "there is no G{number}: there are {games} games",
            ),
        ));
    }
    Ok(Entry::game(number - 1))
}

/// Writes the line `m n` and a matrix of entries that are numbers or `Gi`.
pub fn write_entries(game: &GameMatrix, out: &mut Writer) {
    write_shape(game, out);
    let word = |entry: &Entry| match entry.next() {
        [] => entry.payoff().to_string(),
        [(game, _), ..] => format!("G{}", game + 1),
    };
    out.rows(game.rows().iter().map(|row| row.iter().map(word)));
}

fn write_payoffs(game: &GameMatrix, out: &mut Writer) {
    out.rows(game.rows().iter().map(|row| row.iter().map(Entry::payoff)));
}

/// What a statement promises of the probabilities of going on.
pub struct Probability<'a> {
    /// Bounds each of them, as far as integers do.
    pub value: &'a Bound,
    /// Bounds the denominators.
    pub denominator: &'a Bound,
    /// Bounds the sum for an entry, a fraction.
    pub most: (i64, i64),
}

impl Probability<'_> {
    /// Reads the probabilities of one entry, a space between them.
    fn read(&self, reader: &mut Reader, count: usize) -> Result<Vec<RBig>, ReadError> {
        let (name, most) = (self.value.called(), rational(self.most.0, self.most.1));
        let mark = reader.mark();
        let probabilities = Fraction::read_list(reader, self.value, self.denominator, count)?;
        let probabilities: Vec<RBig> = probabilities.into_iter().map(Fraction::exact).collect();
        let sum = probabilities.iter().fold(RBig::ZERO, |sum, probability| sum + probability);
        match probabilities.len() {
            _ if sum <= most => Ok(probabilities),
            1 => Err(reader.error(
                mark,
                say!(vi "{name} = {sum} lớn hơn {most}", en "{name} = {sum} is more than {most}"; name),
            )),
            _ => Err(reader.error(
                mark,
                say!(
                    vi "tổng các {name} của một phần tử là {sum}, lớn hơn {most}",
                    en "the {name} of an entry sum to {sum}, more than {most}";
                    name
                ),
            )),
        }
    }
}

/// Reads a matrix of payoffs, one row per line, and then one of the probabilities with which the game is played
/// again.
pub fn read_repeated(
    reader: &mut Reader,
    (rows, columns): (usize, usize),
    payoff: &Bound,
    probability: &Probability,
) -> Result<GameMatrix, ReadError> {
    let payoffs = read_rows(reader, (rows, columns), payoff)?;
    let mut game = Vec::with_capacity(rows);
    for payoffs in payoffs {
        let mut row = Vec::with_capacity(columns);
        for (column, payoff) in payoffs.into_iter().enumerate() {
            if column > 0 {
                reader.space()?;
            }
            row.push(Entry::new(payoff.into(), probability.read(reader, 1)?.into_iter().enumerate()));
        }
        reader.end_line()?;
        game.push(row);
    }
    Ok(GameMatrix::new(game))
}

/// Writes what [`read_repeated`] reads, under a line `m n`.
pub fn write_repeated(game: &GameMatrix, out: &mut Writer) {
    write_shape(game, out);
    write_payoffs(game, out);
    out.rows(game.rows().iter().map(|row| row.iter().map(Entry::going_on)));
}

/// Reads a matrix of payoffs, one row per line, and then for each entry, row by row, a line of the probabilities
/// with which each of the games is played next.
pub fn read_state(
    reader: &mut Reader,
    (rows, columns): (usize, usize),
    games: usize,
    payoff: &Bound,
    probability: &Probability,
) -> Result<GameMatrix, ReadError> {
    let payoffs = read_rows(reader, (rows, columns), payoff)?;
    let mut read_entry = |payoff: i64| {
        let next = probability.read(reader, games)?;
        reader.end_line()?;
        Ok(Entry::new(payoff.into(), next.into_iter().enumerate()))
    };
    let rows = payoffs.into_iter().map(|row| row.into_iter().map(&mut read_entry).collect());
    Ok(GameMatrix::new(rows.collect::<Result<_, _>>()?))
}

/// Writes what [`read_state`] reads, under a line `m n`.
pub fn write_state(game: &GameMatrix, games: usize, out: &mut Writer) {
    write_shape(game, out);
    write_payoffs(game, out);
    for entry in game.entries() {
        let mut words = vec!["0".to_string(); games];
        for (game, probability) in entry.next() {
            words[*game] = probability.to_string();
        }
        out.line(words);
    }
}

fn write_shape(game: &GameMatrix, out: &mut Writer) {
    let (m, n) = game.shape();
    out.line([m, n]);
}

/// How many digits after the point a reference writes of a value that is no short fraction. All of them are
/// right, and what follows is far below the 10^-30 that a judgement forgives for its own roundings.
const DIGITS: usize = 34;

/// A fraction is short if its denominator has at most so many digits.
const SHORT: usize = 20;

/// A number as a reference answers: a short fraction exactly, anything else rounded to digits that are right.
pub fn shown(value: &Bracket) -> Number {
    let is_short = value.is_exact() && value.middle().denominator().to_string().len() <= SHORT;
    match is_short {
        true => value.middle().clone().into(),
        false => round(&value.rounded(DIGITS), DIGITS).into(),
    }
}

/// Probabilities as a reference answers.
pub fn shown_weights(weights: &[RBig]) -> Vec<Number> {
    weights.iter().map(|weight| shown(&Bracket::exactly(weight.clone()))).collect()
}

/// The solution of a game as a reference answers.
pub fn answer(solved: &Solved) -> Solution {
    Solution { value: shown(&solved.value), p: shown_weights(&solved.row), q: shown_weights(&solved.column) }
}

/// A denominator of more digits than this looks better as a decimal, if the decimal ends.
const READABLE: usize = 6;

/// Writes a number without losing anything: as a fraction, or as a decimal if it was rounded to one.
pub fn spell(number: &Number) -> String {
    let exact = number.exact();
    let decimal = match exact.denominator().to_string().len() {
        ..=READABLE => None,
        _ => exact_decimal(exact),
    };
    decimal.unwrap_or_else(|| exact.to_string())
}

/// Writes a solution on three lines: `V`, `p`, `q`.
pub fn write_spelled_solution(Solution { value, p, q }: &Solution, out: &mut Writer) {
    write_spelled([value], out);
    write_spelled(p, out);
    write_spelled(q, out);
}

/// Writes numbers on one line.
pub fn write_spelled<'a>(numbers: impl IntoIterator<Item = &'a Number>, out: &mut Writer) {
    out.line(numbers.into_iter().map(spell));
}

/// A game of a system whose values are these, ready to judge strategies for it.
pub fn game_at(game: &GameMatrix, values: &[RBig]) -> Game {
    Game::from_rationals(&game.at(values))
}
