// What changed at a stop between two versions of a screen.

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
