//! Formulas on paper: the LaTeX that the texts use, in the words of typst. What is not known is refused by name.

use std::{fmt::Write, iter::Peekable, str::Chars};

use exercise::Error;

/// A formula as typst writes it, between its dollar signs.
pub fn typst(tex: &str) -> Result<String, Error> {
    let mut reader = Reader { rest: tex.chars().peekable() };
    let told = |reason| Error::new(format!("the formula ${tex}$ cannot be printed: {reason}"));
    let (code, end) = reader.sequence().map_err(told)?;
    match end {
        End::Formula => Ok(code),
        other => Err(told(format!("{other:?} stands alone"))),
    }
}

/// What ended a sequence of atoms.
#[derive(Debug, PartialEq)]
enum End {
    /// Nothing more is there.
    Formula,
    /// `}`
    Group,
    /// `&`
    Cell,
    /// `\\`
    Row,
    /// `\hline`
    Line,
    /// `\right` and its delimiter.
    Right(String),
    /// `\end` and the name of its environment.
    Environment(String),
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
}

type Read<T> = Result<T, String>;

/// Signs that typst would take for more than a sign.
fn sign(c: char) -> String {
    match c {
        '(' | ')' | '[' | ']' | '{' | '}' | '|' | '/' | ',' | ';' | ':' | '*' | '#' | '$' | '&' | '%' | '_'
        | '^' | '"' | '@' => format!("\\{c}"),
        '~' => "space".into(),
        c => c.into(),
    }
}

/// Commands that are one sign, or a name that typst has, too.
fn symbol(command: &str) -> Option<&'static str> {
    Some(match command {
        "le" => "≤",
        "ge" => "≥",
        "ne" => "≠",
        "equiv" => "≡",
        "approx" => "≈",
        "sim" => "∼",
        "mid" => "∣",
        "in" => "∈",
        "notin" => "∉",
        "cup" => "∪",
        "cap" => "∩",
        "subset" => "⊂",
        "setminus" => "∖",
        "ominus" => "⊖",
        "oslash" => "⊘",
        "oplus" => "⊕",
        "otimes" => "⊗",
        "cdot" => "⋅",
        "times" => "×",
        "pm" => "±",
        "to" => "→",
        "leftarrow" => "←",
        "mapsto" => "↦",
        "Longrightarrow" => "⟹",
        "Longleftrightarrow" => "⟺",
        "dots" => "…",
        "cdots" => "⋯",
        "vdots" => "⋮",
        "ddots" => "⋱",
        "sum" => "∑",
        "bigoplus" => "⨁",
        "ell" => "ℓ",
        "blacksquare" => "■",
        "emptyset" => "∅",
        "alpha" => "α",
        "beta" => "β",
        "gamma" => "γ",
        "delta" => "δ",
        "Delta" => "Δ",
        "lambda" => "λ",
        "pi" => "π",
        "sigma" => "σ",
        "tau" => "τ",
        "varepsilon" => "ε",
        "varphi" => "φ",
        "lvert" => "class(\"opening\", \\|)",
        "rvert" => "class(\"closing\", \\|)",
        "|" => "class(\"normal\", ‖)",
        "lfloor" => "⌊",
        "rfloor" => "⌋",
        "lceil" => "⌈",
        "rceil" => "⌉",
        "max" => "max",
        "min" => "min",
        "log" => "log",
        "det" => "det",
        "bmod" => "thick op(\"mod\") thick",
        "quad" => "quad",
        "qquad" => "wide",
        "," => "thin",
        ";" => "thick",
        " " => "space",
        "{" => "\\{",
        "}" => "\\}",
        "&" => "\\&",
        _ => return None,
    })
}

/// A text in quotes.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

