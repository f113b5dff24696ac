// Your own program on many cases: fresh small inputs to run it on, and all its answers checked at once.
"use strict";

/** Bytes of files as one zip, stored as they are. */
Games.zip = (files) => {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
    return byte;
  });
  const checksum = (bytes) => ~bytes.reduce((sum, byte) => (sum >>> 8) ^ table[(sum ^ byte) & 255], ~0) >>> 0;
  const numbers = (...pairs) => {
    const bytes = new Uint8Array(pairs.reduce((sum, [size]) => sum + size, 0));
    let at = 0;
    for (const [size, number] of pairs) for (let byte = 0; byte < size; byte++) bytes[at++] = (number / 2 ** (8 * byte)) & 255;
    return bytes;
  };
  const parts = [];
  const index = [];
  let offset = 0;
  for (const { name, text } of files) {
    const [title, bytes] = [new TextEncoder().encode(name), new TextEncoder().encode(text)];
    // Version, flags, no compression, 1 January 1980, and the sizes.
    const facts = [[2, 20], [2, 0], [2, 0], [2, 0], [2, 33], [4, checksum(bytes)], [4, bytes.length], [4, bytes.length], [2, title.length], [2, 0]];
    const head = numbers([4, 0x04034b50], ...facts);
    index.push(numbers([4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), title);
    parts.push(head, title, bytes);
    offset += head.length + title.length + bytes.length;
  }
  const size = index.reduce((sum, part) => sum + part.length, 0);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...index, end], { type: "application/zip" });
};

Games.many = ({ exercise, games, work, tell, stand_alone, refused }) => {
  const { say, phrase, make } = Games;
  const CASES = 20;
  const stem = (name) => name.replace(/\.[^.]*$/, "");
  /** The fresh inputs that were saved last, by their names. */
  const fresh = new Map();

  const save = () =>
    work(async () => {
      const seed = Games.seed() % 1_000_000;
      fresh.clear();
      for (let count = 0; count < CASES; count++) {
        const { input } = await games.ask({ ask: "small", exercise, seed: seed + count });
        fresh.set(String(count + 1).padStart(2, "0"), input);
      }
      Games.save(Games.zip([...fresh].map(([name, text]) => ({ name: `${name}.inp`, text }))), `cases-${seed}.zip`);
      tell("good", say(`${CASES} inputs were saved. Run your program on each and choose its answers below.`, `Đã lưu ${CASES} bộ dữ liệu vào. Hãy chạy chương trình của bạn trên từng bộ rồi chọn các tệp kết quả ở bên dưới.`));
    });

  /** Checks all pairs of an input and an answer; the smallest that is wrong stands alone. */
  const check = async (chosen) => {
    const texts = new Map();
    for (const file of chosen) texts.set(file.name, await file.text());
    const inputs = new Map(fresh);
    for (const [name, text] of texts) if (/\.(inp|in)$/.test(name)) inputs.set(stem(name), text);
    const answers = [...texts].filter(([name]) => /\.(out|ans|txt)$/.test(name) && inputs.has(stem(name)));
    if (!answers.length) {
      throw new Error(say("Choose files in pairs: 01.inp and 01.out, or the answers 01.out … to the inputs that were saved here.", "Hãy chọn các tệp theo cặp: 01.inp và 01.out, hoặc các kết quả 01.out … cho những bộ đã lưu ở đây."));
    }
    const wrong = [];
    for (const [name, answer] of answers) {
      const input = inputs.get(stem(name));
      const told = await games.ask({ ask: "check", exercise, input, answer });
      if (told.invalid) wrong.push({ name: stem(name), input, why: refused(told.invalid) });
      else if (!told.accepted) wrong.push({ name: stem(name), input, answer, why: phrase(told.refusal), alone: told.alone });
    }
    if (!wrong.length) return tell("good", say(`All ${answers.length} answers are accepted.`, `Cả ${answers.length} kết quả đều được chấp nhận.`));
    wrong.sort((a, b) => (a.alone?.input ?? a.input).length - (b.alone?.input ?? b.input).length);
    const [first] = wrong;
    tell("bad", say(`${wrong.length} of ${answers.length} are wrong. The smallest, ${first.name}: ${first.why}`, `${wrong.length} trong ${answers.length} kết quả sai. Bộ nhỏ nhất, ${first.name}: ${first.why}`));
    if (first.answer === undefined) return;
    const small = first.alone ?? { input: first.input, answer: first.answer, right: (await games.ask({ ask: "solve", exercise, input: first.input })).answer };
    if (small.input.length < 2000) stand_alone(small, say("The smallest case on which it fails:", "Bộ nhỏ nhất mà chương trình sai:"));
  };

  const files = make("input", { type: "file", id: "try-files", multiple: true, accept: ".inp,.in,.out,.ans,.txt" });
  files.addEventListener("change", () => work(() => check([...files.files])).then(() => (files.value = "")));
  return make("details", {
    class: "many",
    children: [
      make("summary", { text: say("Test your program on many cases", "Thử chương trình của bạn trên nhiều bộ") }),
      make("p", { text: say(`Save ${CASES} fresh small inputs (01.inp, 02.inp, …), run your program on each, and choose the answers (01.out, …). Pairs of your own work, too. The files stay on your machine.`, `Lưu ${CASES} bộ dữ liệu vào nhỏ, mới sinh (01.inp, 02.inp, …), chạy chương trình trên từng bộ, rồi chọn các tệp kết quả (01.out, …). Các cặp tệp của riêng bạn cũng được. Tệp không rời khỏi máy bạn.`) }),
      make("div", { class: "buttons", children: [make("button", { type: "button", id: "try-save", text: say("Save fresh cases", "Lưu các bộ mới"), on: { click: save } })] }),
      make("label", { for: "try-files", text: say("Answers, or pairs of inputs and answers", "Các kết quả, hoặc các cặp dữ liệu vào và kết quả") }),
      files,
    ],
  });
};
