// Matrix games to look into, also those that are given by a tree: solved, explained, drawn, and played again and again.
"use strict";

Games.open_laboratory = async (section) => {
  const { say, phrase, make } = Games;
  const exercise = section.dataset.exercise;
  const tree = section.dataset.laboratory === "tree";
  const lab = Games.laboratory(section);
  const { ask, heading, paragraph, fold, table, drawing, frame, apart, shorter, shown } = lab;

  /** What each choice of the other player pays as the share of the second line goes from 0 to 1. */
  function envelope({ lines, lower, share, value }) {
    const title = lower ? say("The lower envelope", "Bao dưới") : say("The upper envelope", "Bao trên");
    const across = lower ? say("probability of row 2", "xác suất của hàng 2") : say("probability of column 2", "xác suất của cột 2");
    const { picture, x, y } = frame(title, 0, 1, lines.flat(), { across, up: say("payoff", "số tiền") });
    const best = lower ? Math.min : Math.max;
    const at = (line, share) => line[0] * (1 - share) + line[1] * share;
    for (const [index, line] of lines.entries()) {
      picture.append(drawing("line", { class: `line kind-${index % 4}`, x1: x(0), y1: y(line[0]), x2: x(1), y2: y(line[1]) }));
    }
    const word = lower ? say("column", "cột") : say("row", "hàng");
    picture.append(...apart(lines.map((line, index) => ({ x: x(1) + 6, y: y(line[1]) + 5, text: `${word} ${index + 1}`, kind: index % 4 }))));
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
    for (const [index, { row, column, rows: kept, columns: kept_columns, by }] of steps.entries()) {
      const what = row === null ? columns[column] : rows[row];
      const whose = row === null ? say("the column", "cột") : say("the row", "hàng");
      const line = plans ? `${whose} “${what}”` : what;
      const others = by.map(([other, share]) => (share === "1" ? "" : `${share} × `) + (row === null ? columns[other] : rows[other])).join(" + ");
      const caption = say(`Step ${index + 1}: ${line} is dominated by ${others}`, `Bước ${index + 1}: ${line} bị trội bởi ${others}`);
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

  async function solve(text) {
    // What is typed seldom ends with its line; an input does.
    const input = text.endsWith("\n") ? text : `${text}\n`;
    const known = await ask(tree ? { ask: "tree", exercise, input } : { ask: "matrix", text });
    const { matrix, value, row, column, saddles } = known;
    const is_saddle = (i, j) => saddles.some(([a, b]) => a === i && b === j);
    const names = named(known);
    const top = column.map((weight, j) => `${names.columns[j]}: ${weight}`);
    const left = row.map((weight, i) => `${names.rows[i]}: ${weight}`);
    const play = Games.repeated(lab, known, names);
    const drawn = tree ? Games.planted(lab, known, names) : null;
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
    value: async (text) => (await ask({ ask: "matrix", text })).value,
    hint: tree ? say("An input as the statement writes it", "Dữ liệu vào, viết như trong đề bài") : say("Payoffs to the first player, one row per line", "Số tiền người thứ nhất nhận, mỗi dòng một hàng"),
    rows: lab.lines(tree ? 8 : 5),
    solve,
    solve_text: say("Solve", "Giải"),
    sample: lab.sample,
    sample_text: tree ? say("Another one", "Ví dụ khác") : say("Another matrix", "Ma trận khác"),
  });
};
