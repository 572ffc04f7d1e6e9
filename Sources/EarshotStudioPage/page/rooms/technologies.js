// Technologies: the same screen by Voice Control, by Switch Control and by the names of UI tests.

import { append, h } from "../dom.js";
import { languageSelect, noScreen, roomHead, screenSelect } from "../parts/screens.js";
import { makeReadings } from "../parts/readings.js";
import { makeSwitches } from "../parts/switches.js";
import { makeVoiceControl } from "../parts/voice-control.js";

const views = { readings: makeReadings, voice: makeVoiceControl, switch: makeSwitches };
let view = null;

export default {
  async mount(host, app, query) {
    const screen = app.screen;
    if (!screen) return host.append(noScreen(app));
    const language = app.language;
    const name = views[query.get("view")] ? query.get("view") : "readings";
    const address = changes => app.address("technologies", { screen, language, view: name,
      ...changes });
    const body = h("div");
    append(host,
      roomHead(app.t("room.technologies"), null,
        screenSelect(app, app.t("screen"), screen,
          wanted => { location.hash = address({ screen: wanted }); }),
        languageSelect(app, language,
          wanted => { location.hash = address({ language: wanted }); })),
      h("nav", { class: "row views", "aria-label": app.t("tech.views") }, Object.keys(views).map(
        id => h("a", { class: "button", href: address({ view: id }),
          "aria-current": id === name ? "page" : null }, app.t(`tech.${id}`)))),
      body);
    app.opened(screen);
    view = views[name](app, { screen, language });
    body.append(view.node);
    await view.open();
    return undefined;
  },
  unmount() {
    view?.close?.();
    view = null;
  },
  keys: [{ title: "tech.switch", keys: [
    [["Space", "Enter"], "key.select"], [["→", "←"], "key.scan"], [["M"], "key.menu"],
    [["T"], "key.tapIt"], [["S"], "switch.stop"],
  ] }],
};
