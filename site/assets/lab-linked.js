// Games whose entries are games: solved from the end, by stairs, by bisection, or by Shapley's iteration, step by step.
"use strict";

Games.open_laboratory = async (section) => {
  const { say, make } = Games;
  const lab = Games.laboratory(section);
  const { ask, heading, paragraph, table, drawing, label, frame, apart, shorter, stepper, shown } = lab;
  const value_line = (text) => make("p", { class: "value", children: [say("Value: ", "Giá trị: "), make("strong", { id: "lab-value", text })] });
  const points = (list) => list.map(([x, y]) => `${x},${y}`).join(" ");

  /** Games of games: one after the other, those that are solved as numbers. */
  async function chain(text) {
    const { steps } = await ask({ ask: "chain", text });
    const inside = make("div", { id: "lab-chain" });
    const known = new Map();
    const one = ({ game, entries, matrix, value, row, column }) => {
      const changed = (i, j) => entries[i][j] !== matrix[i][j];
      const cells = entries.map((line, i) => line.map((entry, j) => (changed(i, j) ? `${entry} = ${matrix[i][j]}` : entry)));
      known.set(game, value);
      return [
        table(
          say(`G${game + 1} is worth ${value}`, `G${game + 1} có giá trị ${value}`),
          column.map((weight) => weight),
          row,
          cells,
          (i, j) => (changed(i, j) ? "saddle" : ""),
        ),
      ];
    };
    const steps_shown = stepper(steps.length, (count) => inside.replaceChildren(...steps.slice(0, count).flatMap(one)));
    shown.replaceChildren(
      value_line(steps.find(({ game }) => game === 0).value),
      paragraph(
        say(
          "Games that lead nowhere come first; a game that is solved stands in the others as a number (marked). Beside rows and columns are the probabilities of optimal strategies.",
          "Trò không dẫn đến trò nào được giải trước; trò đã giải xong đứng trong các trò khác như một con số (được tô). Cạnh các hàng và cột là xác suất trong chiến lược tối ưu.",
        ),
      ),
      steps_shown.element,
      inside,
    );
    steps_shown.draw();
  }

  /** A game that comes back to itself: stairs between the curve and the diagonal. */
  async function again(text) {
    const { curve, stairs, written, solutions, value } = await ask({ ask: "again", text });
    const [from, to] = [curve[0][0], curve.at(-1)[0]];
    const title = say("The curve f(v), the diagonal, and stairs from Q", "Đường f(v), đường chéo, và các bậc thang từ Q");
    const place = make("div", { id: "lab-stairs" });
    const draw = (count) => {
      const { picture, x, y } = frame(title, from, to, [from, to], { across: "v", up: "f(v)" });
      const walk = [[stairs[0], stairs[0]]];
      for (let step = 0; step < count; step++) walk.push([stairs[step], stairs[step + 1]], [stairs[step + 1], stairs[step + 1]]);
      picture.append(
        drawing("line", { class: "limit", x1: x(from), y1: y(from), x2: x(to), y2: y(to) }),
        drawing("polyline", { class: "line", points: points(curve.map(([at, value]) => [x(at), y(value)])) }),
        drawing("polyline", { class: "envelope", points: points(walk.map(([at, value]) => [x(at), y(value)])) }),
        drawing("circle", { class: "spot", cx: x(stairs[count]), cy: y(stairs[count]), r: 5 }),
        label(x(stairs[0]), y(stairs[0]) - 10, "Q"),
      );
      const seen = Games.numbers(0, count);
      place.replaceChildren(
        picture,
        table(
          say("Play broken off after so many rounds, with Q paid then", "Ván chơi bị ngắt sau chừng ấy vòng, khi đó trả Q"),
          [say("is worth", "có giá trị"), "≈"],
          seen.map((step) => say(step === 1 ? "1 round" : `${step} rounds`, `${step} vòng`)),
          seen.map((step) => [written[step].length > 24 ? "…" : written[step], stairs[step].toFixed(6)]),
        ),
      );
    };
    const steps = stepper(stairs.length - 1, draw);
    const [least, most] = solutions;
    shown.replaceChildren(
      value_line(value),
      paragraph(
        least === most
          ? say(`f(v) = v has the only solution ${least}, whatever Q is.`, `f(v) = v có nghiệm duy nhất là ${least}, dù Q bằng bao nhiêu.`)
          : say(`f(v) = v for every v from ${least} to ${most}; the value is the one nearest to Q.`, `f(v) = v với mọi v từ ${least} đến ${most}; giá trị là nghiệm gần Q nhất.`),
      ),
      heading(title),
      steps.element,
      place,
    );
    steps.draw();
  }

  /** Several numbers, round by round, and where they go. */
  function rounds_plot(title, rounds, values, count = rounds.length - 1) {
    const names = { across: say("rounds", "số vòng"), up: say("value", "giá trị") };
    const { picture, x, y } = frame(title, 0, Math.max(1, rounds.length - 1), [...rounds.flat(), ...values], names);
    for (const [game, value] of values.entries()) {
      picture.append(
        drawing("line", { class: "limit", x1: x(0), y1: y(value), x2: x(rounds.length - 1), y2: y(value) }),
        drawing("polyline", { class: `curve kind-${game % 4}`, points: points(rounds.slice(0, count + 1).map((vector, round) => [x(round), y(vector[game])])) }),
      );
    }
    picture.append(...apart(values.map((value, game) => ({ x: x(Math.max(1, rounds.length - 1)) + 6, y: y(value) + 5, text: `G${game + 1}`, kind: game % 4 }))));
    return picture;
  }
  const rounds_table = (rounds, values) =>
    table(
      say("The first rounds, and the values", "Các vòng đầu, và giá trị"),
      values.map((_, game) => `G${game + 1}`),
      [...rounds.slice(0, 7).keys(), say("value", "giá trị")].map(String),
      [...rounds.slice(0, 7), values].map((vector) => vector.map((number) => number.toFixed(6))),
    );

  /** Three games: the crossing of a curve and a line, closed in upon. */
  async function three(text) {
    const { steps, curve, rounds, values } = await ask({ ask: "three", text });
    const title = say("v₂ + v₃ and 2x over x: they cross where x = v₁", "v₂ + v₃ và 2x theo x: chúng cắt nhau tại x = v₁");
    const place = make("div", { id: "lab-bisection" });
    const draw = (count) => {
      const { picture, x, y } = frame(title, 0, curve.at(-1)[0], curve.flatMap(([, sum, twice]) => [sum, twice]), { across: "x", up: "v₂ + v₃, 2x" });
      const { low, high } = steps[Math.min(count, steps.length - 1)];
      picture.append(
        drawing("rect", { class: "band", x: x(low), y: 26, width: Math.max(1.5, x(high) - x(low)), height: 208 }),
        drawing("polyline", { class: "envelope", points: points(curve.map(([at, sum]) => [x(at), y(sum)])) }),
        drawing("polyline", { class: "line", points: points(curve.map(([at, , twice]) => [x(at), y(twice)])) }),
      );
      place.replaceChildren(
        picture,
        table(
          say("The bisection", "Chia đôi"),
          ["x", "v₂", "v₃", "v₂ + v₃", "2x", say("the solution lies", "nghiệm nằm ở")],
          steps.slice(0, count).map((_, step) => String(step + 1)),
          steps.slice(0, count).map(({ x, v2, v3, sum, twice, right }) => [
            ...[x, v2, v3, sum, twice].map((number) => number.toFixed(6)),
            right ? say("to the right", "bên phải") : say("to the left", "bên trái"),
          ]),
        ),
      );
    };
    const steps_shown = stepper(steps.length, draw);
    const broken = say("Play broken off after so many rounds", "Ván chơi bị ngắt sau chừng ấy vòng");
    shown.replaceChildren(
      value_line(values.map((value, game) => `v${"₁₂₃"[game]} ≈ ${value.toFixed(12)}`).join(", ")),
      heading(title),
      steps_shown.element,
      place,
      heading(broken),
      rounds_plot(broken, rounds, values),
      rounds_table(rounds, values),
    );
    steps_shown.draw();
  }

  /** Shapley's iteration: each round puts the values so far in the place of the games. */
  async function iterate(text) {
    const { rounds, values } = await ask({ ask: "iteration", text });
    const title = say("Shapley's iteration, round by round", "Phép lặp Shapley, từng vòng");
    const place = make("div", { id: "lab-rounds" });
    const name = (_, game) => `G${game + 1}`;
    const draw = (count) => {
      const seen = rounds.slice(0, count + 1);
      const picture = rounds_plot(title, rounds, values, count);
      const far = (vector) => Math.max(...vector.map((number, game) => Math.abs(number - values[game])));
      place.replaceChildren(
        picture,
        table(
          say("What the games are worth if play stops after so many rounds", "Giá trị các trò nếu ngừng chơi sau chừng ấy vòng"),
          [...values.map(name), say("still off by", "còn lệch")],
          [...seen.keys(), say("value", "giá trị")].map(String),
          [...seen.map((vector) => [...vector.map((number) => number.toFixed(6)), far(vector).toExponential(1)]), [...values.map((number) => number.toFixed(6)), ""]],
        ),
      );
    };
    const steps = stepper(rounds.length - 1, draw);
    shown.replaceChildren(value_line(values.map((value, game) => `G${game + 1} ≈ ${shorter(value)}`).join(", ")), heading(title), steps.element, place);
    steps.draw();
  }

  const games = say("Games, one per line: rows end with ;", "Các trò chơi, mỗi dòng một trò: các hàng cách nhau bởi ;");
  // Where several games are typed there is room for another one.
  const kinds = {
    games_of_games: { hint: games, rows: lab.lines(4) + 1, solve: chain, sample: lab.sample },
    recursive: { hint: say("a b c Q: the game G = (G a; b c), and what endless play pays", "a b c Q: trò G = (G a; b c), và số tiền nhận nếu chơi mãi"), rows: 1, solve: again, sample: lab.sample },
    three_recursive: { hint: say("a b: the payoffs in the second and in the third game", "a b: số tiền trong trò thứ hai và trò thứ ba"), rows: 1, solve: three, sample: lab.sample },
    stochastic: { hint: games, rows: lab.lines(2) + 1, solve: iterate, sample: lab.sample },
  };
  await lab.open({ ...kinds[section.dataset.laboratory], solve_text: say("Show", "Xem"), sample_text: say("Another one", "Ví dụ khác") });
};
