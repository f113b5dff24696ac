//! A right program gets its input, and its answer comes back, in every tier.

use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use std::time::Duration;

use sandbox::{Answer, End, Limits, Program, Run, Tier, Worker};

const SUM: &str = r#"
#include <stdio.h>
int main(void) {
    int a, b;
    scanf("%d%d", &a, &b);
    printf("%d\n", a + b);
    fscanf(fopen("S.inp", "r"), "%d", &a);
    fprintf(fopen("S.out", "w"), "%d\n", a);
    return 3;
}"#;

#[test]
fn both_ways_of_input_and_output_work_in_every_tier() {
    sandbox::host_zygotes_in(env!("CARGO_BIN_EXE_zygote"));
    let folder = tempfile::tempdir().unwrap();
    std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let source = folder.path().join("sum.c");
    std::fs::write(&source, SUM).unwrap();
    let mut cc = Command::new("cc");
    cc.arg("-w").arg("-o").arg(folder.path().join("sum")).arg(&source);
    match cc.status() {
        Ok(status) => assert!(status.success()),
        Err(_) => return println!("skipped: there is no C compiler"),
    }
    for tier in [Tier::Namespaces, Tier::Landlock, Tier::Bare] {
        let mut worker = Worker::new(tier, &Program::native(folder.path(), "sum")).unwrap();
        for _ in 0..3 {
            let run = Run {
                input: b"3 4\n",
                input_name: "S.inp",
                output_name: "S.out",
                limits: Limits {
                    cpu: Duration::from_secs(1),
                    wall: Duration::from_secs(3),
                    memory: 64 << 20,
                    output: 1 << 20,
                },
            };
            let outcome = worker.run(&run).unwrap();
            assert_eq!(outcome.end, End::Exited(3), "{tier}: {outcome:?}");
            assert_eq!(outcome.stdout, b"7\n");
            assert_eq!(outcome.file, Answer::Bytes(b"3\n".to_vec()));
        }
    }
}
