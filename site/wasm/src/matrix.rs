//! Matrix games to look into: solved exactly, and explained step by step.

use checkers::{Sentence, say};
use dashu_ratio::RBig;
use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use solutions::{
    dominance::{Kept, Line, dominated, dominators},
    matrix_game::{self, Solution},
};

mod tableau;

/// The most rows and columns.
pub const MOST: usize = 8;
/// The most digits of a number.
const MOST_DIGITS: usize = 6;

/// Reads a matrix: a row a line (or `;` between rows), spaces or commas between numbers, which are integers or fractions.
fn read(text: &str) -> Result<Vec<Vec<RBig>>, Sentence> {
    let lines = text.split(['\n', ';']).filter(|line| !line.trim().is_empty());
    let row = |line: &str| {
        let words =
            line.split(|sign: char| sign.is_whitespace() || sign == ',').filter(|word| !word.is_empty());
        words.map(number).collect::<Result<Vec<RBig>, Sentence>>()
    };
    let matrix: Vec<Vec<RBig>> = lines.map(row).collect::<Result<_, _>>()?;
    let columns = matrix.first().map_or(0, Vec::len);
    if matrix.iter().any(|row| row.len() != columns) {
        return Err(say!(vi "các hàng phải dài bằng nhau", en "the rows should be equally long"));
    }
    fits(matrix.len(), columns)?;
    Ok(matrix)
}

/// Whether a matrix of so many rows and columns can be shown.
pub fn fits(rows: usize, columns: usize) -> Result<(), Sentence> {
    let fits = |count| (1..=MOST).contains(&count);
    if fits(rows) && fits(columns) {
        return Ok(());
    }
    Err(say!(
        vi "cần một ma trận có từ 1 đến {MOST} hàng và cột",
        en "a matrix of 1 to {MOST} rows and columns is wanted",
    ))
}

/// An integer, a fraction or a decimal.
fn number(word: &str) -> Result<RBig, Sentence> {
    if let Some((whole, part)) = word.split_once('.')
        && (1..MOST_DIGITS).contains(&part.len())
        && part.bytes().all(|byte| byte.is_ascii_digit())
    {
        let sign = if whole.starts_with('-') { "-" } else { "" };
        let digits = whole.strip_prefix('-').unwrap_or(whole);
        return fraction(word, &format!("{sign}{digits}{part}/1{}", "0".repeat(part.len())), MOST_DIGITS + 1);
    }
    fraction(word, word, MOST_DIGITS)
}

/// A fraction, or an integer, of at most so many digits each.
fn fraction(word: &str, written: &str, most: usize) -> Result<RBig, Sentence> {
    let (top, bottom) = written.split_once('/').unwrap_or((written, "1"));
    let digits =
        |text: &str| (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let fits = digits(top.strip_prefix('-').unwrap_or(top))
        && digits(bottom)
        && bottom.bytes().any(|byte| byte != b'0');
    let parsed = || Some(RBig::from(top.parse::<i64>().ok()?) / RBig::from(bottom.parse::<i64>().ok()?));
    fits.then(parsed).flatten().ok_or_else(|| {
        say!(
            vi "\"{word}\" phải là số nguyên, số thập phân hoặc phân số a/b, mỗi số nhiều nhất {MOST_DIGITS} chữ số",
            en "\"{word}\" should be an integer, a decimal or a fraction a/b of at most {MOST_DIGITS} digits each",
        )
    })
}

/// Whether there is something to see in a matrix: both players mix, and the numbers are short.
pub fn is_good_example(matrix: &[Vec<RBig>]) -> bool {
    let short = |number: &RBig| number.to_string().len() <= 4;
    if fits(matrix.len(), matrix[0].len()).is_err() || !matrix.iter().flatten().all(short) {
        return false;
    }
    let solution = matrix_game::solve_over_rationals(matrix);
    let mixed = |strategy: &[RBig]| strategy.iter().filter(|share| **share != RBig::ZERO).count() > 1;
    mixed(&solution.row) && mixed(&solution.column)
}

/// A matrix as [`explain`] reads it.
pub fn text(matrix: &[Vec<RBig>]) -> String {
    matrix.iter().map(|row| written(row).join(" ")).collect::<Vec<_>>().join("\n")
}

/// Numbers as fractions.
pub fn written(numbers: &[RBig]) -> Vec<String> {
    numbers.iter().map(RBig::to_string).collect()
}

/// A number as drawings need it.
pub fn decimal(number: &RBig) -> f64 {
    number.to_f64().value()
}

/// The entries as integers, if they are.
fn integers(matrix: &[Vec<RBig>]) -> Option<Vec<Vec<i64>>> {
    let integer = |entry: &RBig| entry.to_string().parse().ok();
    matrix.iter().map(|row| row.iter().map(integer).collect()).collect()
}

/// A step of falling away: which line goes, and what is left.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Step {
    row: Option<usize>,
    column: Option<usize>,
    rows: Vec<usize>,
    columns: Vec<usize>,
    /// The lines that dominate it, each with its share.
    by: Vec<(usize, String)>,
}

