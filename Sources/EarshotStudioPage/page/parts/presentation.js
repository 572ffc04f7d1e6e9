// A presentation for a talk: wrong, mend, try; full screen, by keys.

import { button, fill, h } from "../dom.js";
import { isOther, textsOf, toWriteNote } from "./changes.js";
import "./phone.js";
import { placesNote } from "./screens.js";

// Makes the presentation of a comparison; `onclose` is called when it ends.
export function makePresentation(app, result, onclose) {
  const changes = result.changes.filter(isOther);
  const slides = changes.length === 0 ? [tryIt()] : changes.flatMap(change => [
    // What comes new was not heard before, and what is gone is not heard afterwards.
    ...(change.kinds.includes("added") ? [] : [wrong(change)]),
    ...(change.kinds.includes("removed") ? [] : [mended(change)]),
  ]).concat([tryIt()]);
  const stage = h("div", { class: "slide", role: "status" });
  const counter = h("p", { class: "quiet" });
  const previous = button("←", () => go(-1), { "aria-label": app.t("slide.back") });
  const next = button("→", () => go(1), { "aria-label": app.t("slide.next"), class: "main" });
  let place = 0;

  function wrong(change) {
    return () => slide("slide.wrong", result.before, change.before, "removed", change);
  }

  function mended(change) {
    return () => slide("slide.mend", result.after, change.after, "added", change);
  }

  function tryIt() {
    return () => {
      const phone = h("es-phone");
      queueMicrotask(() => {
        phone.show({ address: result.after.screenshot ?? result.after.picture,
          size: result.after.size, name: result.after.title });
        phone.note(placesNote(app, result.after.stops));
      });
      return [phone, h("div", { class: "stack" },
        h("h2", { class: "big" }, app.t("slide.try")),
        h("p", null, h("a", { class: "button", href: app.address("listen",
          { screen: result.after.id }) }, app.t("room.listen"))))];
    };
  }

  function slide(key, side, index, kept, change) {
    const stop = index === null || index === undefined ? null : side.stops?.[index];
    const phone = h("es-phone");
    queueMicrotask(() => {
      phone.show({ address: side.screenshot ?? side.picture, size: side.size, name: side.title });
      phone.note(placesNote(app, side.stops));
      phone.focusOn(stop?.frame);
      phone.caption(stop?.text ?? app.t("heard.nothing"));
    });
    const parts = textsOf(result, change)
      .filter(part => part.kind === "same" || part.kind === kept);
    const mark = kept === "removed" ? "del" : "ins";
    return [phone, h("div", { class: "stack" },
      h("h2", null, app.t(key)),
      h("p", { class: "big said" }, parts.length === 0 ? app.t("heard.nothing")
        : parts.map(part => part.kind === kept ? h(mark, null, part.text) : part.text)),
      kept === "added" && toWriteNote(app, change.toWrite))];
  }

  function show() {
    fill(stage, slides[place]());
    counter.textContent = `${place + 1} / ${slides.length}`;
    previous.setAttribute("aria-disabled", String(place === 0));
    next.setAttribute("aria-disabled", String(place === slides.length - 1));
    const heard = stage.querySelector(".big")?.textContent;
    app.voice.say([{ text: heard, language: result.language }]);
  }

  function go(step) {
    const wanted = Math.min(Math.max(place + step, 0), slides.length - 1);
    if (wanted === place) return;
    place = wanted;
    show();
  }

  function close() {
    if (document.fullscreenElement) document.exitFullscreen();
    app.voice.stop();
    node.close();
  }

  function full() {
    if (document.fullscreenElement) document.exitFullscreen();
    else node.requestFullscreen?.().catch(() => null);
  }

  const keys = {
    ArrowRight: () => go(1), Space: () => go(1), PageDown: () => go(1), ArrowLeft: () => go(-1),
    PageUp: () => go(-1), Home: () => go(-slides.length), End: () => go(slides.length),
    KeyF: full,
  };
  // A dialog keeps the keys and the reading inside it.
  const node = h(
    "dialog", {
      class: "presentation", "aria-label": app.t("compare.present"),
      onclose: () => { node.remove(); onclose(); },
      onkeydown: event => {
        if (event.target.closest("a, button") && ["Space", "Enter"].includes(event.code)) return;
        if (event.ctrlKey || event.altKey || event.metaKey || !keys[event.code]) return;
        event.preventDefault();
        keys[event.code]();
      },
    },
    h("div", { class: "row spread" }, h("h1", null, result.before.title ?? result.before.id),
      h("div", { class: "row" }, button(app.t("slide.full"), full),
        button(app.t("close"), close))),
    stage,
    h("div", { class: "row spread" }, previous, counter, next));
  show();
  queueMicrotask(() => {
    node.showModal();
    next.focus();
  });
  return node;
}
