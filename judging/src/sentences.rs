//! What a student reads of a verdict: every sentence of this crate that is about a program, one function each.

use std::{io, path::Path, time::Duration};

use checkers::{Name, Sentence, say};
use exercise::Error;

/// More CPU time than allowed.
pub fn too_slow(limit: Duration) -> Sentence {
    let seconds = Sentence::decimal(limit.as_secs_f64());
    say!(vi "chạy quá {seconds} giây CPU", en "more than {seconds} s of CPU time"; seconds)
}

/// It slept: it was stopped after so long on the clock.
pub fn too_long_on_the_clock(wall: Duration) -> Sentence {
    let seconds = Sentence::decimal(format_args!("{:.0}", wall.as_secs_f64()));
    say!(
        vi "sau {seconds} giây theo đồng hồ vẫn chưa kết thúc, dù dùng ít thời gian CPU; chương trình đang ngủ hay chờ gì?",
        en "not finished after {seconds} s on the clock, although it used little CPU time; does it sleep or wait?";
        seconds
    )
}

/// All tests together took too long.
pub fn out_of_time_in_all(most: Duration) -> Sentence {
    let most = Sentence::decimal(most.as_secs_f64());
    say!(
        vi "không chạy: các test trước đã dùng hết {most} giây dành cho cả lần chấm",
        en "not run: earlier tests used up the {most} s that all tests together may take";
        most
    )
}

/// More memory than allowed.
pub fn too_much_memory(mebibytes: u64) -> Sentence {
    say!(vi "dùng quá {mebibytes} MiB bộ nhớ", en "more than {mebibytes} MiB")
}

/// Its run-time was refused memory.
pub fn asked_for_too_much_memory(mebibytes: u64) -> Sentence {
    say!(
        vi "chương trình xin nhiều bộ nhớ hơn giới hạn {mebibytes} MiB",
        en "it asked for more than the limit of {mebibytes} MiB",
    )
}

/// More output than allowed.
pub fn too_much_output(mebibytes: u64) -> Sentence {
    say!(vi "in ra quá {mebibytes} MiB", en "more than {mebibytes} MiB of output")
}

/// An answer's file that is too large.
pub fn file_too_large(name: &str) -> Sentence {
    say!(vi "tệp {name} quá lớn", en "{name} is too large")
}

/// An answer's file that is none.
pub fn no_plain_file(name: &str, what: &str) -> Sentence {
    let vi = match what {
        "a symbolic link" => "một liên kết",
        "a folder" => "một thư mục",
        "a named pipe" => "một ống dẫn",
        "a socket" => "một socket",
        "a file that can't be read" => "một tệp không đọc được",
        _ => "một thiết bị hay thứ khác",
    };
    let what = Sentence::new(vi, what);
    say!(vi "{name} không phải tệp thường mà là {what}", en "{name} is not a regular file but {what}"; what)
}

/// Neither an answer's file nor anything on standard output; `others` are files that the program made instead.
pub fn no_output(name: &str, others: &[String]) -> Sentence {
    match others {
        [] => say!(
            vi "không có kết quả: không thấy tệp {name}, và chương trình cũng không in gì ra màn hình",
            en "no output: there is no {name}, and standard output is empty",
        ),
        others => say!(
            vi "không có kết quả: không thấy tệp {name}, chương trình cũng không in gì ra màn hình mà lại ghi vào {others}",
            en "no output: there is no {name}, and standard output is empty; the program wrote {others} instead",
            others = others.join(", ")
        ),
    }
}

/// It is no program for this machine.
pub fn not_started(why: &str) -> Sentence {
    say!(vi "không khởi động được chương trình: {why}", en "it could not be started: {why}")
}

/// It ended with an exit code other than 0; `meaning` is what the run-time of its language means by that.
pub fn exit_code(code: i32, meaning: Option<Name>) -> Sentence {
    match meaning {
        None => say!(vi "chương trình kết thúc với mã thoát {code}", en "exit code {code}"),
        Some(meaning) => say!(
            vi "chương trình kết thúc với mã thoát {code} ({meaning})",
            en "exit code {code} ({meaning})";
            meaning
        ),
    }
}

/// It ended badly, but what it had answered by then is right.
pub fn after_a_right_answer(why: &Sentence) -> Sentence {
    say!(
        vi "{why}; kết quả đã in ra thì đúng, nhưng chương trình phải kết thúc bình thường, với mã thoát 0",
        en "{why}; its answer is right, but a program has to end normally, with exit code 0";
        why
    )
}

