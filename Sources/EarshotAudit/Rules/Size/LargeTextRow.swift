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
      for (parent, members) in Dictionary(grouping: texts, by: { $0.node.parent }).inOrder {
        guard let parent, let lines = TextLine.lines(of: members, in: parent) else { continue }
        for line in lines {
          guard line.needed > line.room, let first = line.texts.first else {
            run.pass(line.texts.first?.node)
            continue
          }
          run.review(
            first.node,
            run.sized([
              "name": .text(first.text.text), "needed": .number(line.needed.rounded(.up)),
              "room": .number(line.room),
            ]), covers: line.texts.dropFirst().map(\.node))
        }
      }
    })
}

/// Texts of one view that stand side by side, or beside what keeps its width.
private struct TextLine {
  var texts: [LargeText]
  /// The least width in points of the texts and of what stands beside them.
  var needed: Double
  /// The width in points that the view has for them.
  var room: Double

  /// The lines of texts of a view; `nil` where the system lays it out, or it scrolls to the sides.
  static func lines(of texts: [LargeText], in parent: Node) -> [TextLine]? {
    guard let box = parent.frame, texts.allSatisfy({ $0.room != nil }),
      // A cell of the system stacks by itself.
      !parent.isPartOfStockCell, parent.element.systemContainer?.isBar != true,
      !parent.isSegmented, parent.element.systemContainer != .stepper
    else { return nil }
    let others = Dictionary(texts.map { ($0.node.index, $0) }) { first, _ in first }
    let siblings = parent.children.filter { $0.isShown && $0.drawnFrame?.isEmpty == false }
      .sorted { ($0.drawnFrame?.y ?? 0) < ($1.drawnFrame?.y ?? 0) }
    var done: Set<Int> = []
    return siblings.indices.compactMap { place in
      guard let text = others[siblings[place].index], !done.contains(text.node.index) else {
        return nil
      }
      // Those that stand on a line begin near to each other; more than a few are no row.
      let near = siblings[max(0, place - 16)..<min(siblings.count, place + 17)]
      let line = TextLine(text, among: near, others, in: box)
      done.formUnion(line?.texts.map(\.node.index) ?? [])
      return line
    }
  }

  /// The line of a text; `nil` when nothing stands beside it.
  private init?(
    _ text: LargeText, among siblings: ArraySlice<Node>, _ others: [Int: LargeText], in box: Rect
  ) {
    guard let frame = text.node.drawnFrame else { return nil }
    texts = [text]
    needed = text.leastWidth
    for other in siblings where other != text.node {
      guard let beside = other.drawnFrame, beside.stands(beside: frame) else { continue }
      if let text = others[other.index] {
        texts.append(text)
        needed += text.leastWidth
      } else if other.keepsWidth {
        needed += beside.width
      }
    }
    guard needed > text.leastWidth else { return nil }
    let inset = max(0, min(16, frame.x - box.x, box.maxX - frame.maxX))
    room = text.zoom.width(of: box.width) - 2 * inset
  }
}

extension Node {
  /// Whether it is a picture or a control, which gets no narrower.
  fileprivate var keepsWidth: Bool {
    size == 0 && (role == .image || image != nil || role.isControl)
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
