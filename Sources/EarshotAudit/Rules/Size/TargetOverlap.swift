import EarshotTree

extension Rule {
  static let targetOverlap = Rule(
    "target-overlap", .size, .warning, .high, .hard,
    "Two touch areas lie on each other.",
    what: "its touch area and the one of “{other}” share {width} by {height} points",
    why: "a tap on the shared part does something else than the listener or looker expects",
    advice: "separate the areas, or make them one element with actions",
    wcag: ["4.1.2", "2.5.8"], references: [.wcag("target-size-minimum")], settings: ["overlap": 1],
    supersededBy: ["focus-same-bounds"], screen: "375x812",
    fails: """
      button "Call" frame 16,400,120,44
      ▼ button "Chat" frame 120,400,120,44
      --- screen 375x812 ru
      button "Состав" frame 16,200,200,60
      ▼ button "Убрать ингредиенты" frame 16,240,200,44
      --- A finger never finds the button under a larger one.
      ▼ button "Undo" frame 100,300,120,44
      button "Send" frame 80,280,200,100
      ---
      link "Terms" frame 16,700,160,44
      ▼ button "Pay" frame 100,720,259,50
      """,
    passes: """
      button "Call" frame 16,400,120,44
      button "Chat" frame 136,400,120,44
      ---
      button "Call" frame 16,400,120,44
      ---
      text "Title" frame 16,400,200,44
      button "More" frame 150,400,100,44
      --- A row with a button in it: the button is above the row.
      cell tappable frame 0,100,375,80
        text "Pepperoni" frame 16,110,100,20
        button "Add" frame 320,120,44,44
      --- In a design lie views that take turns.
      screen 1009x52 derived frame
      button "Back" frame 268,6,40,40
      button "Privacy" frame 295,6,43,40
      --- The list scrolls from under the button.
      tableview frame 0,100,375,700
        cell tappable frame 0,700,375,80
          text "Margherita" frame 16,720,100,20
      button "New" frame 300,720,56,120
      --- A button at the end of a field is drawn on it.
      textEntry "Link" frame 16,200,300,48
      button "Clear" frame 300,200,48,48
      --- A button that floats over the end of a list.
      screen 411x820
      view frame 0,0,411,820
        button "Water" frame 16,690,379,60
        button "Add" frame 331,720,56,56
      --- A button is drawn in layers.
      view
        button "More about it" frame 20,100,160,44
        button "shadow" frame 24,104,160,44
      --- Buttons of a group of Android share their border.
      screen 411x820
      view frame 16,400,300,48
        button "Walk" type android.widget.Button frame 16,400,101,48
        button "Drive" type android.widget.Button frame 115.5,400,101,48
      --- A card that is written beside its button, and not around it.
      button "Card" frame 0,100,375,200
      button "Favorite" frame 320,110,44,44
      """,
    boundaries: """
      --- overlap
      button "Red" frame 16,400,{102|101},44
      ▼ button "Blue" frame 116,400,100,44
      """,
    check: .touchTargets(measures: false) { target, targets, run in
      // One is told, and it matters whether there is another one.
      let found = Array(
        targets.near(target.seen).lazy.filter {
          $0.place < target.place && !targets.areNested($0, target)
            && target.overlaps($0, by: run["overlap"]) && !run.isUnder($0, target)
            && targets.covered.contains($0.node) == targets.covered.contains(target.node)
        }.prefix(2))
      guard let other = found.first else { return .pass }
      guard target.node.isFrameMeasured || target.node.isViewOfAndroid else {
        return .incomplete(.notCaptured(.frame))
      }
      let shared = target.seen.intersection(other.seen)
      let frame = found.count == 1 ? target.frame.without(other.frame) : nil
      return .fail(
        [
          "other": .text(other.node.spokenLabel), "width": .number(shared.width),
          "height": .number(shared.height),
        ],
        fix: frame.map { .of(target.node, .frame($0)) }, covers: [other.node])
    })
}

extension RuleContext {
  /// Whether one of two areas is meant to lie under the other: a background, or a row that scrolls
  /// from under a bar.
  fileprivate func isUnder(_ first: TouchTargets.Target, _ second: TouchTargets.Target) -> Bool {
    if first.node.isInSystemBar || second.node.isInSystemBar { return true }
    if first.isAtEnd(of: second) || second.isAtEnd(of: first) { return true }
    if first.isLayer(of: second) || first.sharesBorder(with: second) { return true }
    if first.sharesTouchArea(with: second) { return true }
    if first.scrolls(under: second) || second.scrolls(under: first) { return true }
    guard let bounds = screen.bounds else { return false }
    if first.floats(over: second, in: bounds) || second.floats(over: first, in: bounds) {
      return true
    }
    return [first, second].contains { target in
      let isBackground = target.seen.area >= 0.3 * bounds.area
      // Flat captures do not tell what scrolls; their rows do.
      let isRow = target.scroller < 0 && target.frame.width >= 0.9 * bounds.width
      return isBackground || isRow
    }
  }
}

