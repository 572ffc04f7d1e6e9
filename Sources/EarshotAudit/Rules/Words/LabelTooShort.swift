import EarshotTree
import EarshotVerbalizer

extension Rule {
  static let labelTooShort = Rule(
    "label-too-short", .text, .info, .medium, .hard,
    "The label of a control is one letter or a sign.",
    what: "the label is only “{label}”",
    why: "one letter or sign says little, and some voices skip it",
    advice: "write the whole word, such as “Medium” for “M”",
    settings: ["letters": 2, "keys": 8], supersededBy: ["label-blank"],
    fails: """
      ▼ button "×"
      ---
      screen ru
      ▼ button "Я"
      button "Корзина"
      ---
      ▼ button "+"
      ▼ link "?"
      --- boundary letters
      ▼ button "X"
      --- boundary keys
      view
        ▼ button "A"
        ▼ button "B"
        ▼ button "C"
        ▼ button "D"
        ▼ button "E"
        ▼ button "F"
        ▼ button "G"
      """,
    passes: """
      button "Close"
      ---
      screen ru
      button "Профиль"
      ---
      button "5"
      button "设"
      --- Initials in place of a picture are no control.
      element "A"
      text "B"
      --- A key of the app's own keyboard.
      keyboardKey "Q"
      --- boundary letters
      button "OK"
      --- boundary keys
      view
        button "A"
        button "B"
        button "C"
        button "D"
        button "E"
        button "F"
        button "G"
        button "H"
      """,
    check: .screen { run in
      let least = Int(run["letters"])
      let short = run.screen.controls.filter { run.hasLabel($0) && $0.isShort(below: least) }
      var keys: [Int: Int] = [:]
      for control in short {
        for place in run.screen.places(around: control) { keys[place, default: 0] += 1 }
      }
      for _ in 0..<(run.screen.controls.count - short.count) { run.pass() }
      for control in short {
        let most = run.screen.places(around: control).map { keys[$0, default: 0] }.max() ?? 0
        if Double(most) >= run["keys"] {
          run.pass(control)
        } else {
          run.fail(control, fix: .of(control.element.id, .label(.toWrite(.name))))
        }
      }
    })
}

extension AuditedScreen.Node {
  fileprivate func isShort(below letters: Int) -> Bool {
    guard spokenLabel.utf8.count <= 16, role != .keyboardKey else { return false }
    let count = spokenLabel.count
    if spokenLabel.contains(where: \.isNumber) { return false }
    if spokenLabel.allSatisfy(\.isLetter) {
      return count < letters && Writing.ofFirstLetter(in: spokenLabel) != .eastAsian
    }
    return count <= 2 && spokenLabel.allSatisfy { $0.isPunctuation || $0.isMathSymbol }
  }
}

extension AuditedScreen {
  /// The parent and the view around it: the keys of a pad often stand in rows.
  fileprivate func places(around node: Node) -> [Int] {
    guard let parent = node.parent else { return [-1] }
    guard let outer = parent.parent else { return [parent.index] }
    return [parent.index, outer.index]
  }
}