/// Nothing came while a line was owed, but so many bytes of one.
pub fn silent(owed: &Sentence, silence: Duration, cpu: Duration, bytes: usize) -> Sentence {
    let (silence, cpu) = (silence.as_secs(), Sentence::decimal(format_args!("{:.2}", cpu.as_secs_f64())));
    match bytes {
        0 => say!(
            vi "{owed}: chờ {silence} giây mà không nhận được dòng nào (chương trình mới dùng {cpu} giây CPU); nó đã đẩy dữ liệu ra (flush) chưa, hay đang chờ đọc?",
            en "{owed}: nothing came for {silence} s, although only {cpu} s of CPU time were used; does it flush its output, or wait for input?";
            owed, cpu
        ),
        _ => say!(
            vi "{owed}: chờ {silence} giây mà không nhận được dòng nào; có {bytes} byte đã đến nhưng không có kí tự xuống dòng: hãy kết thúc dòng rồi flush",
            en "{owed}: no line came for {silence} s; {bytes} bytes without a line feed did: does it end its lines and flush them?";
            owed
        ),
    }
}

/// It does not read what the judge says.
pub fn deaf(owed: &Sentence, silence: Duration) -> Sentence {
    let silence = silence.as_secs();
    say!(
        vi "{owed}: suốt {silence} giây chương trình không đọc những gì trình chấm gửi, đường ống đã đầy",
        en "{owed}: for {silence} s the program didn't read what the judge sent, and the pipe is full";
        owed
    )
}

/// All games are over, but it goes on.
pub fn lingers(silence: Duration) -> Sentence {
    let silence = silence.as_secs();
    say!(
        vi "mọi ván đã xong, nhưng {silence} giây sau chương trình vẫn chưa kết thúc",
        en "all games are over, but {silence} s later the program hasn't ended",
    )
}

/// It ended badly while a line was owed.
pub fn while_owed(why: &Sentence, owed: &Sentence) -> Sentence {
    say!(vi "{why}; khi đó còn nợ {owed}", en "{why}, while {owed} was owed"; why, owed).like(why)
}

/// A line that is no legal move, where this one was owed.
pub fn no_move(owed: &Sentence, line: &[u8], why: &Sentence) -> Sentence {
    const SHOWN: usize = 60;
    let dots = if line.len() > SHOWN { "…" } else { "" };
    let line = format!("{}{dots}", line[..line.len().min(SHOWN)].trim_ascii().escape_ascii());
    say!(vi "{owed}, dòng \"{line}\": {why}", en "{owed}, the line \"{line}\": {why}"; owed, why).like(why)
}

/// It ended badly, but all its games were good.
pub fn after_good_games(why: &Sentence) -> Sentence {
    say!(
        vi "{why}; mọi ván đều tốt, nhưng chương trình phải kết thúc bình thường, với mã thoát 0",
        en "{why}; all its games were good, but a program has to end normally, with exit code 0";
        why
    )
}

/// The opponent panicked.
pub fn opponent_panicked() -> Sentence {
    say!(
        vi "trình chấm gặp lỗi giữa cuộc đối thoại (lỗi của bài, không phải của chương trình)",
        en "the judge's side of the dialogue failed: a mistake in the exercise, not in the program",
    )
}

/// The opponent took too long.
pub fn opponent_too_slow(most: Duration) -> Sentence {
    let most = most.as_secs();
    say!(
        vi "trình chấm suy nghĩ quá {most} giây (lỗi của bài, không phải của chương trình)",
        en "the judge's side took more than {most} s to answer: a mistake in the exercise, not in the program",
    )
}

/// Its class is in a package.
pub fn in_a_package(package: &str) -> Sentence {
    say!(
        vi "bài nộp đặt lớp vào gói: package {package}; hãy bỏ dòng này, ở đây lớp không được thuộc gói nào",
        en "the source puts its class into a package: package {package}; remove that line, classes have no package here",
    )
}

/// A signal ended it.
pub fn signal(signal: i32) -> Sentence {
    let meaning = match signal {
        4 => say!(vi "lệnh máy không hợp lệ", en "an illegal instruction"),
        6 => say!(vi "chương trình tự huỷ bằng abort", en "it aborted"),
        7 => say!(vi "lỗi bus", en "a bus error"),
        8 => say!(
            vi "chia cho 0 hoặc lỗi số học khác",
            en "a division by zero or another arithmetic fault",
        ),
        9 => say!(vi "chương trình bị buộc dừng", en "it was killed"),
        11 => say!(
            vi "truy cập vùng nhớ không thuộc về mình; chỉ số ra ngoài mảng, hay đệ quy quá sâu?",
            en "invalid memory access: an index out of range, or too deep a recursion?",
        ),
        13 => say!(vi "ghi vào nơi không còn ai đọc", en "it wrote to a closed pipe"),
        31 => say!(vi "lời gọi hệ thống bị cấm", en "a forbidden system call"),
        _ => say!(vi "xem signal(7)", en "see signal(7)"),
    };
    say!(vi "tín hiệu {signal} ({meaning})", en "signal {signal} ({meaning})"; meaning)
}