/// Dominated lines, one after the other, the first that is found each time.
fn falling_away(matrix: &[Vec<i64>]) -> Vec<Step> {
    let mut kept = Kept::all(matrix);
    let mut steps = Vec::new();
    while let Some(&line) = dominated(matrix, &kept).first() {
        let by = dominators(matrix, &kept, line).unwrap_or_default();
        let by = by.into_iter().map(|(line, (above, below))| (line, RBig::from(above) / RBig::from(below)));
        let by = by.filter(|(_, share)| *share != RBig::ZERO).map(|(line, share)| (line, share.to_string()));
        let by: Vec<(usize, String)> = by.collect();
        kept = kept.without(line);
        let (row, column) = match line {
            Line::Row(row) => (Some(row), None),
            Line::Column(column) => (None, Some(column)),
        };
        steps.push(Step { row, column, rows: kept.rows.clone(), columns: kept.columns.clone(), by });
    }
    steps
}

/// The lines whose envelope a game with two rows, or two columns, is: what each of the other player's choices pays at
/// the two ends.
fn envelope(matrix: &[Vec<RBig>], solution: &Solution) -> Option<Value> {
    let ends = |at: &dyn Fn(usize, usize) -> f64, count: usize| -> Vec<[f64; 2]> {
        (0..count).map(|line| [at(0, line), at(1, line)]).collect()
    };
    let (lines, share, lower) = if matrix.len() == 2 {
        (ends(&|row, column| decimal(&matrix[row][column]), matrix[0].len()), &solution.row[1], true)
    } else if matrix[0].len() == 2 {
        (ends(&|column, row| decimal(&matrix[row][column]), matrix.len()), &solution.column[1], false)
    } else {
        return None;
    };
    Some(json!({ "lines": lines, "lower": lower, "share": decimal(share), "value": decimal(&solution.value) }))
}

/// A matrix game that somebody typed, solved and explained.
pub fn explain(text: &str) -> Result<Value, Sentence> {
    Ok(explained(&read(text)?))
}

/// A matrix game, solved and explained.
pub fn explained(matrix: &[Vec<RBig>]) -> Value {
    let solution = matrix_game::solve_over_rationals(matrix);
    let least_of_row = |i: usize, entry: &RBig| matrix[i].iter().all(|other| other >= entry);
    let greatest_of_column = |j: usize, entry: &RBig| matrix.iter().all(|row| row[j] <= *entry);
    let mut saddles = Vec::new();
    for (i, row) in matrix.iter().enumerate() {
        for (j, entry) in row.iter().enumerate() {
            if least_of_row(i, entry) && greatest_of_column(j, entry) {
                saddles.push([i, j]);
            }
        }
    }
    json!({
        "matrix": matrix.iter().map(|row| written(row)).collect::<Vec<_>>(),
        "value": solution.value.to_string(),
        "row": written(&solution.row),
        "column": written(&solution.column),
        "saddles": saddles,
        "dominance": integers(matrix).map(|matrix| falling_away(&matrix)),
        "envelope": envelope(matrix, &solution),
        "tableaux": tableau::steps(matrix),
    })
}

