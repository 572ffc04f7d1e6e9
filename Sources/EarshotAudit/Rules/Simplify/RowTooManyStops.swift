import EarshotText
import EarshotTree

extension Rule {
  static let rowTooManyStops = Rule(
    "row-too-many-stops", .simplify, .warning, .high, .slows,
    "A row of a list is read in pieces.",
    what: "{count|# stop|# stops} in the row",
    why: "a listener swipes through every part and has to remember which row it belongs to",
    advice: "make the row one element; turn its other buttons into custom actions",
    wcag: ["1.3.1"],
    references: [
      .apple("uikit/uiaccessibilitycustomaction"), .wcag("info-and-relationships.html"),
    ],
    settings: ["row-stops": 2], supersededBy: ["control-label-split"],
    fails: """
      collection
        ▼ cell tappable
          text "Моцарелла"
          text "49 ₽"
      ---
      tableview
        ▼ cell
          text "Margherita"
          text "Mozzarella, tomato sauce"
          button "from 345 ₽"
      --- screen 375x812
      scroll frame 0,100,375,300
        ▼ view frame 0,100,375,60
          text "Anna Petrova" frame 16,110,200,20
          text "Are you coming tonight?" frame 16,134,200,20
        ▼ view frame 0,160,375,60
          text "Oleg" frame 16,170,200,20
          text "Thanks!" frame 16,194,200,20
        ▼ view frame 0,220,375,60
          text "Mum" frame 16,230,200,20
          text "Call me" frame 16,254,200,20
      --- Texts of Flutter on Android have no kind.
      view
        ▼ view
          element "Rook" type android.view.View
          element "Open until ten" type android.view.View
        ▼ view
          element "Heron" type android.view.View
          element "New books are in" type android.view.View
        ▼ view
          element "Swift" type android.view.View
          element "Closed on Monday" type android.view.View
      """,
    passes: """
      tableview
        element cell button "Margherita, from 345 roubles"
          text "Margherita"
          button "from 345 ₽"
      ---
      tableview
        cell tappable
          text "Москва"
      ---
      cell
        header "Popular"
        button "See all"
      --- A header of a page has a heading of its own and several buttons.
      tableview
        cell
          header "Night Choir"
          text "Keeper of the lighthouse"
          button "Follow"
          button "Write"
      --- Real controls without text stay apart.
      cell
        button "Reply"
        button "Archive"
        button "Delete"
      --- A text and its one button are two things.
      cell
        text "Three photos are not saved"
        button "Retry"
      --- Text is typed into the row.
      cell
        text "Promo code"
        textEntry "Promo code"
        button "Apply"
      --- The switch and its name are another problem, with another fix.
      cell
        text "Push notifications"
        button toggleButton "" value "1"
      """,
    boundaries: """
      --- row-stops
      tableview
        ▼ cell
          text "Версия"
          {text "4.12"|view image}
      """,
    check: .each({ $0.stopsByRow() }) { group, run in
      let (row, stops) = (group.row, group.stops)
      if row.element.isAccessibilityElement { return .inapplicable }
      guard stops.count >= Int(clamping: run["row-stops"]), stops.contains(where: \.isWords),
        !run.staysSplit(stops)
      else { return .pass }
      if row.mergesTextsInUIKit || row.mayBecomeElement {
        return .incomplete(.notCaptured(.isAccessibilityElement))
      }
      let count: [String: Finding.Argument] = ["count": .count(stops.count)]
      let fix = run.merging(stops, into: row)
      // Of a cell of texts a page source may hold the parts that UIKit joins.
      if row.element.type == "XCUIElementTypeCell", stops.allSatisfy({ $0.role == .text }) {
        return .review(count, on: row, fix: fix, covers: stops)
      }
      return .fail(count, on: row, fix: fix, covers: stops)
    })
}

extension Node {
  /// Whether it is text that is no heading; Flutter writes its texts into views without a kind.
  fileprivate var isWords: Bool {
    if isBodyText { return true }
    return element.type == "android.view.View" && role == .other && !isHeading && !reactsToTap
      && !hasActions && !spokenLabel.isEmpty
  }
}

extension RuleContext {
  /// Whether a row is left alone: text is typed into it, it is a part of a page under a heading of
  /// its own, or its only control is one that a text
  /// names, which is for the rule `control-label-split`.
  fileprivate func staysSplit(_ stops: [Node]) -> Bool {
    var controls: Set<Node> = []
    for stop in stops where stop.role.isControl {
      if stop.role.isField { return true }
      controls.insert(screen.nativeStepper(of: stop) ?? stop)
    }
    // A heading with its paragraph, or with several buttons, is a part of a page.
    let isPair = controls.isEmpty && stops.count == 2
    if controls.count > 1 || isPair, stops.contains(where: \.isHeading) { return true }
    guard controls.count == 1, let control = controls.first else { return false }
    // A text and the one button beside it are two things.
    if stops.count == 2, control.role == .button, !control.spokenLabel.isEmpty { return true }
    return control.isValueControl || control.element.systemContainer == .stepper
  }
}
