//! What must hold of every page, whatever the exercises say.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::LazyLock,
};

use exercise::{
    Library,
    document::{Document, DocumentKind, Lang, load_samples},
    play::Wish,
    short_name,
};
use generators::{TestName, TestRng};
use problems::CATALOGUE;
use site::{
    Assets, Site,
    booklet::{Choice, Edition, Imprint, Plan},
    formula::Formulas,
    text::{Piece, pieces},
};
use typeset::typst::Typst;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn library() -> Library {
    problems::library(root().join("problems"))
}

static SITE: LazyLock<Site> = LazyLock::new(|| {
    let assets = Assets::read(&root().join("site/assets")).unwrap();
    site::pages(&library(), &assets).unwrap()
});

/// Every page by its path.
fn html() -> BTreeMap<&'static str, &'static str> {
    let pages = SITE.files.iter().filter(|(path, _)| path.ends_with(".html"));
    pages.map(|(path, bytes)| (path.as_str(), std::str::from_utf8(bytes).unwrap())).collect()
}

/// The values of an attribute, as they are written.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    page.split(&begin).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

fn unescaped(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#13;", "\r");
    text.replace("&amp;", "&")
}

/// The words that a reader sees: no tags, and no code, which may say anything.
fn words(page: &str) -> String {
    let mut rest = page.split_once("<body>").unwrap().1.to_string();
    for tag in ["pre", "code"] {
        let mut without = String::new();
        for part in rest.split(&format!("<{tag}")) {
            without.push_str(part.split_once(&format!("</{tag}>")).map_or(part, |(_, after)| after));
        }
        rest = without;
    }
    let mut words = String::new();
    let mut outside = true;
    for c in rest.chars() {
        match c {
            '<' => outside = false,
            '>' => outside = true,
            c if outside => words.push(c),
            _ => {}
        }
    }
    unescaped(&words)
}

/// Where a link leads, as a path of the site and an anchor.
fn target(page: &str, link: &str) -> (String, Option<String>) {
    let (path, anchor) = match link.split_once('#') {
        Some((path, anchor)) => (path, Some(anchor.to_string())),
        None => (link, None),
    };
    if path.is_empty() {
        return (page.into(), anchor);
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => assert!(parts.pop().is_some(), "{page}: {link} leads out of the site"),
            part => parts.push(part),
        }
    }
    (parts.join("/"), anchor)
}

#[test]
fn every_exercise_has_a_page_in_both_languages() {
    let pages = html();
    for exercise in CATALOGUE {
        for lang in Lang::ALL {
            let (code, name) = (lang.code(), short_name(exercise.folder()));
            let page = pages[format!("{code}/{name}.html").as_str()];
            assert!(page.contains(&format!("<html lang=\"{code}\">")));
            assert!(
                page.contains(&format!("data-exercise=\"{}\" data-language=\"{code}\"", exercise.folder()))
            );
        }
    }
    assert_eq!(pages.len(), 2 * (CATALOGUE.len() + theory::PAGES.len()) + 3);
}

#[test]
fn links_and_files_resolve_with_their_anchors() {
    let pages = html();
    let ids: BTreeMap<&str, BTreeSet<&str>> =
        pages.iter().map(|(path, page)| (*path, values(page, "id").into_iter().collect())).collect();
    for (path, page) in &pages {
        let all = values(page, "id");
        assert_eq!(all.len(), ids[path].len(), "{path}: an id stands there twice");
        for link in values(page, "href").into_iter().chain(values(page, "src")) {
            let (to, anchor) = target(path, &unescaped(link));
            assert!(SITE.files.contains_key(&to), "{path}: {link} leads nowhere");
            // A position of a game is no place on its page, but where its game begins.
            if let Some(anchor) = anchor.filter(|anchor| !anchor.starts_with("play=")) {
                assert!(ids[to.as_str()].contains(anchor.as_str()), "{path}: {link} leads to no place");
            }
        }
    }
}

