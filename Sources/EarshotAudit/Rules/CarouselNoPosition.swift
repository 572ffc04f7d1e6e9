import EarshotTree

extension Rule {
  /// An adjustable element does not say where in the series it stands.
  static let carouselNoPosition = Rule(
    "carousel-no-position", step: .simplify, severity: .info, confidence: .medium, impact: .slows,
    criteria: ["1.3.1"],
    references: ["https://developer.apple.com/documentation/uikit/uiaccessibilitytraits"],
    english: RuleText(
      "An adjustable carousel does not say its position.",
      what: "the value \"{value}\" does not tell which of how many it is",
      why: "a listener cannot know how many there are, nor whether the end is near",
      advice: "add the position to the value, such as Caesar, 2 of 7"),
    russian: RuleText(
      "Регулируемая карусель не называет место в ряду.",
      what: "значение «{value}» не говорит, которое оно по счету",
      why: "непонятно, сколько всего вариантов и скоро ли конец",
      advice: "добавьте место в значение, например «Цезарь, 2 из 7»"),
    examples: RuleExamples(
      failing: [
        """
        screen 375x812
        ▼ element collection adjustable "Акции" value "Цезарь" frame 0,52,375,126
          button "Цезарь" frame 16,60,305,110
          button "Пунш" frame 331,60,305,110
        """,
        """
        ▼ adjustable "Size" value "Medium" options ("Small" "Medium" "Large" chosen 1 unnumbered)
        """,
        """
        ▼ element segments adjustable "Dough" value "Thin"
          button "Traditional"
          button selected "Thin"
        """,
      ],
      passing: [
        """
        adjustable "Size" value "Medium, 2 of 3" options ("Small" "Medium" "Large" chosen 1)
        """,
        """
        element collection adjustable "Акции" value "Цезарь, 2 из 7"
          button "Цезарь"
          button "Пунш"
        """,
        """
        adjustable "Photo" value "3/12" options ("1" "2" "3" chosen 2 unnumbered)
        """,
      ],
      falsePositives: [
        // A range without steps that could be counted.
        "adjustable \"Volume\" value \"50 %\" range (0 100 current 50 step 10)",
        // The letters of an index are counted by nobody.
        "adjustable \"Index\" value \"А\" options (\"А\" \"Б\" \"В\" unnumbered)",
      ])
  ) { run in
    for stop in run.screen.stops where run[stop].role == .adjustable {
      guard run.isSeries(stop), run.knows(stop, .value) else { continue }
      let value = run[stop].value
      if value.tellsPosition || value.count == 1 {
        run.pass(stop)
      } else {
        run.fail(stop, ["value": .text(value)], fix: run.numbering(stop))
      }
    }
  }
}

extension RuleRun {
  /// Whether an adjustable element chooses among things: options, segments or cards.
  fileprivate func isSeries(_ stop: AuditedScreen.Node) -> Bool {
    switch self[stop].element.adjustment.value {
    case .options(let options): return options.names.count > 1
    case .range: return false
    case nil: break
    }
    switch self[stop].element.systemContainer {
    case .collection, .segmentedControl: return true
    case .scrollView: return self[stop].end > stop.index + 2
    default: return false
    }
  }

  /// The position from the options, when they are known.
  fileprivate func numbering(_ stop: AuditedScreen.Node) -> Fix? {
    guard case .options(let options) = self[stop].element.adjustment.value,
      options.names.indices.contains(options.index)
    else { return nil }
    let series = screen.language(of: stop) == "ru" ? "из" : "of"
    let text =
      "\(options.names[options.index]), \(options.index + 1) \(series) \(options.names.count)"
    return .of(self[stop].element.id, .value(.known(text)))
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