/// The source opens an input of another name.
pub fn other_input_name(found: &str, name: &str) -> Sentence {
    match found.eq_ignore_ascii_case(name) {
        true => say!(
            vi "bài nộp mở tệp {found}, nhưng tệp dữ liệu vào tên là {name}; ở đây chữ hoa khác chữ thường",
            en "the source opens {found}, but the input is called {name}; upper and lower case matter here",
        ),
        false => say!(
            vi "bài nộp mở tệp {found}, nhưng tệp dữ liệu vào tên là {name}",
            en "the source opens {found}, but the input is called {name}",
        ),
    }
}

/// The source looks for its input in a folder of its author's machine.
pub fn input_elsewhere(found: &str, name: &str) -> Sentence {
    say!(
        vi "bài nộp mở tệp {found}, nhưng ở đây không có thư mục đó; hãy mở {name}, không kèm đường dẫn",
        en "the source opens {found}, but that folder isn't here; open {name}, without a path",
    )
}

/// The source writes its answer to a folder of its author's machine.
pub fn output_elsewhere(found: &str, name: &str) -> Sentence {
    say!(
        vi "bài nộp ghi vào tệp {found}, nhưng ở đây không có thư mục đó; hãy ghi vào {name}, không kèm đường dẫn",
        en "the source writes to {found}, but that folder isn't here; write to {name}, without a path",
    )
}

/// The source opens an answer's file of another name.
pub fn other_output_name(found: &str, name: &str) -> Sentence {
    say!(
        vi "bài nộp ghi vào tệp {found}, nhưng kết quả chỉ được đọc từ {name} hoặc từ đầu ra chuẩn",
        en "the source writes to {found}, but the answer is expected in {name} or on standard output",
    )
}

/// There is no compiler for a language.
pub fn no_compiler(command: &str, language: &str, package: &str) -> Sentence {
    say!(
        vi "máy này chưa có {command}, cần cho {language} (gói {package} của Debian)",
        en "{command} is missing: {language} needs it (Debian package {package})",
    )
}

/// There is no such language.
pub fn no_language(name: &str, known: &[&str]) -> Sentence {
    say!(
        vi "không có ngôn ngữ \"{name}\"; các ngôn ngữ có là {known}",
        en "there is no language \"{name}\"; choose one of {known}",
        name = name.escape_debug(),
        known = known.join(", ")
    )
}

/// A file's ending says no language.
pub fn no_language_of(path: &Path, endings: &str) -> Sentence {
    say!(
        vi "{path}: đuôi tệp không cho biết ngôn ngữ; chương trình có đuôi {endings}, hoặc hãy nêu ngôn ngữ bằng --language",
        en "{path}: the file extension says nothing about the language; use one of {endings}, or --language",
        path = exercise::error::shown_path(path)
    )
}

/// A source that is a link, a folder, a pipe.
pub fn no_plain_source() -> Sentence {
    say!(
        vi "bài nộp phải là một tệp thường, không phải liên kết, thư mục hay ống dẫn",
        en "a source must be a regular file, not a link, a folder or a pipe",
    )
}

/// A source that was exchanged while it was looked at.
pub fn no_plain_source_any_more() -> Sentence {
    say!(vi "đây không còn là tệp thường nữa", en "this is no longer a regular file")
}

/// A source that is too large.
pub fn source_too_large(kibibytes: u64) -> Sentence {
    say!(
        vi "mã nguồn quá lớn: chỉ được tối đa {kibibytes} KiB",
        en "the source is too large: the limit is {kibibytes} KiB",
    )
}

/// The cache, where compiled programs go, cannot be used.
pub fn cache_failed(folder: &Path, error: &io::Error) -> Sentence {
    let (folder, error) = (folder.display(), Error::new(error.to_string()));
    let error = error.sentence();
    say!(
        vi "{folder}, nơi cất chương trình đã biên dịch: {error}; --cache DIR chọn thư mục khác",
        en "{folder}, where compiled programs are kept: {error}; --cache DIR chooses another folder";
        error
    )
}

/// A name of a class that can be no name of a file.
pub fn class_too_long(letters: usize) -> Sentence {
    say!(
        vi "tên lớp public có {letters} kí tự, quá dài để làm tên tệp",
        en "the name of the public class has {letters} letters, too many for a file name",
    )
}

