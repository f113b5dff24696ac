//! What must hold of a plan and of the tests that it makes.

use std::collections::BTreeMap;

use checkers::{Bound, Sentence, bound::tex_integer, say, strict::Extent};
use generators::Group;

use super::reader::bounds_are_listed;
use crate::{AnyExercise, Case, Manifest, Outcomes, document::Lang, testdata::Planned};

/// What a test of a plan showed.
#[derive(Clone)]
pub struct Seen<'a> {
    /// The test.
    pub planned: Planned<'a>,
    /// What stood under each bound.
    pub extents: &'a [Extent],
    /// Lost and won questions.
    pub outcomes: Option<Outcomes>,
    /// The promise of its group that it breaks ([`broken_promise`]).
    pub broken: Option<Sentence>,
}

/// Everything that is wrong with a plan and its tests, a sentence each.
pub fn plan(exercise: &dyn AnyExercise, manifest: &Manifest, seen: &[Seen]) -> Vec<String> {
    let mut problems = shape(manifest);
    for group in &manifest.plan.groups {
        problems.extend(promises(exercise.bounds(), &exercise.promises(), group));
        let tests: Vec<&Seen> = seen.iter().filter(|seen| seen.planned.group == group.name).collect();
        problems.extend(kept_promises(group, &tests));
        problems.extend(outcomes(group, &tests));
    }
    problems.extend(seen.iter().filter_map(|seen| bounds_are_listed(exercise, seen.extents).err()).take(1));
    problems.extend(reach(exercise.bounds(), seen));
    problems
}

fn shape(manifest: &Manifest) -> Vec<String> {
    let names: Vec<_> = manifest.plan.groups.iter().map(|group| group.name.as_str()).collect();
    let mut problems = Vec::new();
    // Where a program plays, who moves first and how the judge plays are groups of their own.
    let (most, told) = if manifest.interactive { (5, "five") } else { (4, "four") };
    if !(2..=most).contains(&names.len()) {
        problems.push(format!("an exercise has two to {told} groups, not {}", names.len()));
    }
    if (names.first() != Some(&"small") && !manifest.interactive) || names.last() != Some(&"full") {
        problems.push("the first group is \"small\", the last is \"full\"".into());
    }
    problems
}

/// What a group says that promises nothing.
const UNCONSTRAINED: &str = "No further constraints.";

/// What a group is held to, it also tells its readers, with the same number and in both languages; and what it tells
/// them, it is held to.
fn promises(bounds: &[Bound], in_code: &[&str], group: &Group) -> Vec<String> {
    let mut problems = Vec::new();
    for name in group.promises.iter().filter(|name| !in_code.contains(&name.as_str())) {
        problems.push(format!("group {}: promises names {name}, which the exercise does not have", group.name));
    }
    let held = !group.at_most.is_empty() || !group.promises.is_empty();
    if held == (group.about.en == UNCONSTRAINED) {
        problems.push(match held {
            true => {
                format!("group {}: about says \"{UNCONSTRAINED}\", but its tests are held to some", group.name)
            }
            false => {
                format!("group {}: neither at_most nor promises holds its tests to what about says", group.name)
            }
        });
    }
    for (name, &most) in &group.at_most {
        if bounds.iter().all(|bound| bound.name != name) {
            problems.push(format!("group {}: at_most names {name}, which is not a bound", group.name));
        }
        for lang in Lang::ALL {
            let about = lang.of(&group.about);
            let shown = [most.to_string(), tex_integer(most.into())];
            if !shown.iter().any(|number| stands_in(number, about)) {
                problems.push(format!(
                    "group {}: at_most says {name} = {most}, but about.{} does not: \"{about}\"",
                    group.name,
                    lang.code()
                ));
            }
        }
    }
    problems
}

/// Whether a number stands in a text, not as a part of a longer one.
fn stands_in(number: &str, text: &str) -> bool {
    let is_digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    text.match_indices(number).any(|(at, _)| {
        let bytes = text.as_bytes();
        !is_digit(at.checked_sub(1).and_then(|before| bytes.get(before)))
            && !is_digit(bytes.get(at + number.len()))
    })
}

