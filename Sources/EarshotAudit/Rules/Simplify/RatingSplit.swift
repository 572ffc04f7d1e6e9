import EarshotText
import EarshotTree

extension Rule {
  static let ratingSplit = Rule(
    "rating-split", .simplify, .warning, .high, .slows,
    "A rating is one stop for each star.",
    what: "one rating is {count|# stop|# stops}",
    why: "a listener hears the same word again and again and has to count",
    advice: "make one element with a value such as 4 of 5; adjustable when it can be changed",
    wcag: ["1.3.1"], references: [.apple("uikit/uiaccessibilitytraits")],
    settings: ["marks-min": 3, "marks-max": 10], screen: "375x812",
    fails: """
      ▼ image "star.fill" frame 16,100,20,20
      image "star.fill" frame 38,100,20,20
      image "star.fill" frame 60,100,20,20
      image "star.fill" frame 82,100,20,20
      image "star" frame 104,100,20,20
      text "120 reviews" frame 140,100,100,20
      ---
      header "Оцените заказ" frame 16,60,343,24
      ▼ button "1 звезда" frame 60,100,44,44
      button "2 звезды" frame 112,100,44,44
      button "3 звезды" frame 164,100,44,44
      button "4 звезды" frame 216,100,44,44
      button "5 звезд" frame 268,100,44,44
      ---
      view frame 16,200,200,30
        ▼ image "Chili" frame 16,200,30,30
        image "Chili" frame 46,200,30,30
        image "Chili" frame 76,200,30,30
      """,
    passes: """
      adjustable "Rating" value "4 of 5" frame 16,100,120,20
      ---
      button "Star" frame 16,100,44,44
      button "Share" frame 70,100,44,44
      button "Delete" frame 124,100,44,44
      ---
      button "Add" frame 16,100,100,40
      button "Add" frame 136,100,100,40
      button "Add" frame 256,100,100,40
      --- The keys of a keypad are alike, but each says something else.
      button "1" frame 16,100,60,60
      button "2" frame 80,100,60,60
      button "3" frame 144,100,60,60
      --- One star in each row of a list.
      button "Star" frame 320,100,44,44
      button "Star" frame 320,150,44,44
      button "Star" frame 320,200,44,44
      """,
    boundaries: """
      --- marks-min
      ▼ \(lines(2) { "image \"Heart\" frame \($0 * 32 - 16),100,30,30" })
      {image "Heart" frame 80,100,30,30|}
      --- marks-max
      ▼ \(lines(10) { "image \"Heart\" frame \($0 * 32 - 16),100,30,30" })
      {|image "Heart" frame 336,100,30,30}
      """,
    check: .screen { run in
      let stops = run.screen.stops
      // A run of marks ends before a stop that is no mark of the same rating.
      let starts = stops.indices.filter { $0 == 0 || !run.areMarks(stops[$0 - 1], stops[$0]) }
      run.judge(zip(starts, starts.dropFirst() + [stops.count])) { bounds, run in
        let others = Array(stops[bounds.0 + 1..<bounds.1])
        guard others.count + 1 >= Int(clamping: run["marks-min"]),
          others.count < Int(clamping: run["marks-max"])
        else {
          return .inapplicable
        }
        let first = stops[bounds.0]
        let adjustable: [Fix.Change] = first.role.isControl ? [.insertTraits(.adjustable)] : []
        return .fail(
          ["count": .count(others.count + 1)], on: first,
          fix: run.joining(
            others, to: first,
            [.label(.toWrite(.name)), .value(.toWrite(.value))] + adjustable), covers: others)
      }
    })
}

extension RuleContext {
  /// Whether two stops are marks of one rating: of one size, side by side, named alike.
  fileprivate func areMarks(_ first: Node, _ second: Node) -> Bool {
    let role = second.role
    guard role == first.role, role == .image || role == .button || role == .other else {
      return false
    }
    guard areNamedAlike(first, second) else { return false }
    guard let frame = first.frame, let other = second.frame, !frame.isEmpty else {
      return false
    }
    return abs(frame.width - other.width) <= 1 && abs(frame.height - other.height) <= 1
      && frame.isInRow(with: other) && frame.horizontalGap(to: other) <= frame.width / 2
      && frame.horizontalOverlap(with: other) < 0.5
      // What is wider than high is a picture in a carousel or a button with text.
      && frame.width <= 2 * frame.height && frame.width <= 80
  }

  /// Whether both have one name, or both the name of a star or heart.
  private func areNamedAlike(_ first: Node, _ second: Node) -> Bool {
    let (name, other) = (first.foldedLabel, second.foldedLabel)
    if name.isEmpty, other.isEmpty {
      guard let image = first.image, let next = second.image else { return false }
      return image.hasWord(of: Lexicon.all[.rating]) && next.hasWord(of: Lexicon.all[.rating])
    }
    if name == other, first.role == .image || first.image != nil { return true }
    return name.hasWord(of: Lexicon.all[.rating]) && other.hasWord(of: Lexicon.all[.rating])
  }
}
