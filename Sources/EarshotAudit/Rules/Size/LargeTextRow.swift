import EarshotTree

extension Rule {
  static let largeTextRow = Rule(
    "large-text-row", .size, .info, .medium, .slows,
    "Texts side by side have no room at a size of accessibility.",
    what:
      "at the text size {size}{width|=0|| on a screen of # pt| on a screen of # pt} “{name}” and what stands beside it need {needed} pt of width and "
      + "have {room}: predicted; is it stacked there?",
    why: "words are broken or cut where there is room below",
    advice: "at the sizes of accessibility stack them downwards, such as axis = .vertical",
    wcag: ["1.4.4"],
    references: [
      "https://developer.apple.com/design/human-interface-guidelines/typography",
      .apple("uikit/uicontentsizecategory/isaccessibilitycategory"),
    ],
    isOptIn: true, settings: ["text-size": 9], screen: "390x844",
    fails: """
      cell frame 0,100,390,60
        ▼ text "Recommendations" frame 16,120,150,20 appearance (fontSize 17 style body lines 0)
        text "Unavailability" frame 200,120,174,20 appearance (fontSize 17 style body lines 0)
      --- A picture keeps its width.
      view frame 0,100,390,140
        image "Pizza" frame 16,110,250,120
        ▼ text "Margherita" frame 282,110,92,20 appearance (fontSize 17 style headline lines 0)
      --- screen 390x844 ru
      view frame 0,100,390,60
        ▼ text "Подтверждение" frame 16,120,150,20 appearance (fontSize 17 style body lines 0)
        text "Недоступность" frame 200,120,174,20 appearance (fontSize 17 style body lines 0)
      """,
    passes: """
      cell frame 0,100,390,60
        text "Total" frame 16,120,150,20 appearance (fontSize 17 style body lines 0)
        text "12 €" frame 300,120,74,20 appearance (fontSize 17 style body lines 0)
      ---
      cell frame 0,100,390,80
        text "Confirmation" frame 16,110,358,20 appearance (fontSize 17 style body lines 0)
        text "Unavailability" frame 16,140,358,20 appearance (fontSize 17 style body lines 0)
      --- Nothing tells that the texts grow.
      cell frame 0,100,390,60
        text "Confirmation" frame 16,120,150,20 appearance (fontSize 17)
        text "Unavailability" frame 200,120,174,20 appearance (fontSize 17)
      --- A background is no neighbour.
      view frame 0,100,390,60
        image "" frame 0,100,390,60
        text "Confirmation" frame 16,120,150,20 appearance (fontSize 17 style body lines 0)
      """,
    boundaries: """
      --- text-size
      view frame 0,100,390,140
        image "Pizza" frame 16,110,{255|140},120
        ▼ text "Margherita" frame 282,110,92,20 appearance (fontSize 17 style headline lines 0)
      """,
    check: .screen { run in
      let texts = run.largeTexts
      guard !texts.isEmpty else { return run.incompleteWithoutFonts() }
      guard run.textSize.isAccessibilityCategory else { return }
      var done: Set<Int> = []
      let byNode = Dictionary(texts.map { ($0.node.index, $0) }) { first, _ in first }
      for large in texts where !done.contains(large.node.index) {
        guard let row = large.row(in: byNode) else { continue }
        done.formUnion(row.texts.map(\.node.index))
        guard row.needed > row.room else {
          run.pass(large.node)
          continue
        }
        run.review(
          large.node,
          run.sized([
            "name": .text(large.text.text), "needed": .number(row.needed.rounded(.up)),
            "room": .number(row.room),
          ]), covers: row.texts.map(\.node).filter { $0 != large.node })
      }
    })
}

extension LargeText {
  /// What stands beside it in the same view, with the least width of all and the room for it; `nil`
  /// when nothing does.
  fileprivate func row(
    in texts: [Int: LargeText]
  ) -> (texts: [LargeText], needed: Double, room: Double)? {
    guard let frame = node.drawnFrame, let parent = node.parent, let box = parent.frame,
      // A cell of the system stacks by itself.
      !(parent.isPartOfStockCell), parent.element.systemContainer?.isBar != true,
      !parent.isSegmented, parent.element.systemContainer != .stepper
    else { return nil }
    var row = [self]
    var needed = leastWidth
    for other in parent.children.prefix(64) where other != node && other.isShown {
      guard let beside = other.drawnFrame, !beside.isEmpty, beside.stands(beside: frame) else {
        continue
      }
      if let text = texts[other.index] {
        row.append(text)
        needed += text.leastWidth
      } else {
        needed += beside.width
      }
    }
    let inset = max(0, min(16, frame.x - box.x, box.maxX - frame.maxX))
    return row.count > 1 || needed > leastWidth
      ? (row, needed, zoom.width(of: box.width) - 2 * inset) : nil
  }
}

extension Node {
  /// Whether it is in a cell of Interface Builder whose class is UIKit's own.
  fileprivate var isPartOfStockCell: Bool {
    ([self] + ancestors.prefix(2)).contains {
      $0.element.document?.tag.hasSuffix("Cell") == true && $0.element.document?.customClass == nil
    }
  }
}

extension Rect {
  /// Whether it stands beside another one: on its line, and neither over nor under it.
  fileprivate func stands(beside other: Rect) -> Bool {
    let shared = min(maxY, other.maxY) - max(y, other.y)
    return shared > min(height, other.height) / 2
      && (maxX <= other.x + 1 || x >= other.maxX - 1)
  }
}