impl Reader<'_> {
    /// Atoms up to what ends them.
    fn sequence(&mut self) -> Read<(String, End)> {
        let mut out = String::new();
        loop {
            let Some(&c) = self.rest.peek() else { return Ok((out, End::Formula)) };
            match c {
                c if c.is_whitespace() => {
                    self.rest.next();
                }
                '}' => {
                    self.rest.next();
                    return Ok((out, End::Group));
                }
                '&' => {
                    self.rest.next();
                    return Ok((out, End::Cell));
                }
                '\'' => {
                    self.rest.next();
                    out.push('\'');
                }
                '_' | '^' => {
                    self.rest.next();
                    if out.is_empty() {
                        out.push_str("\"\"");
                    }
                    let script = self.argument()?;
                    let _ = write!(out, "{c}({script})");
                }
                '\\' => {
                    self.rest.next();
                    let command = self.command();
                    match command.as_str() {
                        "\\" => return Ok((out, End::Row)),
                        "hline" => return Ok((out, End::Line)),
                        "end" => return Ok((out, End::Environment(self.name()?))),
                        "right" => return Ok((out, End::Right(self.delimiter()?))),
                        _ => {
                            let atom = self.apply(&command)?;
                            push(&mut out, &atom);
                        }
                    }
                }
                _ => {
                    let atom = self.atom()?;
                    push(&mut out, &atom);
                }
            }
        }
    }

    /// A sign, a number or a group.
    fn atom(&mut self) -> Read<String> {
        match self.rest.next() {
            None => Err("something is missing at its end".into()),
            Some('{') => match self.sequence()? {
                (code, End::Group) => Ok(if code.is_empty() { "\"\"".into() } else { code }),
                (_, end) => Err(format!("{{ ends with {end:?}")),
            },
            Some(digit) if digit.is_ascii_digit() => {
                let mut number = String::from(digit);
                loop {
                    let mut ahead = self.rest.clone();
                    match (ahead.next(), ahead.next()) {
                        (Some(digit), _) if digit.is_ascii_digit() => number.push(digit),
                        (Some('.'), Some(digit)) if digit.is_ascii_digit() => number.push('.'),
                        _ => return Ok(number),
                    }
                    self.rest.next();
                }
            }
            Some('\\') => {
                let command = self.command();
                self.apply(&command)
            }
            Some(c) => Ok(sign(c)),
        }
    }

    /// What a command or a script is applied to: a group, or one sign. `\frac12` is a half.
    fn argument(&mut self) -> Read<String> {
        while self.rest.next_if(|c| c.is_whitespace()).is_some() {}
        match self.rest.peek() {
            Some(digit) if digit.is_ascii_digit() => Ok(self.rest.next().map(String::from).unwrap_or_default()),
            _ => self.atom(),
        }
    }

    /// The name of a command, behind its backslash.
    fn command(&mut self) -> String {
        let mut name = String::new();
        while let Some(letter) = self.rest.next_if(char::is_ascii_alphabetic) {
            name.push(letter);
        }
        if name.is_empty() {
            // A line end is a space.
            name.extend(self.rest.next().map(|c| if c.is_whitespace() { ' ' } else { c }));
        }
        name
    }

    /// A name in braces, as it is.
    fn name(&mut self) -> Read<String> {
        while self.rest.next_if(|c| c.is_whitespace()).is_some() {}
        if self.rest.next() != Some('{') {
            return Err("a name in braces is missing".into());
        }
        let mut name = String::new();
        for c in self.rest.by_ref() {
            match c {
                '}' => return Ok(name),
                '{' | '$' | '\\' => return Err(format!("{c} within a name or a text")),
                c => name.push(c),
            }
        }
        Err("a brace is not closed".into())
    }

    /// The delimiter behind `\left`, `\right`, `\bigl` …; nothing for a point.
    fn delimiter(&mut self) -> Read<String> {
        while self.rest.next_if(|c| c.is_whitespace()).is_some() {}
        match self.rest.next() {
            Some('.') => Ok(String::new()),
            Some('\\') => {
                let command = self.command();
                symbol(&command).map(String::from).ok_or_else(|| format!("\\{command} is no delimiter"))
            }
            Some(c) => Ok(sign(c)),
            None => Err("a delimiter is missing".into()),
        }
    }

    fn apply(&mut self, command: &str) -> Read<String> {
        if let Some(symbol) = symbol(command) {
            return Ok(symbol.into());
        }
        Ok(match command {
            "frac" => format!("frac({}, {})", self.argument()?, self.argument()?),
            "tfrac" => format!("inline(frac({}, {}))", self.argument()?, self.argument()?),
            "dfrac" => format!("display(frac({}, {}))", self.argument()?, self.argument()?),
            "binom" => format!("binom({}, {})", self.argument()?, self.argument()?),
            "sqrt" => format!("sqrt({})", self.argument()?),
            "bar" => format!("macron({})", self.argument()?),
            "mathbf" => format!("upright(bold({}))", self.argument()?),
            "mathbin" => format!("class(\"binary\", {})", self.argument()?),
            "boxed" => format!("#box(stroke: 0.5pt, inset: 3pt, baseline: 3pt, ${}$)", self.argument()?),
            "pmod" => format!("quad \\(op(\"mod\") thick {}\\)", self.argument()?),
            "operatorname" => format!("op({})", quoted(&self.name()?)),
            "text" => quoted(&self.name()?),
            "bigl" | "bigr" => format!("lr(size: #130%, {})", self.delimiter()?),
            "Bigl" | "Bigr" => format!("lr(size: #190%, {})", self.delimiter()?),
            "left" => {
                let open = self.delimiter()?;
                match self.sequence()? {
                    (inside, End::Right(close)) => format!("lr({open} {inside} {close})"),
                    (_, end) => return Err(format!("\\left ends with {end:?}")),
                }
            }
            "begin" => {
                let environment = self.name()?;
                self.environment(&environment)?
            }
            _ => return Err(format!("\\{command} is not known")),
        })
    }

    /// Rows of cells up to the end of an environment.
    fn environment(&mut self, name: &str) -> Read<String> {
        let columns = if name == "array" { self.name()? } else { String::new() };
        let mut rows: Vec<Vec<String>> = vec![vec![]];
        let mut lines: Vec<usize> = Vec::new();
        loop {
            let (cell, end) = self.sequence()?;
            if let Some(row) = rows.last_mut() {
                row.push(cell);
            }
            match end {
                End::Cell => {}
                End::Row => rows.push(vec![]),
                End::Line => {
                    // The line stands above the row that is about to begin.
                    lines.push(rows.len() - 1);
                    if let Some(row) = rows.last_mut() {
                        row.clear();
                    }
                }
                End::Environment(ended) if ended == name => break,
                end => return Err(format!("\\begin{{{name}}} ends with {end:?}")),
            }
        }
        rows.retain(|row| row.iter().any(|cell| !cell.is_empty()));
        let joined = |cells: &str, between: &str| {
            rows.iter().map(|row| row.join(cells)).collect::<Vec<_>>().join(between)
        };
        Ok(match name {
            "pmatrix" => format!("mat(delim: \"(\", {})", joined(", ", "; ")),
            "cases" => format!("cases({})", joined(" & ", ", ")),
            "aligned" => joined(" & ", " \\\n"),
            "array" => {
                // A bar behind so many columns is a line there.
                let bars = columns.char_indices().filter(|(_, c)| *c == '|');
                let bars =
                    bars.map(|(at, _)| columns[..at].chars().filter(|c| c.is_ascii_alphabetic()).count());
                let list = |places: Vec<usize>| {
                    places.iter().fold(String::new(), |list, place| list + &place.to_string() + ", ")
                };
                let (bars, lines) = (list(bars.collect()), list(lines));
                format!(
                    "mat(delim: #none, augment: #(hline: ({lines}), vline: ({bars}), stroke: 0.5pt), {})",
                    joined(", ", "; ")
                )
            }
            _ => return Err(format!("\\begin{{{name}}} is not known")),
        })
    }
}

