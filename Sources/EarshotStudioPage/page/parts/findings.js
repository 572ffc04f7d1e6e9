// A finding: what is wrong, what is heard now and after, and the fix to copy.

import { h } from "../dom.js";
import { copyButton } from "./copy.js";

// A code with a button that copies it.
export function codeBlock(app, title, code) {
  const shown = h("pre", { tabindex: "0" }, h("code", null, code));
  return h("div", { class: "stack" }, h("h4", { class: "quiet small" }, title),
    h("div", { class: "code" }, shown, copyButton(app, code, shown, title)));
}

// A finding as a card; `place` is what stands before it, such as a link to its screen.
export function findingCard(app, finding, place = null) {
  const { severity, rule, element, what, why, advice, now, after } = finding;
  const { criteria = [], fixes = [] } = finding;
  // What is heard may be several sentences, one a stop.
  const [heardNow, heardAfter] = [now, after].map(text => [text ?? []].flat().join(" · "));
  const isOther = heardAfter !== "" && heardAfter !== heardNow;
  return h(
    "li", { class: `finding ${severity}`, dataset: { rule } },
    h("div", { class: "row spread" },
      h("div", { class: "row" }, h("span", { class: `badge ${severity}` },
        app.t(`severity.${severity}`)), h("code", null, rule),
      criteria.length > 0 && h("span", { class: "quiet small" }, `WCAG ${criteria.join(", ")}`),
      finding.known && h("span", { class: "badge" }, app.t("audit.known"))),
      place),
    h("h3", null, what),
    why && h("p", { class: "quiet" }, why),
    (heardNow || heardAfter) && h("p", { class: isOther ? "heard now" : null },
      app.t("heard.now", { text: heardNow || app.t("heard.nothing") })),
    isOther && h("p", { class: "heard after" }, app.t("heard.after", { text: heardAfter })),
    advice && h("p", null, advice),
    fixes.length > 0 && h("details", null, h("summary", null, app.t("audit.fix"),
        h("span", { class: "hidden-text" }, `: ${element ?? rule}`)),
      h("div", { class: "stack" }, fixes.map(fix => [
        codeBlock(app, fix.title, fix.code), fix.doubt && h("p", { class: "quiet" }, fix.doubt),
      ]))));
}
