//! What a student reads of a judgement: every sentence of the report, one function each.

use std::time::Duration;

use checkers::{Sentence, say};
use judging::{Judged, Verdict};

use super::{
    comparison::{Query, Reached},
    tests::SAMPLES,
};
use crate::report::{mebibytes, seconds, visible};

/// What is judged, and what it may use.
pub fn heading(program: &str, language: &str, exercise: &str, time: Duration, memory: u64) -> Sentence {
    let time = Sentence::decimal(time.as_secs_f64());
    say!(
        vi "{program}, {language}, bài {exercise}: {time} giây, {memory} MiB",
        en "{program} in {language}, on {exercise}: {time} s, {memory} MiB",
        program = visible(program);
        time
    )
}

/// The isolation is not the strongest: how strong it is.
pub fn weaker_tier(tier: &str, in_all: Duration) -> Sentence {
    let in_all = Sentence::decimal(in_all.as_secs_f64());
    say!(
        vi "mức cách li {tier}; cả lần chấm được tối đa {in_all} giây",
        en "sandbox tier {tier}; at most {in_all} s of wall-clock time in total";
        in_all
    )
}

/// Why it is not stronger.
pub fn refused_tier(letter: char, why: &str) -> Sentence {
    say!(vi "không dùng được mức {letter}: {why}", en "not in tier {letter}: {why}")
}

/// A test; `letters` are the verdict as it is shown.
pub fn test(name: &str, letters: &str, judged: &Judged) -> Sentence {
    let (time, memory) = (seconds(judged.cpu), mebibytes(judged.memory));
    let message = match judged.message.is_empty() {
        true => Sentence::default(),
        false => judged.message.map(|message| format!(": {}", visible(message))),
    };
    say!(
        vi "{name}: {letters} {time}, {memory}{message}",
        en "{name}: {letters} {time}, {memory}{message}",
        name = visible(name);
        time, memory, message
    )
}

/// A group: its points, or of the samples how many are right.
pub fn group(name: &str, earned: u32, points: u32, right: usize, tests: usize, left_out: usize) -> Sentence {
    let rest = match left_out {
        0 => Sentence::default(),
        1 => say!(
            vi ", 1 test không chạy vì đã mất điểm (--all chạy cả test đó)",
            en ", 1 test not run: the points are lost (--all runs it)",
        ),
        many => say!(
            vi ", {many} test không chạy vì đã mất điểm (--all chạy cả các test đó)",
            en ", {many} tests not run: the points are lost (--all runs them)",
        ),
    };
    match name {
        SAMPLES => say!(
            vi "ví dụ (samples): đúng {right} trên {tests}{rest}",
            en "samples: {right} of {tests} right{rest}";
            rest
        ),
        "" => say!(
            vi "test ngoài các nhóm: đúng {right} trên {tests}{rest}",
            en "tests without a group: {right} of {tests} right{rest}";
            rest
        ),
        _ => say!(
            vi "{name}: {earned} trên {points} điểm{rest}",
            en "{name}: {earned} of {points} points{rest}",
            name = visible(name);
            rest
        ),
    }
}

/// A group and what lost its points, where they are.
pub fn group_and_loss(group: &Sentence, loss: Option<(&str, &str, &Sentence)>) -> Sentence {
    let Some((letters, test, message)) = loss else { return group.clone() };
    let message = message.map(visible);
    say!(
        vi "{group}; {letters} {test}: {message}",
        en "{group}; {letters} {test}: {message}",
        test = visible(test);
        group, message
    )
}

/// Why a test has no verdict.
pub fn not_run() -> Sentence {
    say!(vi "không chạy vì nhóm đã mất điểm", en "not run: the points of its group are lost")
}

/// A verdict with its meaning; `letters` as they are shown.
pub fn verdict(letters: &str, verdict: Verdict) -> Sentence {
    let words = verdict.words();
    say!(vi "{letters} ({words})", en "{letters} ({words})"; words)
}

/// The sum.
pub fn sum(
    verdict: &Sentence,
    earned: u32,
    points: u32,
    slowest: Option<(&str, Duration)>,
    memory: u64,
) -> Sentence {
    let slowest = slowest.map_or(Sentence::default(), |(test, cpu)| {
        let time = seconds(cpu);
        say!(
            vi "; chậm nhất {time} ({test})",
            en "; slowest {time} ({test})",
            test = visible(test);
            time
        )
    });
    let points = match points {
        0 => Sentence::default(),
        _ => say!(vi ": {earned} trên {points} điểm", en ": {earned} of {points} points"),
    };
    let memory = mebibytes(memory);
    say!(
        vi "{verdict}{points}{slowest}, bộ nhớ nhiều nhất {memory}",
        en "{verdict}{points}{slowest}, most memory {memory}";
        verdict, points, slowest, memory
    )
}

