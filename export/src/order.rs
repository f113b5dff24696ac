//! An order portable out: exercises side by side, for each its bundle, its code and a package for each format.

use std::path::Path;

use cache::{Cache, Tests};
use exercise::{Contest, Error, Library, contest::Posed, testdata};
use export_order::{Event, Format, Order, Work};
use rayon::prelude::*;

use crate::{Bundle, Listener, Package, PortableBuilder, package};

/// Makes the packages that are wanted of exercises in a library. An error that is known before is told before anything
/// long begins.
pub fn make(order: &Order, library: &Library, listener: &dyn Listener) -> Result<(), Error> {
    let formats = order.formats.iter().map(|name| {
        Format::named(name)
            .ok_or_else(|| Error::new(format!("there is no format {name}; there are {}", Format::names())))
    });
    let formats: Vec<&'static Format> = formats.collect::<Result<_, Error>>()?;
    let (posed, contest) = posed(order, library)?;
    let called: Vec<_> =
        posed.iter().map(|posed| (posed.exercise.folder(), posed.manifest.interactive)).collect();
    let refused = export_order::refused(&called, &formats).map_err(Error::new)?;
    let builder = PortableBuilder::new(&order.root)?;
    let tests: usize = posed.iter().map(|posed| testdata::planned(&posed.manifest).len()).sum();
    // For each exercise its code is a step, too, and each of its packages.
    listener.on_event(Event::Steps(tests + posed.len() * (1 + formats.len()) - refused.len()));
    refused.into_iter().for_each(|why| listener.on_event(Event::Refused(why)));
    let kept = Tests::new(Cache::at(&order.cache), embedded::fingerprint);
    let work = Job { order, library, contest, builder: &builder, kept, formats: &formats, listener };
    posed.par_iter().try_for_each(|posed| work.exercise(posed))
}

/// A contest by the name of its file and its title.
type Called = Option<(String, String)>;

/// The exercises that are wanted, as they are posed, and the contest that does so.
fn posed(order: &Order, library: &Library) -> Result<(Vec<Posed>, Called), Error> {
    match &order.contest {
        Some(path) => {
            let contest = Contest::read(path, library)?;
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let posed = contest.selected(&order.exercises, library)?;
            Ok((posed, Some((file, contest.title.en))))
        }
        None => {
            let exercises = library.selected(&order.exercises)?.into_iter();
            let posed = exercises.map(|exercise| Posed::of(library, exercise));
            Ok((posed.collect::<Result<_, Error>>()?, None))
        }
    }
}

/// What every exercise needs to become packages.
struct Job<'a> {
    order: &'a Order,
    library: &'a Library,
    contest: Called,
    builder: &'a PortableBuilder,
    kept: Tests,
    formats: &'a [&'static Format],
    listener: &'a dyn Listener,
}

impl Job<'_> {
    fn exercise(&self, posed: &Posed) -> Result<(), Error> {
        let exercise = posed.exercise.folder();
        self.begin(exercise, Work::Tests);
        let mut bundle = Bundle::gather(self.library, posed, self.order.seed, &self.kept, self.listener)?;
        bundle.contest.clone_from(&self.contest);
        let portable = match self.builder.recall(posed.exercise)? {
            Some(portable) => portable,
            None => {
                self.begin(exercise, Work::Checker);
                self.builder.translated(posed.exercise)?
            }
        };
        self.step(exercise);
        let interactive = posed.manifest.interactive;
        for format in self.formats.iter().filter(|format| format.refuses(exercise, interactive).is_none()) {
            self.begin(exercise, Work::Package(format.name.into()));
            let package = package(&bundle, &portable, format, self.order.scoring)?;
            self.write(&package, &self.order.out.join(format.name), bundle.tests().count())?;
            self.step(exercise);
        }
        Ok(())
    }

    fn write(&self, package: &Package, folder: &Path, tests: usize) -> Result<(), Error> {
        let written = package.write(folder, self.order.force)?;
        self.listener.on_event(Event::Packaged {
            place: folder.join(&package.name),
            tests,
            files: package.files.len(),
            bytes: package.files.values().map(|file| file.bytes.len()).sum(),
            written,
            losses: package.losses.clone(),
        });
        Ok(())
    }

    fn begin(&self, exercise: &str, work: Work) {
        self.listener.on_event(Event::Begun { exercise: exercise.into(), work });
    }

    fn step(&self, exercise: &str) {
        self.listener.on_event(Event::Step { exercise: exercise.into() });
    }
}