/// What a compiler that is content may still have left undone: a library, a unit, a package of another name.
pub fn nothing_to_run() -> Sentence {
    say!(
        vi "biên dịch xong nhưng không có chương trình nào để chạy: đây có phải chương trình trọn vẹn, có hàm main, \
            chứ không phải thư viện?",
        en "the compiler produced nothing that can be run: is this a complete program with a main function, not a library?",
    )
}

/// A compiler that took too long.
pub fn compiler_too_slow(seconds: u64) -> Sentence {
    say!(vi "trình biên dịch chạy quá {seconds} giây", en "the compiler needed more than {seconds} s")
}

/// A compiler that took too much memory.
pub fn compiler_too_large(mebibytes: u64) -> Sentence {
    say!(
        vi "trình biên dịch dùng quá {mebibytes} MiB bộ nhớ",
        en "the compiler needed more than {mebibytes} MiB of memory",
    )
}

/// A compiler that wrote too much.
pub fn compiled_too_large(program: u64, files: u32, written: u64) -> Sentence {
    say!(
        vi "chương trình biên dịch ra lớn hơn {program} MiB, hoặc gồm hơn {files} tệp, hoặc trình biên dịch đã ghi quá \
            {written} MiB",
        en "the compiled program is larger than {program} MiB or has more than {files} files, or the compiler wrote more than {written} MiB along the way",
    )
}

/// A compiler that somebody stopped.
pub fn compiler_stopped(how: &str) -> Sentence {
    say!(vi "trình biên dịch bị dừng ({how})", en "the compiler was stopped ({how})")
}

/// A sandbox that is weaker than what is asked for; `reasons` say why.
pub fn weaker_than_required(required: &str, has: &str, reasons: &str) -> Sentence {
    say!(
        vi "cần mức cách li {required}, nhưng máy này chỉ có {has}{reasons}",
        en "tier {required} is required, but this machine has only {has}{reasons}",
    )
}

/// A machine without a sandbox; `reasons` say why.
pub fn no_isolation(reasons: &str) -> Sentence {
    say!(
        vi "máy này không cách li được chương trình nào; nếu tin chương trình, hãy chạy với --unsafe{reasons}",
        en "this machine can't isolate programs; judge --unsafe runs programs that you trust anyway{reasons}",
    )
}

/// The oracle does not take what the checker takes.
pub fn disputed(objection: &str) -> Sentence {
    say!(
        vi "trình chấm nhận kết quả này nhưng lời giải vét cạn thì không; một trong hai đã sai: {objection}",
        en "the checker accepts this answer, but the oracle does not; one of them is wrong: {objection}",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{hint, mutation::lexer::Family, verdict::Verdict};

    #[test]
    fn no_verdict_hint_or_message_is_without_a_translation() {
        let (time, path) = (Duration::from_millis(1500), Path::new("a.b"));
        let mut said = vec![
            too_slow(time),
            too_long_on_the_clock(time),
            out_of_time_in_all(time),
            too_much_memory(1),
            asked_for_too_much_memory(1),
            too_much_output(1),
            file_too_large("a"),
            no_output("a", &[]),
            no_output("a", &["b".into()]),
            not_started("a"),
            exit_code(1, None),
            exit_code(1, Some(Name::new("đầy bộ nhớ", "no memory"))),
            after_a_right_answer(&exit_code(1, None)),
            in_a_package("a"),
            input_elsewhere("a", "b"),
            output_elsewhere("a", "b"),
            no_compiler("a", "b", "c"),
            no_language("a", &["b"]),
            no_language_of(path, "a"),
            no_plain_source(),
            no_plain_source_any_more(),
            source_too_large(1),
            class_too_long(1),
            nothing_to_run(),
            compiler_too_slow(1),
            compiler_too_large(1),
            compiled_too_large(1, 2, 3),
            compiler_stopped("a"),
            weaker_than_required("a", "b", "c"),
            no_isolation("a"),
            disputed("a"),
        ];
        said.extend(Verdict::ALL.map(Verdict::words));
        said.extend((1..32).map(signal));
        said.extend(["a folder", "a socket", "neither"].map(|what| no_plain_file("a", what)));
        for source in ["open('A.INP')", "open('b.inp')", "open('c.out', 'w')"] {
            said.extend(hint::likely_cause(source, Family::Python, "a", true));
        }
        assert_eq!(said.len(), 31 + 8 + 31 + 3 + 3);
        for sentence in said {
            assert_ne!(sentence.vi(), sentence.en());
            // A Vietnamese sentence has letters that English does not.
            assert!(!sentence.vi().is_ascii() && sentence.en().is_ascii(), "{sentence:?}");
        }
        assert_eq!(too_slow(time).vi(), "chạy quá 1,5 giây CPU");
    }
}