/// Whose fault a judge failure is.
pub fn not_the_program_s_fault() -> Sentence {
    say!(vi "Đây là sự cố của máy chấm, không phải lỗi của chương trình.", en "The judge failed, not the program.")
}

/// The first failure.
pub fn first_failure(test: &str, message: &Sentence) -> Sentence {
    let message = message.map(visible);
    say!(
        vi "Test đầu tiên không qua là {test}: {message}",
        en "The first test that fails is {test}: {message}",
        test = visible(test);
        message
    )
}

/// Above an input that was made to fail; whether nothing smaller does.
pub fn fresh(minimal: bool) -> Sentence {
    match minimal {
        true => say!(
            vi "Một dữ liệu nhỏ mà chương trình cũng làm sai, được sinh riêng, không phải test:",
            en "A new small input, not one of the tests, on which it fails too:",
        ),
        false => say!(
            vi "Một dữ liệu mà chương trình cũng làm sai, được sinh riêng, không phải test (chưa kịp thu nhỏ hết; lệnh \
                stress có thể tìm được cái nhỏ hơn):",
            en "A new input, not one of the tests, on which it fails too (there was no time to shrink it fully; \
                the command stress may find a smaller one):",
        ),
    }
}

/// The likely cause of it.
pub fn likely_cause(hint: &Sentence) -> Sentence {
    let hint = hint.map(visible);
    say!(vi "Có lẽ vì: {hint}", en "Likely cause: {hint}"; hint)
}

/// The failing query.
pub fn query(query: &Query) -> Sentence {
    let Query { noun, number, line, .. } = query;
    let noun = Sentence::new(capital(noun.vi()), capital(noun.en()));
    say!(
        vi "{noun} {number} của dữ liệu vào (dòng {line}):",
        en "{noun} {number} of its input (line {line}):";
        noun
    )
}

/// How far a program came.
pub fn reached(Reached { lines, next }: &Reached) -> Sentence {
    let Query { noun, number, line, .. } = next;
    let lines = match lines {
        1 => say!(vi "1 dòng", en "1 line"),
        _ => say!(vi "{lines} dòng", en "{lines} lines"),
    };
    say!(
        vi "Khi ấy nó đã in ra {lines}; tiếp theo là {noun} {number} (dòng {line} của dữ liệu vào), trừ phi phần in sau đó \
            còn nằm trong bộ đệm:",
        en "It had printed {lines} by then; {noun} {number} comes next (line {line} of its input), unless later output \
            was still in a buffer:";
        lines, noun
    )
}

/// How large an input is that is too long to show.
pub fn size(bytes: &[u8]) -> Sentence {
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count();
    let lines = match lines {
        1 => say!(vi "1 dòng", en "1 line"),
        _ => say!(vi "{lines} dòng", en "{lines} lines"),
    };
    let size = match bytes.len() {
        bytes @ 0..10_000 => say!(vi "{bytes} byte", en "{bytes} bytes"),
        bytes @ 10_000..1_000_000 => say!(vi "{kib} KiB", en "{kib} KiB", kib = bytes >> 10),
        bytes => mebibytes(bytes as u64),
    };
    say!(vi "Dữ liệu vào có {lines}, {size}; dòng đầu là:", en "Its input has {lines}, {size}; the first line is:"; lines, size)
}

/// A word as it begins a sentence.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// A whole input.
pub fn its_input() -> Sentence {
    say!(vi "Dữ liệu vào:", en "Its input:")
}

/// Above lines beside each other.
pub fn beside() -> [Sentence; 3] {
    [
        say!(vi "dòng", en "line"),
        say!(vi "chương trình", en "the program"),
        say!(vi "một kết quả đúng (có thể có kết quả đúng khác)", en "a right answer (others may be right, too)"),
    ]
}

/// In place of a line that an answer does not have, because it has ended.
pub fn ended() -> Sentence {
    say!(vi "(đã hết)", en "(it has ended)")
}

/// In place of a line that an answer does not have, though others follow.
pub fn no_line() -> Sentence {
    say!(vi "(không có dòng này)", en "(no such line)")
}

/// Above what a program said on standard error.
pub fn last_words() -> Sentence {
    say!(
        vi "Những dòng cuối chương trình in ra luồng lỗi chuẩn:",
        en "The end of the program's standard error:",
    )
}