/// The promise of its group that a test breaks, in a sentence.
pub fn broken_promise(
    group: &Group,
    planned: &Planned,
    extents: &[Extent],
    case: &dyn Case,
) -> Option<Sentence> {
    let (test, why) = (planned.called(), breaks(group, extents, case)?);
    Some(say!(vi "{test}: {why}", en "{test}: {why}"; test, why))
}

/// How an input breaks what a group promises.
pub fn breaks(group: &Group, extents: &[Extent], case: &dyn Case) -> Option<Sentence> {
    let in_code = || group.promises.iter().find_map(|promise| case.keeps(promise)?.err());
    let name = &group.name;
    beyond(group, extents).or_else(|| {
        in_code().map(|why| {
            say!(
                vi "trái với điều kiện của nhóm {name}: {why}",
                en "this breaks what the group {name} promises: {why}";
                why
            )
        })
    })
}

/// The maximum of a group that an input goes beyond. Where a bound has a negative end, absolute values are meant.
fn beyond(group: &Group, extents: &[Extent]) -> Option<Sentence> {
    let group_name = &group.name;
    group.at_most.iter().find_map(|(name, &most)| {
        let extent = extents.iter().find(|extent| extent.bound.name == name)?;
        let most = i128::from(most);
        let value = match extent.bound.min < 0 && extent.least < -most {
            true => extent.least,
            false => Some(extent.greatest).filter(|&greatest| greatest > most)?,
        };
        Some(match value < 0 {
            true => say!(
                vi "{name} = {value}, nhưng nhóm {group_name} có điều kiện |{name}| ≤ {most}",
                en "{name} = {value} in the group {group_name}, which promises |{name}| ≤ {most}",
            ),
            false => say!(
                vi "{name} = {value}, nhưng nhóm {group_name} có điều kiện {name} ≤ {most}",
                en "{name} = {value} in the group {group_name}, which promises at most {most}",
            ),
        })
    })
}

/// A group keeps the tighter maxima that it promises, and reaches them: a looser promise says less than is true.
fn kept_promises(group: &Group, tests: &[&Seen]) -> Vec<String> {
    let broken = tests.iter().filter_map(|test| test.broken.as_ref());
    let mut problems: Vec<String> = broken.map(Sentence::to_string).collect();
    for (name, &most) in &group.at_most {
        let reached = |test: &&Seen| {
            test.extents.iter().find(|extent| extent.bound.name == name).map(|extent| extent.greatest)
        };
        let greatest = tests.iter().filter_map(reached).max();
        if let Some(greatest) = greatest.filter(|&greatest| greatest < i128::from(most)) {
            problems.push(format!(
                "group {} promises {name} up to {most}, but its tests stop at {greatest}",
                group.name
            ));
        }
    }
    problems
}

/// A group in which nobody ever loses, or nobody ever wins, is passed by a program that does not look.
fn outcomes(group: &Group, tests: &[&Seen]) -> Option<String> {
    let counted: Vec<Outcomes> = tests.iter().filter_map(|test| test.outcomes).collect();
    let mut all = Outcomes::default();
    counted.iter().for_each(|outcomes| all += *outcomes);
    let one_sided = !counted.is_empty() && (all.lost == 0 || all.won == 0);
    one_sided.then(|| format!("group {} has {} lost and {} won positions", group.name, all.lost, all.won))
}

