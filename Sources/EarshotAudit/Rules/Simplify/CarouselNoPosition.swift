import EarshotTree

extension Rule {
  static let carouselNoPosition = Rule(
    "carousel-no-position", .simplify, .info, .medium, .slows,
    "An adjustable carousel does not say its position.",
    what: "the value \"{value}\" does not tell which of how many it is",
    why: "a listener cannot know how many there are, nor whether the end is near",
    advice: "add the position to the value, such as Caesar, 2 of 7",
    wcag: ["1.3.1"], references: [.apple("uikit/uiaccessibilitytraits")],
    fails: """
      screen 375x812
      ▼ element collection adjustable "Акции" value "Цезарь" frame 0,52,375,126
        button "Цезарь" frame 16,60,305,110
        button "Пунш" frame 331,60,305,110
      ---
      ▼ adjustable "Size" value "Medium" options ("Small" "Medium" "Large" chosen 1 unnumbered)
      ---
      ▼ element segments adjustable "Dough" value "Thin"
        button "Traditional"
        button selected "Thin"
      """,
    passes: """
      adjustable "Size" value "Medium, 2 of 3" options ("Small" "Medium" "Large" chosen 1)
      ---
      element collection adjustable "Акции" value "Цезарь, 2 из 7"
        button "Цезарь"
        button "Пунш"
      ---
      adjustable "Photo" value "3/12" options ("1" "2" "3" chosen 2 unnumbered)
      --- A range without steps that could be counted.
      adjustable "Volume" value "50 %" range (0 100 current 50 step 10)
      --- The letters of an index are counted by nobody.
      adjustable "Index" value "А" options ("А" "Б" "В" unnumbered)
      """,
    check: .each(\.stops, where: { $0.role == .adjustable && $0.isSeries }, telling: .value) {
      stop, run in
      if stop.value.tellsPosition || stop.value.count == 1 { return .pass }
      return .fail(["value": .text(stop.value)], fix: run.numbering(stop))
    })
}

extension Node {
  /// Whether an adjustable element chooses among things: options, segments or cards.
  fileprivate var isSeries: Bool {
    switch element.adjustment.value {
    case .options(let options): return options.names.count > 1
    case .range: return false
    case nil: break
    }
    switch element.systemContainer {
    case .collection, .segmentedControl: return true
    case .scrollView: return size > 1
    default: return false
    }
  }
}

extension RuleContext {
  /// The position from the options, when they are known.
  fileprivate func numbering(_ stop: Node) -> Fix? {
    guard case .options(let options) = stop.element.adjustment.value,
      options.names.indices.contains(options.index)
    else { return nil }
    let series = screen.language(of: stop) == "ru" ? "из" : "of"
    let text =
      "\(options.names[options.index]), \(options.index + 1) \(series) \(options.names.count)"
    return .of(stop, .value(.known(text)))
  }
}

extension String {
  /// Whether two numbers say a place in a series: the first is not larger, and a word or stroke
  /// stands between.
  fileprivate var tellsPosition: Bool {
    var previous: Int?
    for part in split(whereSeparator: { ",;()\n".contains($0) }) {
      previous = nil
      for number in part.split(whereSeparator: { !$0.isNumber }) {
        // Digits of other scripts count as numbers too.
        let value = number.reduce(0) { ($0 % 100_000) * 10 + ($1.wholeNumberValue ?? 0) }
        if let previous, previous <= value { return true }
        previous = value
      }
    }
    return false
  }
}
