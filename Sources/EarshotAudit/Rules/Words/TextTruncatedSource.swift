import EarshotTree
import EarshotVerbalizer

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
      ---
      screen ru
      header "Марокканский пунш с апельсином"
      ▼ button "Марокканский пу…"
      ---
      ▼ element "Terms of delivery in..."
        text "Terms of delivery in the city"
      --- boundary shortest
      ▼ text "Pizza of day…"
      text "Pizza of days"
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
      --- boundary shortest
      text "Pizza of da…"
      text "Pizza of days"
      """,
    check: .screen { run in
      let least = Int(run["shortest"])
      var candidates: [(node: AuditedScreen.Node, prefix: String)] = []
      for stop in run.screen.stops where !stop.spokenLabel.isEmpty {
        let prefix =
          stop.labelMarks.isDisjoint(with: [.ellipsis, .point])
          ? nil : stop.spokenLabel.beforeEllipsis
        if let prefix, prefix.count >= least {
          candidates.append((stop, prefix))
        } else {
          run.pass(stop)
        }
      }
      guard !candidates.isEmpty else { return }
      let texts = run.screen.wholeTexts
      for (node, prefix) in candidates {
        guard let full = texts.whole(of: prefix) else {
          run.pass(node)
          continue
        }
        run.fail(node, ["full": .text(full)], fix: .of(node.element.id, .label(.known(full))))
      }
    })
}

extension String {
  /// What stands before an ellipsis at the end; `nil` when there is none.
  fileprivate var beforeEllipsis: String? {
    if hasSuffix("…") { return String(dropLast()).trimmed }
    return hasSuffix("...") ? String(dropLast(3)).trimmed : nil
  }
}

extension AuditedScreen {
  /// All labels and shown texts that are not cut off, sorted.
  fileprivate var wholeTexts: SortedTexts {
    var texts: [String] = []
    for node in nodes {
      let label = node.spokenLabel
      if !label.isEmpty, label.beforeEllipsis == nil { texts.append(label) }
      if let shown = node.shownText, shown != label, shown.beforeEllipsis == nil {
        texts.append(shown)
      }
    }
    return SortedTexts(texts: texts.sorted())
  }
}

/// Texts in order, so that those with a beginning are found at once.
private struct SortedTexts {
  let texts: [String]

  /// The first text that goes on after a beginning.
  func whole(of prefix: String) -> String? {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    return texts[low...].prefix { $0.hasPrefix(prefix) }.first { $0 != prefix }
  }
}