/// How to see more.
pub fn see_more(test: &str) -> Sentence {
    say!(
        vi "--show {test} in trọn test này, --keep DIR lưu mọi test không qua.",
        en "--show {test} prints the whole test, --keep DIR stores every failure.",
        test = visible(test)
    )
}

/// The parts of a whole test.
pub fn whole_test() -> [Sentence; 3] {
    [
        say!(vi "Dữ liệu vào:", en "The input:"),
        say!(vi "Kết quả của chương trình:", en "The program's answer:"),
        say!(vi "Một kết quả đúng:", en "A right answer:"),
    ]
}

/// What was kept.
pub fn kept(count: usize, folder: &str) -> Sentence {
    let folder = visible(folder);
    match count {
        0 => say!(vi "Không có test không qua nào để lưu vào {folder}.", en "No failures to keep in {folder}."),
        1 => say!(
            vi "Đã lưu vào {folder}: 1 test không qua (NN.inp, NN.out của chương trình, NN.ans đúng).",
            en "Kept in {folder}: 1 failure (NN.inp, the program's NN.out, a right NN.ans).",
        ),
        many => say!(
            vi "Đã lưu vào {folder}: {many} test không qua (NN.inp, NN.out của chương trình, NN.ans đúng).",
            en "Kept in {folder}: {many} failures (NN.inp, the program's NN.out, a right NN.ans).",
        ),
    }
}

/// A language that a contest does not allow.
pub fn language_not_allowed(language: &str, allowed: &[String]) -> Sentence {
    say!(
        vi "kì thi này không cho dùng {language}; được dùng: {allowed}",
        en "{language} is not allowed in this contest; allowed are {allowed}",
        allowed = allowed.join(", ")
    )
}

/// A test that is not there.
pub fn no_such_test(name: &str) -> Sentence {
    say!(
        vi "không có test \"{name}\"; tên test có dạng small/01",
        en "there is no test \"{name}\"; test names look like small/01",
        name = name.escape_debug()
    )
}

/// A folder for failures that somebody else has filled.
pub fn not_empty() -> Sentence {
    say!(
        vi "thư mục không rỗng và không phải do --keep tạo ra trước đây; hãy chọn thư mục khác",
        en "is not empty and wasn't filled by an earlier --keep; choose another folder",
    )
}

/// A list of failures that is none.
pub fn no_list_of_failures() -> Sentence {
    say!(
        vi "đây không phải danh sách test không qua; hãy chuyển nó đi chỗ khác",
        en "this isn't a list of failures; move it elsewhere",
    )
}

/// The end of a dialogue, so many lines of which are left out.
pub fn dialogue(left_out: usize) -> Sentence {
    match left_out {
        0 => say!(
            vi "Cuộc đối thoại (< chương trình đọc, > chương trình in):",
            en "The dialogue (< the program reads, > it writes):",
        ),
        _ => say!(
            vi "Những dòng cuối của cuộc đối thoại, bỏ bớt {left_out} dòng đầu (< chương trình đọc, > chương trình in; --transcript hiện tất cả):",
            en "The last lines of the dialogue, {left_out} before them left out (< the program reads, > it writes; --transcript shows all):",
        ),
    }
}

/// A dialogue is asked for where there is none.
pub fn no_dialogue(folder: &str) -> Sentence {
    say!(
        vi "{folder} không phải là bài tương tác nên không có cuộc đối thoại nào để hiện",
        en "{folder} isn't interactive, so there is no dialogue to show",
    )
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn an_input_that_was_not_shrunk_to_the_end_is_not_called_small() {
        assert!(
            fresh(true).en().starts_with("A new small input")
                && fresh(true).vi().starts_with("Một dữ liệu nhỏ")
        );
        assert!(
            fresh(false).en().contains("no time to shrink it") && !fresh(false).en().contains("small input")
        );
        assert!(fresh(false).vi().contains("chưa kịp thu nhỏ") && !fresh(false).vi().contains("dữ liệu nhỏ"));
    }

    #[test]
    fn the_size_of_an_input_is_told_in_words_that_fit_it() {
        assert!(size(b"7\n").en().starts_with("Its input has 1 line, 2 bytes;"));
        assert!(size(&b"7\n".repeat(10_000)).en().starts_with("Its input has 10000 lines, 19 KiB;"));
        assert!(size(&vec![b'7'; 3 << 20]).vi().starts_with("Dữ liệu vào có 0 dòng, 3,0 MiB;"));
    }
}