extension TouchTargets.Target {
  /// Whether it is a button at an end of a field and no higher than it, as the one that clears it.
  fileprivate func isAtEnd(of field: TouchTargets.Target) -> Bool {
    field.node.role.isField && !node.role.isField && abs(seen.center.y - field.seen.center.y) <= 2
      && seen.height <= field.seen.height + 2 && seen.width < field.seen.width / 2
  }

  /// Whether both are parts of one control that toolkits draw in layers: their middles are close,
  /// and the words of one are those of the other, or it has none.
  fileprivate func isLayer(of other: TouchTargets.Target) -> Bool {
    let shared = seen.intersection(other.seen)
    guard 2 * shared.area >= min(seen.area, other.seen.area), node.parent == other.node.parent,
      abs(seen.center.x - other.seen.center.x) <= 12, abs(seen.center.y - other.seen.center.y) <= 12
    else { return false }
    return seen.area < 2 * other.seen.area && other.seen.area < 2 * seen.area
  }

  /// Whether both are as high, side by side in one group of Android, and share no more than a border.
  fileprivate func sharesBorder(with other: TouchTargets.Target) -> Bool {
    guard node.isViewOfAndroid, node.parent == other.node.parent,
      abs(seen.y - other.seen.y) <= 1, abs(seen.height - other.seen.height) <= 1
    else { return false }
    return seen.intersection(other.seen).width <= 2
  }

  /// Whether Compose widened one of both to the 48 points that a finger needs: a tap goes to the one
  /// whose picture is nearer.
  fileprivate func sharesTouchArea(with other: TouchTargets.Target) -> Bool {
    guard [node, other.node].allSatisfy({ $0.element.type == "android.view.View" }) else {
      return false
    }
    let shared = seen.intersection(other.seen)
    return [self, other].contains { target in
      target.isWidened(target.frame.height) && shared.height <= 12
        || target.isWidened(target.frame.width) && shared.width <= 12
    }
  }

  /// Whether a side of it is the 48 points of Android.
  private func isWidened(_ side: Double) -> Bool { abs(side * unit - 48) <= 2 }

  /// Whether it lies in a view of Android that scrolls, and the other one was drawn later beside that
  /// view: it can be brought out from under it.
  fileprivate func scrolls(under other: TouchTargets.Target) -> Bool {
    guard node.isViewOfAndroid, other.node.index > node.index else { return false }
    guard let outer = node.ancestors.first(where: \.groupsWhatScrolls) else { return false }
    return !other.node.isInside(outer)
  }

  /// Whether it is a round button at the lower end of the screen, over what scrolls by under it.
  fileprivate func floats(over other: TouchTargets.Target, in screen: Rect) -> Bool {
    guard node.index > other.node.index, node.reactsToTap || node.role == .button,
      !other.node.isInside(node)
    else {
      return false
    }
    let isRound = (36...72).contains(frame.height) && (36...220).contains(frame.width)
    return isRound && frame.center.y > screen.y + 0.6 * screen.height
      && screen.maxX - frame.maxX <= 40 && frame.width < 0.6 * screen.width
  }

  /// Whether another area was drawn later, as far as the source tells what lies on top.
  private func isKnownToLieUnder(_ other: TouchTargets.Target) -> Bool {
    node.isCaptured(.activationPoint) && node.isFrameMeasured && other.node.index >= node.end
      && !node.handles(.activate)
  }

  fileprivate func overlaps(_ other: TouchTargets.Target, by limit: Double) -> Bool {
    guard scroller == other.scroller else { return false }
    let shared = seen.intersection(other.seen)
    guard shared.width > limit, shared.height > limit else { return false }
    // What lies wholly on a much larger area is a button on a card, or a sheet; under one that was
    // drawn later it cannot be tapped.
    let (small, large) = seen.area < other.seen.area ? (self, other) : (other, self)
    guard large.seen.contains(small.seen), large.seen.area >= 2 * small.seen.area else {
      return true
    }
    return small.isKnownToLieUnder(large)
  }
}

extension Node {
  /// Whether it is a scroller of Android, whose contents an importer groups, and not a stop that is
  /// grouped with those in it.
  fileprivate var groupsWhatScrolls: Bool {
    guard element.groupsChildren.value == true, let first = descendants.first else { return false }
    return first.frame != frame || !first.element.isAccessibilityElement
  }
}

extension Rect {
  /// The larger part of the rectangle beside another one, when it stays usable.
  fileprivate func without(_ other: Rect) -> Rect? {
    let parts = [
      Rect(x: other.maxX, y: y, width: maxX - other.maxX, height: height),
      Rect(x: x, y: y, width: other.x - x, height: height),
      Rect(x: x, y: other.maxY, width: width, height: maxY - other.maxY),
      Rect(x: x, y: y, width: width, height: other.y - y),
    ]
    return parts.filter { $0.width >= 24 && $0.height >= 24 }.max { $0.area < $1.area }
  }
}
