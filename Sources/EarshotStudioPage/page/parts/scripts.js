// Scripts of a session: what was done is written down, and a script is replayed step by step.

import { button, fill, h } from "../dom.js";
import { openDialog } from "./dialogs.js";

// Makes the tools; `take` shows what came of a step.
export function makeScripts(app, { transcript, take }) {
  const steps = h("span", { class: "quiet small" });
  const replay = h("div", { class: "stack" });
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
        button(app.t("copy"), () => navigator.clipboard?.writeText(result.text)))));
    dialog.addEventListener("close", () => URL.revokeObjectURL(address));
  }

  function load() {
    const text = h("textarea", { rows: "14", "aria-label": app.t("script"), spellcheck: "false" });
    const file = h("input", { type: "file", accept: ".vo,.txt",
      "aria-label": app.t("script.file"),
      onchange: async () => { text.value = await file.files[0].text(); } });
    const dialog = openDialog(app, app.t("script.replay"), h("div", { class: "stack" }, file, text,
      button(app.t("script.begin"), async () => {
        const result = await app.ask("listen.replay", { text: text.value });
        dialog.close();
        if (result) begin(result);
      }, { class: "main" })));
  }

  function begin(result) {
    transcript.clear();
    take(result);
    const rows = result.steps.map(({ text }) => h("li", null, h("code", null, text)));
    const next = button(app.t("script.next"), go, { class: "main" });
    let place = 0;
    async function go() {
      const turn = await app.ask("listen.next");
      if (!turn) return;
      take(turn);
      const row = rows[Math.max(0, (turn.step ?? place + 1) - 1)];
      place += 1;
      if (row) {
        const isFine = turn.passed !== false;
        row.append(" ", h("span", { class: `badge ${isFine ? "good" : "error"}` },
          app.t(isFine ? "script.passed" : "script.failed")), turn.problem
          && h("p", null, turn.problem) || "");
      }
      if (turn.done) next.disabled = true;
    }
    fill(replay, h("h3", null, app.t("script.replay")),
      h("ol", { class: "scroller stack", tabindex: "0" }, rows),
      h("div", { class: "row" }, next, button(app.t("close"), () => fill(replay))));
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
    showSteps(count) { steps.textContent = app.t("count.steps", { count }); },
  };
}
