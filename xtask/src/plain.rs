//! A text of an exercise as a terminal can show it: Markdown without its marks, formulas in letters and signs.

/// How long a line of a paragraph is at most.
const WIDTH: usize = 88;

/// A text for the terminal: paragraphs are wrapped, tables aligned, comments left out.
pub fn plain(markdown: &str) -> String {
    let mut shown = Shown::default();
    for line in without_comments(markdown).lines() {
        shown.line(line);
    }
    shown.finish()
}

/// What has been shown, and the block that is not finished yet.
#[derive(Default)]
struct Shown {
    text: String,
    paragraph: String,
    table: Vec<Vec<String>>,
    within_code: bool,
    within_formula: bool,
}

impl Shown {
    fn line(&mut self, line: &str) {
        let trimmed = line.trim();
        if trimmed.starts_with("```") {
            self.end_block();
            self.within_code = !self.within_code;
            return;
        }
        if self.within_code {
            return self.push(&format!("    {line}"));
        }
        if trimmed.starts_with('|') {
            self.end_paragraph();
            let cells = trimmed.trim_matches('|').split(" | ").map(|cell| inline(cell.trim()));
            return self.table.push(cells.collect());
        }
        // A formula of several lines stays one.
        self.within_formula ^= trimmed.matches("$$").count() % 2 == 1;
        let item = trimmed.starts_with("- ") || trimmed.starts_with('#') || trimmed.starts_with("> ");
        if trimmed.is_empty() || (item && !self.within_formula) {
            self.end_block();
        }
        match trimmed.is_empty() {
            true => self.blank(),
            false => self.paragraph.extend([trimmed, " "]),
        }
        if trimmed.starts_with('#') {
            self.end_block();
        }
    }

    fn finish(mut self) -> String {
        self.end_block();
        self.text.trim_end().to_string()
    }

    fn push(&mut self, line: &str) {
        self.text.extend([line.trim_end(), "\n"]);
    }

    /// One empty line, however many there are.
    fn blank(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    fn end_block(&mut self) {
        self.end_paragraph();
        let rows = std::mem::take(&mut self.table);
        let is_line = |row: &&Vec<String>| row.iter().all(|cell| cell.trim_matches(['-', ':', '|']).is_empty());
        let rows: Vec<_> = rows.iter().filter(|row| !is_line(row)).collect();
        let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let width = |column: usize| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in rows {
            let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
            self.push(&format!("  {}", cells.collect::<Vec<_>>().join("  ")));
        }
    }

    fn end_paragraph(&mut self) {
        let paragraph = std::mem::take(&mut self.paragraph);
        let paragraph = paragraph.trim();
        if let Some(title) = paragraph.strip_prefix('#') {
            let title = inline(title.trim_start_matches('#').trim());
            let under = if paragraph.starts_with("##") { "-" } else { "=" };
            self.push(&title);
            return self.push(&under.repeat(title.chars().count()));
        }
        let (first, indent) = match paragraph.strip_prefix("- ") {
            Some(_) => ("", "  "),
            None => ("", ""),
        };
        for line in wrapped(&inline(paragraph), first, indent) {
            self.push(&line);
        }
    }
}

/// A text in lines that are not too long, the first begun with one thing and the others with another.
fn wrapped(text: &str, first: &str, others: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.extend([" ", word]);
            }
            Some(_) => lines.push(format!("{others}{word}")),
            None => lines.push(format!("{first}{word}")),
        }
    }
    lines
}

fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("<!--") {
        kept.push_str(before);
        rest = comment.split_once("-->").map_or("", |(_, rest)| rest);
    }
    kept + rest
}

