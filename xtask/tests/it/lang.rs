//! The language in which commands say what is wrong with inputs and answers.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use tempfile::TempDir;

/// Runs a command in a folder with a locale, and nothing else of the user's languages.
fn xtask(arguments: &[&str], folder: &Path, locale: &[(&str, &str)]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let output: Output = command
        .args(["--root", root])
        .args(arguments)
        .envs(locale.iter().copied())
        .current_dir(folder)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in [("a.inp", "1 3 4 5\n"), ("bad.inp", "1 3 0 5\n"), ("a.out", "1 3 4 6\n")] {
        fs::write(folder.path().join(name), content).unwrap();
    }
    folder
}

const CHECK: [&str; 4] = ["check", "9.8", "a.inp", "a.out"];
const VALIDATE: [&str; 3] = ["validate", "9.8", "bad.inp"];
const ENGLISH: &str = "query 1: pile 3 grows from 5 to 6";
const VIETNAMESE: &str = "câu hỏi 1: đống 3 tăng từ 5 lên 6 quân";

#[test]
fn a_checker_speaks_the_language_that_is_asked_for() {
    let folder = folder();
    let check = |lang: &str, locale: &[(&str, &str)]| {
        let (code, said, _) = xtask(&[&CHECK[..], &["--lang", lang]].concat(), folder.path(), locale);
        assert_eq!(code, 1);
        said
    };
    assert!(check("vi", &[]).contains(VIETNAMESE));
    assert!(check("en", &[("LANG", "vi_VN.UTF-8")]).contains(ENGLISH));
}

#[test]
fn without_being_asked_it_speaks_the_users_language() {
    let folder = folder();
    for (locale, sentence) in [
        (&[][..], ENGLISH),
        (&[("LANG", "vi_VN.UTF-8")], VIETNAMESE),
        (&[("LANG", "vi_VN.UTF-8"), ("LC_ALL", "C.UTF-8")], ENGLISH),
        (&[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "vi_VN")], VIETNAMESE),
        (&[("LANG", "vi_VN.UTF-8"), ("LC_ALL", "")], VIETNAMESE),
        (&[("LANG", "fr_FR.UTF-8")], ENGLISH),
    ] {
        let (_, said, _) = xtask(&CHECK, folder.path(), locale);
        assert!(said.contains(sentence), "{locale:?}: {said}");
    }
}

#[test]
fn json_is_english_unless_another_language_is_asked_for() {
    let folder = folder();
    let check = |options: &[&str]| {
        let arguments = [&CHECK[..], &["--json"], options].concat();
        let (_, said, _) = xtask(&arguments, folder.path(), &[("LANG", "vi_VN.UTF-8")]);
        said
    };
    assert!(check(&[]).contains(ENGLISH));
    assert!(check(&["--lang", "vi"]).contains(VIETNAMESE));
}

#[test]
fn a_strict_reader_speaks_the_language_that_is_asked_for() {
    let folder = folder();
    let validate = |lang: &str| xtask(&[&["--lang", lang], &VALIDATE[..]].concat(), folder.path(), &[]);
    let (code, _, said) = validate("vi");
    assert_eq!(code, 2);
    assert!(said.contains("bad.inp:1:5: câu hỏi 1: x = 0 không thuộc đoạn [1, 1000000000000000000]"), "{said}");
    let (_, _, said) = validate("en");
    assert!(said.contains("bad.inp:1:5: query 1: x = 0 is not in [1, 1000000000000000000]"), "{said}");
}

#[test]
fn a_language_that_nobody_speaks_is_refused() {
    let folder = folder();
    let (code, said, complaint) = xtask(&[&["--lang", "fr"], &CHECK[..]].concat(), folder.path(), &[]);
    assert_eq!((code, said.as_str()), (2, ""));
    assert!(complaint.contains("vi (Vietnamese) or en (English)"), "{complaint}");
}

