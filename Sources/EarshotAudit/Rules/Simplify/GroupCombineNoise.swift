import EarshotText
import EarshotTree

extension Rule {
  static let groupCombineNoise = Rule(
    "group-combine-noise", .simplify, .warning, .medium, .slows,
    "A merged label says the same words more than once.",
    what: "“{part}” is said again in the label “{label}”",
    why: "a listener hears the same words again and takes them for something else",
    advice: "hide the picture or the text that repeats, or give the element a label of its own",
    wcag: ["1.1.1"], references: [.apple("swiftui/view/accessibilityhidden(_:)")],
    settings: ["letters": 3],
    fails: """
      ▼ button "Retry, Retry" derived label
        view image "Retry"
        view "Retry"
      ---
      ▼ button "Recovery action: Retry, Retry" derived label
        view "Recovery action: Retry"
        view "Retry"
      --- screen de
      ▼ button "Warenkorb, 2 Artikel, Warenkorb"
        view "Warenkorb"
        view "2 Artikel"
        view "Warenkorb"
      --- Lines of one label that say the same.
      ▼ button "Ask Sabi\\nAsk Sabi"
      ▼ button "Today\\nToday\\n2 orders"
      """,
    passes: """
      button "Retry" derived label
        view image "Retry"
      --- Nothing tells that it was merged: somebody may have written it so.
      button "New York, New York"
      --- The figures of a match.
      button "Rovers, 2, Wanderers, 2" derived label
      --- Two people of one name.
      text "Anna, Anna"
      """,
    boundaries: """
      --- letters
      {▼ |}button "{Yes|No}, {Yes|No}" derived label
      """,
    check: .each(\.stops, having: .label) { stop, run in
      guard !stop.labelClasses.isDisjoint(with: [.comma, .control, .beyondASCII]) else {
        return .pass
      }
      // Lines are no way to write a name twice; commas are.
      let isOfLines = stop.labelClasses.contains(.control)
      let breaks: (Character) -> Bool = { $0 == "," || $0.isNewline }
      let parts = stop.foldedLabel.split(whereSeparator: breaks).map { $0.trimmed }
      guard parts.count > 1 else { return .pass }
      let names = parts.map { $0.split(separator: ":").last?.trimmed ?? $0 }
      let again = names.indices.dropFirst().filter { index in
        let name = names[index]
        return names[..<index].contains(name)
          && name.count(where: \.isLetter) >= Int(clamping: run["letters"])
          && (isOfLines && names[index - 1] == name && stop.reactsToTap || stop.isMerged(of: name))
      }
      // What a template has in every place is filled by code.
      guard let first = again.first, !FixName.isOfTemplate(names[first]) else { return .pass }
      let said = stop.spokenLabel.split(whereSeparator: breaks).map { $0.trimmed }
      let kept = said.indices.filter { !again.contains($0) }.map { said[$0] }
      return .fail(
        ["part": .text(said[first])],
        fix: .label(.known(kept.joined(separator: ", "))))
    })
}

extension Node {
  /// Whether the label was put together of texts and pictures, of which two say the words.
  fileprivate func isMerged(of words: String) -> Bool {
    if isDerived(.label) { return true }
    // The parts of one element are few; a whole list that became one is not searched.
    return descendants.prefix(24).count {
      $0.foldedLabel == words || $0.shownText?.lowercased() == words
    } > 1
  }
}
