// The phone of the room Design: the picture, and frames that are drawn, chosen, moved and sized.

import { h } from "../dom.js";
import { Glass } from "../parts/glass.js";

const least = 4;
const reach = 6;
const accent = "#3734b8";
const corners = [[0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1], [0.5, 1], [0, 1], [0, 0.5]];

export class Sketch extends HTMLElement {
  #model = null;
  #screen = new Glass(this);
  #glass = this.#screen.node;
  #sheet = this.#screen.sheet;
  #picture = h("img", { alt: "", draggable: "false", hidden: true });
  // What stays, and what follows the finger; the order and the form tell what is drawn.
  #below = h("canvas", { "aria-hidden": "true" });
  #above = h("canvas", { "aria-hidden": "true" });
  #gesture = null;
  #isDue = false;
  #isStale = true;

  // "select" or "draw".
  tool = "select";

  connectedCallback() {
    if (this.firstChild) return;
    this.#sheet.append(this.#picture, this.#below, this.#above);
    this.#glass.classList.add("drawing");
    this.append(h("div", { class: "phone" }, this.#glass));
    this.#above.addEventListener("pointerdown", event => this.#begin(event));
    this.#above.addEventListener("pointermove", event => this.#move(event));
    this.#above.addEventListener("pointerup", event => this.#end(event));
    this.#above.addEventListener("pointercancel", event => {
      if (event.pointerId === this.#gesture?.pointer) this.#forget();
    });
    new ResizeObserver(() => this.redraw()).observe(this.#sheet);
  }

  get glass() { return this.#glass; }

  // Shows a design.
  show(model) {
    this.#model = model;
    const { size, picture } = model.screen ?? { size: [390, 844], picture: null };
    this.#screen.shape(size);
    this.#picture.hidden = !picture;
    if (picture && this.#picture.getAttribute("src") !== picture) {
      this.#picture.setAttribute("src", picture);
    }
    this.redraw();
  }

  // Draws all anew before the next frame of the browser.
  redraw() {
    this.#isStale = true;
    this.#drawSoon();
  }

  // Draws what follows the finger anew.
  #drawSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      if (this.#model) this.#draw();
    });
  }