#[test]
fn help_and_complaints_about_a_call_are_in_the_users_language() {
    let folder = folder();
    let vietnamese = |arguments: &[&str]| xtask(arguments, folder.path(), &[("LANG", "vi_VN.UTF-8")]);
    let (code, help, _) = vietnamese(&["judge", "--help"]);
    assert_eq!(code, 0);
    for words in
        ["Cách dùng: cargo xtask judge [TUỲ CHỌN]", "Tham số:", "Tuỳ chọn:", "Chỉ chấm bằng các ví dụ của đề"]
    {
        assert!(help.contains(words), "{words}: {help}");
    }
    assert!(vietnamese(&["stress", "--help"]).1.contains("[mặc định: 9]"));
    assert!(vietnamese(&["help", "list"]).1.contains("Liệt kê các bài tập"));
    for (call, words) in [
        (&[][..], "còn thiếu tên lệnh"),
        (&["judg"], "không có lệnh \"judg\"\n  có phải ý bạn là judge?"),
        (&["list", "--tagg", "x"], "không có tuỳ chọn hay tham số \"--tagg\"\n  có phải ý bạn là --tag?"),
        (&["list", "--tag", "x"], "giá trị \"x\" của --tag <TAG> không hợp lệ\n  các giá trị: nim, "),
        (&["list", "--tag"], "còn thiếu giá trị của --tag <TAG>"),
        (&["check", "9.8"], "còn thiếu <INP>, <OUT>"),
        (&["generate", "--seed", "abc"], "không hợp lệ: hạt giống là một số nguyên từ 0 đến "),
        (
            &["generate", "--seed", "1", "--contest", "x"],
            "không dùng được --seed <N> cùng với --contest <FILE>",
        ),
        (&["list", "--difficulty", "1", "--difficulty", "2"], "--difficulty <N|N-N> chỉ được nêu một lần"),
        (&["list", "--difficulty", "9"], "độ khó là một số từ 1 đến 5"),
        (&["stress", "9.8", "a.py", "--time", "0"], "phải là số giây, lớn hơn 0"),
        (&["judge", "9.8", "a.py", "--require-tier", "x"], "mức cách li là a, b hoặc c"),
        (&["mutate", "9.8", "--limit", "0"], "phải là số nguyên, ít nhất là 1"),
        (&["--lang", "fr", "list"], "chỉ có vi (tiếng Việt) và en (tiếng Anh)"),
    ] {
        let (code, said, complaint) = vietnamese(call);
        assert_eq!((code, said.as_str()), (2, ""), "{call:?}");
        assert!(complaint.starts_with("lỗi: ") && complaint.contains(words), "{call:?}: {complaint}");
        for english in ["error", "Usage", "For more"] {
            assert!(!complaint.contains(english), "{call:?}: {complaint}");
        }
    }
}

