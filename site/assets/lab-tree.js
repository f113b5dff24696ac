// A game tree, drawn: nodes, information sets, and the ways that two plans leave open.
"use strict";

/** The tree, leaves from left to right; nodes of one information set have one number, and a line joins them. */
Games.planted = ({ paragraph, heading, drawing, label }, { tree: nodes, plans, matrix }, { rows, columns }) => {
  const { say, phrase, make } = Games;
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
  /** The words beside a branch, in short lines. */
  const lines_of = ({ name, chance }) => {
    const lines = [];
    for (const word of phrase(name).split(" ")) {
      if (lines.length && lines.at(-1).length + word.length < 7) lines.push(`${lines.pop()} ${word}`);
      else lines.push(word);
    }
    return chance ? [...lines, chance] : lines;
  };
  // Words of neighbouring branches must not meet; apart from that, a tree is as wide as the page lets it be.
  const all_lines = nodes.flatMap(({ branches }) => branches.map(lines_of));
  const longest = Math.max(1, ...all_lines.flat().map((line) => line.length));
  const step = 71 + 13 * Math.max(1, ...all_lines.map((lines) => lines.length));
  const unit = Math.max(44, Math.min(150, longest * 7.6));
  const room = document.getElementById("play").clientWidth;
  const [wide, high] = [Math.max(leaves * unit, Math.min(leaves * 90, room), 280), (deepest + 1) * step];
  const x = (node) => (places.get(node)[0] * wide) / leaves;
  const y = (node) => 30 + places.get(node)[1] * step;
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
      edges.set(`${node} ${index}`, line);
      const words = lines_of({ name, chance });
      const [across, down] = [x(node) * 0.25 + x(to) * 0.75, y(node) * 0.35 + y(to) * 0.65 - 6.5 * words.length + 6];
      picture.append(line, ...words.map((word, row) => label(across, down + 4 + 13 * row, word, "middle", { class: "branch" })));
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
};
