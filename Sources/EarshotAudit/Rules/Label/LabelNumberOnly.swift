import EarshotTree

extension Rule {
  static let labelNumberOnly = Rule(
    "label-number-only", .label, .warning, .high, .hard,
    "The label of a control is only a number or price.",
    what: "the label is only the number “{label}”",
    why: "nobody hears what it counts or what activation does",
    advice: "make the label what it is and move “{label}” to the value",
    wcag: ["4.1.2"], references: [.wcag("name-role-value.html")], settings: ["siblings": 3],
    supersededBy: ["row-too-many-stops"],
    fails: """
      screen ru
      button "Москва"
      ▼ button "24"
      ---
      cell
        text "Margherita"
        ▼ button "$9.99"
      ---
      screen ru
      text "Маргарита"
      ▼ button "от 345 ₽"
      --- boundary siblings
      view
        ▼ button "25"
        ▼ button "30"
      """,
    passes: """
      button "Reviews, 24"
      ---
      screen ru
      button "Додо-рубли" value "24"
      ---
      text "24"
      --- The keys of a number pad.
      view
        button "1"
        button "2"
        button "3"
        button "4"
      --- A slot in a timetable, a date, a key.
      button "12:30"
      --- A date, a month and a key say what they are.
      button "Jun 25, 2025"
      button "12月"
      button "F10"
      --- A number to call, a discount.
      link "+1 800 555 01 00"
      button "50% off"
      --- Pages of a list that has a name.
      list "Page"
        button selected "1"
        button "2"
      --- boundary siblings
      view
        button "25"
        button "30"
        button "35"
      """,
    check: .screen { run in
      let figures = run.screen.controls.filter { run.hasLabel($0) && $0.isFigureOnly }
      let crowds = Crowds(of: figures, on: run.screen)
      for _ in 0..<(run.screen.controls.count - figures.count) { run.pass() }
      for control in figures {
        let isPlain = control.spokenLabel.allSatisfy(\.isNumber)
        if isPlain,
          crowds.size(around: control) >= Int(run["siblings"])
            || run.screen.isInNamedContainer(control)
        {
          run.pass(control)
        } else {
          let value = Fix.Change.value(.known(control.spokenLabel))
          run.fail(control, fix: .of(control.element.id, .label(.toWrite(.name)), value))
        }
      }
    })
}

/// How many of some controls stand together: in one view, or in views side by side.
private struct Crowds {
  private let screen: AuditedScreen
  private var sizes: [Int: Int] = [:]

  init(of nodes: [AuditedScreen.Node], on screen: AuditedScreen) {
    self.screen = screen
    for node in nodes where node.spokenLabel.allSatisfy(\.isNumber) {
      for place in places(of: node) { sizes[place, default: 0] += 1 }
    }
  }

  func size(around node: AuditedScreen.Node) -> Int {
    places(of: node).map { sizes[$0, default: 0] }.max() ?? 0
  }

  /// The parent and the view around it: the keys of a pad stand in rows, days in cells.
  private func places(of node: AuditedScreen.Node) -> [Int] {
    guard let parent = node.parent else { return [-1] }
    guard let outer = parent.parent else { return [parent.index] }
    return [parent.index, outer.index]
  }
}

extension AuditedScreen.Node {
  fileprivate var isFigureOnly: Bool {
    guard role != .keyboardKey, spokenLabel.utf8.count <= 24, spokenLabel.hasFewLetters,
      spokenLabel.isAmount,
      spokenLabel.isCounted
    else { return false }
    // Times and dates say what they are; so does a value in words.
    return !spokenLabel.contains(":") && !spokenLabel.contains("/")
      && !value.contains(where: \.isLetter)
  }
}

extension String {
  /// Whether it has no more letters of ASCII than a unit, which is told quickly.
  fileprivate var hasFewLetters: Bool {
    var letters = 0
    for byte in utf8 where (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A { letters += 1 }
    return letters <= 3
  }

  /// Whether its letters are a unit after the number, or a word for money or a limit before it: not
  /// a month, and not the number of a key, such as `F10`.
  fileprivate var isCounted: Bool {
    guard unicodeScalars.contains(where: { $0.properties.numericType == .decimal }) else {
      return false
    }
    guard let first = firstIndex(where: \.isLetter) else {
      // Long numbers without a currency are numbers to call, or of cards.
      return contains(where: \.isCurrencySymbol) || count(where: \.isNumber) < 9
    }
    let word = self[first...].prefix(while: \.isLetter)
    if Writing.ofFirstLetter(in: String(word)) == .eastAsian { return "円元원".contains(word) }
    if word.lowercased() == "off" { return false }
    return self[..<first].contains(where: \.isNumber) || Self.leads.contains(word.lowercased())
  }

  private static let leads: Set<String> = [
    "от", "до", "за", "по", "usd", "eur", "rub", "gbp", "chf", "ab", "de", "r", "us", "a", "rs",
  ]
}

extension AuditedScreen {
  /// Whether the nearest container that VoiceOver names around a node has a name.
  fileprivate func isInNamedContainer(_ node: Node) -> Bool {
    node.ancestors.contains {
      $0.element.containerType.value != nil
        && !$0.spokenLabel.isEmpty
    }
  }
}
