//! The judge's side: it tells the game, answers each row with a column, and judges the sum after the last round.

use checkers::{Sentence, number::decimal, say};
use generators::{TestName, TestRng};

use super::{
    Run,
    hand::{Hand, Mixture},
    rows_in_words,
    score::{self, Needed},
};
use exercise::interactive::{Hint, Opponent, Then, Turn, integers};

/// A game on its way.
pub struct Table {
    run: Run,
    needed: Needed,
    hand: Hand,
    /// How many rounds were played.
    played: u32,
    /// What the program won in them.
    sum: i64,
}

impl Table {
    /// The game at its beginning.
    pub fn new(run: &Run, needed: Needed) -> Table {
        Table { run: run.clone(), needed, hand: Hand::new(run), played: 0, sum: 0 }
    }

    /// What the program won so far.
    pub fn sum(&self) -> i64 {
        self.sum
    }

    /// The row that a line says, counted from 0, or why it says none.
    fn row(&self, line: &[u8]) -> Result<usize, Sentence> {
        let numbers = integers(line)?;
        let (found, rows) = (numbers.len(), self.run.matrix.len());
        let [row] = numbers[..] else {
            return Err(say!(
                vi "mỗi lượt in một số nguyên (i), ở đây có {found} số",
                en "a round takes one integer (i), found {found}",
            ));
        };
        match usize::try_from(row) {
            Ok(number) if (1..=rows).contains(&number) => Ok(number - 1),
            _ => Err(say!(
                vi "i = {row}, nhưng các hàng được đánh số từ 1 đến {rows}",
                en "i = {row}, but the rows are numbered from 1 to {rows}",
            )),
        }
    }

    /// All rounds are played.
    fn end(&self) -> Result<(), Sentence> {
        let (sum, needed) = (self.sum, self.needed.sum);
        if sum >= needed {
            return Ok(());
        }
        let (rounds, width, value) = (self.run.rounds, self.run.width(), decimal(&self.needed.value, 6));
        Err(say!(
            vi "sau {rounds} lượt chương trình nhận được tổng cộng {sum}, nhưng cần ít nhất {needed}: đó là R·V − 3·w·√R với V ≈ {value}, w = {width}",
            en "over {rounds} rounds the program won {sum} in all, but at least {needed} is needed: that is R·V − 3·w·√R with V ≈ {value} and w = {width}",
        ))
    }
}

impl Opponent for Table {
    fn begin(&mut self) -> Turn {
        let (rows, columns) = self.run.shape();
        let mut says = vec![format!("{} {rows} {columns}", self.run.rounds)];
        says.extend(rows_in_words(&self.run.matrix));
        Turn { says, then: Then::Listen }
    }

    fn hear(&mut self, line: &[u8]) -> Turn {
        let row = match self.row(line) {
            Ok(row) => row,
            Err(why) => {
                let (round, line) = (self.played + 1, shown(line));
                let why = say!(
                    vi "lượt {round}, dòng \"{line}\": {why}",
                    en "round {round}, the line \"{line}\": {why}";
                    why
                );
                return Turn { says: Vec::new(), then: Then::End(Err(why)) };
            }
        };
        // The column is chosen without a look at the row.
        let column = self.hand.choose();
        self.hand.saw(row);
        self.sum += self.run.matrix[row][column];
        self.played += 1;
        let is_over = self.played == self.run.rounds;
        Turn {
            says: vec![(column + 1).to_string()],
            then: if is_over { Then::End(self.end()) } else { Then::Listen },
        }
    }

    fn owed(&self) -> Sentence {
        let round = self.played + 1;
        say!(vi "lượt {round}", en "round {round}")
    }

    fn allows(&self, line: &[u8]) -> Result<(), Sentence> {
        self.row(line).map(drop)
    }

    fn hint(&self) -> Option<Hint> {
        let solved = score::solved(&self.run.matrix);
        let name = TestName { exercise: "matrix_play", group: "", recipe: "hint", index: 0 };
        let row = Mixture::of(&solved.row).draw(&mut TestRng::of(self.played.into(), name));
        let weights: Vec<String> = solved.row.iter().map(|weight| decimal(weight, 3)).collect();
        let weights = weights.join(" ");
        let why = say!(
            vi "số này được rút theo chiến lược hỗn hợp tối ưu; xác suất của các hàng: {weights}",
            en "it is drawn by an optimal mixed strategy; the probabilities of the rows are {weights}",
        );
        Some(Hint { line: (row + 1).to_string(), wins: true, why })
    }

    fn view(&self) -> Option<Sentence> {
        let (round, rounds, sum, needed) = (self.played + 1, self.run.rounds, self.sum, self.needed.sum);
        Some(say!(
            vi "lượt {round} trong {rounds} lượt, đến giờ được {sum}; cuối cùng cần ít nhất {needed}",
            en "round {round} of {rounds}, {sum} so far; in the end at least {needed} is needed",
        ))
    }
}

/// The beginning of a line, as far as a message has room for it.
fn shown(line: &[u8]) -> String {
    const SHOWN: usize = 60;
    let dots = if line.len() > SHOWN { "…" } else { "" };
    format!("{}{dots}", line[..line.len().min(SHOWN)].trim_ascii().escape_ascii())
}