/// Adds an atom; a space keeps it from the one before.
fn push(out: &mut String, atom: &str) {
    if !out.is_empty() {
        out.push(' ');
    }
    out.push_str(atom);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_keep_their_meaning() {
        for (tex, expected) in [
            ("1 \\le x_i \\le 10^{18}", "1 ≤ x_(i) ≤ 10^(18)"),
            ("\\frac12 + \\tfrac{a}{b}", "frac(1, 2) + inline(frac(a, b))"),
            ("ab'_1(n)", "a b'_(1) \\( n \\)"),
            ("20\\,000", "20 thin 000"),
            ("\\operatorname{mex}\\{1.5, x\\}", "op(\"mex\") \\{ 1.5 \\, x \\}"),
            ("\\left( \\sum_{i=1}^n x \\right)", "lr(\\( ∑_(i = 1)^(n) x \\))"),
            ("\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}", "mat(delim: \"(\", a, b; c, d)"),
            (
                "\\begin{array}{c|c} a & b \\\\ \\hline c & d \\\\ \\end{array}",
                "mat(delim: #none, augment: #(hline: (1, ), vline: (1, ), stroke: 0.5pt), a, b; c, d)",
            ),
            ("{\\sim}u", "∼ u"),
        ] {
            assert_eq!(typst(tex).unwrap(), expected, "{tex}");
        }
    }

    #[test]
    fn what_is_not_known_is_named() {
        for (tex, reason) in [
            ("\\nosuch x", "\\nosuch is not known"),
            ("\\begin{tabular} a \\end{tabular}", "tabular"),
            ("\\frac{1}", "missing"),
            ("a } b", "stands alone"),
            ("\\left( x", "\\left ends with"),
        ] {
            let error = typst(tex).unwrap_err().to_string();
            assert!(error.contains(reason), "{error}");
        }
    }
}
