import EarshotTree

extension Rule {
  static let labelRepeatsItself = Rule(
    "label-repeats-itself", .label, .warning, .medium, .slows,
    "A label says its own words twice.",
    what: "the label “{label}” says “{part}” twice",
    why: "every visit takes longer, and the second time sounds like another thing",
    advice: "leave the texts inside out of the label: hide them, or name the element alone",
    references: [
      "https://api.flutter.dev/flutter/widgets/ExcludeSemantics-class.html",
      .apple("objectivec/nsobject-swift.class/accessibilitylabel"),
    ],
    supersededBy: ["label-placeholder-text", "group-combine-noise"],
    fails: """
      --- Flutter joins the label and the texts inside, each on a line.
      ▼ button "Harbour walk, easy\\nHarbour walk\\neasy"
      --- screen de
      ▼ element "Karte: alle Orte\\nKarte" type android.view.View tappable
      ---
      ▼ element "Ann\\nOn her way\\nAnn" type android.view.View
      """,
    passes: """
      button "Harbour walk\\neasy"
      --- The number of a tab and the words for it.
      button "Search\\nTab 2 of 3"
      --- Numbers may be equal by chance.
      button "Team Red\\n2\\nTeam Blue\\n2"
      button "Soup 450 g\\n450 g\\nBread 450 g"
      --- What somebody wrote is no name.
      text "Row, row, row your boat\\nRow, row, row your boat"
      --- A part of a word.
      button "Carpets\\nCar"
      """,
    check: .each(
      \.stops, where: { $0.role != .text && !$0.role.isField && $0.element.isSpokenAsLines },
      having: .label, naming: "part", fix: .label(.toWrite(.name))
    ) { stop, _ in stop.element.repeatedLine })
}

extension Element {
  /// Whether the label is made of several lines.
  fileprivate var isSpokenAsLines: Bool {
    label.value?.utf8.contains(UInt8(ascii: "\n")) == true
  }

  /// A line of the label that was heard before: one that stands there already, or lines of which all
  /// are words of the first one.
  fileprivate var repeatedLine: String? {
    let lines = (label.value ?? "").split(whereSeparator: \.isNewline)
      .map { String($0).strippedOfSeparators }.filter { !$0.isEmpty }
    // More lines are a whole page that became one element.
    guard (2...12).contains(lines.count) else { return nil }
    var heard: Set<String> = []
    for line in lines where line.isWording {
      guard heard.insert(line.lowercased()).inserted else { return line }
    }
    let first = lines[0].lowercased()
    let rest = lines.dropFirst()
    guard first.utf8.count < 300, rest.allSatisfy({ first.holdsWords($0.lowercased()) }) else {
      return nil
    }
    return rest.first(where: \.isWording)
  }
}

extension String {
  /// Whether it is words and no amount, which may be the same by chance.
  fileprivate var isWording: Bool {
    contains(where: \.isLetter) && count > 1 && !isAmount && !isFigure
  }

  /// Whether words stand in it, not as parts of others.
  fileprivate func holdsWords(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return [before, after].allSatisfy { !($0?.isLetter == true || $0?.isNumber == true) }
    }
  }
}
