//! What exercises are about: the sections of the book, tags, kinds of questions, games and methods that `problem.toml`
//! may name, with their names for readers in both languages. A topic is added here and nowhere else.

use checkers::{Lang, Name};

/// A section, a tag, a kind, a game or a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The name in files and on the command line.
    pub name: &'static str,
    /// The name for readers.
    pub title: Name,
}

impl Topic {
    const fn new(name: &'static str, vi: &'static str, en: &'static str) -> Topic {
        Topic { name, title: Name::new(vi, en) }
    }

    /// The name for readers.
    pub fn title(&self, lang: Lang) -> &'static str {
        lang.say(self.title.vi(), self.title.en())
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

/// What exercises ask; each exercise has one kind.
pub static KINDS: &[Topic] = &[
    Topic::new("winning_move", "Ai thắng, và đi nước nào?", "Who wins, and by which move?"),
    Topic::new("play", "Chơi hết ván với trình chấm", "Play to the end against the judge"),
    Topic::new("values", "Giá trị và chu kì", "Values and periods"),
    Topic::new("matrix", "Trò chơi ma trận", "Matrix games"),
    Topic::new("tree", "Cây và thông tin", "Trees and information"),
    Topic::new("stochastic", "Trò chơi đệ quy và ngẫu nhiên", "Recursive and stochastic games"),
];

/// Games that exercises have in common.
pub static GAMES: &[Topic] = &[
    Topic::new("nim", "Nim và họ hàng", "Nim and its relatives"),
    Topic::new("subtraction", "Bốc sỏi theo tập cho trước", "Subtraction games"),
    Topic::new("last_move", "Bốc theo nước trước", "Take-away games that remember the last move"),
    Topic::new("wythoff", "Trò chơi Wythoff", "Wythoff's game"),
    Topic::new("grundy", "Trò chơi Grundy", "Grundy's game"),
    Topic::new("formula", "Trò chơi một đống có công thức", "Piles with a formula of their own"),
    Topic::new("coins", "Trò chơi lật xu", "Coin-turning games"),
    Topic::new("hiding", "Giấu và tìm", "Hiding and guessing"),
    Topic::new("games_of_games", "Trò chơi dẫn đến trò chơi khác", "Games that lead to other games"),
];

/// Methods that exercises have in common.
pub static METHODS: &[Topic] = &[
    Topic::new("nim_in_disguise", "Nim trá hình", "Nim in disguise"),
    Topic::new("misere", "Luật misère", "Misère play"),
    Topic::new("digits", "Cách viết số nói lên tất cả", "The digits tell"),
    Topic::new(
        "splitting",
        "Chia thành hai phần, chu kì của giá trị",
        "Splitting in two, values with a period",
    ),
    Topic::new("mex", "Tính mex trên mọi thế", "Mex over every position"),
    Topic::new("nim_product", "Tích Nim", "The nim product"),
    Topic::new("two_by_two", "Ma trận hai hàng hai cột", "Two rows, two columns"),
    Topic::new("certificate", "Kiểm tra tính tối ưu", "Proving optimality"),
    Topic::new("equations", "Hệ phương trình và ma trận nghịch đảo", "Equations and the inverse matrix"),
    Topic::new("linear_programming", "Quy hoạch tuyến tính", "Linear programming"),
    Topic::new("tree_to_matrix", "Từ cây đến ma trận", "From a tree to a matrix"),
    Topic::new("fixed_points", "Điểm bất động", "Fixed points"),
];

/// The topic of a list that has a name; an error says which name was meant, perhaps, and which there are. `what` is
/// what the list holds: a tag, a section.
pub fn named(list: &'static [Topic], what: &str, name: &str) -> Result<&'static Topic, String> {
    match list.iter().find(|topic| topic.name == name) {
        Some(topic) => Ok(topic),
        None => Err(unknown(&names(list), what, name)),
    }
}

/// The topics of a list that have these names, each once.
pub fn all_named(list: &'static [Topic], what: &str, names: &[String]) -> Result<Vec<&'static Topic>, String> {
    let topics = names.iter().map(|name| named(list, what, name)).collect::<Result<Vec<_>, _>>()?;
    match (1..topics.len()).find(|&at| topics[..at].contains(&topics[at])) {
        Some(twice) => Err(format!("the {what} {} is there twice", topics[twice].name)),
        None => Ok(topics),
    }
}

/// The name itself if it is one of these; an error as that of [`named`].
pub fn one_of(known: &[&'static str], what: &str, name: &str) -> Result<&'static str, String> {
    known.iter().find(|known| **known == name).copied().ok_or_else(|| unknown(known, what, name))
}

/// There is no such name: which was meant, perhaps, and which there are.
fn unknown(known: &[&str], what: &str, name: &str) -> String {
    let mut close: Vec<_> =
        known.iter().map(|known| (strsim::damerau_levenshtein(known, name), *known)).collect();
    close.sort();
    let hint = match close.first() {
        Some((distance, close)) if *distance <= 2 => format!("did you mean {close}?"),
        _ => format!("there are {}", known.join(", ")),
    };
    format!("there is no {what} \"{}\"; {hint}", name.escape_debug())
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
        assert_eq!(named(TAGS, "tag", "nim").unwrap().title.vi(), "Nim");
        assert_eq!(named(TAGS, "tag", "nimm").unwrap_err(), "there is no tag \"nimm\"; did you mean nim?");
        assert!(named(SECTIONS, "section", "fairy tales").unwrap_err().contains("there are positions, nim"));
    }

    #[test]
    fn a_topic_that_is_named_twice_is_refused() {
        let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        assert_eq!(all_named(GAMES, "game", &names(&["coins", "nim"])).unwrap().len(), 2);
        let twice = all_named(METHODS, "method", &names(&["mex", "misere", "mex"]));
        assert_eq!(twice.unwrap_err(), "the method mex is there twice");
    }

    #[test]
    fn every_topic_has_one_name_in_each_language() {
        for list in [SECTIONS, TAGS, KINDS, GAMES, METHODS] {
            for name in
                [|topic: &Topic| topic.name, |topic: &Topic| topic.title.vi(), |topic: &Topic| topic.title.en()]
            {
                let mut names: Vec<_> = list.iter().map(name).collect();
                names.sort();
                names.dedup();
                assert_eq!(names.len(), list.len());
                assert!(names.iter().all(|name| !name.is_empty()));
            }
        }
    }
}
