//! Hosts the zygotes of this crate's tests, whose `main` is not their own.

fn main() {
    sandbox::zygote_entry_if_asked();
    eprintln!("this program only hosts sandboxes");
    std::process::exit(2);
}
