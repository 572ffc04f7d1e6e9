import EarshotTree

extension Rule {
  static let roleUnknown = Rule(
    "role-unknown", .label, .warning, .medium, .hard,
    "Something can be operated, and nothing tells what it is.",
    what: "a tap does something, but neither class nor traits tell what it is",
    why: "a listener hears a name only and does not know what can be done",
    advice: "use a system control, or set the trait of what it is",
    wcag: ["4.1.2"],
    references: [.apple("uikit/uiaccessibilitytraits"), .wcag("name-role-value.html")],
    supersededBy: ["trait-missing-button"],
    fails: """
      screen 411x820
      ▼ element "Lists" tappable type android.view.View frame 16,165,89,68
      image "Notes" tappable type android.widget.ImageView frame 113,165,89,68
      --- React Native gives what has no role the class of a group.
      screen 411x820
      ▼ element "Start Workout" tappable type android.view.ViewGroup frame 45,364,321,55
      ---
      ▼ element "Chat with Anna" handles activate
      ---
      ▼ element "Rating" type com.example.StarsView tappable
      """,
    passes: """
      button "Пепперони, 2 штуки" actions "Удалить"
      ---
      element "Chat with Anna"
      --- That there are actions is said; a row that opens nothing is no button.
      element "Пепперони, 2 штуки" actions "Удалить"
      ---
      adjustable "Rating" value "4 of 5" type com.example.StarsView tappable
      --- A drawing is used by touching it, whatever else it offers.
      allowsDirectInteraction "Signature" actions "Clear"
      --- Tabs at the bottom.
      screen 411x820
      view frame 0,0,411,820
        element "Home" tappable type android.view.View frame 0,760,137,60
        element "Search" tappable type android.view.View frame 137,760,137,60
        element "Me" tappable type android.view.View frame 274,760,137,60
      --- What closes a dialog when it is missed is the toolkit's.
      screen 411x820
      view frame 0,0,411,820
        element "Close" tappable type android.view.View frame 0,0,411,820
        text "Are you sure?" frame 40,300,300,24
      --- The view around a field only puts the cursor there.
      screen 411x820
      view frame 0,100,411,56
        element "Search" tappable type android.view.View frame 0,100,411,56
        textEntry "" type android.widget.EditText frame 40,110,340,36
      --- On Android a row that can be clicked needs no kind of its own.
      element "Wi-Fi" type android.widget.LinearLayout tappable
      element "Wi-Fi, connected" type android.view.ViewGroup tappable derived label
      """,
    check: .screen { run in
      run.judge(run.screen.stops.filter { $0.role == .other || $0.role == .button }) { stop, _ in
        guard stop.isTapped, !stop.isControlByName, !stop.isAndroid,
          !stop.traits.contains(.allowsDirectInteraction),
          stop.element.systemContainer == nil || !stop.hasDerivedTraits
        else { return .inapplicable }
        return stop.isCaptured(.traits)
          ? .fail(fix: .insertTraits(.button)) : .incomplete(.notCaptured(.traits))
      }
      // Of Android they come by the dozen, from one place in the code.
      let choices = run.screen.choicesOfAndroid
      let unnamed = run.screen.stops.filter { $0.isPlainViewOfAndroid && !choices.contains($0) }
      guard let first = unnamed.first else { return }
      let edits = unnamed.map { Fix.Edit($0, .insertTraits(.button)) }
      run.fail(first, fix: Fix(edits), covers: Array(unnamed.dropFirst()), severity: .info)
    })
}

extension AuditedScreen {
  /// The views that are tabs or options and no buttons: one in their group is selected, or three or
  /// more of one size stand in a row at the bottom.
  fileprivate var choicesOfAndroid: Set<Node> {
    guard nodes.contains(where: \.isViewOfAndroid) else { return [] }
    let groups = Dictionary(grouping: nodes.filter(\.isTappable), by: \.parent)
    return groups.values.reduce(into: []) { choices, group in
      let frames = group.compactMap(\.frame)
      let isRow =
        (3...6).contains(group.count) && frames.count == group.count
        && frames.allSatisfy { frame in
          guard let bottom = bounds?.maxY else { return false }
          return (-1..<64).contains(bottom - frame.maxY) && abs(frame.y - frames[0].y) < 2
            && abs(frame.width - frames[0].width) < 4
        }
      if isRow || group.contains(where: \.isSelected) { choices.formUnion(group) }
    }
  }
}

extension Node {
  /// Whether it is a view or picture of Android that takes a tap and says nothing but its words; a
  /// row, whose layout has a class of its own, needs no kind.
  fileprivate var isPlainViewOfAndroid: Bool {
    guard isViewOfAndroid, isTappable, role == .other || role == .image, !spokenLabel.isEmpty else {
      return false
    }
    return isWithoutKind && !isSliver && !isTabByItsWords && !isBarrier && !isAroundField
      && !ancestors.contains(where: \.isWebView)
  }

  /// Whether its class tells nothing of what it is; a group that nobody described is a row.
  private var isWithoutKind: Bool {
    switch element.type {
    case "android.view.View", "android.widget.ImageView": true
    case "android.view.ViewGroup": isCaptured(.label) && !isDerived(.label)
    default: false
    }
  }

  /// Whether it is the view around a field, which only puts the cursor there.
  private var isAroundField: Bool {
    parent?.children.prefix(6).contains { other in
      guard other.role.isField, let inner = other.frame else { return false }
      return frame?.contains(inner) == true
    } == true
  }

  /// Whether it covers the screen, as what a toolkit lays behind a dialog to close it.
  private var isBarrier: Bool {
    guard let frame else { return false }
    let screen = ancestors.reduce(0) { max($0, $1.frame?.area ?? 0) }
    return screen > 0 && frame.area >= 0.8 * screen
  }

  /// Whether its last line counts it among the tabs beside it, as Flutter writes it in the language
  /// of the phone: "Tab 1 of 3".
  private var isTabByItsWords: Bool {
    guard let place = placeInLastLine else { return false }
    return siblings.contains { other in
      guard other.index != index, let next = other.placeInLastLine else { return false }
      return next.words == place.words && next.of == place.of && next.number != place.number
    }
  }

  /// The two numbers in the last of several lines, and the words around them; `nil` if there are not
  /// exactly two, the first within the second.
  private var placeInLastLine: (number: Int, of: Int, words: String)? {
    let lines = (element.label.value ?? "").split(whereSeparator: \.isNewline)
    guard lines.count > 1, let last = lines.last, last.count < 40 else { return nil }
    let numbers = last.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[0] <= numbers[1] else {
      return nil
    }
    return (numbers[0], numbers[1], last.filter { !$0.isNumber })
  }
}
