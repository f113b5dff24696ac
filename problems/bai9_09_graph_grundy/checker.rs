//! The checker: every value must be the least number missing among the values of the successors. On an acyclic
//! graph only the right values have this property.

use checkers::{Refusal, say};
use solutions::grundy::Mex;

use super::GraphGrundy;
use crate::shared::graph::{Graph, VERTEX};
use exercise::Checker;

impl Checker for GraphGrundy {
    fn check(graph: &Graph, values: &Vec<u64>, _: &Vec<u64>) -> Result<(), Refusal> {
        let mut arcs = graph.arcs.clone();
        arcs.sort_unstable();
        let mut arcs = arcs.into_iter().peekable();
        let mut reached = Mex::new();
        for (vertex, &value) in values.iter().enumerate() {
            reached.clear();
            while let Some((_, to)) = arcs.next_if(|arc| arc.0 == vertex) {
                // Values are at most n, see `read_answer`.
                reached.insert(values[to] as u32);
            }
            let mex = reached.get();
            if value != u64::from(mex) {
                let reason = say!(
                    vi "kết quả in ra là {value}, nhưng {mex} mới là số tự nhiên nhỏ nhất không có mặt \
                        trong giá trị của các đỉnh đi tới được",
                    en "the value is {value}, but {mex} is the least number missing among its successors",
                );
                return Err(Refusal::at(VERTEX, vertex + 1, reason));
            }
        }
        Ok(())
    }
}