/// Words without the marks of Markdown: code stays as it is, formulas become letters and signs.
fn inline(text: &str) -> String {
    let mut shown = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '$', '*', '[', '!']) {
        shown.push_str(&rest[..at]);
        rest = &rest[at..];
        let between = |mark: &str| rest.strip_prefix(mark)?.split_once(mark);
        if let Some((code, after)) = between("`") {
            shown.push_str(code);
            rest = after;
        } else if let Some((tex, after)) = between("$$").or_else(|| between("$")) {
            shown.push_str(&formula(tex));
            rest = after;
        } else if let Some((picture, after)) = rest.strip_prefix("![").and_then(|rest| rest.split_once("](")) {
            shown.extend(["[", &inline(picture), "]"]);
            rest = after.split_once(')').map_or("", |(_, after)| after);
        } else if let Some((link, after)) = rest.strip_prefix('[').and_then(|rest| rest.split_once("](")) {
            shown.push_str(&inline(link));
            rest = after.split_once(')').map_or("", |(_, after)| after);
        } else {
            let mark = &rest[..1];
            shown.push_str(if mark == "*" { "" } else { mark });
            rest = &rest[1..];
        }
    }
    shown + rest
}

/// What TeX calls a sign, and the sign.
const SIGNS: [(&str, &str); 47] = [
    ("le", "≤"),
    ("leq", "≤"),
    ("ge", "≥"),
    ("geq", "≥"),
    ("ne", "≠"),
    ("neq", "≠"),
    ("cdot", "·"),
    ("times", "×"),
    ("dots", "…"),
    ("ldots", "…"),
    ("cdots", "…"),
    ("vdots", "⋮"),
    ("ddots", "⋱"),
    ("oplus", "⊕"),
    ("otimes", "⊗"),
    ("to", "→"),
    ("mapsto", "↦"),
    ("in", "∈"),
    ("notin", "∉"),
    ("sum", "Σ"),
    ("prod", "Π"),
    ("varepsilon", "ε"),
    ("epsilon", "ε"),
    ("lambda", "λ"),
    ("alpha", "α"),
    ("beta", "β"),
    ("pi", "π"),
    ("approx", "≈"),
    ("equiv", "≡"),
    ("infty", "∞"),
    ("pm", "±"),
    ("lvert", "\u{1}"),
    ("rvert", "\u{2}"),
    ("mid", "|"),
    ("lfloor", "⌊"),
    ("rfloor", "⌋"),
    ("lceil", "⌈"),
    ("rceil", "⌉"),
    ("bmod", "mod"),
    ("quad", "  "),
    ("qquad", "   "),
    ("left", ""),
    ("right", ""),
    ("Bigl", ""),
    ("Bigr", ""),
    ("bigl", ""),
    ("bigr", ""),
];

/// A formula in letters and signs: `1 ≤ x_i ≤ 10^18`.
pub fn formula(tex: &str) -> String {
    let mut reader = Tex { rest: tex };
    let shown = reader.up_to_brace();
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    // What stands between two bars stands close to them.
    shown.replace("\u{1} ", "|").replace(" \u{2}", "|").replace(['\u{1}', '\u{2}'], "|")
}

/// Reads a formula from left to right.
struct Tex<'a> {
    rest: &'a str,
}

