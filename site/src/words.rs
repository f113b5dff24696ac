//! The words of the pages themselves, in both languages.

use problems::document::Tongue;

/// What the book is called.
pub fn name(tongue: Tongue) -> &'static str {
    tongue.say("Trò chơi cho máy chấm", "Games for judges")
}

/// What the book is, in a sentence.
pub fn about(tongue: Tongue) -> &'static str {
    tongue.say(
        "Bộ bài tập về trò chơi hai người cho máy chấm trực tuyến, từ Nim đến trò chơi ngẫu nhiên.",
        "A problem set for online judges: two-player games, from Nim to stochastic games.",
    )
}

/// What a language calls itself.
pub fn own_name(tongue: Tongue) -> &'static str {
    tongue.say("Tiếng Việt", "English")
}

/// The other language.
pub fn other(tongue: Tongue) -> Tongue {
    match tongue {
        Tongue::Vietnamese => Tongue::English,
        Tongue::English => Tongue::Vietnamese,
    }
}

/// A time limit in words.
pub fn seconds(tongue: Tongue, limit: std::time::Duration) -> String {
    let seconds = limit.as_secs_f64().to_string();
    match tongue {
        Tongue::Vietnamese => format!("{} giây", seconds.replace('.', ",")),
        Tongue::English => format!("{seconds} s"),
    }
}

/// A number of things in words: English has a singular.
pub fn count(tongue: Tongue, number: usize, vietnamese: &str, one: &str, many: &str) -> String {
    match (tongue, number) {
        (Tongue::Vietnamese, _) => format!("{number} {vietnamese}"),
        (Tongue::English, 1) => format!("1 {one}"),
        (Tongue::English, _) => format!("{number} {many}"),
    }
}

/// What a difficulty means: what a student who knows the chapter needs.
pub fn difficulty(tongue: Tongue, difficulty: u8) -> &'static str {
    match difficulty {
        1 => tongue.say("lập bảng thế nhỏ là thấy quy luật", "a table of small cases shows the rule"),
        2 => tongue
            .say("vận dụng cẩn thận một định lí của chương", "one theorem of the chapter, carefully applied"),
        3 => tongue.say(
            "một định lí và thuật toán đi kèm, hoặc nhiều trường hợp phải tách bạch",
            "a theorem and an algorithm to match it, or many cases to keep apart",
        ),
        4 => tongue.say(
            "hai ý tưởng phải kết hợp, hoặc một thuật toán dài phải thật chính xác",
            "two ideas to be joined, or a longer algorithm that must be exact",
        ),
        _ => tongue.say("một ý tưởng mà chương chưa nói ra", "an idea that the chapter does not give away"),
    }
}
