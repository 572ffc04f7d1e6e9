// The glass of a phone: a sheet with the form of the screen, scrolled where the screen is long.

import { h } from "../dom.js";

// Screens that are longer are scrolled inside the phone.
const longest = 2.3;

export class Glass {
  #host;
  sheet = h("div", { class: "sheet" });
  node = h("div", { class: "glass" }, this.sheet);
  // Width and height of the screen in points.
  size = [390, 844];

  // `host` is the phone, whose width follows from the form of the screen.
  constructor(host) {
    this.#host = host;
  }

  // Takes the form of a screen of a size in points.
  shape(size) {
    this.size = size;
    const [width, height] = size;
    this.sheet.style.aspectRatio = `${width} / ${height}`;
    this.#host.style.setProperty("--ratio", String(width / Math.min(height, width * longest)));
    this.node.classList.toggle("long", height > width * longest);
  }

  // The point of the screen under a pointer.
  point(event) {
    const box = this.sheet.getBoundingClientRect();
    return [
      (event.clientX - box.left) / box.width * this.size[0],
      (event.clientY - box.top) / box.height * this.size[1],
    ];
  }

  // Scrolls inside the phone, and nowhere else.
  reveal([, y, , height]) {
    const view = this.node;
    if (!view.classList.contains("long")) return;
    const scale = this.sheet.clientHeight / this.size[1];
    const top = y * scale;
    const bottom = (y + height) * scale;
    if (top < view.scrollTop) view.scrollTop = top - 12;
    if (bottom > view.scrollTop + view.clientHeight) {
      view.scrollTop = bottom - view.clientHeight + 12;
    }
  }
}
