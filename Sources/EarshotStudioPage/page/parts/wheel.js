// A wheel of choices: the chosen one in the middle, turned by keys, by the mouse and by a tap.

import { fill, h, freshID } from "../dom.js";

const angle = 24;

// Makes a wheel; `onturn` gets the name that was chosen.
export function makeWheel(label, onturn) {
  let options = [];
  let current = 0;
  const stem = freshID("wheel");
  const wheel = h("div", {
    class: "wheel", role: "listbox", tabindex: "0", "aria-label": label, onkeydown: press,
    onwheel: event => { event.preventDefault(); turn(Math.sign(event.deltaY)); },
  });

  function turn(step) {
    const place = Math.min(Math.max(current + step, 0), options.length - 1);
    if (place !== current) onturn(options[place].name);
  }

  function press(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1,
      Home: -options.length, End: options.length };
    if (steps[event.key] === undefined) return;
    event.preventDefault();
    turn(steps[event.key]);
  }

  // Shows choices, each with `name` and `title`, of which one is chosen.
  function show(list, chosen) {
    const isSame = list.length === options.length
      && list.every((item, place) => item.title === options[place].title);
    options = list;
    if (!isSame) {
      fill(wheel, list.map((item, place) => h("div", {
        role: "option", id: `${stem}-${place}`, onclick: () => onturn(options[place].name),
      }, item.title)));
    }
    current = Math.max(0, list.findIndex(item => item.name === chosen));
    [...wheel.children].forEach((node, place) => {
      const away = place - current;
      node.setAttribute("aria-selected", String(away === 0));
      node.style.transform = `rotateX(${-away * angle}deg) translateZ(5.5rem)`;
      node.style.visibility = Math.abs(away) > 3 ? "hidden" : "visible";
    });
    wheel.setAttribute("aria-activedescendant", `${stem}-${current}`);
  }

  return { node: wheel, show };
}
