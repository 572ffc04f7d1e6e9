import EarshotText
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
      let pictures = run.screen.nodes.filter { $0.image != nil }
        .groups { $0.parent?.index ?? -1 }
      let beside = Dictionary(
        uniqueKeysWithValues: pictures.map { ($0.key, $0.nodes.prefix(mostPictures)) })
      let tally = SubtreeTally(run.screen) { $0.isStop }
      for node in run.screen.nodes {
        guard let image = node.image, node.isShown, !node.isSystem, !node.isStop,
          let badge = Badge(image, node.element.appearance.value?.pictureText), !node.isInBar,
          let others = beside[node.parent?.index ?? -1],
          others.contains(where: node.lies(on:))
        else { continue }
        let stops = node.stopsNear(tally)
        guard let first = stops.first else { continue }
        if stops.contains(where: { badge.isSaid(in: $0.foldedLabel, run.screen.language) }) {
          run.pass(node)
        } else {
          let fix = badge.word(in: run.screen.language).map {
            Fix.of(first.element.id, .label(.known("\($0), \(first.spokenLabel)")))
          }
          run.fail(node, ["badge": .text(image)], fix: fix)
        }
      }
    })
}

/// The most pictures of one parent that a badge is compared with.
private let mostPictures = 16
/// The most stops of one product.
private let mostStops = 12

/// A picture that says something about what it lies on.
private struct Badge {
  /// The parts of its name that have a meaning.
  let meanings: [String]
  /// The text that the picture shows.
  let text: String?

  init?(_ name: String, _ text: String?) {
    let parts = name.nameParts
    // What it shows may be said in the language of the app.
    let shown = text.map { $0.lowercased().words.map { String($0) } } ?? []
    meanings = (parts + shown).filter { Lexicon.english.badges[$0] != nil }
    self.text = text
    if meanings.isEmpty, !parts.contains("badge") { return nil }
  }

  /// Whether a name in lower case says it, in a language or in English.
  func isSaid(in label: String, _ language: String) -> Bool {
    if let text, label.contains(text.lowercased()) { return true }
    return ["en", language].contains { tag in
      meanings.contains {
        label.hasWord(beginningWith: words(for: $0, tag).map { $0.lowercased() })
      }
    }
  }

  /// The word for a name, when it is known.
  func word(in language: String) -> String? {
    meanings.lazy.compactMap { words(for: $0, language).first }.first ?? text
  }

  private func words(for meaning: String, _ tag: String) -> [String] {
    Lexicon.languages.words(in: Language(tag))?.badges[meaning] ?? []
  }
}

extension Node {
  /// Whether its name or what is written in it is a word of badges, which may be said in another
  /// language.
  var isBadge: Bool {
    guard let looks = element.appearance.value, let image = looks.image else { return false }
    return Badge(image, looks.pictureText) != nil
  }

  /// Whether it lies on a picture that is larger than itself.
  fileprivate func lies(on picture: Node) -> Bool {
    guard picture != self, let frame, let other = picture.frame, other.area > frame.area * 2 else {
      return false
    }
    return other.intersection(frame).area > 0
  }

  fileprivate var isInBar: Bool {
    ancestors.contains { $0.element.systemContainer == .tabBar || $0.role == .tab }
  }

  /// The stops that can say what it means: the element around it, or those of its parent.
  fileprivate func stopsNear(_ tally: SubtreeTally) -> [Node] {
    if let around = ancestors.first(where: \.isStop) { return [around] }
    guard let place = row ?? parent else { return [] }
    // A badge on a whole page cannot be told from other pictures.
    return tally.count(in: place) > mostStops ? [] : place.stops
  }
}
