import EarshotText
import EarshotTree

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
      --- screen ru
      ▼ button "Я"
      button "Корзина"
      ---
      ▼ button "+"
      ▼ link "?"
      """,
    passes: """
      button "Close"
      --- screen ru
      button "Профиль"
      ---
      button "5"
      button "设"
      --- Initials in place of a picture are no control.
      element "A"
      text "B"
      --- A key of the app's own keyboard.
      keyboardKey "Q"
      """,
    boundaries: """
      --- letters
      ▼ button "{X|OK}"
      --- keys
      view
        ▼ button "A"
        ▼ button "B"
        ▼ button "C"
        ▼ button "D"
        ▼ button "E"
        ▼ button "F"
        ▼ button "G"
        {|button "H"}
      """,
    check: .screen { run in
      let least = Int(clamping: run["letters"])
      let short = run.screen.controls.filter {
        run.hasLabel($0) && $0.role != .keyboardKey && $0.spokenLabel.isShortName(below: least)
      }
      let clusters = Clusters(of: short)
      for _ in 0..<(run.screen.controls.count - short.count) { run.pass() }
      for control in short {
        let isKey = Double(clusters.size(around: control)) >= run["keys"]
        run.take(isKey ? .pass : .fail(fix: .label(.toWrite(.name))), on: control)
      }
    })
}
