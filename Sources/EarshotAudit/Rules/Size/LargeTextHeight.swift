import EarshotTree

extension Rule {
  static let largeTextHeight = Rule(
    "large-text-height", .size, .warning, .medium, .hard,
    "A fixed height leaves no room for the text at a larger text size.",
    what:
      "at the text size {size}{width|=0|| on a screen of # pt| on a screen of # pt} the text “{name}”"
      + "{more|=0|| and # more| and # more} needs {needed} pt of height and has {room}: predicted",
    why: "who enlarges the text sees it cut off, or lying on what is below",
    advice:
      "hold the height from below only (greaterThanOrEqual), and let the rest follow the text",
    wcag: ["1.4.4"],
    references: ["https://developer.apple.com/design/human-interface-guidelines/typography"],
    isOptIn: true, settings: ["text-size": 9], screen: "390x844",
    fails: """
      ▼ text "Total" frame 16,100,358,20 appearance (fontSize 17 style body lines 1 fixedHeight 20)
      --- What is around it does not grow.
      view frame 0,100,390,44 appearance (fixedHeight 44)
        ▼ text "Total" frame 16,102,358,20 appearance (fontSize 17 style body lines 1)
        text "with tax" frame 16,122,358,18 appearance (fontSize 15 style subheadline lines 1)
      --- screen 390x844 ru
      ▼ button "Заказать" frame 16,100,358,32 \
      appearance (text "Заказать" fontSize 17 style body fixedHeight 32)
      """,
    passes: """
      text "Total" frame 16,100,358,20 appearance (fontSize 17 style body lines 1)
      ---
      view frame 0,100,390,80 appearance (fixedHeight 80)
        text "Total" frame 16,102,358,20 appearance (fontSize 17 style body lines 1)
      --- A font of fixed size has room, and is the flaw of another rule.
      text "Total" frame 16,100,358,20 appearance (fontSize 17 scales no lines 1 fixedHeight 20)
      --- What does not fit a scroll view is scrolled.
      scroll frame 0,100,390,30 appearance (fixedHeight 30)
        text "Total" frame 16,102,358,20 appearance (fontSize 17 style body lines 1)
      """,
    boundaries: """
      --- text-size
      ▼ text "Total" frame 16,100,358,36 \
      appearance (fontSize 17 style body lines 1 fixedHeight {35.7|36})
      """,
    check: .screen { run in
      let texts = run.largeTexts
      guard !texts.isEmpty else { return run.incompleteWithoutFonts() }
      for (holder, held) in Dictionary(grouping: texts, by: { $0.node.fixedHolder }).inOrder {
        guard let holder, let room = holder.element.appearance.value?.fixedHeight else { continue }
        let needed = held.stackedHeight
        guard needed > room + 0.5, let first = held.first else {
          run.pass(holder)
          continue
        }
        let arguments = run.sized([
          "name": .text(first.text.text), "more": .count(held.count - 1),
          "needed": .number(needed.rounded(.up)),
          "room": .number(room),
        ])
        let others = held.dropFirst().map(\.node)
        // The code that an outlet leads to may change the height.
        let isSure = !holder.isReachedFromCode && !first.node.isReachedFromCode
        run.take(
          isSure
            ? .fail(arguments, fix: nil, covers: others)
            : .review(arguments, fix: nil, covers: others), on: first.node)
      }
    })
}

extension Node {
  /// The innermost view whose height is fixed, itself or one around it in the same scroll view.
  fileprivate var fixedHolder: Node? {
    if element.appearance.value?.fixedHeight != nil { return self }
    for outer in ancestors.prefix(16) {
      if outer.isScroller { return nil }
      if outer.element.appearance.value?.fixedHeight != nil { return outer }
    }
    return nil
  }
}

extension [Node?: [LargeText]] {
  /// The groups in the order of the nodes they belong to.
  fileprivate var inOrder: [(key: Node?, value: [LargeText])] {
    sorted { ($0.key?.index ?? -1) < ($1.key?.index ?? -1) }
  }
}

extension [LargeText] {
  /// The least height of texts that stand below and beside each other: the sum of their rows.
  fileprivate var stackedHeight: Double {
    var sum = 0.0
    var row = 0.0
    var end = -Double.infinity
    for large in sorted(by: { ($0.node.frame?.y ?? 0) < ($1.node.frame?.y ?? 0) }) {
      guard let frame = large.node.frame else { continue }
      if frame.center.y >= end {
        sum += row
        row = 0
        end = frame.maxY
      }
      row = Swift.max(row, large.leastHeight)
    }
    return sum + row
  }
}
