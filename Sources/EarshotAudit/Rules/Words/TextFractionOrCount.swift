import EarshotSpeech
import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let textFractionOrCount = Rule(
    "text-fraction-or-count", .text, .info, .medium, .slows,
    "A label of digits and signs can be read in several ways.",
    what: "“{part}” can be a share, a count, a rating or a date when it is heard",
    why: "a listener has no layout around it that would tell what it counts",
    advice: "say what it is: “1 of 3”, “4.8 out of 5”, “12 and older”",
    references: [.apple("uikit/accessibility-for-uikit")],
    fails: """
      screen ru
      header "Оценка"
      ▼ text "4,8"
      ▼ text "12+"
      ---
      screen en
      ▼ button "1/3"
      ▼ text "-20%"
      ---
      cell
        text "Pepperoni"
        ▼ text "x2"
      ---
      strings en
      ▼ "page" "%d/%d"
      """,
    passes: """
      screen en
      text "4.8 out of 5"
      ---
      screen ru
      text "1 из 3"
      ---
      screen en
      element "Rating" value "4.8"
      --- The number of a version is read as it stands.
      screen en
      text "Version"
      text "2.1"
      --- It is a version.
      screen en
      text "2.1.7"
      --- A calculator has keys of digits.
      keyboardKey "1/2"
      ---
      strings en
      "page" "%d of %d"
      """,
    strings: .texts,
    check: .screen { run in
      let screen = run.screen
      let stops = screen.stops.filter { $0.role != .keyboardKey }
      run.judgeSpoken(
        stops, [.label], all: .digit,
        any: [.slash, .point, .dash, .sign, .latin, .otherLetter, .digit]
      ) {
        spoken in
        guard spoken.text.utf8.count <= 12, spoken.node.value.isEmpty,
          spoken.text.tokens.isAmbiguousCount, !screen.followsVersion(spoken.node)
        else { return nil }
        return SpokenFlaw(spoken.text)
      }
    })
}

extension [Token] {
  /// Whether the tokens are a fraction, a rating, a count with a sign, or a share with a sign.
  fileprivate var isAmbiguousCount: Bool {
    let parts = filter { !$0.isSpace }
    switch parts.count {
    case 2: return parts.isCount
    case 3:
      if parts[0].isNumber, parts[2].isNumber { return parts.isFraction || parts.isRating }
      return parts.isChange
    case 5: return parts.isChange
    default: return false
    }
  }

  /// "12+", "x2" and "2×".
  private var isCount: Bool {
    if self[0].isNumber { return self[1].isMark(in: "+×") || self[1].isTimes }
    return self[1].isNumber && (self[0].isMark("×") || self[0].isTimes)
  }

  private var isFraction: Bool {
    self[1].isMark("/") && self[0].text.count <= 3 && self[2].text.count <= 3
  }

  /// "4.8": one decimal, and no more than ten.
  private var isRating: Bool {
    self[1].isMark(in: ".,") && self[2].text.count == 1 && (Int(self[0].text) ?? 11) <= 10
  }

  /// "-20%" and "+1.5%".
  private var isChange: Bool {
    self[0].isMark(in: "-−–+") && self[1].isNumber && self[count - 1].isMark("%")
      && (count == 3 || (self[2].isMark(in: ".,") && self[3].isNumber))
  }
}

extension Token {
  fileprivate var isTimes: Bool { isWord && ["x", "X", "х", "Х"].contains(text) }
}

extension AuditedScreen {
  /// Whether the stop before a node says that a version follows.
  fileprivate func followsVersion(_ node: Node) -> Bool {
    guard let place = node.stopPlace, place > 0,
      let before = self[order.stops[place - 1].id]
    else { return false }
    return ["version", "версия", "versão", "build", "сборка"].contains { word in
      before.foldedLabel.split { !$0.isLetter }.contains(Substring(word))
    }
  }
}
