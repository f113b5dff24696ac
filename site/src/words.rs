//! The words of the pages themselves, in both languages.

use exercise::document::Lang;

/// What the book is called.
pub fn name(lang: Lang) -> &'static str {
    lang.say("Bài tập lí thuyết trò chơi", "Game theory problems")
}

/// What the book is, in a sentence.
pub fn about(lang: Lang) -> &'static str {
    lang.say(
        "Bộ bài tập về trò chơi hai người cho máy chấm trực tuyến, từ Nim đến trò chơi ngẫu nhiên.",
        "A problem set for online judges: two-player games, from Nim to stochastic games.",
    )
}

/// What a language calls itself.
pub fn own_name(lang: Lang) -> &'static str {
    lang.say("Tiếng Việt", "English")
}

/// The other language.
pub fn other(lang: Lang) -> Lang {
    match lang {
        Lang::Vietnamese => Lang::English,
        Lang::English => Lang::Vietnamese,
    }
}

/// A time limit in words.
pub fn seconds(lang: Lang, limit: std::time::Duration) -> String {
    let seconds = limit.as_secs_f64().to_string();
    match lang {
        Lang::Vietnamese => format!("{} giây", seconds.replace('.', ",")),
        Lang::English => format!("{seconds} s"),
    }
}

/// A number of things in words: English has a singular.
pub fn count(lang: Lang, number: usize, vietnamese: &str, one: &str, many: &str) -> String {
    match (lang, number) {
        (Lang::Vietnamese, _) => format!("{number} {vietnamese}"),
        (Lang::English, 1) => format!("1 {one}"),
        (Lang::English, _) => format!("{number} {many}"),
    }
}

/// What a difficulty means: what a student who knows the chapter needs.
pub fn difficulty(lang: Lang, difficulty: u8) -> &'static str {
    match difficulty {
        1 => lang.say("lập bảng thế nhỏ là thấy quy luật", "a table of small cases shows the rule"),
        2 => lang
            .say("vận dụng cẩn thận một định lí của chương", "one theorem of the chapter, carefully applied"),
        3 => lang.say(
            "một định lí và thuật toán đi kèm, hoặc nhiều trường hợp phải tách bạch",
            "a theorem and an algorithm to match it, or many cases to keep apart",
        ),
        4 => lang.say(
            "hai ý tưởng phải kết hợp, hoặc một thuật toán dài phải thật chính xác",
            "two ideas to be joined, or a longer algorithm that must be exact",
        ),
        _ => lang.say("một ý tưởng mà chương chưa nói ra", "an idea that the chapter does not give away"),
    }
}
