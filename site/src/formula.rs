//! Formulas: LaTeX in the texts, MathML on the pages.

use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{Mutex, PoisonError},
};

use exercise::Error;
use math_core::{LatexToMathML, MathCoreConfig, MathDisplay};
use maud::{Markup, PreEscaped};

/// Turns formulas into MathML without `style` attributes, which the pages' policy forbids: each style becomes a class,
/// and the stylesheet gets the rules of all classes in use.
pub struct Formulas {
    converter: LatexToMathML,
    /// Class and declarations of every style that was met.
    styles: Mutex<BTreeMap<String, String>>,
}

impl Default for Formulas {
    fn default() -> Self {
        Formulas::new()
    }
}

impl Formulas {
    /// A converter that has met no formula yet.
    pub fn new() -> Formulas {
        // A box, as around the pivot of a tableau: a table of one entry with lines on all sides.
        let boxed = ("boxed".to_string(), r"\begin{array}{|c|} \hline #1 \\ \hline \end{array}".to_string());
        let config = MathCoreConfig { macros: vec![boxed], ..MathCoreConfig::default() };
        // Only macros can be refused, and a test renders this one.
        let converter = LatexToMathML::new(config).unwrap_or_default();
        Formulas { converter, styles: Mutex::default() }
    }

    /// A formula as MathML, on a line of its own if it is a display.
    pub fn render(&self, tex: &str, display: bool) -> Result<Markup, Error> {
        let mode = if display { MathDisplay::Block } else { MathDisplay::Inline };
        let converted = self.converter.convert_with_local_state(tex, mode);
        let mathml =
            converted.map_err(|error| Error::new(format!("the formula ${tex}$ cannot be shown: {error}")))?;
        // The converter escapes what it does not know as markup.
        Ok(PreEscaped(self.with_classes(&mathml.mathml)))
    }

    /// Replaces every `style` attribute by a class.
    fn with_classes(&self, mathml: &str) -> String {
        const ATTRIBUTE: &str = " style=\"";
        let mut out = String::with_capacity(mathml.len());
        let mut rest = mathml;
        while let Some((before, after)) = rest.split_once(ATTRIBUTE) {
            // The converter writes no quotes inside of its styles.
            let (style, after) = after.split_once('"').unwrap_or((after, ""));
            let class = class_of(style);
            let _ = write!(out, "{before} class=\"{class}\"");
            let mut styles = self.styles.lock().unwrap_or_else(PoisonError::into_inner);
            styles.entry(class).or_insert_with(|| style.to_string());
            rest = after;
        }
        out + rest
    }

    /// The rules of the classes that formulas use so far.
    pub fn rules(&self) -> String {
        let styles = self.styles.lock().unwrap_or_else(PoisonError::into_inner);
        styles.iter().fold(String::new(), |mut rules, (class, style)| {
            let _ = writeln!(rules, ".{class} {{ {style} }}");
            rules
        })
    }
}

/// A class for a style. The same style has the same class on every page, so that pages do not depend on each other.
fn class_of(style: &str) -> String {
    // FNV-1a: a handful of styles needs no more.
    let hash = style.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("f{:08x}", hash as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_become_classes() {
        let formulas = Formulas::new();
        let shown =
            formulas.render("\\begin{array}{c|c} a & b \\\\ \\hline c & d \\end{array}", true).unwrap().0;
        assert!(shown.starts_with("<math display=\"block\">") && !shown.contains(" style="), "{shown}");
        assert!(formulas.rules().contains("border"), "{}", formulas.rules());
    }

    #[test]
    fn a_pivot_has_a_box() {
        let shown = Formulas::new().render("\\boxed{\\tfrac{5}{2}}", true).unwrap().0;
        assert!(shown.contains("<mtable") && shown.contains("<mn>5</mn>"), "{shown}");
    }

    #[test]
    fn a_formula_that_cannot_be_shown_is_named() {
        let error = Formulas::new().render("\\frac{1}", false).unwrap_err();
        assert!(error.to_string().contains("\\frac{1}"), "{error}");
        assert!(Formulas::new().render("\\nosuchcommand", false).is_err());
    }

    #[test]
    fn words_of_a_formula_are_never_html() {
        let shown = Formulas::new().render("\\text{<b>\\&} < 1", false).unwrap().0;
        assert!(shown.contains("&lt;b&gt;&amp;") && !shown.contains("<b>"), "{shown}");
    }
}