impl Tex<'_> {
    fn next(&mut self) -> Option<char> {
        let first = self.rest.chars().next()?;
        self.rest = &self.rest[first.len_utf8()..];
        Some(first)
    }

    /// Everything up to the brace that closes what was opened before, or to the end.
    fn up_to_brace(&mut self) -> String {
        let mut shown = String::new();
        while let Some(letter) = self.next() {
            match letter {
                '}' => break,
                '{' => shown.push_str(&self.up_to_brace()),
                '\\' => shown.push_str(&self.command()),
                '&' | '~' => shown.push(' '),
                '^' | '_' => {
                    shown.push(letter);
                    shown.push_str(&grouped(&self.argument()));
                }
                letter => shown.push(letter),
            }
        }
        shown
    }

    /// What a command is applied to: a group, a command, or a letter.
    fn argument(&mut self) -> String {
        self.rest = self.rest.trim_start();
        match self.next() {
            Some('{') => self.up_to_brace().trim().to_string(),
            Some('\\') => self.command(),
            Some(letter) => letter.to_string(),
            None => String::new(),
        }
    }

    fn command(&mut self) -> String {
        let length = self.rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(length);
        self.rest = rest;
        match name {
            "" => match self.next() {
                Some('\\') => "; ".into(),
                Some(' ' | ';' | ':') => " ".into(),
                Some(',' | '!') | None => String::new(),
                Some(letter) => letter.to_string(),
            },
            "frac" | "dfrac" | "tfrac" => {
                let (above, below) = (self.argument(), self.argument());
                format!("{}/{}", grouped(&above), grouped(&below))
            }
            "binom" => {
                let (above, below) = (self.argument(), self.argument());
                format!("C({above}, {below})")
            }
            "sqrt" => format!("√{}", grouped(&self.argument())),
            "operatorname" | "text" | "mathrm" | "mathbf" | "mathit" => self.argument(),
            "begin" => match self.argument().as_str() {
                "cases" | "aligned" => String::new(),
                _ => "[".into(),
            },
            "end" => match self.argument().as_str() {
                "cases" | "aligned" => String::new(),
                _ => "]".into(),
            },
            name => SIGNS.iter().find(|(known, _)| *known == name).map_or(name, |(_, sign)| sign).into(),
        }
    }
}

/// A part of a formula, in parentheses if it is more than a word.
fn grouped(part: &str) -> String {
    match part.trim_start_matches('-').chars().all(|c| c.is_alphanumeric() || c == '\'') {
        true => part.into(),
        false => format!("({part})"),
    }
}

#[cfg(test)]
mod units {
    use exercise::document::{Document, DocumentKind, Lang};

    use super::*;

    #[test]
    fn formulas_become_letters_and_signs() {
        for (tex, shown) in [
            (r"1 \le x_i \le 2 \cdot 10^{18}", "1 ≤ x_i ≤ 2 · 10^18"),
            (r"x_1\ x_2\ \dots\ x_n", "x_1 x_2 … x_n"),
            (r"\lvert a_{ij} \rvert \le 1000", "|a_ij| ≤ 1000"),
            (r"\frac{a + 1}{b}", "(a + 1)/b"),
            (r"a_{i+1}^{n}", "a_(i+1)^n"),
            (r"\operatorname{mex}\{0, 1\}", "mex{0, 1}"),
            (r"20\,000 \cdot 10^{-9}", "20000 · 10^-9"),
            (r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}", "[ 1 2 ; 3 4 ]"),
            (r"\sqrt 2 \ne \sqrt{x + 1}", "√2 ≠ √(x + 1)"),
        ] {
            assert_eq!(formula(tex), shown, "{tex}");
        }
    }

    #[test]
    fn a_text_loses_its_marks_and_keeps_its_code_and_tables() {
        let text = "# Nim\n\nTake **at most $k$** of\n`x*y`.<!-- max: k -->\n\n- one\n- two\n\n<!-- groups -->\n| A | B |\n|---|---|\n| `s` | $n \\le 3$ |\n<!-- end -->\n\n```text\n1 *2*\n```\n";
        let shown = "Nim\n===\n\nTake at most k of x*y.\n\n- one\n- two\n\n  A  B\n  s  n ≤ 3\n\n    1 *2*";
        assert_eq!(plain(text), shown);
    }

    #[test]
    fn no_statement_shows_marks_of_tex_or_markdown() {
        let library = problems::library(concat!(env!("CARGO_MANIFEST_DIR"), "/../problems"));
        for &exercise in problems::CATALOGUE {
            for lang in Lang::ALL {
                let text = Document::load(&library, exercise, DocumentKind::Statement, lang).unwrap();
                let shown = plain(&text.text);
                for mark in ["\\", "$", "**", "<!--", "```", "](", "|---"] {
                    assert!(!shown.contains(mark), "{} {mark}: {shown}", exercise.folder());
                }
                let longest =
                    shown.lines().filter(|line| !line.starts_with("  ")).map(|line| line.chars().count());
                assert!(longest.max() <= Some(200), "{}", exercise.folder());
            }
        }
    }
}
