//! What exercises are about: the tags and the sections of the book that `problem.toml` may name, with their names for
//! readers in both languages. A tag or a section is added here and nowhere else.

use crate::document::Tongue;

/// A tag or a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The name in files and on the command line.
    pub name: &'static str,
    /// The name for readers, in Vietnamese.
    pub vi: &'static str,
    /// The same in English.
    pub en: &'static str,
}

impl Topic {
    const fn new(name: &'static str, vi: &'static str, en: &'static str) -> Topic {
        Topic { name, vi, en }
    }

    /// The name for readers.
    pub fn title(&self, tongue: Tongue) -> &'static str {
        tongue.say(self.vi, self.en)
    }
}

/// The sections of the book, in its order.
pub static SECTIONS: &[Topic] = &[
    Topic::new("positions", "Thế thắng và thế thua", "Winning and losing positions"),
    Topic::new("nim", "Trò chơi Nim", "Nim"),
    Topic::new("grundy", "Giá trị Sprague–Grundy", "Sprague–Grundy values"),
    Topic::new("coins", "Trò chơi lật xu và tích Nim", "Coin-turning games and the nim product"),
    Topic::new("matrix", "Trò chơi ma trận", "Matrix games"),
    Topic::new("trees", "Cây trò chơi", "Game trees"),
    Topic::new("stochastic", "Trò chơi đệ quy và trò chơi ngẫu nhiên", "Recursive and stochastic games"),
];

/// The tags: what kind of game it is, and what solves it.
pub static TAGS: &[Topic] = &[
    Topic::new("nim", "Nim", "Nim"),
    Topic::new("misere", "luật misère", "misère play"),
    Topic::new("subtraction", "trò chơi trừ dần", "subtraction games"),
    Topic::new("splitting", "tách đống", "splitting piles"),
    Topic::new("board", "trò chơi trên bàn", "games on a board"),
    Topic::new("coins", "trò chơi lật xu", "coin-turning games"),
    Topic::new("graph", "đồ thị", "graphs"),
    Topic::new("grundy", "giá trị Sprague–Grundy", "Sprague–Grundy values"),
    Topic::new("sum", "tổng các trò chơi", "sums of games"),
    Topic::new("winning_move", "tìm nước thắng", "finding a winning move"),
    Topic::new("formula", "công thức", "closed formulas"),
    Topic::new("period", "chu kì", "periods"),
    Topic::new("bits", "chữ số nhị phân", "binary digits"),
    Topic::new("number_theory", "số học", "number theory"),
    Topic::new("dynamic_programming", "quy hoạch động", "dynamic programming"),
    Topic::new("matrix", "trò chơi ma trận", "matrix games"),
    Topic::new("saddle", "điểm yên ngựa", "saddle points"),
    Topic::new("dominance", "hàng và cột bị trội", "dominance"),
    Topic::new("linear_algebra", "đại số tuyến tính", "linear algebra"),
    Topic::new("simplex", "phương pháp đơn hình", "the simplex method"),
    Topic::new("tree", "cây trò chơi", "game trees"),
    Topic::new("recursive", "trò chơi đệ quy", "recursive games"),
    Topic::new("stochastic", "trò chơi ngẫu nhiên", "stochastic games"),
    Topic::new("exact", "tính chính xác", "exact arithmetic"),
];

/// The topic of a list that has a name; an error says which name was meant, perhaps, and which there are. `what` is
/// what the list holds: a tag, a section.
pub fn named(list: &'static [Topic], what: &str, name: &str) -> Result<&'static Topic, String> {
    if let Some(topic) = list.iter().find(|topic| topic.name == name) {
        return Ok(topic);
    }
    let mut close: Vec<_> =
        list.iter().map(|topic| (strsim::damerau_levenshtein(topic.name, name), topic.name)).collect();
    close.sort();
    let hint = match close.first() {
        Some((distance, close)) if *distance <= 2 => format!("did you mean {close}?"),
        _ => format!("there are {}", names(list).join(", ")),
    };
    Err(format!("there is no {what} \"{}\"; {hint}", name.escape_debug()))
}

/// The names of a list, in its order.
pub fn names(list: &[Topic]) -> Vec<&'static str> {
    list.iter().map(|topic| topic.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misprinted_tag_is_refused_with_what_was_meant() {
        assert_eq!(named(TAGS, "tag", "nim").unwrap().vi, "Nim");
        assert_eq!(named(TAGS, "tag", "nimm").unwrap_err(), "there is no tag \"nimm\"; did you mean nim?");
        assert!(named(SECTIONS, "section", "fairy tales").unwrap_err().contains("there are positions, nim"));
    }

    #[test]
    fn every_topic_has_one_name_in_each_language() {
        for list in [TAGS, SECTIONS] {
            for name in [|topic: &Topic| topic.name, |topic: &Topic| topic.vi, |topic: &Topic| topic.en] {
                let mut names: Vec<_> = list.iter().map(name).collect();
                names.sort();
                names.dedup();
                assert_eq!(names.len(), list.len());
                assert!(names.iter().all(|name| !name.is_empty()));
            }
        }
    }
}
