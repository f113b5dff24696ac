//! The list of names: who is in the class, and what folders and files call them.

use std::path::Path;

use checkers::{Sentence, say};
use exercise::{Error, Reason};

use super::entrants::folded;
use crate::files;

/// The students of a list, in its order.
#[derive(Default)]
pub struct Roster {
    /// What folders or files call a student, and the student's name.
    pub students: Vec<(String, String)>,
}

/// What stands between the cells of a row: spreadsheets write one or another, as their country has it.
const SEPARATORS: [char; 3] = ['\t', ';', ','];

/// Headings of the column that says what folders or files are called, in small letters.
const IDS: [&str; 19] = [
    "id",
    "student",
    "student id",
    "username",
    "login",
    "user",
    "folder",
    "code",
    "mã",
    "mã hs",
    "mã học sinh",
    "mã sv",
    "mã sinh viên",
    "mã số",
    "mshs",
    "sbd",
    "số báo danh",
    "tài khoản",
    "thư mục",
];

/// Headings of columns that make up the name, in small letters; they are joined in their order.
const NAMES: [&str; 11] = [
    "name",
    "full name",
    "họ tên",
    "họ và tên",
    "tên học sinh",
    "họ",
    "họ đệm",
    "họ và đệm",
    "họ lót",
    "tên",
    "học sinh",
];

/// Which cells of a row say what.
enum Columns {
    /// There are two: what folders are called, and the name.
    Two,
    /// Those that headings name.
    Named { id: usize, names: Vec<usize> },
}

impl Roster {
    /// The student whom a name of a folder or file means: by what folders are called, or by the student's own name, if
    /// nobody else has it.
    pub fn find(&self, name: &str) -> Option<&str> {
        let wanted = folded(name);
        if let Some((id, _)) = self.students.iter().find(|(id, _)| folded(id) == wanted) {
            return Some(id);
        }
        let mut called = self.students.iter().filter(|(_, name)| folded(name) == wanted);
        called.next().filter(|_| called.next().is_none()).map(|(id, _)| id.as_str())
    }

    /// A list: rows such as `an01,Nguyễn Văn An`, with commas, semicolons or tabs between the cells. A first row of
    /// headings says which columns count; without one there are two.
    pub fn read(path: &Path) -> Result<Roster, Error> {
        let text = text(files::read(path)?).ok_or_else(|| {
            Error::file(path, say!(vi "tệp không phải là văn bản UTF-8", en "this is not text in UTF-8"))
        })?;
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let separator = SEPARATORS.into_iter().find(|&separator| first.contains(separator)).unwrap_or(',');
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(separator as u8)
            .from_reader(text.as_bytes());
        let mut columns = None;
        let mut roster = Roster::default();
        for record in reader.records() {
            let record = record.map_err(|error| Error::file(path, unreadable(error)))?;
            let line = record.position().map_or(0, |position| position.line());
            let cells: Vec<String> = record.iter().map(|cell| cell.trim().to_string()).collect();
            if cells.iter().all(String::is_empty) {
                continue;
            }
            if columns.is_none()
                && let Some(named) = headings(&cells)
            {
                columns = Some(named);
                continue;
            }
            let row = columns.get_or_insert(Columns::Two).of(&cells);
            let (id, name) = row.ok_or_else(|| Error::file(path, wrong_row(line)))?;
            if roster.students.iter().any(|(known, _)| folded(known) == folded(&id)) {
                let reason =
                    say!(vi "dòng {line}: {id} xuất hiện hai lần", en "line {line}: {id} is listed twice");
                return Err(Error::file(path, reason));
            }
            let name = if name.is_empty() { id.clone() } else { name };
            roster.students.push((id, name));
        }
        match roster.students.is_empty() {
            true => Err(Error::file(path, say!(vi "không có tên nào", en "it contains no names"))),
            false => Ok(roster),
        }
    }
}

/// The text of a file: UTF-8, or UTF-16 as spreadsheets save "Unicode text".
fn text(bytes: Vec<u8>) -> Option<String> {
    let wide = |read: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| read([pair[0], pair[1]])).collect();
        String::from_utf16(&units).ok()
    };
    match bytes.as_slice() {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8(rest.to_vec()).ok(),
        _ => String::from_utf8(bytes).ok(),
    }
}

/// The columns of a first row that is one of headings.
fn headings(cells: &[String]) -> Option<Columns> {
    let is_one = |known: &[&str], cell: &String| known.contains(&folded(cell).trim_end_matches([':', '.']));
    let id = cells.iter().position(|cell| is_one(&IDS, cell));
    let names: Vec<usize> = (0..cells.len()).filter(|&at| is_one(&NAMES, &cells[at])).collect();
    match (id, names.is_empty()) {
        (Some(id), _) => Some(Columns::Named { id, names }),
        // Folders may be called by the students' own names.
        (None, false) => Some(Columns::Named { id: names[0], names }),
        (None, true) => None,
    }
}

