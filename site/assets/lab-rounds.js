// A matrix game played again and again, against a machine that commits to each of its choices by a hash.
"use strict";

/** The same game again and again, against a machine that plays its optimal strategy and commits to each choice. */
Games.repeated = ({ ask, run, heading, paragraph, fold, table, shorter }, known, { rows, columns }) => {
  const { say, make } = Games;
  const rounds = [];
  const opened = [];
  const hash = make("code", { class: "hash", id: "lab-hash" });
  const last = paragraph("", { id: "lab-round", role: "status" });
  const proof = make("div", { id: "lab-proof" });
  const account = make("div", { id: "lab-account" });
  let committed;
  const commit = async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    committed = await ask({ ask: "commit", weights: known.column, nonce });
    hash.textContent = committed.hash;
  };
  /** What anybody can run to see that the machine kept to its word. */
  const verify = () => [
    paragraph(
      say(
        "The text that was hashed begins with the number of its column. Compute the hash yourself and compare:",
        "Văn bản được băm bắt đầu bằng số thứ tự cột của máy. Hãy tự tính mã băm và so sánh:",
      ),
    ),
    make("pre", { tabindex: 0, children: [make("code", { text: opened.map(({ text }) => `printf %s '${text}' | sha256sum`).join("\n") })] }),
    make("pre", { tabindex: 0, children: [make("code", { text: opened.map(({ hash }) => hash).join("\n") })] }),
  ];
  const choose = (row) =>
    run(async () => {
      const { choice } = committed;
      rounds.push([row, choice]);
      opened.unshift(committed);
      const payoff = known.matrix[row][choice];
      last.textContent = say(
        `The machine had chosen ${columns[choice]}: you get ${payoff}. Its commitment was the SHA-256 of "${committed.text}".`,
        `Máy đã chọn ${columns[choice]}: bạn nhận ${payoff}. Cam kết của máy là SHA-256 của "${committed.text}".`,
      );
      const was_open = proof.querySelector("details")?.open ?? false;
      const folded = fold(say("Did the machine keep its word?", "Máy có giữ lời không?"), verify());
      folded.open = was_open;
      proof.replaceChildren(folded);
      const sum = await ask({ ask: "account", matrix: known.matrix, rounds });
      const percent = sum.frequencies.map((share) => `${(100 * share).toFixed(0)}%`);
      account.replaceChildren(
        table(
          say(rounds.length === 1 ? "After 1 round" : `After ${rounds.length} rounds`, `Sau ${rounds.length} ván`),
          rows,
          [say("you play", "bạn chơi"), say("optimal", "tối ưu")],
          [percent, known.row],
        ),
        make("dl", {
          class: "sums",
          children: [
            [say("your payoff per round", "bạn nhận mỗi ván"), sum.average],
            [say("the value", "giá trị"), sum.value],
            [say(`if he always answered your frequencies with ${columns[sum.best]}`, `nếu đối thủ luôn đáp lại tần suất của bạn bằng ${columns[sum.best]}`), sum.conceded],
            [say("so he would gain per round, against the value", "khi đó, so với giá trị, mỗi ván đối thủ lợi"), sum.gain],
          ].map(([name, number]) => make("div", { children: [make("dt", { text: name }), make("dd", { text: shorter(number) })] })),
        }),
      );
      await commit();
    });
  const buttons = known.matrix.map((_, row) =>
    make("button", { type: "button", class: "row-choice", text: rows[row], on: { click: choose(row) } }),
  );
  const children = [
    heading(say("Play it again and again", "Chơi nhiều ván")),
    paragraph(say("You choose a row. The machine has already chosen its column by its optimal strategy, and this hash binds it to its choice:", "Bạn chọn một hàng. Máy đã chọn cột theo chiến lược tối ưu của nó rồi, và mã băm này ràng buộc máy với lựa chọn đó:")),
    hash,
    make("div", { class: "buttons", children: buttons }),
    last,
    proof,
    account,
  ];
  return { children, commit };
};
