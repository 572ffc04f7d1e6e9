import EarshotTree

extension Rule {
  static let imageDecorativeExposed = Rule(
    "image-decorative-exposed", .simplify, .info, .medium, .slows,
    "Focus stops at a picture that tells nothing.",
    what: "focus stops at a picture that only decorates",
    why: "each such stop costs a swipe and a guess about what the picture might mean",
    advice: "make the picture no accessibility element; keep it when it tells something",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html")],
    settings: ["icon-side": 40, "container-share": 0.9],
    supersededBy: ["separator-exposed", "rating-split"], screen: "375x812",
    fails: """
      ▼ image "Пепперони"
      text "Пепперони"
      ---
      view frame 16,100,343,200
        ▼ image "Summer" frame 16,100,343,200
        text "Two pizzas at half price" frame 30,200,300,24
        text "until the end of July" frame 30,230,300,20
      ---
      button "Notifications" frame 16,100,300,44
      ▼ image "chevron.right" frame 340,114,10,16
      """,
    passes: """
      image "A river in the mountains"
      text "Altai"
      ---
      image "Map of the route" frame 16,100,343,200
      text "12 km" frame 16,310,100,20
      ---
      view image frame 340,114,10,16
      text "Notifications" frame 16,110,200,24
      --- The logo is the only title.
      image header "Dodo" frame 172,60,32,32
      button "Menu" frame 16,100,100,44
      --- A double tap on the picture does something.
      image "Info" tappable frame 340,114,24,24
      """,
    boundaries: """
      --- icon-side
      ▼ image "arrow_up" frame 16,100,{39|40},{39|40}
      --- container-share
      view frame 0,100,200,100
        ▼ image "Sand" frame 0,100,{180|178},100
        text "Beach towels" frame 10,110,100,20
        text "three for two" frame 10,140,100,20
      """,
    check: .screen { run in
      let stops = run.screen.stops
      run.judge(stops.indices) { index, run in
        let stop = stops[index]
        guard stop.role == .image, stop.mayDecorate else { return .inapplicable }
        let isRepeated = [index - 1, index + 1].contains {
          stops.indices.contains($0) && run.isRepeated(stop, by: stops[$0])
        }
        let isIcon = run.isIcon(stop)
        if isRepeated || run.isBackdrop(stop) || isIcon && stop.isOrnament {
          return .fail(on: stop, fix: .isElement(false))
        }
        // A small picture with a name of its own tells a state, such as a tick or a lock; the name
        // of a file may stand for either.
        guard isIcon, CodeText.isAssetName(stop.spokenLabel) else { return .pass }
        return .review(on: stop, fix: .of(stop, .isElement(false)))
      }
    })
}

extension RuleContext {
  /// Whether a text or control beside the picture says its name.
  fileprivate func isRepeated(_ picture: Node, by other: Node) -> Bool {
    let name = picture.foldedLabel
    guard !name.isEmpty, other.foldedLabel == name, other.role != .image else {
      return false
    }
    guard let frame = picture.frame, let next = other.frame else { return true }
    return frame.verticalGap(to: next) <= 24 && frame.horizontalGap(to: next) <= 40
  }

  /// Whether it fills the view that it lies in, under two texts or more.
  fileprivate func isBackdrop(_ picture: Node) -> Bool {
    guard let parent = picture.parent, let whole = parent.frame,
      // A card is small; larger views are not walked for each of their pictures.
      parent.size < 30, let frame = picture.frame, whole.area > 0,
      frame.intersection(whole).area / whole.area >= self["container-share"]
    else { return false }
    let texts = parent.descendants.filter {
      $0.index > picture.index && $0.isStop && $0.role == .text
        && $0.frame.map { frame.contains($0.center) } == true
    }
    return texts.count >= 2
  }

  fileprivate func isIcon(_ picture: Node) -> Bool {
    guard let frame = picture.frame, !frame.isEmpty else { return false }
    return frame.width < self["icon-side"] && frame.height < self["icon-side"]
  }
}

extension Node {
  /// Whether a picture has no task: no action, no title, no value.
  fileprivate var mayDecorate: Bool {
    !reactsToTap && !traits.contains(.header) && value.isEmpty
      && !hasActions && element.document?.isElement != true && !isCalledInformation
  }

  /// Whether its outlet says that it tells something.
  private var isCalledInformation: Bool {
    let words = (element.document?.outlets ?? []).flatMap(\.camelCaseWords)
    return words.contains(where: Self.telling.contains)
  }

  /// Words of programs for a picture that tells something.
  private static let telling: Set<String> = [
    "info", "information", "status", "state", "trend", "warning", "error", "alert", "check",
    "checkmark", "badge", "indicator", "progress", "rating", "flag", "lock", "result", "level",
  ]

  /// Whether its name is none, or that of an ornament.
  fileprivate var isOrnament: Bool {
    spokenLabel.isEmpty || foldedLabel.hasWord(of: Lexicon.all[.decoration])
  }
}
