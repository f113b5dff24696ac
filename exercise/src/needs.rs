//! Which exercise comes before which: what manifests need must exist, be no harder than what needs it, and never lead
//! back to where it began.

use checkers::say;

use crate::Error;

/// An exercise, and what comes before it.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// Its short name.
    pub name: &'a str,
    /// Its difficulty.
    pub difficulty: u8,
    /// The short names of what comes before it.
    pub needs: &'a [String],
}

/// What each exercise needs, as places in the list.
pub fn resolved(known: &[Known]) -> Result<Vec<Vec<usize>>, Error> {
    let place = |name: &str| known.iter().position(|other| other.name == name);
    let mut all = Vec::new();
    for Known { name, difficulty, needs } in known {
        let mut places = Vec::new();
        for need in *needs {
            let found = place(need).ok_or_else(|| {
                Error::new(say!(
                    vi "{name}: needs nhắc đến {need}, nhưng không có bài nào tên như vậy",
                    en "{name}: needs names {need}, but there is no such exercise",
                ))
            })?;
            let harder = known[found].difficulty;
            if harder > *difficulty {
                return Err(Error::new(say!(
                    vi "{name}: cần {need}, nhưng {need} khó hơn (độ khó {harder}, không phải {difficulty})",
                    en "{name}: needs {need}, which is harder (difficulty {harder}, not {difficulty})",
                )));
            }
            places.push(found);
        }
        all.push(places);
    }
    if let Some(place) = (0..known.len()).find(|&place| leads_back(place, &all)) {
        let name = known[place].name;
        return Err(Error::new(say!(
            vi "{name}: đi theo needs thì lại trở về chính bài này",
            en "{name}: what it needs leads back to it",
        )));
    }
    Ok(all)
}

/// Whether an exercise is among all that must come before it.
fn leads_back(from: usize, needs: &[Vec<usize>]) -> bool {
    let mut seen = vec![false; needs.len()];
    let mut open = needs[from].clone();
    while let Some(place) = open.pop() {
        if !std::mem::replace(&mut seen[place], true) {
            open.extend(&needs[place]);
        }
    }
    seen[from]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(rows: &[(&str, u8, &[&str])]) -> String {
        let owned: Vec<Vec<String>> =
            rows.iter().map(|(_, _, needs)| needs.iter().map(|need| need.to_string()).collect()).collect();
        let known: Vec<Known> = rows
            .iter()
            .zip(&owned)
            .map(|(&(name, difficulty, _), needs)| Known { name, difficulty, needs })
            .collect();
        resolved(&known).map_or_else(|error| error.to_string(), |needs| format!("{needs:?}"))
    }

    #[test]
    fn needs_become_places() {
        assert_eq!(reason(&[("nim", 1, &[]), ("moore_nim", 4, &["nim"])]), "[[], [0]]");
    }

    #[test]
    fn what_is_unknown_or_harder_or_goes_round_is_refused() {
        assert!(reason(&[("nim", 1, &["mim"])]).contains("no such exercise"));
        assert!(reason(&[("nim", 1, &["kayles"]), ("kayles", 3, &[])]).contains("is harder"));
        assert!(reason(&[("nim", 1, &["nim"])]).contains("leads back"));
        assert!(
            reason(&[("a", 1, &[]), ("b", 2, &["d"]), ("c", 2, &["b"]), ("d", 2, &["c"])])
                .contains("leads back")
        );
    }
}
