import EarshotText
import EarshotTree

extension Rule {
  static let traitMissingKeyboardKey = Rule(
    "trait-missing-keyboard-key", .label, .info, .medium, .slows,
    "Keys of a keyboard of the app lack the trait of keys.",
    what: "{keys|# key in a grid has|# keys in a grid have} no keyboardKey trait",
    why: "each letter is followed by \"button\", and touch typing does not work",
    advice: "add the keyboardKey trait to the keys",
    wcag: ["4.1.2"], references: [.apple("uikit/uiaccessibilitytraits/keyboardkey")],
    settings: ["keys": 8],
    fails: """
      view
        ▼ button "Q" frame 0,500,40,50
        button "W" frame 40,500,40,50
        button "E" frame 80,500,40,50
        button "R" frame 120,500,40,50
        button "A" frame 0,550,40,50
        button "S" frame 40,550,40,50
        button "D" frame 80,550,40,50
        button "F" frame 120,550,40,50
      ---
      text "Введите слово"
      view
        view
          ▼ button "й" frame 0,500,40,50
          button "ц" frame 40,500,40,50
          button "у" frame 80,500,40,50
          button "к" frame 120,500,40,50
        view
          button "ф" frame 0,550,40,50
          button "ы" frame 40,550,40,50
          button "в" frame 80,550,40,50
          button "а" frame 120,550,40,50
      ---
      text "Enter the PIN"
      view
        ▼ button "1" frame 0,300,80,80
        button "2" frame 90,300,80,80
        button "3" frame 180,300,80,80
        button "4" frame 0,390,80,80
        button "5" frame 90,390,80,80
        button "6" frame 180,390,80,80
        button "7" frame 0,480,80,80
        button "8" frame 90,480,80,80
        button "9" frame 180,480,80,80
      """,
    passes: """
      view
        keyboardKey "Q" frame 0,500,40,50
        keyboardKey "W" frame 40,500,40,50
        keyboardKey "E" frame 80,500,40,50
        keyboardKey "R" frame 120,500,40,50
        keyboardKey "A" frame 0,550,40,50
        keyboardKey "S" frame 40,550,40,50
        keyboardKey "D" frame 80,550,40,50
        keyboardKey "F" frame 120,550,40,50
      ---
      view
        button "S" frame 0,500,40,50
        button "M" frame 40,500,40,50
        button "L" frame 80,500,40,50
      ---
      button "Show the keyboard"
      --- The first letters of names stand in one column at the side of a list.
      view
        button "A" frame 350,100,20,20
        button "B" frame 350,120,20,20
        button "C" frame 350,140,20,20
        button "D" frame 350,160,20,20
        button "E" frame 350,180,20,20
        button "F" frame 350,200,20,20
        button "G" frame 350,220,20,20
        button "H" frame 350,240,20,20
      --- The days of a month are more than keys can show.
      view
        button "1" frame 0,100,40,40
        button "2" frame 40,100,40,40
        button "3" frame 80,100,40,40
        button "4" frame 120,100,40,40
        button "5" frame 160,100,40,40
        button "6" frame 0,140,40,40
        button "7" frame 40,140,40,40
        button "8" frame 80,140,40,40
        button "9" frame 120,140,40,40
        button "10" frame 160,140,40,40
        button "11" frame 0,180,40,40
      """,
    boundaries: """
      --- keys
      view
        ▼ button "a" frame 0,100,40,40
        button "b" frame 40,100,40,40
        button "c" frame 80,100,40,40
        button "d" frame 120,100,40,40
        button "e" frame 0,140,40,40
        button "f" frame 40,140,40,40
        button "g" frame 80,140,40,40
        {button "h" frame 120,140,40,40|}
      """,
    check: .screen { run in
      let keys = run.screen.stops.filter { $0.isKeyLike && !$0.isAndroid }
        .sorted { $0.index < $1.index }
      // Controls of two digits too make a month.
      guard Double(keys.count) >= run["keys"], keys.isGrid,
        !run.screen.controls.contains(where: {
          $0.spokenLabel.count == 2 && $0.spokenLabel.allSatisfy(\.isNumber)
        })
      else { return }
      // A pad of digits may be a calculator, whose keys are better buttons.
      let hasLetters = keys.contains { $0.foldedLabel.contains(where: \.isLetter) }
      let (arguments, fix, others) = (
        ["keys": Finding.Argument.number(Double(keys.count))],
        Fix(keys.map { Fix.Edit($0.element.id, .insertTraits(.keyboardKey)) }),
        Array(keys.dropFirst())
      )
      run.take(
        hasLetters
          ? .fail(arguments, fix: fix, covers: others)
          : .review(arguments, fix: fix, covers: others), on: keys[0])
    })
}

extension Node {
  /// Whether it is a control of one character without the trait of a key.
  fileprivate var isKeyLike: Bool {
    isControlByName && role != .keyboardKey && spokenLabel.count == 1
      && !traits.contains(.keyboardKey)
  }
}

extension [Node] {
  /// Whether they stand in several rows and several columns, and none far from the others.
  fileprivate var isGrid: Bool {
    let rows = Dictionary(grouping: self) { $0.frame.map { Int(clamping: $0.center.y.rounded()) } }
    return rows[nil] == nil && rows.count > 1 && rows.values.allSatisfy { $0.count > 1 }
  }
}