  // Pixels of the canvas per point.
  #fit(canvas) {
    const box = this.#sheet.getBoundingClientRect();
    const ratio = devicePixelRatio || 1;
    const width = Math.max(1, Math.round(box.width * ratio));
    const height = Math.max(1, Math.round(box.height * ratio));
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    const scale = width / this.#screen.size[0];
    context.setTransform(scale, 0, 0, scale, 0, 0);
    return { context, line: ratio / scale };
  }

  #draw() {
    const model = this.#model;
    const moving = this.#gesture?.frames ?? new Map();
    if (this.#isStale) {
      this.#isStale = false;
      const { context, line } = this.#fit(this.#below);
      const items = model.shown;
      const isCrowded = items.length > 300;
      for (const item of items) {
        if (!item.frame || moving.has(item.item)) continue;
        this.#box(context, line, item, item.frame);
        if (!isCrowded) this.#number(context, line, item, item.frame);
      }
    }
    const { context, line } = this.#fit(this.#above);
    for (const [item, frame] of moving) this.#box(context, line, model.items.get(item), frame);
    const chosen = model.selection.filter(item => item.frame);
    for (const item of chosen) {
      const frame = moving.get(item.item) ?? item.frame;
      context.lineWidth = 4 * line;
      context.strokeStyle = "#fff";
      context.strokeRect(...frame);
      context.lineWidth = 2.5 * line;
      context.strokeStyle = accent;
      context.strokeRect(...frame);
    }
    if (chosen.length === 1) {
      this.#handles(context, line, moving.get(chosen[0].item) ?? chosen[0].frame);
    }
    const band = this.#gesture?.band;
    if (band) {
      context.setLineDash([4 * line, 3 * line]);
      context.lineWidth = 1.5 * line;
      context.strokeStyle = accent;
      context.fillStyle = "#3734b81f";
      context.fillRect(...band);
      context.strokeRect(...band);
      context.setLineDash([]);
    }
  }

  #box(context, line, item, frame) {
    const isContainer = item.kind === "container";
    context.setLineDash(isContainer ? [5 * line, 4 * line] : []);
    context.fillStyle = isContainer ? "#3734b80a" : "#3734b81c";
    context.fillRect(...frame);
    context.lineWidth = 2.5 * line;
    context.strokeStyle = "#ffffffb0";
    context.strokeRect(...frame);
    context.lineWidth = 1.25 * line;
    context.strokeStyle = isContainer ? "#7d4e00" : accent;
    context.strokeRect(...frame);
    context.setLineDash([]);
  }

  #number(context, line, item, [x, y]) {
    if (!item.index) return;
    const text = String(item.index);
    const size = 10 * line;
    context.font = `600 ${size}px system-ui, sans-serif`;
    const width = context.measureText(text).width + 6 * line;
    context.fillStyle = accent;
    context.fillRect(x, y, width, size + 4 * line);
    context.fillStyle = "#fff";
    context.fillText(text, x + 3 * line, y + size);
  }

  #handles(context, line, [x, y, width, height]) {
    for (const [right, down] of corners) {
      const side = 8 * line;
      context.fillStyle = "#fff";
      context.strokeStyle = accent;
      context.lineWidth = 1.5 * line;
      const left = x + width * right - side / 2;
      const top = y + height * down - side / 2;
      context.fillRect(left, top, side, side);
      context.strokeRect(left, top, side, side);
    }
  }

  // The smallest frame under a point; of equal ones the one that is read last.
  #hit([x, y]) {
    let found = null;
    for (const item of this.#model.shown) {
      if (!item.frame) continue;
      const [left, top, width, height] = item.frame;
      if (x < left || y < top || x > left + width || y > top + height) continue;
      if (!found || width * height <= found.frame[2] * found.frame[3]) found = item;
    }
    return found;
  }

  // The corner or edge of the one chosen frame under a point.
  #handle([x, y]) {
    const chosen = this.#model.selection;
    if (chosen.length !== 1 || !chosen[0].frame) return null;
    const [left, top, width, height] = chosen[0].frame;
    const far = reach * this.#screen.size[0] / this.#sheet.clientWidth;
    return corners.find(([right, down]) => Math.abs(left + width * right - x) <= far
      && Math.abs(top + height * down - y) <= far) ?? null;
  }

  #begin(event) {
    if (event.button !== 0 || !this.#model || this.#gesture) return;
    event.preventDefault();
    this.#glass.focus({ preventScroll: true });
    this.#above.setPointerCapture(event.pointerId);
    const start = this.#screen.point(event);
    const handle = this.#handle(start);
    const hit = this.#hit(start);
    const gesture = { pointer: event.pointerId, start, frames: new Map(), band: null };
    if (handle) {
      Object.assign(gesture, { kind: "size", handle, item: this.#model.selection[0] });
    } else if (hit && (this.tool === "select" || this.#model.chosen.has(hit.item))) {
      if (event.shiftKey) this.#model.choose([hit.item], { add: true });
      else if (!this.#model.chosen.has(hit.item)) this.#model.choose([hit.item]);
      gesture.kind = "move";
      gesture.items = this.#family(this.#model.selection);
    } else {
      gesture.kind = this.tool === "draw" ? "draw" : "band";
      gesture.adds = event.shiftKey;
    }
    this.#gesture = gesture;
  }

  // Items with what is in them, as they move.
  #family(items) {
    const family = new Set(items.map(item => item.item));
    for (const item of this.#model.shown) if (family.has(item.parent)) family.add(item.item);
    return this.#model.shown.filter(item => family.has(item.item) && item.frame);
  }

  #move(event) {
    const gesture = this.#gesture;
    if (!gesture || event.pointerId !== gesture.pointer) return;
    const [x, y] = this.#screen.point(event);
    const [dx, dy] = [x - gesture.start[0], y - gesture.start[1]].map(Math.round);
    if (!gesture.isMoving && Math.hypot(dx, dy) < 2) return;
    // What moves is drawn above; the rest is drawn once.
    if (!gesture.isMoving && gesture.kind !== "band" && gesture.kind !== "draw") this.#isStale = true;
    gesture.isMoving = true;
    if (gesture.kind === "move") {
      gesture.by = [dx, dy];
      for (const item of gesture.items) {
        const [left, top, width, height] = item.frame;
        gesture.frames.set(item.item, [left + dx, top + dy, width, height]);
      }
    } else if (gesture.kind === "size") {
      gesture.frames.set(gesture.item.item, sized(gesture.item.frame, gesture.handle, dx, dy));
    } else {
      gesture.band = between(gesture.start, [x, y]);
    }
    this.#drawSoon();
  }

  async #end(event) {
    const gesture = this.#gesture;
    if (!gesture || event.pointerId !== gesture.pointer) return;
    // While the edit is on its way nothing else ends this gesture.
    gesture.pointer = null;
    const model = this.#model;
    if (gesture.kind === "move" && gesture.by) {
      await model.edit([{ edit: "move", items: [...model.chosen], by: gesture.by }]);
    } else if (gesture.kind === "size" && gesture.isMoving) {
      const frame = gesture.frames.get(gesture.item.item);
      await model.edit([{ edit: "frames", frames: [[gesture.item.item, ...frame]] }]);
    } else if (gesture.kind === "draw") {
      await this.#drawn(gesture.band);
    } else if (gesture.kind === "band") {
      const items = gesture.band ? model.shown.filter(item => isInside(item.frame, gesture.band))
        : [];
      model.choose(items.map(item => item.item), { add: gesture.adds });
    }
    this.#forget();
  }

  async #drawn(band) {
    if (!band || band[2] < least || band[3] < least) return this.#model.choose([]);
    const frame = band.map(Math.round);
    return this.add(frame);
  }

  // Adds an element; its label is what comes next.
  async add(frame) {
    await this.#model.edit([{ edit: "add", frame, parent: this.#model.board }]);
    this.dispatchEvent(new CustomEvent("added"));
  }

  #forget() {
    this.#gesture = null;
    this.redraw();
  }

  // Scrolls a long screen so that a frame is seen.
  reveal(frame) {
    if (frame) this.#screen.reveal(frame);
  }
}

function between([x1, y1], [x2, y2]) {
  return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
}

function isInside(frame, [x, y, width, height]) {
  return frame && frame[0] >= x && frame[1] >= y && frame[0] + frame[2] <= x + width
    && frame[1] + frame[3] <= y + height;
}

// A frame whose edges follow a handle; an edge never passes the one across.
function sized([x, y, width, height], [right, down], dx, dy) {
  let [left, top, end, bottom] = [x, y, x + width, y + height];
  if (right === 0) left = Math.min(left + dx, end - 1);
  if (right === 1) end = Math.max(end + dx, left + 1);
  if (down === 0) top = Math.min(top + dy, bottom - 1);
  if (down === 1) bottom = Math.max(bottom + dy, top + 1);
  return [left, top, end - left, bottom - top];
}

customElements.define("es-sketch", Sketch);
