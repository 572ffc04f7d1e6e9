/// What steps through the stops of a page of pictures.
///
/// Everything that is said stands on the page already; the script moves the focus, shows and tells.
/// Nothing here may hold `<` or `&`: the page is well-formed XML as well.
enum PageScript {
  /// The script, which asks for nothing from anywhere.
  static let javaScript = """
    "use strict";
    (() => {
      const all = (root, query) => Array.from(root.querySelectorAll(query));
      const live = document.querySelector(".live");
      const explore = document.querySelector("#explore");
      const speak = document.querySelector("#speak");
      const synthesis = window.speechSynthesis;

      // Nothing is spoken unless the reader asks: a screen reader may be speaking already.
      const isSpeaking = () => speak.getAttribute("aria-pressed") === "true";

      function say(text, language) {
        synthesis.cancel();
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = language;
        synthesis.speak(utterance);
      }

      function play(screen) {
        const list = screen.querySelector(".stops");
        const buttons = list ? all(list, ".line") : [];
        if (buttons.length === 0) return;
        const areas = screen.querySelector(".areas");
        const caption = screen.querySelector(".caption");
        const steps = all(screen, "[data-step]");
        let current = 0;
        let told = -1;

        // A screen reader says by itself what takes the focus; only the rest is told to it.
        function tell(source, isFocused) {
          write(source, caption);
          if (isFocused) live.textContent = "";
          else write(source, live);
          if (isSpeaking()) say(source.textContent, caption.lang);
        }

        function write(source, place) {
          place.textContent = source.textContent;
          place.lang = source.closest("[lang]").lang;
        }

        function mark(index) {
          const button = buttons[current];
          button.removeAttribute("aria-current");
          button.tabIndex = -1;
          button.closest("li").classList.remove("current");
          turn(-1);
          current = index;
          buttons[index].setAttribute("aria-current", "true");
          buttons[index].tabIndex = 0;
          buttons[index].closest("li").classList.add("current");
          screen.querySelector(".place").textContent = `${index + 1} / ${buttons.length}`;
          for (const step of steps) {
            const goal = index + Number(step.dataset.step);
            step.setAttribute("aria-disabled", String(buttons[goal] === undefined));
          }
          for (const line of all(areas, ".cursor path")) {
            line.setAttribute("d", buttons[index].dataset.cursor || "");
          }
        }

        function select(index) {
          if (buttons[index] === undefined) return;
          mark(index);
          tell(buttons[index], document.activeElement === buttons[index]);
        }

        function go(index) {
          const goal = Math.max(0, Math.min(index, buttons.length - 1));
          if (goal !== current) buttons[goal].focus();
        }

        const turns = () => all(buttons[current].closest("li"), ".turn");

        function turn(index) {
          const lines = turns();
          if (lines[told]) lines[told].classList.remove("told");
          told = index;
          if (lines[told]) lines[told].classList.add("told");
        }

        function turnBy(step) {
          const lines = turns();
          if (lines.length === 0) return;
          const start = told === -1 ? (step > 0 ? -1 : 0) : told;
          turn((start + step + lines.length) % lines.length);
          tell(lines[told], false);
        }

        const keys = {
          ArrowRight: () => go(current + 1),
          ArrowLeft: () => go(current - 1),
          Home: () => go(0),
          End: () => go(buttons.length - 1),
          ArrowDown: () => turnBy(1),
          ArrowUp: () => turnBy(-1),
          Escape: () => {
            turn(-1);
            live.textContent = "";
            write(buttons[current], caption);
            if (isSpeaking()) synthesis.cancel();
          },
        };

        list.addEventListener("keydown", event => {
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          const action = keys[event.key];
          if (action === undefined) return;
          event.preventDefault();
          action();
        });
        list.addEventListener("focusin", event => {
          const index = buttons.indexOf(event.target);
          if (index !== -1) select(index);
        });
        list.addEventListener("click", event => {
          const button = event.target.closest(".line");
          if (button) button.focus();
        });
        for (const step of steps) {
          step.addEventListener("click", () => select(current + Number(step.dataset.step)));
        }

        function touch(event) {
          const found = document.elementFromPoint(event.clientX, event.clientY);
          if (found === null || found.closest(".areas") !== areas) return;
          if (found.dataset.stop === undefined) return;
          const index = Number(found.dataset.stop);
          if (index !== current || event.type === "click") select(index);
        }
        areas.addEventListener("click", touch);
        for (const type of ["pointerdown", "pointermove"]) {
          areas.addEventListener(type, event => explore.checked ? touch(event) : null);
        }

        for (const button of buttons) button.tabIndex = -1;
        mark(Number(list.dataset.start || 0));
        write(buttons[current], caption);
      }

      speak.addEventListener("click", () => {
        speak.setAttribute("aria-pressed", String(!isSpeaking()));
        synthesis.cancel();
      });
      if (synthesis) {
        const offer = () => { speak.hidden = synthesis.getVoices().length === 0; };
        synthesis.addEventListener("voiceschanged", offer);
        offer();
      }
      document.documentElement.classList.add("stepping");
      for (const tool of all(document, ".scripted")) tool.hidden = false;
      for (const screen of all(document, ".screen")) play(screen);
    })();
    """
}
