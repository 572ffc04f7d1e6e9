import EarshotText
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
      --- screen ru
      text "Маргарита"
      ▼ button "от 345 ₽"
      --- Views of Android take taps without a role.
      element "Reply" tappable type android.view.ViewGroup
      ▼ element "9.6K" tappable type android.view.ViewGroup
      ▼ element "468" tappable type android.widget.TextView
      """,
    passes: """
      button "Reviews, 24"
      --- screen ru
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
      --- The amounts of a donation.
      view
        button "5 €"
        button "10 €"
        button "20 €"
      --- Pages of a list that has a name.
      list "Page"
        button selected "1"
        button "2"
      """,
    boundaries: """
      --- siblings
      view
        ▼ button "25"
        ▼ button "30"
        {|button "35"}
      """,
    check: .screen { run in
      // Views of Android take taps without a role.
      let controls = run.screen.stops.filter {
        $0.role.isControl || $0.isViewOfAndroid && $0.isTappable && !$0.isRow
      }
      let figures = controls.filter { run.hasLabel($0) && $0.isFigureAlone }
      let clusters = Clusters(of: figures.filter(\.isNumber))
      let amounts = figures.reduce(into: [Node: Int]()) { count, figure in
        if let parent = figure.parent { count[parent, default: 0] += 1 }
      }
      for _ in 0..<(controls.count - figures.count) { run.pass() }
      for control in figures {
        let isOneOfMany =
          clusters.size(around: control) >= Int(clamping: run["siblings"])
          || control.isInNamedContainer
        // Amounts side by side are a choice, such as of a tip.
        let isChoice =
          control.parent.map { amounts[$0, default: 0] >= Int(clamping: run["siblings"]) } ?? false
        let value = Fix.Words.known(control.spokenLabel)
        run.take(
          (control.isNumber && isOneOfMany) || isChoice
            ? .pass : .fail(fix: .label(.toWrite(.name)), .value(value)), on: control)
      }
    })
}

extension Node {
  /// Whether the label is an amount, with no value in words.
  fileprivate var isFigureAlone: Bool {
    role != .keyboardKey && spokenLabel.isFigureAlone && !value.contains(where: \.isLetter)
  }

  fileprivate var isNumber: Bool { spokenLabel.allSatisfy(\.isNumber) }

  /// Whether a container that VoiceOver names around it has a name.
  fileprivate var isInNamedContainer: Bool {
    ancestors.contains { $0.element.containerType.value != nil && !$0.spokenLabel.isEmpty }
  }
}
