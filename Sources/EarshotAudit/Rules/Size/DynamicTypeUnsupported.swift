import EarshotTree

extension Rule {
  static let dynamicTypeUnsupported = Rule(
    "dynamic-type-unsupported", .size, .warning, .medium, .hard,
    "Text does not grow with the text size of the user.",
    what: "the text “{name}” "
      + "{more|=0|does|and # more text like it do|and # more texts like it do}"
      + " not change with the text size",
    why: "who needs large text cannot read it",
    advice: "use a text style and adjustsFontForContentSizeCategory",
    wcag: ["1.4.4"], references: [.apple("xcuiautomation/xcuiaccessibilityaudittype")],
    fails: """
      ▼ text "Your ticket" appearance (fontSize 17 scales no)
      text "Valid today" appearance (fontSize 15 scales no)
      --- screen ru
      text "Билет" appearance (fontSize 17 scales yes)
      ▼ text "Действует сегодня" appearance (fontSize 15 scales no)
      ---
      ▼ textEntry "City" appearance (text "Oslo" fontSize 15 scales no)
      """,
    passes: """
      text "Your ticket" appearance (fontSize 17 scales yes)
      --- Code may choose the font.
      text "Your ticket" appearance (fontSize 17)
      --- A sign between two fields is not read.
      text "/" appearance (fontSize 17 scales no)
      --- A picture has no font.
      image "Map" appearance (image "map")
      --- The texts of a bar of the system are shown large when a finger rests on them.
      tabbar
        button tabBarItem "Menu" appearance (text "Menu" fontSize 10 scales no)
      --- The app lets the large content viewer show it.
      button "Cart" appearance (text "Cart" fontSize 10 scales no) largeContent (title "Cart")
      """,
    check: .whole { run in
      let texts = run.screen.texts.filter {
        !$0.isSystem && !$0.isInSystemBar && $0.element.largeContent.value == nil
          && $0.readText.contains { $0.isLetter || $0.isNumber }
      }
      let fixed = texts.filter { $0.element.appearance.value?.scalesText == false }
      // The code that an outlet leads to may choose the font.
      let sure = fixed.filter { !$0.isReachedFromCode }
      // The title of a button in a text style has the size of the moment in which it was made.
      let late = fixed.isEmpty ? texts.filter(\.keepsFirstSize) : []
      let found = sure.isEmpty ? fixed + late : sure
      guard let first = found.first else {
        let isTold = texts.contains { $0.element.appearance.value?.scalesText != nil }
        return isTold || texts.isEmpty ? .pass : .incomplete(.notCaptured(.appearance))
      }
      let arguments: [String: Finding.Argument] = [
        "name": .text(first.readText), "count": .count(found.count),
        "more": .count(found.count - 1),
      ]
      let others = Array(found.dropFirst())
      return sure.isEmpty
        ? .review(arguments, on: first, fix: nil, covers: others)
        : .fail(arguments, on: first, fix: nil, covers: others)
    })
}

extension Node {
  /// Whether it is a plain button of a document whose title has a text style: UIKit follows later
  /// changes only if code asks the label of the title for that.
  fileprivate var keepsFirstSize: Bool {
    guard let document = element.document, document.tag == "button", document.customClass == nil,
      element.appearance.value?.scalesText == nil
    else { return false }
    return document.font["style"] != nil && !document.hasAttributedText && !isReachedFromCode
  }
}
