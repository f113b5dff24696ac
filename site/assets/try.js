// Solve and check: the reference, the reader and the checker, for what is typed.
"use strict";

/** More letters than this are for the command line: a box on a page takes seconds to show them. */
Games.MOST_LETTERS = 1_000_000;

Games.build_try = (section) => {
  const { say, phrase, make, seed } = Games;
  const exercise = section.dataset.exercise;
  const games = Games.engine(section);
  const input = make("textarea", { id: "try-input", rows: 6, spellcheck: "false", autocomplete: "off" });
  const answer = make("textarea", { id: "try-answer", rows: 4, spellcheck: "false", autocomplete: "off" });
  const verdict = make("p", { class: "verdict", role: "status", id: "try-verdict" });
  const alone = make("div", { class: "alone", id: "try-alone", hidden: true });
  const stop = make("button", { type: "button", class: "quiet", text: say("Stop", "Dừng"), hidden: true });
  stop.addEventListener("click", () => games.stop(say("stopped", "đã dừng")));

  const tell = (kind, text) => {
    verdict.dataset.kind = kind;
    verdict.textContent = text;
  };
  /** The line that is at fault, selected. */
  const select = ({ line, column }) => {
    const lines = input.value.split("\n");
    const at = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    input.focus();
    input.setSelectionRange(at, Math.min(at + 1, input.value.length));
  };
  /** An input by itself, what was answered to it, and what is right: small enough to do it by hand. */
  const stand_alone = (found, words) => {
    alone.hidden = !found;
    if (!found) return alone.replaceChildren();
    const part = (name, text) => [make("dt", { text: name }), make("dd", { children: [make("pre", { tabindex: 0, children: [make("code", { text })] })] })];
    const take = make("button", {
      type: "button",
      id: "try-take",
      text: say("Work on this one", "Làm với câu này"),
      on: {
        click: () => {
          input.value = found.input;
          answer.value = found.answer;
          stand_alone(null);
          tell("", "");
          input.focus();
        },
      },
    });
    alone.replaceChildren(
      make("p", { text: words ?? say("This query alone is an input, too:", "Chỉ riêng câu hỏi này cũng là một bộ dữ liệu vào:") }),
      make("dl", {
        children: [
          ...part(say("Input", "Dữ liệu vào"), found.input),
          ...part(say("Your answer", "Kết quả của bạn"), found.answer || say("(nothing)", "(không có gì)")),
          ...part(say("A right answer (others may be right, too)", "Một kết quả đúng (có thể còn kết quả đúng khác)"), found.right),
        ],
      }),
      make("div", { class: "buttons", children: [take] }),
    );
  };
  /** Does something that may take long; what fails is told. */
  const work = async (action) => {
    stand_alone(null);
    tell("busy", say("Working …", "Đang tính …"));
    const slow = setTimeout(() => (stop.hidden = false), 300);
    try {
      await action();
    } catch (error) {
      tell("bad", error.message);
    } finally {
      clearTimeout(slow);
      stop.hidden = true;
    }
  };
  const refused = ({ line, column, message }) => say(`line ${line}, column ${column}: `, `dòng ${line}, cột ${column}: `) + phrase(message);
  const ask = (request, then) =>
    work(async () => {
      const told = await games.ask({ exercise, ...request });
      if (told.invalid) {
        tell("bad", refused(told.invalid));
        select(told.invalid);
      } else then(told);
    });
  /** What is typed seldom ends with its line; an input does. */
  const whole = () => {
    input.value = input.value.replace(/\n*$/, input.value === "" ? "" : "\n");
    return input.value;
  };
  for (const box of [input, answer]) {
    box.addEventListener("paste", (event) => {
      const length = event.clipboardData?.getData("text").length ?? 0;
      if (length <= Games.MOST_LETTERS) return;
      event.preventDefault();
      const size = (length / 1e6).toFixed(1);
      tell("bad", say(`${size} MB are too much for a box on a page. Below, files of any size can be checked.`, `${size} MB là quá nhiều cho một ô trên trang. Bên dưới có thể chấm các tệp lớn.`));
    });
  }
  const button = (id, text, action) => make("button", { type: "button", id, text, on: { click: action } });
  const solve = button("try-solve", say("Answer of the reference", "Đáp án của lời giải mẫu"), () =>
    ask({ ask: "solve", input: whole() }, (told) => {
      answer.value = told.answer;
      tell("good", say("The reference's answer stands below.", "Đáp án của lời giải mẫu ở bên dưới."));
    }),
  );
  const validate = button("try-validate", say("Is it valid?", "Có hợp lệ không?"), () =>
    ask({ ask: "validate", input: input.value }, () => tell("good", say("The input keeps to the statement.", "Dữ liệu vào đúng như đề bài."))),
  );
  const put = (text) => {
    input.value = text;
    answer.value = "";
    tell("", "");
  };
  const small = button("try-small", say("A small random case", "Một bộ nhỏ ngẫu nhiên"), () => ask({ ask: "small", seed: seed() }, (told) => put(told.input)));
  const samples = [...document.querySelectorAll("pre[id^=sample-][id$=-inp]")].map((sample, index) =>
    button(`try-sample-${index + 1}`, say(`Example ${index + 1}`, `Ví dụ ${index + 1}`), () => {
      stand_alone(null);
      put(sample.textContent);
    }),
  );
  const check = button("try-check", say("Check this answer", "Chấm đáp án này"), () =>
    ask({ ask: "check", input: whole(), answer: answer.value }, (told) => {
      if (told.accepted) tell("good", say("Accepted.", "Được chấp nhận."));
      else {
        tell("bad", say("Wrong answer: ", "Sai: ") + phrase(told.refusal));
        stand_alone(told.alone);
      }
    }),
  );
  const title = say("Solve and check", "Giải và chấm thử");
  const files = Games.many({ exercise, games, work, tell, stand_alone, refused });
  section.append(
    make("h2", { id: "try-title", text: title }),
    make("p", {
      class: "hint",
      text: say(
        "The reference and the checker run in this page. What you type stays on your machine.",
        "Lời giải mẫu và trình chấm chạy ngay trong trang này. Những gì bạn gõ không rời khỏi máy bạn.",
      ),
    }),
    make("label", { for: "try-input", text: say("Input", "Dữ liệu vào") }),
    input,
    make("div", { class: "buttons", children: [...samples.slice(0, 3), small, validate, solve] }),
    make("label", { for: "try-answer", text: say("Answer", "Kết quả") }),
    answer,
    make("div", { class: "buttons", children: [check, stop] }),
    verdict,
    alone,
    files,
    Games.solved_box(exercise),
  );
  section.hidden = false;
  Games.list(section, title, "tests");
};
