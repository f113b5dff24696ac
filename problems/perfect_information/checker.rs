//! The checker: the value is compared, the choices are judged by what they guarantee. With one player's choices fixed,
//! the other is led to the leaf that is best for him; where these choices never lead, they may be anything.

use checkers::{Refusal, say};
use solutions::{extensive_game::Player, perfect_information::guarantee};

use super::{PerfectInformation, Saddle, Tree};
use exercise::Checker;

impl Checker for PerfectInformation {
    fn check(nodes: &Tree, answer: &Saddle, reference: &Saddle) -> Result<(), Refusal> {
        let (given, value) = (answer.value, reference.value);
        if given != value {
            return Err(Refusal::new(say!(
                vi "V = {given} là sai, giá trị đúng là {value}",
                en "V = {given} is wrong, it is {value}",
            )));
        }
        let choices = answer.at_nodes(nodes);
        let (earned, leaf) = guarantee(nodes, Player::First, &choices);
        if earned < value {
            return Err(Refusal::new(say!(
                vi "các lựa chọn của người 1 không bảo đảm được {value}: người 2 dẫn được ván chơi đến lá {leaf}, \
                    ở đó người 1 chỉ nhận {earned}",
                en "the choices of player 1 do not secure {value}: player 2 can lead play to leaf {leaf}, where \
                    player 1 gets only {earned}",
                leaf = leaf + 1,
            )));
        }
        let (conceded, leaf) = guarantee(nodes, Player::Second, &choices);
        if conceded > value {
            return Err(Refusal::new(say!(
                vi "các lựa chọn của người 2 không giữ được mức {value}: người 1 dẫn được ván chơi đến lá {leaf}, \
                    ở đó người 2 phải trả {conceded}",
                en "the choices of player 2 do not hold the opponent to {value}: player 1 can lead play to leaf {leaf}, \
                    where player 2 pays {conceded}",
                leaf = leaf + 1,
            )));
        }
        Ok(())
    }
}
