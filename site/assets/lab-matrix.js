// Matrix games to look into, also those that are given by a tree: solved, explained, drawn, and played again and again.
"use strict";

Games.open = async (section) => {
  const { say, phrase, make } = Games;
  const exercise = section.dataset.exercise;
  const tree = section.dataset.laboratory === "tree";
  const lab = Games.laboratory(section);
  const { ask, run, heading, paragraph, fold, table, drawing, label, frame, apart, shorter, shown } = lab;

  /** What each choice of the other player pays as the share of the second line goes from 0 to 1. */
  function envelope({ lines, lower, share, value }) {
    const title = lower ? say("The lower envelope", "Bao dưới") : say("The upper envelope", "Bao trên");
    const { picture, x, y } = frame(title, 0, 1, lines.flat());
    const best = lower ? Math.min : Math.max;
    const at = (line, share) => line[0] * (1 - share) + line[1] * share;
    for (const line of lines) picture.append(drawing("line", { class: "line", x1: x(0), y1: y(line[0]), x2: x(1), y2: y(line[1]) }));
    picture.append(...apart(lines.map((line, index) => ({ x: x(1) + 8, y: y(line[1]) + 5, text: String(index + 1) }))));
    // The envelope bends only where two lines meet.
    const bends = [0, 1];
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        const meet = (b[0] - a[0]) / (a[1] - a[0] - (b[1] - b[0]));
        if (meet > 0 && meet < 1) bends.push(meet);
      }
    }
    bends.sort((a, b) => a - b);
    const points = bends.map((here) => `${x(here)},${y(best(...lines.map((line) => at(line, here))))}`);
    picture.append(
      drawing("polyline", { class: "envelope", points: points.join(" ") }),
      drawing("line", { class: "limit", x1: x(share), y1: y(value), x2: x(share), y2: 234 }),
      drawing("circle", { class: "spot", cx: x(share), cy: y(value), r: 6 }),
    );
    const words = lower
      ? say(
          `Across: the probability of row 2. Each line is a column; the thick one is what the first player gets in the worst case, highest at ${shorter(share)}, where it is the value.`,
          `Trục ngang: xác suất của hàng 2. Mỗi đường là một cột; đường đậm là số tiền người thứ nhất nhận trong trường hợp xấu nhất, cao nhất tại ${shorter(share)}, ở đó nó bằng giá trị.`,
        )
      : say(
          `Across: the probability of column 2. Each line is a row; the thick one is what the second player pays in the worst case, lowest at ${shorter(share)}, where it is the value.`,
          `Trục ngang: xác suất của cột 2. Mỗi đường là một hàng; đường đậm là số tiền người thứ hai trả trong trường hợp xấu nhất, thấp nhất tại ${shorter(share)}, ở đó nó bằng giá trị.`,
        );
    return [heading(title), picture, paragraph(words)];
  }

  /** What rows and columns are called: by their numbers, or as the tree names its plans. */
  function named({ matrix, names }) {
    const numbers = (count, word) => Games.numbers(1, count).map((index) => `${word} ${index}`);
    if (names) return { rows: names.rows.map(phrase), columns: names.columns.map(phrase), plans: true };
    return { plans: false, rows: numbers(matrix.length, say("row", "hàng")), columns: numbers(matrix[0].length, say("column", "cột")) };
  }

  function dominance(matrix, { rows, columns, plans }, steps) {
    if (steps === null || steps.length === 0) return [];
    const children = [heading(say("Dominated lines fall away", "Các hàng, cột bị trội lần lượt bị bỏ"))];
    for (const [index, { row, column, rows: kept, columns: kept_columns }] of steps.entries()) {
      const what = row === null ? columns[column] : rows[row];
      const whose = row === null ? say("the column", "cột") : say("the row", "hàng");
      const line = plans ? `${whose} “${what}”` : what;
      const caption = say(`Step ${index + 1}: ${line} is dominated`, `Bước ${index + 1}: ${line} bị trội`);
      const there = (i, j) => (i === row || kept.includes(i)) && (j === column || kept_columns.includes(j));
      const cells = matrix.map((line, i) => line.map((entry, j) => (there(i, j) ? entry : "")));
      children.push(table(caption, columns, rows, cells, (i, j) => (there(i, j) && (i === row || j === column) ? "falls" : "")));
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
    return [fold(say(`The simplex method, tableau by tableau (${steps.length})`, `Phương pháp đơn hình, từng bảng một (${steps.length})`), inside)];
  }

  /** The same game again and again, against a machine that plays its optimal strategy and commits to each choice. */
  function repeated(known, { rows, columns }) {
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
            say(`After ${rounds.length} rounds`, `Sau ${rounds.length} ván`),
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
  }

  /** The tree, leaves from left to right; nodes of one information set have one number, and a line joins them. */
  function planted({ tree: nodes, plans, matrix }, { rows, columns }) {
    const width = (node) => (nodes[node].branches.length ? nodes[node].branches.reduce((sum, { to }) => sum + width(to), 0) : 1);
    const places = new Map();
    let deepest = 0;
    const place = (node, left, depth) => {
      deepest = Math.max(deepest, depth);
      let at = left;
      for (const { to } of nodes[node].branches) {
        place(to, at, depth + 1);
        at += width(to);
      }
      places.set(node, [left + width(node) / 2, depth]);
    };
    place(0, 0, 0);
    const leaves = width(0);
    const unit = Math.max(44, Math.min(90, 620 / leaves));
    const [wide, high] = [Math.max(320, leaves * unit), (deepest + 1) * 76];
    const x = (node) => (places.get(node)[0] * wide) / leaves;
    const y = (node) => 30 + places.get(node)[1] * 76;
    const picture = drawing("svg", { viewBox: `0 0 ${wide} ${high}`, class: "plot tree", role: "img", "aria-label": say("The tree", "Cây trò chơi") });
    picture.setAttribute("width", wide);
    const edges = new Map();
    const sets = new Map();
    for (const [node, { kind, set }] of nodes.entries()) {
      if (set !== null) sets.set(`${kind} ${set}`, [...(sets.get(`${kind} ${set}`) ?? []), node]);
    }
    for (const members of sets.values()) {
      members.sort((a, b) => x(a) - x(b));
      const points = members.map((node) => `${x(node)},${y(node)}`).join(" ");
      if (members.length > 1) picture.append(drawing("polyline", { class: "set", points }));
    }
    for (const [node, { branches }] of nodes.entries()) {
      for (const [index, { to, name, chance }] of branches.entries()) {
        const line = drawing("line", { class: "edge", x1: x(node), y1: y(node), x2: x(to), y2: y(to) });
        const words = [phrase(name), chance].filter(Boolean).join(" ");
        edges.set(`${node} ${index}`, line);
        picture.append(line, label(x(node) * 0.42 + x(to) * 0.58, y(node) * 0.42 + y(to) * 0.58 + 4, words, "middle", { class: "branch" }));
      }
    }
    const leaf_texts = new Map();
    for (const [node, { kind, set, payoff }] of nodes.entries()) {
      if (kind === "leaf") {
        const text = label(x(node), y(node) + 6, payoff, "middle", { class: "payoff" });
        leaf_texts.set(node, text);
        picture.append(text);
      } else {
        const mark = { chance: "?", first: `1.${set}`, second: `2.${set}` }[kind];
        picture.append(drawing("circle", { class: `node ${kind}`, cx: x(node), cy: y(node), r: 14 }), label(x(node), y(node) + 5, mark, "middle", { class: "mark" }));
      }
    }
    const told = paragraph("", { id: "lab-way", role: "status" });
    /** What two plans leave to chance. */
    const follow = (i, j) => {
      for (const line of edges.values()) line.classList.remove("taken");
      for (const text of leaf_texts.values()) text.classList.remove("taken");
      const terms = [];
      const walk = (node, chances) => {
        const { kind, set, branches, payoff } = nodes[node];
        if (kind === "leaf") {
          leaf_texts.get(node).classList.add("taken");
          terms.push([...chances, payoff.startsWith("-") && chances.length ? `(${payoff})` : payoff].join(" · "));
          return;
        }
        const chosen = kind === "first" ? plans.rows[i][set - 1] : plans.columns[j][set - 1];
        for (const [index, { to, chance }] of branches.entries()) {
          if (kind !== "chance" && index !== chosen) continue;
          edges.get(`${node} ${index}`).classList.add("taken");
          walk(to, chance === null ? chances : [...chances, chance]);
        }
      };
      walk(0, []);
      const sum = terms.join(" + ");
      told.textContent = say(
        `First player: ${rows[i]}; second player: ${columns[j]}. On average she gets ${sum === matrix[i][j] ? sum : `${sum} = ${matrix[i][j]}`}.`,
        `Người thứ nhất: ${rows[i]}; người thứ hai: ${columns[j]}. Trung bình người thứ nhất nhận ${sum === matrix[i][j] ? sum : `${sum} = ${matrix[i][j]}`}.`,
      );
    };
    const words = paragraph(
      say(
        "1.2 is a node of player 1 in information set 2, ? is chance; a dashed line joins the nodes of a set. Touch an entry of the matrix: the tree shows the ways that these two plans leave open.",
        "1.2 là nút của người 1 thuộc tập thông tin 2, ? là nút may rủi; đường gạch nối các nút cùng một tập. Chạm vào một phần tử của ma trận: cây hiện những đường mà hai kế hoạch ấy để ngỏ.",
      ),
      { class: "hint" },
    );
    const title = say("The tree", "Cây trò chơi");
    const scroll = make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": title, children: [picture] });
    return { children: [heading(title), scroll, words], told, follow };
  }

  async function solve(text) {
    // What is typed seldom ends with its line; an input does.
    const input = text.endsWith("\n") ? text : `${text}\n`;
    const known = await ask(tree ? { ask: "tree", exercise, input } : { ask: "matrix", text });
    const { matrix, value, row, column, saddles } = known;
    const is_saddle = (i, j) => saddles.some(([a, b]) => a === i && b === j);
    const names = named(known);
    const top = column.map((weight, j) => `${names.columns[j]}: ${weight}`);
    const left = row.map((weight, i) => `${names.rows[i]}: ${weight}`);
    const play = repeated(known, names);
    const drawn = tree ? planted(known, names) : null;
    shown.replaceChildren(
      ...(drawn?.children ?? []),
      make("p", { class: "value", children: [say("Value: ", "Giá trị: "), make("strong", { id: "lab-value", text: value })] }),
      table(say("The matrix, with optimal strategies", "Ma trận, kèm chiến lược tối ưu"), top, left, matrix, (i, j) => (is_saddle(i, j) ? "saddle" : ""), drawn?.follow),
    );
    if (drawn) {
      shown.append(drawn.told);
      drawn.follow(0, 0);
    }
    if (saddles.length) {
      const places = saddles.map(([i, j]) => `(${i + 1}, ${j + 1})`).join(", ");
      shown.append(paragraph(say(`Saddle points: ${places}.`, `Điểm yên ngựa: ${places}.`)));
    }
    if (known.envelope) shown.append(...envelope(known.envelope));
    shown.append(...dominance(matrix, names, known.dominance), ...tableaux(known.tableaux), ...play.children);
    await play.commit();
  }

  await lab.open({
    hint: tree ? say("An input as the statement writes it", "Dữ liệu vào, viết như trong đề bài") : say("Payoffs to the first player, one row per line", "Số tiền người thứ nhất nhận, mỗi dòng một hàng"),
    rows: lab.lines(tree ? 8 : 5),
    solve,
    solve_text: say("Solve", "Giải"),
    sample: lab.sample,
    sample_text: tree ? say("Another one", "Ví dụ khác") : say("Another matrix", "Ma trận khác"),
  });
};