/// Tests that stop short of a bound let programs pass that fail at the bound.
fn reach(bounds: &[Bound], seen: &[Seen]) -> Vec<String> {
    let mut reached: BTreeMap<&str, (i128, i128)> = BTreeMap::new();
    for extent in seen.iter().flat_map(|seen| seen.extents) {
        let known = reached.entry(extent.bound.name).or_insert((extent.least, extent.greatest));
        *known = (known.0.min(extent.least), known.1.max(extent.greatest));
    }
    let mut problems = Vec::new();
    for bound in bounds.iter().filter(|bound| bound.unreached.is_none()) {
        match reached.get(bound.name) {
            None => problems.push(format!("no test has a value for {}", bound.name)),
            Some(&(least, greatest)) if least > bound.min || greatest < bound.max => problems
                .push(format!("no test reaches both ends of {bound}: the tests have [{least}, {greatest}]")),
            Some(_) => {}
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use generators::{Params, Test, plan::Bilingual};

    const N: Bound = Bound::new("n", 1, 9);

    fn group(most: i64, about: &str) -> Group {
        let about = Bilingual { vi: about.into(), en: about.into() };
        let at_most = [("n".to_string(), most)].into();
        Group { about, at_most, ..Group::of_others("small", 30) }
    }

    fn seen<'a>(row: &'a Test, extents: &'a [Extent]) -> Seen<'a> {
        Seen { planned: Planned { group: "small", number: 1, row }, extents, outcomes: None, broken: None }
    }

    #[test]
    fn a_number_is_not_found_within_another() {
        assert!(stands_in("7", "at most 7 piles") && stands_in("7", "$n \\le 7$"));
        assert!(!stands_in("7", "at most 17 piles") && !stands_in("7", "at most 70"));
    }

    #[test]
    fn what_is_promised_is_what_is_told() {
        let told = |bounds: &[Bound], group: Group| promises(bounds, &["one_pile"], &group);
        assert_eq!(told(&[N], group(7, "At most 7 piles.")), [""; 0]);
        assert_eq!(told(&[N], group(7, "At most 9 piles.")).len(), 2);
        assert_eq!(told(&[N], group(10_000, "$n \\le 10^4$")), [""; 0]);
        assert_eq!(told(&[], group(7, "7")), ["group small: at_most names n, which is not a bound"]);
        let nothing = |about: &str| Group { at_most: BTreeMap::new(), ..group(7, about) };
        assert_eq!(told(&[N], nothing(UNCONSTRAINED)), [""; 0]);
        assert!(told(&[N], nothing("One pile."))[0].contains("neither at_most nor promises"));
        let in_code = |name: &str| Group { promises: vec![name.into()], ..nothing("One pile.") };
        assert_eq!(told(&[N], in_code("one_pile")), [""; 0]);
        assert!(told(&[N], in_code("two_piles"))[0].contains("which the exercise does not have"));
    }

    #[test]
    fn a_promise_is_neither_broken_nor_loose() {
        let row = Test::of_recipe("r", 1, Params::default());
        let extent = |greatest| [Extent { bound: N, least: 1, greatest, first: vec![] }];
        let problems = |greatest| {
            let extents = extent(greatest);
            let broken = beyond(&group(7, "7"), &extents);
            kept_promises(&group(7, "7"), &[&Seen { broken, ..seen(&row, &extents) }])
        };
        assert_eq!(problems(7), [""; 0]);
        assert_eq!(problems(8), ["n = 8 in the group small, which promises at most 7"]);
        assert_eq!(problems(6), ["group small promises n up to 7, but its tests stop at 6"]);
    }

    #[test]
    fn where_values_may_be_negative_a_maximum_is_one_of_absolute_values() {
        const A: Bound = Bound::new("a", -9, 9);
        let at_most = [("a".to_string(), 7)].into();
        let group = Group { at_most, ..group(7, "7") };
        let beyond = |least, greatest| {
            let extents = [Extent { bound: A, least, greatest, first: vec![] }];
            beyond(&group, &extents).map(|why| why.to_string())
        };
        assert_eq!(beyond(-7, 7), None);
        assert_eq!(beyond(-8, 7).unwrap(), "a = -8 in the group small, which promises |a| ≤ 7");
        assert_eq!(beyond(-7, 8).unwrap(), "a = 8 in the group small, which promises at most 7");
    }

    #[test]
    fn both_ends_of_every_bound_are_reached() {
        let row = Test::of_recipe("r", 1, Params::default());
        let extents = |least, greatest| [Extent { bound: N, least, greatest, first: vec![] }];
        assert_eq!(reach(&[N], &[seen(&row, &extents(1, 9))]), [""; 0]);
        assert_eq!(reach(&[N], &[seen(&row, &extents(2, 9))]).len(), 1);
        assert_eq!(reach(&[N], &[]), ["no test has a value for n"]);
    }
}