#[test]
fn what_pupils_do_wrong_is_told_in_their_language() {
    let folder = folder();
    fs::create_dir(folder.path().join("empty")).unwrap();
    fs::write(folder.path().join("a.txt"), "").unwrap();
    fs::write(folder.path().join("dos.inp"), "1 3 4 5\r\n").unwrap();
    for (call, vietnamese, english) in [
        (&["solve", "kaylse"][..], "có phải là bai9_18_kayles?", "did you mean bai9_18_kayles?"),
        (&["solve", "nothing"], "không có bài nào tên \"nothing\"", "there is no exercise \"nothing\""),
        (&["solve", "9.8", "gone.inp"], "gone.inp: không có tệp hay thư mục này", "gone.inp: No such file"),
        (&["solve", "9.8"], "bai9_8.inp: không có tệp hay thư mục này", "bai9_8.inp: No such file"),
        (&["validate", "9.8", "."], ".: đây là thư mục, không phải tệp", ".: Is a directory"),
        (&["validate", "9.8", "dos.inp"], "dấu xuống dòng kiểu DOS (CR LF)", "DOS line endings (CR LF)"),
        (&["check", "9.8", "-", "-"], "không thể là cả hai", "not both"),
        (&["judge", "9.8", "a.txt"], "đuôi tệp không cho biết ngôn ngữ", "says nothing about the language"),
        (
            &["judge", "9.8", "a.py", "--language", "Basic"],
            "không có ngôn ngữ \"Basic\"",
            "no language \"Basic\"",
        ),
        (&["judge", "9.8", "gone.py"], "gone.py: không có tệp hay thư mục này", "gone.py: No such file"),
        (
            &["judge", "9.8", "a.out", "--language", "C", "--tests", "empty"],
            "empty: thư mục này không có test nào",
            "empty: there are no tests",
        ),
        (
            &["judge", "9.8", "a.out", "--language", "C", "--tests", "nodir"],
            "nodir: không có tệp hay thư mục này",
            "nodir: No such file",
        ),
        (&["new", "mod"], "\"mod\" là từ khoá của Rust", "\"mod\" is a Rust keyword"),
        (
            &["new", "moore_nim"],
            "moore_nim đã là tên của bai9_08_moore_nim",
            "bai9_08_moore_nim is already called moore_nim",
        ),
        (&["new", "9game"], "\"9game\" không dùng làm tên được", "\"9game\" isn't a valid name"),
        (&["new", "wythoff"], "đã có problems/wythoff", "problems/wythoff already exists"),
        (
            &["verify", "--changed-since", "nothing_of_that_name"],
            "git không tìm thấy commit nothing_of_that_name",
            "git finds no commit nothing_of_that_name",
        ),
        (&["judge", "--table", "."], "ở đây không có chương trình nào", "there are no programs here"),
        (
            &["generate", "--check", "--out", "."],
            "không có thư mục nào chứa tests.json",
            "no folder with a tests.json",
        ),
    ] {
        for (lang, words, sign) in [("vi", vietnamese, "lỗi: "), ("en", english, "error: ")] {
            let (code, said, complaint) = xtask(&[call, &["--lang", lang]].concat(), folder.path(), &[]);
            assert_eq!((code, said.as_str()), (2, ""), "{call:?}");
            // Notices may come before the error.
            let error = complaint.lines().rfind(|line| line.starts_with(sign));
            assert!(error.is_some_and(|error| error.contains(words)), "{call:?}: {complaint}");
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_report_of_a_judgement_is_all_in_one_language() {
    let folder = folder();
    fs::create_dir_all(folder.path().join("t/small")).unwrap();
    fs::write(folder.path().join("t/small/01.inp"), "1 1\n1 3 4 5\n").unwrap();
    fs::write(folder.path().join("t/small/02.inp"), "1 1\n").unwrap();
    fs::write(folder.path().join("a.py"), "print('1 0')\nprint('1 3 4 6')\n").unwrap();
    let judge = |more: &[&str]| {
        let call = ["judge", "9.8", "a.py", "--tests", "t", "--no-stress", "--lang", "vi"];
        xtask(&[&call[..], more].concat(), folder.path(), &[]).1
    };
    let report = judge(&["--keep", "kept"]);
    for words in [
        "a.py, Python, bài bai9_08_moore_nim: 5 giây, 256 MiB\n",
        " MiB: câu hỏi 2: đống 3 tăng từ 5 lên 6 quân\n",
        "small: 0 trên 30 điểm, 1 test không chạy vì đã mất điểm (--all chạy cả test đó)\n",
        "\nTest đầu tiên không qua là small/01: câu hỏi 2: đống 3 tăng từ 5 lên 6 quân\n",
        "Câu hỏi 2 của dữ liệu vào (dòng 2):\n  1 3 4 5\n",
        "  dòng  chương trình  một kết quả đúng (có thể có kết quả đúng khác)\n     2  1 3 4 6",
        "\nWA (kết quả sai): 0 trên 30 điểm; chậm nhất 0,",
        "Đã lưu vào kept: 1 test không qua",
    ] {
        assert!(report.contains(words), "{words}: {report}");
    }
    assert!(judge(&["--show", "small/02"]).contains("Dữ liệu vào:\n1 1\nKết quả của chương trình:\n1 0\n"));
    fs::write(folder.path().join("a.py"), "open('BAI9_8.INP')\n").unwrap();
    let hint = "Có lẽ vì: bài nộp mở tệp BAI9_8.INP, nhưng tệp dữ liệu vào tên là bai9_8.inp; ở đây chữ hoa khác chữ thường";
    assert!(judge(&[]).contains(hint));
    let (_, said, _) = xtask(&["languages", "--lang", "vi"], folder.path(), &[]);
    assert!(said.contains("Python (.py), thời gian gấp 5 lần\n") && said.contains("    biên dịch: "), "{said}");
    let (_, said, _) = xtask(&["list", "9.8", "--lang", "vi"], folder.path(), &[]);
    assert!(said.contains("tên bài") && said.contains("Nim của Moore"), "{said}");
}

/// What maintainers wait for is said in their language, too; in JSON it is English unless they ask.
#[test]
#[cfg(target_os = "linux")]
fn results_of_verify_bench_and_mutate_are_in_the_users_language() {
    let folder = folder();
    let vietnamese = |call: &[&str]| xtask(call, folder.path(), &[("LANG", "vi_VN.UTF-8")]);
    let (code, said, _) = vietnamese(&["verify", "9.12", "--only", "samples"]);
    assert_eq!((code, said.as_str()), (0, "ok   bai9_12_dim_plus: 2 ví dụ\n1 bài đạt, 0 bài hỏng\n"));
    let (_, said, _) = vietnamese(&["verify", "9.12", "--only", "samples", "--json"]);
    assert!(said.contains("\"2 samples\""), "{said}");
    let (_, said, _) = vietnamese(&["verify", "9.12", "--only", "samples", "--json", "--lang", "vi"]);
    assert!(said.contains("\"2 ví dụ\""), "{said}");
    let (code, said, _) = vietnamese(&["bench", "9.12"]);
    assert_eq!(code, 0);
    assert!(
        said.starts_with("bai9_12_dim_plus: lời giải mẫu mất ")
            && said.contains("% giới hạn\nthời gian CPU của máy chấm"),
        "{said}"
    );
    fs::create_dir(folder.path().join("m")).unwrap();
    let (_, said, _) = vietnamese(&["mutate", "9.12", "--from", "m"]);
    assert!(said.contains("lỗ hổng") && said.contains("tương đương"), "{said}");
}