/// Where programs play against the judge, so do readers: it is on the page, and knows the styles that scripts ask for.
#[test]
fn the_judge_plays_on_the_pages_of_interactive_exercises() {
    let script = include_str!("../assets/setup.js");
    let styles = script.split("Games.STYLES = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap();
    let styles: Vec<&str> = styles.split(", ").map(|style| style.trim_matches('"')).collect();
    assert_eq!(styles.len(), 4);
    let (pages, library, mut judged) = (html(), library(), BTreeSet::new());
    for &exercise in CATALOGUE {
        let (folder, name) = (exercise.folder(), short_name(exercise.folder()));
        let shown = |lang: Lang| pages[format!("{}/{name}.html", lang.code()).as_str()].contains(" data-judge");
        assert_eq!(shown(Lang::Vietnamese), shown(Lang::English), "{folder}");
        if !shown(Lang::English) {
            continue;
        }
        assert!(library.manifest(exercise).unwrap().interactive, "{folder}");
        let mut rng = TestRng::of(1, TestName { exercise: "page", group: "", recipe: "judge", index: 1 });
        let begun = exercise.game().unwrap().begin(Wish::default(), &mut rng).unwrap();
        for style in &styles {
            let moved = exercise.judge_moves_to(style, 1, std::slice::from_ref(&begun));
            assert!(matches!(moved, Some(Ok(_))), "{folder} {style}: {moved:?}");
        }
        judged.insert(folder);
    }
    assert!(judged.contains("take_away"), "{judged:?}");
}

#[test]
fn the_switch_stays_on_the_exercise() {
    for (path, page) in html() {
        let Some((code, name)) = path.split_once('/') else { continue };
        let other = if code == "vi" { "en" } else { "vi" };
        let switch = format!("<a href=\"../{other}/{name}\" lang=\"{other}\" hreflang=\"{other}\"");
        assert!(page.contains(&switch), "{path}");
    }
}

#[test]
fn relatives_are_mutual() {
    let book = site::Book::load(&library()).unwrap();
    let mut pairs = BTreeSet::new();
    for chapter in &book.chapters {
        for relation in book.of_the_same_game(chapter).into_iter().chain(book.of_the_same_method(chapter)) {
            pairs.extend(relation.others.iter().map(|other| (relation.topic.name, chapter.name, other.name)));
        }
    }
    assert!(pairs.contains(&("wythoff", "wythoff_grundy", "wythoff")));
    for &(topic, one, other) in &pairs {
        assert!(one != other && pairs.contains(&(topic, other, one)), "{topic}: {one}, {other}");
    }
}

/// What a list offers and no exercise uses is a leftover, or a misprint.
#[test]
fn every_topic_has_its_exercises() {
    use exercise::topics::{GAMES, KINDS, METHODS, SECTIONS, TAGS};

    let book = site::Book::load(&library()).unwrap();
    let manifests = || book.chapters.iter().map(|chapter| &chapter.manifest);
    for section in SECTIONS {
        assert!(manifests().any(|manifest| manifest.section == section), "{}", section.name);
    }
    for kind in KINDS {
        assert!(manifests().any(|manifest| manifest.kind == kind), "{}", kind.name);
    }
    for tag in TAGS {
        assert!(manifests().any(|manifest| manifest.tags.contains(&tag)), "{}", tag.name);
    }
    for game in GAMES {
        assert!(manifests().any(|manifest| manifest.games.contains(&game)), "{}", game.name);
    }
    for method in METHODS {
        assert!(manifests().any(|manifest| manifest.methods.contains(&method)), "{}", method.name);
    }
}

#[test]
fn no_formula_is_left_raw() {
    for (path, page) in html() {
        let words = words(page);
        assert!(!words.contains('$'), "{path}: a dollar sign is left");
        let command = words.match_indices('\\').find(|(at, _)| {
            words[at + 1..].starts_with(|c: char| c.is_ascii_alphabetic() || "{},;".contains(c))
        });
        assert_eq!(command, None, "{path}: a command is left");
        assert!(!page.contains("<merror"), "{path}");
    }
}

#[test]
fn samples_are_the_files_byte_for_byte() {
    let (library, pages) = (library(), html());
    for &exercise in CATALOGUE {
        let name = short_name(exercise.folder());
        for (count, sample) in load_samples(&library, exercise).unwrap().iter().enumerate() {
            for (ending, bytes) in [("inp", &sample.input), (sample.ending(), &sample.answer)] {
                assert_eq!(SITE.files[&format!("samples/{name}/{}.{ending}", sample.number)], *bytes);
                for lang in Lang::ALL {
                    let page = pages[format!("{}/{name}.html", lang.code()).as_str()];
                    let begin = format!("id=\"sample-{}-{ending}\"><code>", count + 1);
                    let shown = page.split_once(&begin).unwrap().1.split_once("</code>").unwrap().0;
                    assert_eq!(unescaped(shown).as_bytes(), bytes, "{name}, sample {}", sample.number);
                }
            }
        }
    }
}

#[test]
fn pages_hold_no_script_and_no_style_of_their_own() {
    for (path, page) in html() {
        assert!(page.contains("default-src 'none'"), "{path}");
        let in_tags: String = page
            .split('<')
            .skip(1)
            .map(|part| part.split('>').next().unwrap_or(""))
            .collect::<Vec<_>>()
            .join("\n");
        assert!(!in_tags.contains(" style=\""), "{path}");
        assert!(!page.contains("<style"), "{path}");
        for attribute in ["onclick", "onload", "onerror", "onmouseover"] {
            assert!(values(page, attribute).is_empty(), "{path}");
        }
        for script in page.split("<script").skip(1) {
            assert!(script.starts_with(" src=\""), "{path}: a script stands in the page");
            assert!(script.contains("></script>"), "{path}");
        }
    }
}

/// All that a script knows of an exercise stands in its page.
#[test]
fn scripts_know_no_exercise() {
    let scripts = SITE.files.iter().filter(|(path, _)| path.ends_with(".js"));
    for (path, bytes) in scripts {
        let script = std::str::from_utf8(bytes).unwrap();
        // The list of all that is kept for reading offline.
        let script: String = script.lines().filter(|line| !line.starts_with("const FILES = ")).collect();
        for exercise in CATALOGUE {
            assert!(!script.contains(exercise.folder()), "{path}: {}", exercise.folder());
        }
        assert!(!script.contains("bai9"), "{path}");
    }
}

#[test]
fn every_laboratory_has_its_script() {
    let app = std::str::from_utf8(&SITE.files["assets/app.js"]).unwrap();
    for kind in exercise::manifest::LABORATORIES {
        let (_, rest) = app.split_once(&format!("    {kind}: \"")).expect(kind);
        let script = rest.split('"').next().unwrap();
        assert!(SITE.files.contains_key(&format!("assets/{script}")), "{kind}: {script}");
    }
}

#[test]
fn a_page_says_what_its_scripts_need() {
    let pages = html();
    let play =
        |path: &str| pages[path].split("<section id=\"play\"").nth(1).unwrap().split('>').next().unwrap();
    let nim = play("en/moore_nim.html");
    assert!(nim.contains(" data-family=\"impartial\"") && nim.contains(" data-game"), "{nim}");
    assert!(!nim.contains("data-laboratory"), "{nim}");
    let product = play("en/nim_product.html");
    assert!(!product.contains("data-game") && !product.contains("data-laboratory"), "{product}");
    let coin = play("vi/silver_coin.html");
    assert!(coin.contains(" data-family=\"payoffs\"") && coin.contains(" data-laboratory=\"tree\""), "{coin}");
    assert!(coin.contains(" data-hint=\"Số phòng") && coin.contains(" data-start=\"2\n1/2 1/3\""), "{coin}");
}

/// What a browser loads to show a page, in bytes. Scripts that play, and what they load, come on top when they are used.
#[test]
fn a_page_with_its_pictures_weighs_at_most_120_kilobytes() {
    let size = |path: &str| SITE.files[path].len();
    let ours: usize = ["assets/style.css", "assets/page.js", "assets/icon.svg"].map(size).iter().sum();
    for (path, page) in html() {
        let pictures: usize = values(page, "src")
            .into_iter()
            .filter(|source| !source.ends_with(".js"))
            .map(|source| size(&target(path, source).0))
            .sum();
        let weight = page.len() + pictures + ours;
        // The index grows with the book.
        let most = if path.ends_with("/index.html") { 2_000 * CATALOGUE.len().max(60) } else { 120_000 };
        assert!(weight <= most, "{path} weighs {weight} bytes");
    }
}

/// Every formula of every text, with its place.
fn formulas() -> Vec<(String, String, bool)> {
    let library = library();
    let mut found = Vec::new();
    for &exercise in CATALOGUE {
        for lang in Lang::ALL {
            for kind in DocumentKind::ALL {
                let document = Document::load(&library, exercise, kind, lang).unwrap();
                let place = format!("{}/{}", exercise.folder(), document.name);
                for piece in pieces(&document.text).unwrap() {
                    match piece {
                        Piece::Markdown(pulldown_cmark::Event::InlineMath(tex)) => {
                            found.push((place.clone(), tex.to_string(), false));
                        }
                        Piece::Markdown(pulldown_cmark::Event::DisplayMath(tex)) => {
                            found.push((place.clone(), tex.to_string(), true));
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    found
}

#[test]
fn every_formula_of_every_text_is_shown_and_printed() {
    let all = formulas();
    assert!(all.len() > 100 * CATALOGUE.len(), "texts are full of formulas; only {} were found", all.len());
    let converter = Formulas::new();
    for (place, tex, display) in all {
        let shown = converter.render(&tex, display).unwrap_or_else(|error| panic!("{place}: {error}")).0;
        assert!(!shown.contains('\\') || tex.contains("\\setminus"), "{place}: {shown}");
        typeset::formula::typst(&tex).unwrap_or_else(|error| panic!("{place}: {error}"));
    }
}

#[test]
#[ignore = "typst must be installed: site/try.sh runs it"]
fn typst_sets_every_formula_of_every_text() {
    let mut main = String::new();
    let unique: BTreeSet<(String, bool)> =
        formulas().into_iter().map(|(_, tex, display)| (tex, display)).collect();
    for (tex, display) in unique {
        let code = typeset::formula::typst(&tex).unwrap();
        main += &if display { format!("$ {code} $\n\n") } else { format!("${code}$\n\n") };
    }
    let document = typeset::Document { main, pictures: BTreeMap::new() };
    let printed = Typst::required().unwrap().pdf(&document).unwrap();
    assert!(printed.pdf.starts_with(b"%PDF"));
    assert_eq!(printed.warnings, "");
}

/// A warning may mean that something was left out.
#[test]
#[ignore = "typst must be installed: site/try.sh runs it"]
fn typst_sets_both_editions_of_the_booklet_and_leaves_nothing_out() {
    let library = library();
    let book = site::Book::load(&library).unwrap();
    for (lang, edition) in
        Lang::ALL.into_iter().flat_map(|lang| [(lang, Edition::Statements), (lang, Edition::Full)])
    {
        let plan = plan(lang, edition, Choice::Book(&book));
        let printed = Typst::required().unwrap().pdf(&plan.compose(&library).unwrap()).unwrap();
        assert!(printed.pdf.starts_with(b"%PDF"));
        assert_eq!(printed.warnings, "", "{lang:?} {edition:?}");
    }
}

fn plan<'a>(lang: Lang, edition: Edition, choice: Choice<'a>) -> Plan<'a> {
    let imprint = Imprint { date: Some("14 March 2027".into()) };
    Plan { lang, title: "T", subtitle: "", imprint, edition, choice }
}

#[test]
fn the_full_book_has_every_page_of_theory_every_statement_and_every_editorial_once() {
    let library = library();
    let book = site::Book::load(&library).unwrap();
    let main = plan(Lang::English, Edition::Full, Choice::Book(&book)).compose(&library).unwrap().main;
    let parts = |name: &str| main.matches(&format!(", \"{name}\", ")).count();
    for chapter in &book.chapters {
        // As a part, in the contents, and as the page to which the other text points.
        assert_eq!(main.matches(&format!("#entry(\"{}\", ", chapter.name)).count(), 1, "{}", chapter.name);
        assert_eq!(parts(chapter.name), 1, "{}", chapter.name);
        assert_eq!(parts(&format!("editorial-{}", chapter.name)), 1, "{}", chapter.name);
    }
    assert!(theory::PAGES.iter().all(|page| parts(&format!("theory-{}", page.name)) == 1));
    assert!(
        main.contains("#link(label(\"theory-sprague_grundy\"))[")
            && main.contains("#link(label(\"editorial-simplex\"))[")
    );
    assert!(main.contains("MIT or Apache-2.0") && main.contains("14 March 2027"));
}

#[test]
fn an_exercise_alone_has_no_front_and_its_editorial_if_it_is_asked_for() {
    let library = library();
    let kayles = library.find("kayles").unwrap();
    let chapters =
        [site::Chapter::load(&library, exercise::contest::Posed::of(&library, kayles).unwrap()).unwrap()];
    for (edition, editorials) in [(Edition::Statements, 0), (Edition::Full, 1)] {
        let main = plan(Lang::English, edition, Choice::Alone(&chapters)).compose(&library).unwrap().main;
        assert!(!main.contains("#entry(") && main.contains("Kayles"));
        assert_eq!(main.matches("\"Editorial: Kayles\"").count(), editorials);
    }
}

#[test]
fn a_contests_booklet_has_its_limits_and_its_order() {
    use exercise::contest::Contest;
    use site::Chapter;

    let library = library();
    let text = "title.vi = \"Thi thử\"\ntitle.en = \"A \\\"trial\\\"\"\nseed = 7\ndate = 2027-03-14T08:00:00\n\
                languages = [\"C++17\", \"Python\"]\n\n[[exercise]]\nname = \"kayles\"\n\
                time_limit = 2.5\n\n[[exercise]]\nname = \"9.1\"\n";
    let no_file = |name: &str| panic!("{name} is not read");
    let contest = Contest::parse(Path::new("contest.toml"), text, &library, &no_file).unwrap();
    let about = [Lang::Vietnamese, Lang::English].map(|lang| site::booklet::about(&contest, lang));
    assert_eq!(about[0], "Ngày 14 tháng 3 năm 2027, 8:00 · Ngôn ngữ lập trình: C++17, Python");
    assert_eq!(about[1], "14 March 2027, 8:00 · Languages: C++17, Python");
    let chapters: Vec<Chapter> =
        contest.exercises.into_iter().map(|posed| Chapter::load(&library, posed).unwrap()).collect();
    let plan = Plan {
        title: &contest.title.en,
        subtitle: &about[1],
        ..plan(Lang::English, Edition::Statements, Choice::Contest(&chapters))
    };
    let booklet = plan.compose(&library).unwrap();
    let main = &booklet.main;
    assert!(main.contains("A \\\"trial\\\"") && main.contains("Time: 2.5 s"), "{main}");
    let place = |title: &str| main.find(&format!(", \"{title}\", ")).unwrap();
    assert!(place("Kayles") < place("Do not take the last one"));
    assert!(main.contains("14 March 2027, 8:00") && main.contains("Languages: C++17, Python"), "{main}");
    // Labels stand where the book has its numbers.
    assert!(
        main.contains("A Kayles") && main.contains("B Do not take the last one") && !main.contains("\"9.1"),
        "{main}"
    );
    assert!(!main.contains("Moore's Nim"));
}