/// The choice of the machine, drawn by a nonce that nobody knows yet, and the hash that commits to it: SHA-256 of the
/// choice, counted from 1, a space and the nonce.
pub fn commit(weights: &[String], nonce: &str) -> Result<Value, Sentence> {
    let weights: Vec<RBig> = weights.iter().map(|weight| long_number(weight)).collect::<Result<_, _>>()?;
    let drawn = Sha256::digest(format!("choice {nonce}"));
    let drawn = drawn.iter().take(8).fold(0u64, |number, &byte| number << 8 | u64::from(byte));
    let drawn = RBig::from(drawn) / (RBig::from(u64::MAX) + RBig::ONE);
    let mut sum = RBig::ZERO;
    let mut choice = None;
    for (index, weight) in weights.iter().enumerate() {
        sum += weight;
        if choice.is_none() && drawn < sum {
            choice = Some(index);
        }
    }
    let choice =
        choice.ok_or_else(|| say!(vi "đây không phải là các xác suất", en "these are no probabilities"))?;
    let text = format!("{} {nonce}", choice + 1);
    let hash: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(json!({ "choice": choice, "text": text, "hash": hash }))
}

/// A fraction as the module itself wrote it, of any length.
pub fn long_number(word: &str) -> Result<RBig, Sentence> {
    word.parse().map_err(|_| say!(vi "\"{word}\" không phải là số", en "\"{word}\" is no number"))
}

