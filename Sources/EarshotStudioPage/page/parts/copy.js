// Copies a text. Over plain HTTP from another machine a browser has no clipboard for pages.

import { button } from "../dom.js";

function select(node) {
  if (node.select) return node.select();
  return getSelection().selectAllChildren(node);
}

// Whether a text is in the clipboard now; else the node that shows it is selected.
async function isCopied(text, node) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    node.focus();
    select(node);
    // The old way; where a browser has it no more, keys copy what is selected.
    return document.execCommand?.("copy") ?? false;
  }
}

// A button that copies a text which `node` shows; `title` tells it from others.
export function copyButton(app, text, node, title = "") {
  const name = key => {
    copy.textContent = app.t(key);
    if (title) copy.setAttribute("aria-label", `${app.t(key)}: ${title}`);
  };
  const copy = button("", async () => {
    name(await isCopied(text, node) ? "copied" : "copy.selected");
  });
  name("copy");
  return copy;
}
