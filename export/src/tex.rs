//! Markdown to TeX: what statements use of it, for judges that typeset. Formulas are TeX already.

use std::fmt::Write;

use pulldown_cmark::{CodeBlockKind, Event, Tag, TagEnd};

use crate::statement::events;

/// How a judge's TeX says things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialect {
    /// Whether a heading of a section inside a part is a command of its own, or bold text.
    pub sections: bool,
    /// The ending of pictures, or nothing where they cannot be shown.
    pub pictures: Option<&'static str>,
}

/// The TeX of a text.
pub fn tex(markdown: &str, dialect: Dialect) -> String {
    let mut out = String::new();
    // The alternative text of a picture that cannot be shown is shown instead; of one that can, it is not.
    let mut hidden = false;
    let mut code_block = false;
    for (event, _) in events(markdown) {
        match event {
            Event::Start(tag) => match tag {
                Tag::Heading { .. } if dialect.sections => out.push_str("\\section*{"),
                Tag::Heading { .. } => out.push_str("\\textbf{"),
                Tag::List(Some(_)) => out.push_str("\\begin{enumerate}\n"),
                Tag::List(None) => out.push_str("\\begin{itemize}\n"),
                Tag::Item => out.push_str("\\item "),
                Tag::Emphasis => out.push_str("\\emph{"),
                Tag::Strong => out.push_str("\\textbf{"),
                Tag::BlockQuote(_) => out.push_str("\\begin{quote}\n"),
                Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented) => {
                    code_block = true;
                    out.push_str("\\begin{verbatim}\n");
                }
                Tag::Table(columns) => {
                    // The last column has sentences.
                    let narrow = "l|".repeat(columns.len().saturating_sub(1));
                    let _ =
                        writeln!(out, "\\begin{{center}}\n\\begin{{tabular}}{{|{narrow}p{{8cm}}|}}\n\\hline");
                }
                Tag::Image { dest_url, .. } => match dialect.pictures {
                    Some(ending) => {
                        let name = dest_url.strip_suffix(".svg").unwrap_or(&dest_url);
                        let _ = writeln!(
                            out,
                            "\\begin{{center}}\n\\includegraphics[width=0.7\\textwidth]{{{}.{ending}}}\n\\end{{center}}",
                            picture_name(name)
                        );
                        hidden = true;
                    }
                    None => out.push_str("\\emph{["),
                },
                _ => {}
            },
            Event::End(tag) => match tag {
                TagEnd::Paragraph => out.push_str("\n\n"),
                TagEnd::Heading(_) => out.push_str("}\n\n"),
                TagEnd::List(true) => out.push_str("\\end{enumerate}\n\n"),
                TagEnd::List(false) => out.push_str("\\end{itemize}\n\n"),
                TagEnd::Item => out.push('\n'),
                TagEnd::Emphasis | TagEnd::Strong => out.push('}'),
                TagEnd::BlockQuote(_) => out.push_str("\\end{quote}\n\n"),
                TagEnd::CodeBlock => {
                    code_block = false;
                    out.push_str("\\end{verbatim}\n\n");
                }
                TagEnd::TableCell => out.push_str(" & "),
                TagEnd::TableHead | TagEnd::TableRow => {
                    out.truncate(out.len() - " & ".len());
                    out.push_str(" \\\\ \\hline\n");
                }
                TagEnd::Table => out.push_str("\\end{tabular}\n\\end{center}\n\n"),
                TagEnd::Image if dialect.pictures.is_none() => out.push_str("]}"),
                TagEnd::Image => hidden = false,
                _ => {}
            },
            _ if hidden => {}
            Event::Text(text) if code_block => out.push_str(&text),
            Event::Text(text) => out.push_str(&escaped(&text)),
            Event::Code(text) => {
                let _ = write!(out, "\\texttt{{{}}}", escaped(&text));
            }
            Event::InlineMath(formula) => {
                let _ = write!(out, "${formula}$");
            }
            Event::DisplayMath(formula) => {
                let _ = write!(out, "\\[{}\\]", formula.trim());
            }
            Event::SoftBreak => out.push('\n'),
            Event::HardBreak => out.push_str("\\\\\n"),
            Event::Rule => out.push_str("\n\\hrule\n\n"),
            _ => {}
        }
    }
    out.trim_end().to_string()
}

/// The name of a picture that TeX takes: no dot but the last.
pub fn picture_name(name: &str) -> String {
    name.replace('.', "-")
}

/// Text as TeX wants it.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => out.extend(['\\', c]),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '|' => out.push_str("\\textbar{}"),
            '…' => out.push_str("\\dots{}"),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Dialect = Dialect { sections: true, pictures: None };

    #[test]
    fn formulas_pass_and_text_is_escaped() {
        assert_eq!(tex("50 % of $x_1 \\le 2$ in `a_b`", PLAIN), "50 \\% of $x_1 \\le 2$ in \\texttt{a\\_b}");
        assert_eq!(
            tex("- **a**\n- b", PLAIN),
            "\\begin{itemize}\n\\item \\textbf{a}\n\\item b\n\\end{itemize}"
        );
    }

    #[test]
    fn a_table_has_its_lines() {
        let made = tex("| a | b |\n|---|---|\n| `x` | $y$ |\n", PLAIN);
        assert!(made.contains("a & b \\\\ \\hline\n\\texttt{x} & $y$ \\\\ \\hline\n"), "{made}");
    }

    #[test]
    fn a_picture_is_shown_or_said() {
        let markdown = "![a board](board.en.svg)";
        assert_eq!(tex(markdown, PLAIN), "\\emph{[a board]}");
        let shown = tex(markdown, Dialect { pictures: Some("png"), ..PLAIN });
        assert!(shown.contains("{board-en.png}") && !shown.contains("a board"), "{shown}");
    }
}