/// What the choices so far are worth: how often each row was played, what a column that is best against that would
/// have paid, and what was paid, beside the value. The matrix is as [`explained`] wrote it.
pub fn account(matrix: &[Vec<String>], rounds: &[(usize, usize)]) -> Result<Value, Sentence> {
    let numbers = |row: &Vec<String>| row.iter().map(|word| long_number(word)).collect::<Result<Vec<_>, _>>();
    let matrix: Vec<Vec<RBig>> = matrix.iter().map(numbers).collect::<Result<_, _>>()?;
    let columns = matrix.first().map_or(0, Vec::len);
    fits(matrix.len(), columns)?;
    let there = |&(row, column): &(usize, usize)| matrix.get(row).is_some_and(|row| column < row.len());
    if matrix.iter().any(|row| row.len() != columns) || rounds.is_empty() || !rounds.iter().all(there) {
        return Err(say!(vi "không có hàng hoặc cột đó", en "there is no such row or column"));
    }
    let count = RBig::from(rounds.len());
    let share = |index: usize| RBig::from(rounds.iter().filter(|round| round.0 == index).count()) / &count;
    let frequencies: Vec<RBig> = (0..matrix.len()).map(share).collect();
    let paid = |column: usize| {
        matrix.iter().zip(&frequencies).fold(RBig::ZERO, |sum, (row, share)| sum + &row[column] * share)
    };
    // There is a column.
    let best = (0..columns).min_by_key(|&column| paid(column)).unwrap_or(0);
    let total = rounds.iter().fold(RBig::ZERO, |sum, &(row, column)| sum + &matrix[row][column]);
    let value = matrix_game::solve_over_rationals(&matrix).value;
    Ok(json!({
        "frequencies": frequencies.iter().map(decimal).collect::<Vec<_>>(),
        "best": best,
        "conceded": decimal(&paid(best)),
        "average": decimal(&(&total / &count)),
        "total": total.to_string(),
        "value": decimal(&value),
        "gain": decimal(&(value - paid(best))),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_the_book_are_solved_exactly() {
        let known = explain("0 5 -2\n-3 0 4\n6 -4 0").unwrap();
        assert_eq!(known["value"], "96/143");
        assert_eq!(known["row"], json!(["4/11", "50/143", "41/143"]));
        let last = known["tableaux"].as_array().unwrap().last().unwrap();
        assert_eq!(last["value"], "96/143");
        let dominance = explain("10 0 7 1; 2 6 4 7; 6 3 3 5").unwrap()["dominance"].clone();
        assert_eq!(dominance[0]["column"], 3);
        assert_eq!(dominance[0]["by"], json!([[1, "1"]]));
        assert_eq!(dominance.as_array().unwrap().last().unwrap()["rows"], json!([0, 1]));
    }

    #[test]
    fn decimals_are_read_exactly() {
        let known = explain("0.5 -0.25; -1.5 .75").unwrap();
        assert_eq!(known["matrix"], json!([["1/2", "-1/4"], ["-3/2", "3/4"]]));
        for nonsense in ["0.", "1.2.3", "1.5/2", "0.x", "--1.5", "-1.-5", "1234567.5"] {
            assert!(explain(nonsense).is_err(), "{nonsense:?}");
        }
    }

    #[test]
    fn two_rows_have_an_envelope_through_the_value() {
        let drawn = explain("1 4 0\n3 1 5").unwrap()["envelope"].clone();
        let (share, value) = (drawn["share"].as_f64().unwrap(), drawn["value"].as_f64().unwrap());
        let at = |line: &Value| line[0].as_f64().unwrap() * (1.0 - share) + line[1].as_f64().unwrap() * share;
        let least = drawn["lines"].as_array().unwrap().iter().map(at).fold(f64::INFINITY, f64::min);
        assert!((least - value).abs() < 1e-12, "{drawn}");
    }

    #[test]
    fn what_is_typed_is_refused_with_a_sentence() {
        for nonsense in ["", "1 2\n3", "x", "1/0", "1e9", "1234567", "--1", "1 2 3 4 5 6 7 8 9"] {
            assert!(explain(nonsense).is_err(), "{nonsense:?}");
        }
        let matrix = [["1", "2"], ["3", "4"]].map(|row| row.map(String::from).to_vec());
        assert!(account(&matrix, &[(2, 0)]).is_err() && account(&matrix, &[]).is_err());
        assert!(account(&[vec!["x".into()]], &[(0, 0)]).is_err() && account(&[], &[(0, 0)]).is_err());
        assert!(commit(&["0".into()], "n").is_err());
    }

    #[test]
    fn a_choice_keeps_to_its_hash_and_to_the_weights() {
        let weights = ["1/4".to_string(), "3/4".to_string()];
        let mut second = 0;
        for nonce in 0..400 {
            let commitment = commit(&weights, &nonce.to_string()).unwrap();
            let text = commitment["text"].as_str().unwrap();
            assert_eq!(text, format!("{} {nonce}", commitment["choice"].as_u64().unwrap() + 1));
            let hash: String = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!(commitment["hash"], hash);
            second += commitment["choice"].as_u64().unwrap();
        }
        assert!((270..330).contains(&second), "{second} of 400 with probability 3/4");
    }

    #[test]
    fn frequencies_have_a_best_answer_and_it_gains_what_they_give_away() {
        let matrix = [["1", "-1"], ["-1", "1"]].map(|row| row.map(String::from).to_vec());
        let told = account(&matrix, &[(0, 0), (0, 1), (0, 1), (1, 0)]).unwrap();
        assert_eq!(told["frequencies"], json!([0.75, 0.25]));
        assert_eq!((&told["best"], &told["conceded"], &told["gain"]), (&json!(1), &json!(-0.5), &json!(0.5)));
        assert_eq!((&told["average"], &told["total"]), (&json!(-0.5), &json!("-2")));
    }
}
