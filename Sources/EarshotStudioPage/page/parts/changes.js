// What changed at a stop between two versions of a screen.

import { h } from "../dom.js";

// Whether something changed.
export function isOther(change) {
  return !change.kinds.includes("same");
}

// The stretches of words that stay, go or come; a stop that is whole or gone is one stretch.
export function textsOf(result, { kinds, before, after, texts }) {
  if (texts) return texts;
  if (kinds.includes("removed")) {
    return [{ text: result.before.stops[before]?.text ?? "", kind: "removed" }];
  }
  const kind = kinds.includes("added") ? "added" : "same";
  return [{ text: result.after.stops[after]?.text ?? "", kind }];
}

// What is to be filled in where a fix has only a placeholder; nothing where it has none.
export function toWriteNote(app, toWrite = []) {
  const names = toWrite.map(name => `‹${name}›: ${app.t(`toWrite.${name}`)}`);
  return names.length > 0 && h("p", { class: "notice small" },
    app.t("compare.toWrite", { names: names.join("; ") }));
}
