//! What the texts say and code computes.

use super::solution::VALUES;
use exercise::Fact;
use solutions::kayles::Row;

/// The computed parts of the texts.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("values", |_| values()),
        Fact::new("shots", |_| format!("${}$", VALUES.winning_count(&dudeneys_row()))),
        Fact::new("exceptions", |_| exceptions()),
    ]
}

/// Thirteen pins, of which the second is down.
pub fn dudeneys_row() -> Row {
    Row::of(&std::array::from_fn::<_, 13, _>(|pin| pin != 1))
}

/// The values of short runs.
fn values() -> String {
    let row = |name: &str, cell: &dyn Fn(usize) -> String| {
        let cells: Vec<String> = (0..=11).map(cell).collect();
        format!("| {name} | {} |\n", cells.join(" | "))
    };
    let head = row("$L$", &|run| run.to_string());
    let rule = "---|".repeat(13);
    format!("\n{head}|{rule}\n{}", row("$g(L)$", &|run| VALUES.of_run(run).to_string()))
}

/// The runs whose values are not those of the twelve that a row of 1000 pins ends with.
fn exceptions() -> String {
    let exceptions: Vec<String> = late().iter().map(|run| run.to_string()).collect();
    format!("${}$", exceptions.join(", "))
}

fn late() -> Vec<usize> {
    (1..=1000).filter(|&run| VALUES.of_run(run) != VALUES.of_run(972 + run % 12)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_exception_is_70() {
        assert_eq!(late().last(), Some(&70));
        assert_eq!((VALUES.of_run(70), VALUES.of_run(82)), (6, 2));
    }
}
