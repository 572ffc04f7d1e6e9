// A text for the field of the app that is edited, in the place of its keyboard.

import { h } from "../dom.js";

// A form that calls `type` with what was written.
export function typingForm(app, type) {
  const text = h("input", { type: "text", autocomplete: "off" });
  return h("form", { onsubmit: event => {
    event.preventDefault();
    if (text.value) type(text.value);
    text.value = "";
  } }, h("label", { class: "field" }, h("span", null, app.t("listen.type")),
    h("span", { class: "says" }, text, h("button", { type: "submit" }, app.t("listen.typeIt")))));
}
