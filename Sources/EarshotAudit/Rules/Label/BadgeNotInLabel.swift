import EarshotTree

extension Rule {
  static let badgeNotInLabel = Rule(
    "badge-not-in-label", .label, .info, .low, .slows,
    "What a badge on a picture says is not in the name.",
    what: "the badge {badge} lies on the picture, and no name beside it says so",
    why: "a listener does not learn that a product is new or reduced",
    advice: "put the word first in the name, as in \"New, Pepperoni\"",
    wcag: ["1.1.1"], references: [.wcag("non-text-content.html")],
    fails: """
      screen 375x812 ru
      cell tappable frame 0,200,375,164
        view frame 16,212,123,130 appearance (image "pizza_crazy")
        ▼ view frame 117,220,26,16 appearance (image "badge_new")
        text "Крэйзи пепперони" frame 155,214,204,22
      ---
      button "Trainers, $90" frame 0,100,180,240
        view frame 0,100,180,180 appearance (image "trainers_white")
        ▼ view frame 8,108,50,20 appearance (image "ic_sale")
      ---
      cell tappable frame 0,0,375,100
        view frame 16,16,60,60 appearance (image "combo")
        ▼ view frame 60,16,40,18 appearance (image "badge_2v1" pictureText "2в1")
        text "Combo for two" frame 100,16,200,20
      """,
    passes: """
      screen 375x812 ru
      cell frame 0,200,375,164
        view frame 16,212,123,130 appearance (image "pizza_crazy")
        view frame 117,220,26,16 appearance (image "badge_new")
        text "Новинка, Крэйзи пепперони" frame 155,214,204,22
      ---
      cell frame 0,0,375,100
        view frame 16,16,60,60 appearance (image "combo")
        view frame 60,16,40,18 appearance (image "badge_2v1" pictureText "2в1")
        text "2в1, Combo for two" frame 100,16,200,20
      ---
      cell frame 0,0,375,100
        view frame 16,16,60,60 appearance (image "anna_avatar")
        text "Anna" frame 100,16,200,20
      --- The counter of a tab is the system's, which says it as a value.
      tabbar frame 0,729,375,83
        button tabBarItem "Cart" value "2 new items" frame 2,730,90,48
          view frame 30,735,30,30 appearance (image "cart")
          view frame 50,732,16,16 appearance (image "badge_red")
      --- A picture with such a name that lies on no other is no badge.
      cell frame 0,0,375,60
        view frame 16,16,30,30 appearance (image "new_message")
        text "Write to us" frame 60,16,200,20
      """,
    check: .screen { run in
      let pictures = run.picturesByParent()
      let language = run.screen.language
      guard !pictures.isEmpty else { return }
      let tally = SubtreeTally(run.screen) { $0.isStop }
      for node in run.screen.nodes {
        guard let image = node.image, node.isShown, !node.isSystem,
          !node.isStop,
          let badge = Badge(image, node.element.appearance.value?.pictureText),
          let frame = node.frame, !run.isInBar(node)
        else { continue }
        let around = pictures[node.parent] ?? []
        guard around.contains(where: { $0 != node && run.lies(frame, on: $0) }) else { continue }
        let stops = run.stopsNear(node, tally)
        guard !stops.isEmpty else { continue }
        if stops.contains(where: { badge.isSaid(in: $0.foldedLabel, language) }) {
          run.pass(node)
        } else {
          let word = badge.word(in: language)
          let fix = word.map { word in
            Fix.of(
              stops[0].element.id, .label(.known("\(word), \(stops[0].spokenLabel)")))
          }
          run.fail(node, ["badge": .text(image)], fix: fix)
        }
      }
    })
}

/// A picture that says something about what it lies on.
private struct Badge {
  /// The parts of its name that have a meaning, as in ``StateWords/badges``.
  let meanings: [String]
  /// The text that the picture shows.
  let text: String?

  init?(_ name: String, _ text: String?) {
    let parts = name.nameParts
    meanings = parts.filter { StateWords.badges[$0] != nil }
    self.text = text
    if meanings.isEmpty, !parts.contains("badge") { return nil }
  }

  /// Whether a name in lower case says it.
  func isSaid(in label: String, _ language: String) -> Bool {
    if let text { return label.contains(text.lowercased()) }
    return meanings.contains { meaning in
      (StateWords.badges[meaning] ?? [:]).contains { entry in
        (entry.key == language || entry.key == "en")
          && label.hasWord(beginningWith: entry.value.map { $0.lowercased() })
      }
    }
  }

  /// The word for a name, when it is known.
  func word(in language: String) -> String? {
    if let text { return text }
    return meanings.first.flatMap { StateWords.badges[$0]?[language]?.first }
  }
}

extension RuleContext {
  /// The most pictures of one parent that a badge is compared with.
  private static var mostPictures: Int { 16 }
  /// The most stops of one product.
  private static var mostStops: Int { 12 }

  fileprivate func picturesByParent() -> [AuditedScreen.Node?: [AuditedScreen.Node]] {
    var pictures: [AuditedScreen.Node?: [AuditedScreen.Node]] = [:]
    for node in screen.nodes where node.image != nil {
      let parent = node.parent
      if pictures[parent, default: []].count < Self.mostPictures {
        pictures[parent, default: []].append(node)
      }
    }
    return pictures
  }

  /// Whether a badge lies on a picture that is larger than itself.
  fileprivate func lies(_ badge: Rect, on picture: AuditedScreen.Node) -> Bool {
    guard let frame = picture.frame, frame.area > badge.area * 2 else { return false }
    return frame.intersection(badge).area > 0
  }

  fileprivate func isInBar(_ node: AuditedScreen.Node) -> Bool {
    node.ancestors.contains {
      $0.element.systemContainer == .tabBar || $0.role == .tab
    }
  }

  /// The stops that can say what a badge means: the element around it, or those of its parent.
  fileprivate func stopsNear(
    _ node: AuditedScreen.Node, _ tally: SubtreeTally
  ) -> [AuditedScreen.Node] {
    if let around = node.ancestors.first(where: { $0.isStop }) { return [around] }
    guard let place = node.row ?? node.parent else { return [] }
    // A badge on a whole page cannot be told from other pictures.
    return tally.count(in: place) > Self.mostStops ? [] : place.stops
  }
}
