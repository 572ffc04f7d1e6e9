// The phone: a picture of the screen with what lies over it, and the fingers on its glass.

import { fill, h, svg } from "../dom.js";
import { Glass } from "./glass.js";

// How far apart the fingers of a mouse are that stands for several, in points.
const spread = 44;

export class Phone extends HTMLElement {
  #screen = new Glass(this);
  #glass = this.#screen.node;
  #picture = h("img", { alt: "", draggable: "false" });
  #over = svg("svg", { "aria-hidden": "true" });
  #outlines = svg("g");
  #chosen = svg("g");
  #badges = svg("g");
  #focus = svg("g", { class: "focus" });
  #dots = svg("g");
  #note = h("p", { class: "note", hidden: true });
  #caption = h("div", { class: "caption-panel", dir: "auto" });
  #isSized = false;
  #fingers = new Map();
  #queue = [];
  #isFlushing = false;
  #mouse = 1;

  // Whether touches become events "touches" with [finger, phase, x, y, seconds].
  takesTouches = false;

  connectedCallback() {
    if (this.firstChild) return;
    this.#over.append(this.#outlines, this.#badges, this.#focus, this.#dots);
    this.#screen.sheet.append(this.#picture, this.#over, this.#note);
    this.append(h("div", { class: "phone" }, this.#glass, this.#caption));
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
      this.#glass.addEventListener(type, event => this.#touch(event));
    }
    this.#picture.addEventListener("load", () => this.#loaded());
    this.#glass.addEventListener("contextmenu", event => event.preventDefault());
  }

  // The part that has the keys; the room gives it a name and listens.
  get glass() { return this.#glass; }

  // With how many fingers the mouse touches.
  set mouseFingers(count) { this.#mouse = count; }

  // Shows a picture of a screen of a size in points.
  show({ address, size, curtain = false, name = "" }) {
    this.#isSized = Boolean(size && size[0] > 0 && size[1] > 0);
    this.#shape(this.#isSized ? size : this.#screen.size);
    if (address && this.#picture.getAttribute("src") !== address) {
      this.#picture.setAttribute("src", address);
    }
    this.#picture.hidden = !address;
    this.#glass.classList.toggle("curtained", curtain);
    if (this.#glass.getAttribute("role") === "application") return;
    // What scrolls has to be reached by keys.
    this.#glass.setAttribute("tabindex", "0");
    this.#glass.setAttribute("role", "img");
    this.#glass.setAttribute("aria-label", name || "-");
  }

  #shape(size) {
    this.#screen.shape(size);
    this.#over.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
    this.#over.setAttribute("preserveAspectRatio", "none");
  }

  // A screen whose source tells no size is as large as its picture.
  #loaded() {
    const { naturalWidth, naturalHeight } = this.#picture;
    if (this.#isSized || naturalWidth === 0) return;
    this.#shape([naturalWidth, naturalHeight]);
  }

  // Draws the frame of the focus, or the polygons of its path; `null` takes it away.
  focusOn(frame, path) {
    fill(this.#focus);
    if (!frame) return;
    const [x, y, width, height] = frame;
    const shape = name => path?.length > 0
      ? path.map(points => svg("polygon", { class: name, points: points.join(" ") }))
      : svg("rect", { class: name, x, y, width: Math.max(0, width), height: Math.max(0, height),
        rx: 6 });
    this.#focus.append(...[shape("halo"), shape("ring")].flat());
    this.#screen.reveal(frame);
  }

  // Draws a frame for each stop; those with findings have another line.
  outline(stops, onchoose) {
    const boxes = stops.filter(stop => stop.frame).map(stop => {
      const name = stop.findings > 0 ? "stop-outline found" : "stop-outline";
      return outlineOf(stop.frame, name, stop.id);
    });
    fill(this.#outlines, boxes, this.#chosen);
    this.#outlines.onclick = event => {
      if (event.target.dataset.element) onchoose(event.target.dataset.element);
    };
  }

  // Draws a stronger frame around what is chosen; `null` takes it away.
  choose(frame) {
    this.#chosen.replaceChildren();
    if (!frame) return;
    this.#chosen.append(outlineOf(frame, "stop-outline chosen"));
    this.#screen.reveal(frame);
  }

  // Draws what a technology lays over the screen.
  overlay(overlay, framed = []) {
    const frames = [...(overlay?.frames ?? []).map(item => item.frame ?? item), ...framed];
    const boxes = frames.map(([x, y, width, height]) => [
      svg("rect", { class: "scan-halo", x, y, width, height, rx: 6 }),
      svg("rect", { class: "scan", x, y, width, height, rx: 6 }),
    ]);
    fill(this.#badges, boxes, (overlay?.badges ?? []).filter(badge => badge.frame).map(tag));
    const last = frames.at(-1);
    if (last && frames.length === 1) this.#screen.reveal(last);
  }

  // Writes the caption; what follows the sentence is smaller.
  caption(text, extra = "", language = "") {
    fill(this.#caption, h("div", null, text), extra && h("div", { class: "extra" }, extra));
    this.#caption.lang = language;
  }

  // Writes a text where there is nothing to see; empty takes it away.
  note(text) {
    this.#note.textContent = text;
    this.#note.hidden = !text;
  }

  // The panel below the screen.
  get captionPanel() { return this.#caption; }

  #touch(event) {
    if (!this.takesTouches) return;
    const isDown = event.type === "pointerdown";
    if (isDown && event.pointerType === "mouse" && event.button !== 0) return;
    if (isDown) {
      if (this.#fingers.size >= 4) return;
      event.preventDefault();
      this.#glass.focus({ preventScroll: true });
      this.#glass.setPointerCapture(event.pointerId);
      const count = event.pointerType === "mouse" ? this.#mouse : 1;
      this.#fingers.set(event.pointerId, this.#freeFingers(count));
    }
    const fingers = this.#fingers.get(event.pointerId);
    if (fingers === undefined) return;
    const phase = { pointerdown: "began", pointermove: "moved", pointerup: "ended",
      pointercancel: "cancelled" }[event.type];
    const [x, y] = this.#screen.point(event);
    const time = event.timeStamp / 1000;
    const points = fingers.map((finger, place) => [
      finger, phase, this.#beside(x, place, fingers.length), y, time,
    ]);
    if (phase === "moved") this.#forget(fingers);
    this.#queue.push(...points);
    if (phase === "ended" || phase === "cancelled") this.#fingers.delete(event.pointerId);
    this.#drawFingers(points, phase);
    if (phase === "moved") this.#flushSoon();
    else this.#flush();
  }

  #freeFingers(count) {
    const taken = new Set([...this.#fingers.values()].flat());
    return [0, 1, 2, 3].filter(finger => !taken.has(finger)).slice(0, count);
  }

  #beside(x, place, count) {
    const shifted = x + (place - (count - 1) / 2) * spread;
    return Math.min(Math.max(shifted, 1), this.#screen.size[0] - 1);
  }

  // Moves of one frame of the browser are told as the last of them.
  #forget(fingers) {
    const isOld = ([finger, phase]) => phase === "moved" && fingers.includes(finger);
    while (this.#queue.length > 0 && isOld(this.#queue.at(-1))) this.#queue.pop();
  }

  #flushSoon() {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    this.#isFlushing = false;
    if (this.#queue.length === 0) return;
    const events = this.#queue;
    this.#queue = [];
    this.dispatchEvent(new CustomEvent("touches", { detail: events }));
  }

  #drawFingers(points, phase) {
    for (const [finger, , x, y] of points) {
      const old = this.#dots.querySelector(`[data-finger="${finger}"]`);
      if (phase === "ended" || phase === "cancelled") {
        old?.remove();
      } else {
        const dot = old ?? svg("circle", { class: "finger", r: 16, dataset: { finger } });
        dot.setAttribute("cx", x);
        dot.setAttribute("cy", y);
        if (!old) this.#dots.append(dot);
      }
    }
  }
}

function outlineOf([x, y, width, height], name, element) {
  return svg("rect", { class: name, x, y, width: Math.max(0, width),
    height: Math.max(0, height), rx: 4, ...(element ? { dataset: { element } } : {}) });
}

// A text on a dark ground in the corner of a frame.
function tag({ text, frame: [x, y, width] }) {
  const length = Math.max(20, text.length * 7.6 + 12);
  const left = Math.max(0, x + Math.min(0, width - length));
  return svg("g", { class: "tag" },
    svg("rect", { x: left, y, width: length, height: 20, rx: 5 }),
    svg("text", { x: left + 6, y: y + 15 }, text));
}

customElements.define("es-phone", Phone);
