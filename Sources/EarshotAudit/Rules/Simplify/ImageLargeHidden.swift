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
    supersededBy: ["element-unreachable"], screen: "375x812",
    fails: """
      ▼ view image appearance (image "pizza_ham") frame 28,60,320,320
      header "Ветчина и грибы" frame 24,392,270,44
      ---
      scroll frame 0,0,375,812
        view frame 0,0,375,240
          ▼ view type UIImageView frame 0,0,375,240
        text "A walk along the river" frame 16,260,343,30
      --- screen 1024x768 pad
      ▼ view image frame 0,100,500,400
      ▼ view image frame 520,100,500,400
      button "Next" frame 16,700,200,44
      """,
    passes: """
      image "Пицца Ветчина и грибы" frame 28,60,320,320
      ---
      element button "Caesar from 445 roubles" frame 16,60,343,320
        view image frame 16,60,343,280
      ---
      view image hidden frame 28,60,320,320
      text "Nothing here yet" frame 16,400,343,30
      --- A picture behind everything is decoration.
      view image frame 0,0,375,812
      button "Log in" frame 16,700,343,44
      --- A blurred copy of the cover.
      view image appearance (image "cover_blur") frame 0,0,375,400
      image "Cover of Abbey Road" frame 80,80,215,215
      --- Another element is what a finger finds on it.
      view image frame 0,100,375,300
      button "Play" frame 137,200,100,100
      """,
    boundaries: """
      --- picture-share
      screen 400x500
      ▼ view image frame 0,100,200,{104|97}
      text "Sea" frame 0,300,90,20
      --- backdrop-share
      screen 400x500
      ▼ view image frame 0,0,400,{448|462}
      text "Sea" frame 0,462,90,20
      """,
    check: .screen { run in
      guard let bounds = run.screen.bounds, bounds.area > 0 else {
        return run.incomplete(.noScreenSize)
      }
      let least = run["picture-share"] * bounds.area
      let pictures = run.screen.nodes.lazy.filter {
        $0.isSilentPicture && ($0.drawnFrame?.area ?? -1) >= least
      }
      // Ten pictures of a tenth fill a screen; more of them lie on one another.
      run.judge(pictures.prefix(40)) { picture, run in
        let frame = picture.drawnFrame ?? .zero
        let share = frame.intersection(bounds).area / bounds.area
        guard share >= run["picture-share"], share < run["backdrop-share"],
          !run.screen.stops.contains(where: { $0.frame?.contains(frame.center) == true })
        else { return .inapplicable }
        if let missing = picture.missing(.elementsHidden) { return missing }
        let percent: [String: Finding.Argument] = ["percent": .number((share * 100).rounded())]
        // A row is one element, with the picture in it.
        if let row = picture.row, !row.element.isAccessibilityElement, !row.stops.isEmpty {
          return .fail(percent, fix: run.merging(row.stops, into: row))
        }
        return .fail(
          percent, fix: .isElement(true), .insertTraits(.image), .label(.toWrite(.picture)))
      }
      for stop in run.screen.stops where stop.role == .image { run.pass(stop) }
    })
}

extension Node {
  /// Whether it is a picture in sight that is no stop, nor in one, nor hidden on purpose.
  fileprivate var isSilentPicture: Bool {
    role == .image && !isStop && !isInElement && isShown && !isHiddenFromTechnology && !isSystem
      && !(image ?? spokenLabel).hasWord(of: Lexicon.all[.backdrop])
  }
}
