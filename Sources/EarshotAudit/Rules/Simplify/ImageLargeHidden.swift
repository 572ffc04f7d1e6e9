import EarshotTree

extension Rule {
  static let imageLargeHidden = Rule(
    "image-large-hidden", .simplify, .info, .medium, .cosmetic,
    "A large picture gets no focus.",
    what: "a picture of {percent} % of the screen is silent under the finger",
    why: "a finger on the largest thing of the screen hears nothing, as if it were empty",
    advice: "make it an image with a label, or part of the element with the title",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html")],
    settings: ["picture-share": 0.1, "backdrop-share": 0.9],
    fails: """
      screen 375x812
      ▼ view image appearance (image "pizza_ham") frame 28,60,320,320
      header "Ветчина и грибы" frame 24,392,270,44
      ---
      screen 375x812
      scroll frame 0,0,375,812
        view frame 0,0,375,240
          ▼ view type UIImageView frame 0,0,375,240
        text "A walk along the river" frame 16,260,343,30
      ---
      screen 1024x768 pad
      ▼ view image frame 0,100,500,400
      ▼ view image frame 520,100,500,400
      button "Next" frame 16,700,200,44
      --- boundary picture-share
      screen 400x500
      ▼ view image frame 0,100,200,104
      text "Sea" frame 0,300,90,20
      --- boundary backdrop-share
      screen 400x500
      ▼ view image frame 0,0,400,448
      text "Sea" frame 0,462,90,20
      """,
    passes: """
      screen 375x812
      image "Пицца Ветчина и грибы" frame 28,60,320,320
      ---
      screen 375x812
      element button "Caesar from 445 roubles" frame 16,60,343,320
        view image frame 16,60,343,280
      ---
      screen 375x812
      view image hidden frame 28,60,320,320
      text "Nothing here yet" frame 16,400,343,30
      --- A picture behind everything is decoration.
      screen 375x812
      view image frame 0,0,375,812
      button "Log in" frame 16,700,343,44
      --- A blurred copy of the cover.
      screen 375x812
      view image appearance (image "cover_blur") frame 0,0,375,400
      image "Cover of Abbey Road" frame 80,80,215,215
      --- Another element is what a finger finds on it.
      screen 375x812
      view image frame 0,100,375,300
      button "Play" frame 137,200,100,100
      --- boundary picture-share
      screen 400x500
      view image frame 0,100,200,97
      text "Sea" frame 0,300,90,20
      --- boundary backdrop-share
      screen 400x500
      view image frame 0,0,400,462
      text "Sea" frame 0,462,90,20
      """,
    check: .screen { run in
      guard let screen = run.screen.bounds, screen.area > 0 else {
        return run.incomplete(.noScreenSize)
      }
      // Ten pictures of a tenth fill a screen; more of them lie on one another.
      for picture in run.hiddenPictures().prefix(40) {
        guard let frame = picture.drawnFrame else { continue }
        let share = frame.intersection(screen).area / screen.area
        guard share >= run["picture-share"], share < run["backdrop-share"] else { continue }
        let isCovered = run.screen.stops.contains { $0.frame?.contains(frame.center) == true }
        guard !isCovered, run.knows(picture, .elementsHidden) else { continue }
        let id = picture.element.id
        run.fail(
          picture, ["percent": .number((share * 100).rounded())],
          fix: .of(id, .isElement(true), .insertTraits(.image), .label(.toWrite(.picture))))
      }
      for stop in run.screen.stops where stop.role == .image { run.pass(stop) }
    })
}

extension RuleContext {
  /// The pictures in sight that are no stops, nor in one, nor hidden on purpose.
  fileprivate func hiddenPictures() -> [AuditedScreen.Node] {
    let least = self["picture-share"] * (screen.bounds?.area ?? 0)
    return screen.nodes.filter { node in
      let facts = node
      guard facts.role == .image, !facts.isStop, !facts.isInElement, facts.isShown,
        !facts.isHiddenFromTechnology, !facts.isSystem, let frame = facts.drawnFrame,
        frame.area >= least
      else { return false }
      return !(facts.image ?? facts.spokenLabel).hasWord(of: Lexicon.all[.backdrop])
    }
  }
}