/// A row without headings: what folders are called, and the name.
fn plain(cells: &[String]) -> Option<(String, String)> {
    let extra = cells.iter().skip(2).any(|cell| !cell.is_empty());
    (!extra && !cells[0].is_empty()).then(|| (cells[0].clone(), cells.get(1).cloned().unwrap_or_default()))
}

impl Columns {
    fn of(&self, cells: &[String]) -> Option<(String, String)> {
        let Columns::Named { id, names } = self else { return plain(cells) };
        let cell = |at: &usize| cells.get(*at).cloned().unwrap_or_default();
        let parts: Vec<String> = names.iter().map(cell).filter(|part| !part.is_empty()).collect();
        let name = parts.join(" ");
        let id = if names.contains(id) { name.clone() } else { cell(id) };
        (!id.is_empty()).then_some((id, name))
    }
}

fn wrong_row(line: u64) -> Sentence {
    say!(
        vi "dòng {line}: mỗi dòng gồm tên thư mục của học sinh và họ tên, cách nhau bằng dấu phẩy, dấu chấm phẩy hoặc tab; \
            nếu có nhiều cột hơn thì dòng đầu phải là tiêu đề, ví dụ Mã HS;Họ và tên;Lớp",
        en "line {line}: a row is the student's folder and the name, with a comma, a semicolon or a tab between them; with \
            more columns, the first row must be headings, such as ID;Name;Class",
    )
}

/// What is wrong with a CSV file.
fn unreadable(error: csv::Error) -> Sentence {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error.reason(),
        _ => say!(vi "tệp không phải là CSV", en "this is not CSV"),
    }
}

#[cfg(test)]
mod units {
    use super::*;

    fn read(bytes: &[u8]) -> Result<Vec<(String, String)>, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let path = folder.path().join("names.csv");
        std::fs::write(&path, bytes).map_err(|error| error.to_string())?;
        Roster::read(&path).map(|roster| roster.students).map_err(|error| error.to_string())
    }

    #[test]
    fn a_list_of_names_is_read_as_spreadsheets_write_it() {
        let both = vec![("an01".to_string(), "Nguyễn Văn An".to_string()), ("an02".into(), "Lê Bình".into())];
        for text in [
            "an01,Nguyễn Văn An\nan02,Lê Bình\n",
            "an01;Nguyễn Văn An\r\nan02;Lê Bình\r\n",
            "an01\tNguyễn Văn An\nan02\tLê Bình\n",
            "\u{feff}id,name\nan01,Nguyễn Văn An\n\nan02,Lê Bình\n",
            "Mã HS;Họ và tên\nan01;Nguyễn Văn An\nan02;Lê Bình\n",
            "Mã HS;Họ và tên;Lớp\nan01;Nguyễn Văn An;10A\nan02;Lê Bình;10A\n",
            "STT;Mã học sinh;Họ đệm;Tên;Lớp\n1;an01;Nguyễn Văn;An;10A\n2;an02;Lê;Bình;10A\n",
            "Họ và tên\tLớp\tTài khoản\nNguyễn Văn An\t10A\tan01\nLê Bình\t10A\tan02\n",
            "\"an01\";\"Nguyễn Văn An\"\n\"an02\";\"Lê Bình\"\n",
        ] {
            assert_eq!(read(text.as_bytes()), Ok(both.clone()), "{text}");
            let wide = [0xfeff].into_iter().chain(text.trim_start_matches('\u{feff}').encode_utf16());
            let wide: Vec<u8> = wide.flat_map(u16::to_le_bytes).collect();
            assert_eq!(read(&wide), Ok(both.clone()), "UTF-16: {text}");
        }
        for (text, words) in [
            ("an01,An,10A\n", "line 1: a row is"),
            (",An\n", "line 1: a row is"),
            ("an01,An\nAN01,Bình\n", "line 2: AN01 is listed twice"),
            ("id,name\n", "it contains no names"),
            ("", "it contains no names"),
        ] {
            let error = read(text.as_bytes()).unwrap_err();
            assert!(error.contains(words), "{text}: {error}");
        }
        assert!(read(b"\xff\xff\xff").unwrap_err().contains("not text in UTF-8"));
    }

    #[test]
    fn a_student_is_found_by_folder_or_by_name() {
        let students = [("an01", "Nguyễn Văn An"), ("an02", "Lê Bình"), ("an03", "Lê Bình")];
        let roster = Roster { students: students.map(|(id, name)| (id.into(), name.into())).into() };
        assert_eq!(roster.find("AN01"), Some("an01"));
        assert_eq!(roster.find("Nguye\u{302}\u{303}n va\u{306}n an"), Some("an01"));
        assert_eq!(roster.find("Lê Bình"), None, "two students are called so");
        assert_eq!(roster.find("an04"), None);
    }
}
