// Scripts of a session: what was done is written down, and a script is replayed step by step.

import { append, button, fill, h } from "../dom.js";
import { copyButton } from "./copy.js";
import { openDialog } from "./dialogs.js";

// Makes the tools; `take` shows what came of a step.
export function makeScripts(app, { transcript, take }) {
  const steps = h("span", { class: "quiet small" });
  const replay = h("div", { class: "stack replay" });
  let done = 0;
  const step = h("input", { type: "text", autocomplete: "off", placeholder: "swipeRight x3" });

  async function save() {
    const result = await app.ask("listen.script");
    if (!result) return;
    const file = new Blob([result.text], { type: "text/plain" });
    const address = URL.createObjectURL(file);
    const text = h("textarea", { rows: "14", readOnly: true, "aria-label": app.t("script") });
    text.value = result.text;
    const dialog = openDialog(app, app.t("script"), h("div", { class: "stack" }, text,
      h("div", { class: "row" },
        h("a", { class: "button", href: address, download: "session.vo" }, app.t("script.save")),
        copyButton(app, result.text, text))));
    dialog.classList.add("of-script");
    dialog.addEventListener("close", () => URL.revokeObjectURL(address));
  }

  // What was done so far is a script already, which may be replayed as it is.
  function load() {
    const text = h("textarea", { rows: "14", "aria-label": app.t("script"), spellcheck: "false" });
    const file = h("input", { type: "file", accept: ".vo,.txt",
      "aria-label": app.t("script.file"),
      onchange: async () => { text.value = await file.files[0]?.text() ?? text.value; } });
    const problem = h("p", { class: "problem", role: "alert", hidden: true });
    const dialog = openDialog(app, app.t("script.replay"), h("div", { class: "stack" },
      problem, file, text, button(app.t("script.begin"), async () => {
        problem.hidden = true;
        try {
          const result = await app.request("listen.replay", { text: text.value });
          dialog.close();
          begin(result);
        } catch (error) {
          // A dialog lies over what a room says; a text with a mistake stays to be mended.
          problem.textContent = [error.message, error.help].filter(Boolean).join("\n");
          problem.hidden = !problem.textContent;
        }
      }, { class: "main" })));
    dialog.classList.add("of-script");
    if (done < 2) return;
    app.request("listen.script").then(recorded => {
      if (!text.value) text.value = recorded.text;
    }, () => null);
  }

  // What was expected and what came, beside a step that was done.
  function outcome({ passed, problem, help, rows: found = [] }) {
    const isFine = passed !== false;
    return [
      " ", h("span", { class: `badge ${isFine ? "good" : "error"}` },
        app.t(isFine ? "script.passed" : "script.failed")),
      problem && h("p", null, problem), !isFine && help && h("p", { class: "quiet" }, help),
      found.filter(({ met }) => !met).map(({ expected, heard }) => h("div", { class: "unmet" },
        h("p", null, app.t("script.expected", { text: expected ?? app.t("heard.nothing") })),
        h("p", null, app.t("script.heard", { text: heard ?? app.t("heard.nothing") })))),
    ];
  }

  function begin(result) {
    transcript.clear();
    take(result);
    const rows = result.steps.map(({ text }) => h("li", null, h("code", null, text)));
    const next = button(app.t("script.next"), () => go(), { class: "main" });
    const all = button(app.t("script.all"), goOn);
    const closing = button(app.t("close"), () => fill(replay));
    const sum = h("p", { role: "status" });
    let [place, fine] = [0, 0];

    // Does the next step; false where there is none after it.
    async function go(how) {
      const turn = await app.ask("listen.next");
      if (!turn) return false;
      take(turn, how);
      // The line of a step is not its place: a header and expectations stand between them.
      const row = rows[place];
      place += 1;
      if (turn.passed !== false) fine += 1;
      if (row) {
        append(row, outcome(turn));
        row.scrollIntoView({ block: "nearest" });
      }
      if (!turn.done) return true;
      sum.textContent = app.t("script.result", { passed: fine, count: rows.length });
      if (replay.contains(document.activeElement)) closing.focus({ preventScroll: true });
      next.disabled = all.disabled = true;
      return false;
    }

    // Does all steps that are left, without a word: they would cut each other.
    async function goOn() {
      next.disabled = all.disabled = true;
      closing.focus({ preventScroll: true });
      while (replay.contains(all) && await go({ isSilent: true }));
      if (place < rows.length) next.disabled = all.disabled = false;
    }

    fill(replay, h("h3", null, app.t("script.replay")),
      h("div", { class: "row" }, next, all, closing), sum,
      h("ol", { class: "scroller stack", tabindex: "0" }, rows));
    next.focus();
  }

  async function perform(event) {
    event.preventDefault();
    if (!step.value) return;
    const result = await app.ask("listen.step", { text: step.value });
    if (!result) return;
    if (result.problem) app.fail({ message: result.problem });
    step.value = "";
    take(result);
  }

  const node = h("div", { class: "stack" },
    h("form", { onsubmit: perform }, h("label", { class: "field" },
      h("span", null, app.t("script.step")),
      h("span", { class: "says" }, step, h("button", { type: "submit" }, app.t("script.do"))))),
    h("div", { class: "row" }, button(app.t("script.show"), save),
      button(app.t("script.replay"), load), steps),
    replay);
  return {
    node,
    showSteps(count) {
      done = count;
      steps.textContent = app.t("count.steps", { count });
    },
  };
}
