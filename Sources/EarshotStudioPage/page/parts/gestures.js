// Buttons that name each gesture, and the keys that make them.

import { button, h } from "../dom.js";

// The cross in the middle: what one does most.
const cross = [
  ["up", "↑", "swipeUp"], ["left", "←", "swipeLeft"], ["tap", "●●", "doubleTap"],
  ["right", "→", "swipeRight"], ["down", "↓", "swipeDown"],
];

// What a finger does on the phone alone, and the end of VoiceOver.
const withoutButton = new Set(["lift", "stop"]);

// With how many fingers a gesture is made, by its name; none for the phone itself.
function fingersOf(name) {
  const count = { two: 2, three: 3, four: 4 }[/^(two|three|four)Finger/.exec(name)?.[1]];
  if (count) return count;
  if (/^(magicTap|scrub|rotate)/.test(name)) return 2;
  return /^(home|appSwitcher|shake|tripleClick|audioGraph)$/.test(name) ? 0 : 1;
}

// The title of a gesture tells what it is called, then what it does.
export function gestureTitle(app, name) {
  const gesture = app.hello.gestures.find(item => item.name === name);
  const [called, ...does] = (app.words.of(gesture?.title) || name).split(", ");
  return { called, does: does.join(", ") };
}

// What can be pressed: the cross, then all other gestures by the number of fingers.
export function gesturePad(app, perform) {
  const gestures = app.hello.gestures.map(({ name }) => name)
    .filter(name => !withoutButton.has(name));
  const inCross = new Set(cross.map(([, , name]) => name));
  const counts = [...new Set(gestures.map(fingersOf))]
    .sort((one, other) => (one || 9) - (other || 9));
  return h(
    "div", { class: "gestures" },
    h("div", { class: "cross" }, cross.map(([area, sign, name]) => button(
      [h("span", { "aria-hidden": "true" }, sign), h("span", { class: "small" },
        gestureTitle(app, name).called)],
      () => perform(name), { class: `at-${area}`, dataset: { gesture: name } }))),
    counts.map(fingers => h(
      "details", { open: fingers === 2 },
      h("summary", null, fingers > 0 ? app.t("count.fingers", { count: fingers })
        : app.t("listen.phone")),
      h("div", { class: "pad" }, gestures
        .filter(name => fingersOf(name) === fingers && !inCross.has(name))
        .map(name => gestureButton(app, name, perform))))));
}

function gestureButton(app, name, perform) {
  const { called, does } = gestureTitle(app, name);
  return button(
    h("span", null, called, does && h("span", { class: "quiet small" }, `, ${does}`)),
    () => perform(name), { dataset: { gesture: name } });
}

// Keys by their code, so that they are the same on every keyboard layout.
const plain = {
  ArrowRight: "swipeRight", ArrowLeft: "swipeLeft", ArrowUp: "swipeUp", ArrowDown: "swipeDown",
  Space: "doubleTap", Enter: "doubleTap", KeyS: "singleTap", KeyH: "doubleTapAndHold",
  KeyT: "tripleTap", KeyR: "rotateClockwise", KeyA: "twoFingerSwipeUp", KeyB: "scrub",
  KeyM: "magicTap", KeyP: "twoFingerTap", KeyI: "twoFingerTripleTap",
  KeyC: "threeFingerTripleTap", Home: "fourFingerTapTop", End: "fourFingerTapBottom",
  PageUp: "threeFingerSwipeDown", PageDown: "threeFingerSwipeUp",
};
const shifted = {
  KeyR: "rotateCounterclockwise", KeyA: "twoFingerSwipeDown", KeyM: "threeFingerDoubleTap",
  ArrowUp: "threeFingerSwipeUp", ArrowDown: "threeFingerSwipeDown",
  ArrowLeft: "threeFingerSwipeLeft", ArrowRight: "threeFingerSwipeRight",
};
const byFingers = {
  2: {
    ArrowUp: "twoFingerSwipeUp", ArrowDown: "twoFingerSwipeDown", ArrowRight: "rotateClockwise",
    ArrowLeft: "rotateCounterclockwise", Space: "magicTap", KeyS: "twoFingerTap",
    KeyT: "twoFingerTripleTap", KeyH: "twoFingerDoubleTapAndHold",
  },
  3: {
    ArrowUp: "threeFingerSwipeUp", ArrowDown: "threeFingerSwipeDown",
    ArrowLeft: "threeFingerSwipeLeft", ArrowRight: "threeFingerSwipeRight",
    Space: "threeFingerDoubleTap", KeyS: "threeFingerTap", KeyT: "threeFingerTripleTap",
  },
  4: {
    ArrowUp: "fourFingerTapTop", ArrowDown: "fourFingerTapBottom",
    ArrowLeft: "fourFingerSwipeLeft", ArrowRight: "fourFingerSwipeRight",
    Space: "fourFingerDoubleTap",
  },
};

// Tells gestures from keys; a digit says with how many fingers the next one is made.
export class GestureKeys {
  fingers = 1;

  // The name of a gesture, "fingers" for a digit, or null.
  gesture(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return null;
    const digit = /^(?:Digit|Numpad)([1-4])$/.exec(event.code);
    if (digit && !event.shiftKey) {
      this.fingers = Number(digit[1]);
      return "fingers";
    }
    const fingers = this.fingers;
    const keys = fingers > 1 ? byFingers[fingers] : event.shiftKey ? shifted : plain;
    const name = keys[event.code] ?? null;
    if (name) this.fingers = 1;
    return name;
  }
}

// What the help says about these keys.
export const gestureKeyHelp = [
  [["→", "←"], "key.next"], [["↑", "↓"], "key.vertical"], [["Space", "Enter"], "key.activate"],
  [["S"], "key.again"], [["H"], "key.hold"], [["T"], "key.triple"],
  [["R", "Shift+R"], "key.rotor"], [["A", "Shift+A"], "key.readAll"], [["B"], "key.back"],
  [["M"], "key.magic"], [["P"], "key.pause"], [["I"], "key.chooser"], [["C"], "key.curtain"],
  [["Shift+M"], "key.mute"], [["Home", "End"], "key.ends"], [["Shift+↑", "Shift+↓"], "key.scroll"],
  [["Shift+←", "Shift+→"], "key.pages"], [["⌫"], "key.delete"], [["2", "3", "4"], "key.fingers"],
];
