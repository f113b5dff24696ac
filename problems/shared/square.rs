//! Square games in files: a line `n` and n rows of n payoffs.

use checkers::{Bound, ReadError, Reader, Sentence, Writer};

use super::matrix_games::{Matrix, read_rows};

/// Reads a square matrix. `allows` says what else is wrong with it.
pub fn read(
    reader: &mut Reader,
    side: &Bound,
    payoff: &Bound,
    allows: impl FnOnce(&Matrix) -> Result<(), Sentence>,
) -> Result<Matrix, ReadError> {
    let n = reader.integer(side)?;
    reader.end_line()?;
    let start = reader.mark();
    let matrix = read_rows(reader, (n, n), payoff)?;
    allows(&matrix).map_err(|reason| reader.error(start, reason))?;
    Ok(matrix)
}

/// Writes a square matrix, so that [`read`] gives it back.
pub fn write(matrix: &Matrix, out: &mut Writer) {
    out.line([matrix.len()]);
    out.integer_rows(matrix);
}
