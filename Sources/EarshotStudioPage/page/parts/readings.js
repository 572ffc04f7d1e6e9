// The four readings of a screen side by side, and what one reaches and another does not.

import { fill, h } from "../dom.js";

export function makeReadings(app, { screen, language }) {
  const node = h("div", { class: "stack" });

  function cell(text, isMissing, note) {
    return h("td", { class: isMissing ? "missing" : null },
      isMissing ? `✕ ${app.t("tech.missing")}` : text,
      note && h("div", { class: "quiet small" }, note));
  }

  function row(target) {
    const { voiceover, voiceControl, switchControl, uiTest } = target;
    const path = switchControl?.path?.join(" › ");
    const cost = switchControl && app.t("tech.cost", {
      moves: switchControl.moves, presses: switchControl.presses });
    return h("tr", { dataset: { element: target.id } },
      h("th", { scope: "row" },
        h("a", { href: app.address("inspect", { screen, element: target.id }) },
          target.name || target.id)),
      cell(voiceover?.text, !voiceover),
      cell(voiceControl?.name, !voiceControl?.name, [
        voiceControl?.number && app.t("tech.number", { number: voiceControl.number }),
        voiceControl?.answering > 1 && app.t("tech.answering", { count: voiceControl.answering }),
        voiceControl?.doubt,
      ].filter(Boolean).join(" · ")),
      cell(path, !switchControl, [cost, switchControl?.doubt].filter(Boolean).join(" · ")),
      h("td", { class: uiTest ? null : "missing" },
        uiTest ? h("code", null, uiTest.query) : `✕ ${app.t("tech.missing")}`));
  }

  const technologies = {
    voiceover: "VoiceOver", "voice-control": "Voice Control", "switch-control": "Switch Control",
    "ui-test": "XCUITest",
  };
  const named = list => (list ?? []).map(name => technologies[name] ?? name).join(", ");

  async function open() {
    const { targets, differences } = await app.socket.request(
      "technology.readings", { screen, ...(language ? { language } : {}) });
    const heads = ["element", "voiceover", "voice", "switch", "test"];
    fill(node,
      h("section", { class: "card stack" },
        h("h2", null, app.t("count.differences", { count: differences.length })),
        differences.length === 0 && h("p", { class: "quiet" }, app.t("tech.same")),
        h("ul", { class: "stack" }, differences.map(item => h("li", { class: "finding warning" },
          h("p", null, item.sentence),
          h("p", { class: "quiet small" }, app.t("tech.reach", {
            reaching: named(item.reaching), missing: named(item.missing) })))))),
      h("section", { class: "card" },
        h("div", { class: "table", tabindex: "0", role: "region",
          "aria-label": app.t("tech.readings") },
        h("table", { class: "readings" },
          h("thead", null, h("tr", null, heads.map(
            name => h("th", { scope: "col" }, app.t(`tech.head.${name}`))))),
          h("tbody", null, targets.map(row))))));
  }

  return { node, open };
}
