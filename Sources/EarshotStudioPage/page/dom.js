// Elements are made here and nowhere else: a text is only ever a text node, so that nothing of a
// capture can become markup.

const SVG = "http://www.w3.org/2000/svg";

function set(node, name, value) {
  if (name.startsWith("on")) {
    node.addEventListener(name.slice(2), value);
  } else if (name === "dataset") {
    Object.assign(node.dataset, value);
  } else if (name === "style") {
    Object.assign(node.style, value);
  } else if (name in node && !(node instanceof SVGElement) && typeof value !== "string") {
    node[name] = value;
  } else if (value === true) {
    node.setAttribute(name, "");
  } else {
    node.setAttribute(name, String(value));
  }
}

function make(node, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value !== undefined && value !== null && value !== false) set(node, name, value);
  }
  // A tag may be given false for a property that is true from the start.
  append(node, children);
  return node;
}

// Appends what is not empty.
export function append(node, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    node.append(child);
  }
}

// An element of HTML. Properties are attributes, listeners ("onclick"), `dataset` and `style`.
export function h(tag, properties, ...children) {
  return make(document.createElement(tag), properties, children);
}

// An element of SVG.
export function svg(tag, properties, ...children) {
  return make(document.createElementNS(SVG, tag), properties, children);
}

// Puts other children into an element.
export function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

let counter = 0;

// An id that nothing else on the page has.
export function freshID(stem) {
  counter += 1;
  return `${stem}-${counter}`;
}

// A button with a text; `pressed` makes it a switch.
export function button(text, onclick, properties = {}) {
  const { pressed, ...rest } = properties;
  const state = pressed === undefined ? {} : { "aria-pressed": String(pressed) };
  return h("button", { type: "button", onclick, ...state, ...rest }, text);
}

// A labelled select. `options` are [value, title].
export function select(label, options, value, onchange, properties = {}) {
  const field = h(
    "select", { onchange: event => onchange(event.target.value), ...properties },
    options.map(([id, title]) => h("option", { value: id, selected: id === value }, title)));
  return h("label", { class: "field" }, h("span", null, label), field);
}

// A labelled checkbox.
export function checkbox(label, isOn, onchange, properties = {}) {
  return h(
    "label", { class: "check" },
    h("input", {
      type: "checkbox", checked: isOn, onchange: event => onchange(event.target.checked),
      ...properties,
    }),
    h("span", null, label));
}

// A slider whose label tells its number while it is moved; `title` writes the label.
export function slider(title, value, { least, most, step }, onchange) {
  const label = h("span", null, title(value));
  return h(
    "label", { class: "field" }, label,
    h("input", {
      type: "range", min: String(least), max: String(most), step: String(step),
      value: String(value),
      oninput: event => { label.textContent = title(Number(event.target.value)); },
      onchange: event => onchange(Number(event.target.value)),
    }));
}

// What is heard after a sentence: the hint, and what else there is.
export function afterwards({ hint, extra } = {}) {
  return [hint, ...[extra ?? []].flat()].filter(Boolean).join(". ");
}

// A time in seconds as minutes, seconds and tenths.
export function clock(seconds) {
  const tenths = Math.floor(Math.max(0, seconds) * 10 + 1e-6);
  const minutes = Math.floor(tenths / 600);
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, "0");
  return `${minutes}:${rest}`;
}
