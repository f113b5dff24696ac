// A matrix game, or a stochastic one, to look into: solved, explained, drawn, and played again and again.
"use strict";

Games.open = async (section) => {
  const { say, make } = Games;
  const exercise = section.dataset.exercise;
  const games = Games.engine(exercise);
  const iterated = /^bai9_4[23]_/.test(exercise);
  const input = make("textarea", { id: "lab-input", rows: iterated ? 3 : 5, spellcheck: "false", autocomplete: "off" });
  const told = make("p", { class: "told", role: "status", id: "lab-told" });
  const shown = make("div", { id: "lab-shown" });

  /** Does something; what fails is told. */
  const run = (action) => async () => {
    section.dataset.state = "busy";
    told.textContent = "";
    try {
      await action();
    } catch (error) {
      told.dataset.kind = "bad";
      told.textContent = error.message;
    }
    section.dataset.state = "ready";
  };
  const button = (id, text, action) => make("button", { type: "button", id, text, on: { click: run(action) } });
  const heading = (text) => make("h3", { text });
  const paragraph = (text, rest = {}) => make("p", { text, ...rest });

  /** A table of numbers with heads; `look` gives the class of a cell. */
  function table(caption, top, left, cells, look = () => "") {
    return make("div", {
      class: "scroll",
      children: [
        make("table", {
          class: "numbers",
          children: [
            make("caption", { text: caption }),
            make("thead", { children: [make("tr", { children: [make("td"), ...top.map((text) => make("th", { scope: "col", text }))] })] }),
            make("tbody", {
              children: cells.map((row, i) =>
                make("tr", {
                  children: [
                    make("th", { scope: "row", text: left[i] }),
                    ...row.map((text, j) => make("td", { class: look(i, j), text })),
                  ],
                }),
              ),
            }),
          ],
        }),
      ],
    });
  }

  const drawing = (tag, attributes, children = []) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  const label = (x, y, text, anchor = "middle") => {
    const element = drawing("text", { x, y, "text-anchor": anchor });
    element.textContent = text;
    return element;
  };

  /** A frame with a scale: gives the places of points, and what belongs to every drawing. */
  function frame(title, from, to, lows) {
    const [least, most] = [Math.min(...lows), Math.max(...lows)];
    const height = most - least || 1;
    const x = (at) => 40 + ((at - from) / (to - from)) * 420;
    const y = (at) => 230 - ((at - least) / height) * 200;
    const picture = drawing("svg", { viewBox: "0 0 500 260", role: "img", "aria-label": title, class: "plot" });
    picture.append(
      drawing("line", { class: "axis", x1: x(from), y1: y(least), x2: x(to), y2: y(least) }),
      label(34, y(most) + 4, shorter(most), "end"),
      label(34, y(least) + 4, shorter(least), "end"),
      label(x(from), 250, String(from)),
      label(x(to), 250, String(to)),
    );
    return { picture, x, y };
  }
  const shorter = (number) => String(Number(number.toPrecision(5)));

  /** What each choice of the other player pays as the share of the second line goes from 0 to 1. */
  function envelope({ lines, lower, share, value }) {
    const title = lower ? say("The lower envelope", "Bao dưới") : say("The upper envelope", "Bao trên");
    const { picture, x, y } = frame(title, 0, 1, lines.flat());
    const best = lower ? Math.min : Math.max;
    const at = (line, share) => line[0] * (1 - share) + line[1] * share;
    for (const [index, line] of lines.entries()) {
      picture.append(
        drawing("line", { class: "line", x1: x(0), y1: y(line[0]), x2: x(1), y2: y(line[1]) }),
        label(x(1) + 8, y(line[1]) + 4, String(index + 1), "start"),
      );
    }
    const points = Array.from({ length: 201 }, (_, step) => {
      const here = step / 200;
      return `${x(here)},${y(best(...lines.map((line) => at(line, here))))}`;
    });
    picture.append(
      drawing("polyline", { class: "envelope", points: points.join(" ") }),
      drawing("circle", { class: "spot", cx: x(share), cy: y(value), r: 6 }),
    );
    const words = lower
      ? say(
          `Across: the probability of row 2. Each line is a column; the thick one is what the first player gets in the worst case, highest at ${shorter(share)}.`,
          `Trục ngang: xác suất của hàng 2. Mỗi đường là một cột; đường đậm là số tiền người thứ nhất nhận trong trường hợp xấu nhất, cao nhất tại ${shorter(share)}.`,
        )
      : say(
          `Across: the probability of column 2. Each line is a row; the thick one is what the second player pays in the worst case, lowest at ${shorter(share)}.`,
          `Trục ngang: xác suất của cột 2. Mỗi đường là một hàng; đường đậm là số tiền người thứ hai trả trong trường hợp xấu nhất, thấp nhất tại ${shorter(share)}.`,
        );
    return [heading(title), picture, paragraph(words)];
  }

  const rows = (count) => Games.numbers(1, count).map((index) => say(`row ${index}`, `hàng ${index}`));
  const columns = (count) => Games.numbers(1, count).map((index) => say(`col ${index}`, `cột ${index}`));

  function dominance(matrix, steps) {
    if (steps === null || steps.length === 0) return [];
    const [top, left] = [columns(matrix[0].length), rows(matrix.length)];
    const children = [heading(say("Dominated lines fall away", "Các hàng, cột bị trội lần lượt bị bỏ"))];
    for (const { row, column, rows: kept, columns: kept_columns } of steps) {
      const caption =
        row === null
          ? say(`Column ${column + 1} is dominated.`, `Cột ${column + 1} bị trội.`)
          : say(`Row ${row + 1} is dominated.`, `Hàng ${row + 1} bị trội.`);
      const look = (i, j) => {
        if (i === row || j === column) return "falls";
        return kept.includes(i) && kept_columns.includes(j) ? "" : "gone-cell";
      };
      children.push(table(caption, top, left, matrix, look));
    }
    return children;
  }

  function tableaux(steps) {
    const one = ({ left, top, cells, pivot, value }, index) => {
      const caption = pivot
        ? say(`Tableau ${index + 1}: the pivot is ${left[pivot[0]]}, ${top[pivot[1]]}.`, `Bảng ${index + 1}: phần tử trụ ở ${left[pivot[0]]}, ${top[pivot[1]]}.`)
        : say(`Tableau ${index + 1}: nothing below is negative. The value is ${value}.`, `Bảng ${index + 1}: hàng dưới không còn số âm. Giá trị là ${value}.`);
      return table(caption, [...top, ""], [...left, ""], cells, (i, j) => (pivot && i === pivot[0] && j === pivot[1] ? "pivot" : ""));
    };
    const inside = [];
    if (steps[0].shift !== "0") {
      inside.push(paragraph(say(`${steps[0].shift} was added to every number, to make them positive.`, `Đã cộng ${steps[0].shift} vào mọi số để chúng dương.`)));
    }
    inside.push(...steps.map(one));
    return [make("details", { children: [make("summary", { text: say(`The simplex method, ${steps.length} tableaux`, `Phương pháp đơn hình, ${steps.length} bảng`) }), ...inside] })];
  }

  /** The same game again and again, against a machine that plays its optimal strategy and commits to each choice. */
  function repeated(text, known) {
    const rounds = [];
    const hash = make("code", { class: "hash", id: "lab-hash" });
    const last = paragraph("", { id: "lab-round", role: "status" });
    const account = make("div", { id: "lab-account" });
    let committed;
    const commit = async () => {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      committed = await games.ask({ ask: "commit", weights: known.column, nonce });
      hash.textContent = committed.hash;
    };
    const choose = (row) =>
      run(async () => {
        const { choice, text: opened } = committed;
        rounds.push([row, choice]);
        const payoff = known.matrix[row][choice];
        last.textContent = say(
          `The machine had chosen column ${choice + 1}: you get ${payoff}. Its commitment was the SHA-256 of "${opened}".`,
          `Máy đã chọn cột ${choice + 1}: bạn nhận ${payoff}. Cam kết của máy là SHA-256 của "${opened}".`,
        );
        const sum = await games.ask({ ask: "account", text, rounds });
        const percent = sum.frequencies.map((share) => `${(100 * share).toFixed(0)}%`);
        account.replaceChildren(
          table(
            say(`After ${rounds.length} rounds`, `Sau ${rounds.length} ván`),
            rows(known.matrix.length),
            [say("you play", "bạn chơi"), say("optimal", "tối ưu")],
            [percent, known.row],
          ),
          paragraph(
            say(
              `Your payoff per round: ${shorter(sum.average)}; the value: ${shorter(sum.value)}. Against your frequencies column ${sum.best + 1} would be best: it would let you have ${shorter(sum.conceded)} per round.`,
              `Bạn nhận mỗi ván: ${shorter(sum.average)}; giá trị: ${shorter(sum.value)}. Đối với tần suất của bạn, cột ${sum.best + 1} là tốt nhất: mỗi ván chỉ để bạn nhận ${shorter(sum.conceded)}.`,
            ),
          ),
        );
        await commit();
      });
    const buttons = known.matrix.map((_, row) =>
      make("button", { type: "button", class: "row-choice", text: say(`Row ${row + 1}`, `Hàng ${row + 1}`), on: { click: choose(row) } }),
    );
    const children = [
      heading(say("Play it again and again", "Chơi nhiều ván")),
      paragraph(say("You choose a row. The machine has already chosen its column, and this hash binds it to its choice:", "Bạn chọn một hàng. Máy đã chọn cột của nó rồi, và mã băm này ràng buộc máy với lựa chọn đó:")),
      hash,
      make("div", { class: "buttons", children: buttons }),
      last,
      account,
    ];
    return { children, commit };
  }

  async function solve() {
    const text = input.value;
    const known = await games.ask({ ask: "matrix", text });
    const { matrix, value, row, column, saddles } = known;
    const is_saddle = (i, j) => saddles.some(([a, b]) => a === i && b === j);
    const top = column.map((weight, j) => `${columns(column.length)[j]}: ${weight}`);
    const left = row.map((weight, i) => `${rows(row.length)[i]}: ${weight}`);
    const play = repeated(text, known);
    shown.replaceChildren(
      make("p", { class: "value", children: [say("Value: ", "Giá trị: "), make("strong", { id: "lab-value", text: value })] }),
      table(say("The matrix, with optimal strategies", "Ma trận, kèm chiến lược tối ưu"), top, left, matrix, (i, j) => (is_saddle(i, j) ? "saddle" : "")),
    );
    if (saddles.length) {
      const places = saddles.map(([i, j]) => `(${i + 1}, ${j + 1})`).join(", ");
      shown.append(paragraph(say(`Saddle points: ${places}.`, `Điểm yên ngựa: ${places}.`)));
    }
    if (known.envelope) shown.append(...envelope(known.envelope));
    shown.append(...dominance(matrix, known.dominance), ...tableaux(known.tableaux), ...play.children);
    await play.commit();
  }

  async function iterate() {
    const { rounds, values } = await games.ask({ ask: "iteration", text: input.value });
    const title = say("Shapley's iteration, round by round", "Phép lặp Shapley, từng vòng");
    const { picture, x, y } = frame(title, 0, rounds.length - 1, [...rounds.flat(), ...values]);
    for (const [game, value] of values.entries()) {
      const points = rounds.map((vector, round) => `${x(round)},${y(vector[game])}`).join(" ");
      picture.append(
        drawing("line", { class: "limit", x1: x(0), y1: y(value), x2: x(rounds.length - 1), y2: y(value) }),
        drawing("polyline", { class: "envelope", points }),
        label(x(rounds.length - 1) + 6, y(value) + 4, `G${game + 1}`, "start"),
      );
    }
    const seen = rounds.filter((_, round) => round < 7);
    shown.replaceChildren(
      heading(title),
      picture,
      table(
        say("The first rounds, and the values", "Các vòng đầu, và giá trị"),
        values.map((_, game) => `G${game + 1}`),
        [...seen.keys(), say("value", "giá trị")],
        [...seen, values].map((vector) => vector.map((number) => number.toFixed(6))),
      ),
    );
  }

  const example = /^bai9_42_/.test(exercise)
    ? "4, 1 + 1/3 G; 0, 1 + 2/3 G"
    : "4 + 3/10 G1, 2/5 G2; 1 + 2/5 G2, 3 + 1/2 G1\n1/2 G1, -5; -4, 1 + 1/2 G2";
  const fill = async () => {
    input.value = iterated ? example : (await games.ask({ ask: "sample", exercise, seed: Games.seed() })).text;
  };
  const buttons = [button("lab-solve", iterated ? say("Iterate", "Lặp") : say("Solve", "Giải"), iterated ? iterate : solve)];
  if (!iterated) {
    buttons.push(
      button("lab-sample", say("Another matrix", "Ma trận khác"), async () => {
        await fill();
        await solve();
      }),
    );
  }
  section.append(
    make("label", {
      for: "lab-input",
      text: iterated
        ? say("Games, one per line: rows end with ;", "Các trò chơi, mỗi dòng một trò: các hàng cách nhau bởi ;")
        : say("Payoffs to the first player, one row per line", "Số tiền người thứ nhất nhận, mỗi dòng một hàng"),
    }),
    input,
    make("div", { class: "buttons", children: buttons }),
    told,
    shown,
  );
  await run(async () => {
    await fill();
    await (iterated ? iterate() : solve());
  })();
};
