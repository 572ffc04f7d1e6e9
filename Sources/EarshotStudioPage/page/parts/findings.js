// A finding: what is wrong, what is heard now and after, and the fix to copy.

import { h } from "../dom.js";
import { copyButton } from "./copy.js";

// How much a finding weighs: its severity, or that only a person can tell whether it is a flaw.
export function weight({ severity, outcome }) {
  return outcome === "review" ? outcome : severity;
}

// A code with a button that copies it.
export function codeBlock(app, title, code) {
  const shown = h("pre", { tabindex: "0" }, h("code", null, code));
  return h("div", { class: "stack" }, h("h4", { class: "quiet small" }, title),
    h("div", { class: "code" }, shown, copyButton(app, code, shown, title)));
}

// How many words are compared; of longer texts all words count as changed.
const longest = 400;

// The words of a text that another one has not in this order are marked.
function marked(text, other) {
  const [words, others] = [text, other].map(item => item.split(" "));
  if (Math.max(words.length, others.length) > longest) return h("span", { class: "changed" }, text);
  // The lengths of the longest common rows of words from each pair of places on.
  const lengths = Array.from({ length: words.length + 1 }, () => Array(others.length + 1).fill(0));
  for (let left = words.length - 1; left >= 0; left -= 1) {
    for (let right = others.length - 1; right >= 0; right -= 1) {
      lengths[left][right] = words[left] === others[right] ? lengths[left + 1][right + 1] + 1
        : Math.max(lengths[left + 1][right], lengths[left][right + 1]);
    }
  }
  let right = 0;
  return words.map((word, left) => {
    const space = left > 0 ? " " : "";
    while (right < others.length && words[left] !== others[right]
      && lengths[left][right + 1] === lengths[left][right]) right += 1;
    if (right < others.length && word === others[right]) {
      right += 1;
      return space + word;
    }
    return [space, h("span", { class: "changed" }, word)];
  });
}

// A text of the page with nodes in the place of its {text}.
function withNodes(app, key, nodes) {
  const [before, after] = app.t(key, { text: "\n" }).split("\n");
  return [before, nodes, after];
}

// A finding as a card; `place` is what stands before it, such as a link to its screen.
export function findingCard(app, finding, place = null) {
  const { rule, element, what, why, advice, now, after } = finding;
  const severity = weight(finding);
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
      withNodes(app, "heard.now", isOther && heardNow ? marked(heardNow, heardAfter)
        : heardNow || app.t("heard.nothing"))),
    isOther && h("p", { class: "heard after" }, app.t("heard.after", { text: heardAfter })),
    advice && h("p", null, advice),
    fixes.length > 0 && h("details", null, h("summary", null, app.t("audit.fix"),
        h("span", { class: "hidden-text" }, `: ${element ?? rule}`)),
      h("div", { class: "stack" }, fixes.map(fix => [
        codeBlock(app, fix.title, fix.code),
        // What stands in angle brackets is no text to ship.
        fix.code.includes("‹") && h("p", { class: "quiet" }, app.t("audit.fillIn")),
      ]))));
}
