import EarshotText
import EarshotTree

extension Rule {
  static let textTruncatedSource = Rule(
    "text-truncated-source", .text, .warning, .medium, .hard,
    "A label is cut off although the whole text is known.",
    what: "the label ends with an ellipsis, and the whole text is “{full}”",
    why: "a listener has no way to hear the rest, though there is room enough for speech",
    advice: "put the whole text into the label and shorten only what is drawn",
    references: [.apple("uikit/uiaccessibilityelement")], settings: ["shortest": 12],
    fails: """
      ▼ text "Spicy pepperoni, mozz…" appearance (text "Spicy pepperoni, mozzarella, basil")
      --- screen ru
      header "Марокканский пунш с апельсином"
      ▼ button "Марокканский пу…"
      ---
      ▼ element "Terms of delivery in..."
        text "Terms of delivery in the city"
      """,
    passes: """
      text "Spicy pepperoni, mozzarella, basil"
      ---
      text "There is more to come…"
      ---
      text "Spicy pepperoni" appearance (text "Spicy pepp…")
      --- Three points after a command promise a dialog.
      button "Share…"
      button "Share with friends"
      --- Work goes on; the other text is about something else.
      text "Loading…"
      text "Loading of the pizza into the oven"
      """,
    boundaries: """
      --- shortest
      ▼ text "Pizza of {day…|da…}"
      text "Pizza of days"
      """,
    check: .screen { run in
      let least = Int(clamping: run["shortest"])
      var texts: [String]?
      for stop in run.screen.stops where !stop.spokenLabel.isEmpty {
        guard let start = stop.spokenLabel.beforeEllipsis, start.count >= least else {
          run.pass(stop)
          continue
        }
        let whole = texts ?? run.screen.wholeTexts
        texts = whole
        // The texts are sorted, so those that begin so stand together.
        let full = whole[whole.partitioningIndex { $0 >= start }...]
          .prefix { $0.hasPrefix(start) }.first { $0 != start }
        run.take(
          full.map { .fail(["full": .text($0)], fix: .label(.known($0))) } ?? .pass, on: stop)
      }
    })
}

extension AuditedScreen {
  /// All labels and shown texts that are not cut off, sorted, so that a beginning is found at once.
  fileprivate var wholeTexts: [String] {
    nodes.flatMap { [$0.spokenLabel, $0.shownText ?? ""] }
      .filter { !$0.isEmpty && $0.beforeEllipsis == nil }.sorted()
  }
}
