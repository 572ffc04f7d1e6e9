// The four readings of a screen side by side, and what one reaches and another does not.

import { fill, h } from "../dom.js";

export function makeReadings(app, { screen, language }) {
  const node = h("div", { class: "stack" });

  // What one technology lacks and another has; a text that nobody acts on lacks nothing.
  let lacking = new Map();

  // Who has a reading reaches it; a difference may be about what is in it, or about its name.
  function cell(target, technology, reading, text, note) {
    const isLacking = lacking.get(target.id)?.has(technology);
    if (isLacking && !reading) {
      return h("td", { class: "missing" }, `✕ ${app.t("tech.missing")}`);
    }
    return h("td", { class: text ? null : "quiet" },
      text || (reading && note ? null : app.t("tech.none")),
      note && h("div", { class: "quiet small" }, note),
      isLacking && h("div", null, h("span", { class: "badge warning" },
        `⚠ ${app.t("tech.lacking")}`)));
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
      cell(target, "voiceover", voiceover, voiceover?.text),
      cell(target, "voice-control", voiceControl, voiceControl?.name, [
        voiceControl?.number && app.t("tech.number", { number: voiceControl.number }),
        voiceControl?.answering > 1 && app.t("tech.answering", { count: voiceControl.answering }),
        voiceControl?.doubt,
      ].filter(Boolean).join(" · ")),
      cell(target, "switch-control", switchControl, path,
        [cost, switchControl?.doubt].filter(Boolean).join(" · ")),
      cell(target, "ui-test", uiTest, uiTest && h("code", null, uiTest.query)));
  }

  const technologies = {
    voiceover: "VoiceOver", "voice-control": "Voice Control", "switch-control": "Switch Control",
    "ui-test": "XCUITest",
  };
  const named = list => (list ?? []).map(name => technologies[name] ?? name).join(", ");

  async function open() {
    const { targets, differences } = await app.request(
      "technology.readings", { screen, ...(language ? { language } : {}) });
    lacking = new Map();
    for (const { element, missing } of differences) {
      lacking.set(element, new Set([...(lacking.get(element) ?? []), ...missing]));
    }
    const heads = ["element", "voiceover", "voice", "switch", "test"];
    fill(node,
      h("section", { class: "card stack" },
        h("h2", null, differences.length === 0 ? app.t("tech.same")
          : app.t("count.differences", { count: differences.length })),
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
