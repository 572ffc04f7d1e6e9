import EarshotTree

/// What can be touched on a screen: controls, and views that react to a tap and hold a stop.
struct TouchTargets {
  /// One area that can be touched.
  struct Target {
    var node: Node
    /// The place among the areas.
    var place: Int
    /// The whole area.
    var frame: Rect
    /// The part of it that is in sight.
    var seen: Rect
    /// Whether a scroller or the edge of the screen cuts it off.
    var isCut: Bool
    /// Points of the screen for one of the capture, where it guessed them.
    var unit: Double
    /// The scroller that it lies in; -1 when it lies in none.
    var scroller: Int
  }

  /// Kept, because nodes do not keep their screen.
  private let screen: AuditedScreen
  private let index: RectIndex
  /// The areas in sight, in reading order.
  let all: [Target]
  /// The nodes whose frame is not known.
  let withoutFrame: [Node]
  /// How sure the sizes are.
  let density: AndroidDensity.Certainty
  /// What lies under something else, which is another fault than its place.
  let covered: Set<Node>
  /// How far a number may be off: page sources round to whole points.
  let tolerance: Double

  init(_ screen: AuditedScreen) {
    self.screen = screen
    var seen: Set<Node> = []
    // Nobody touches a television or a Mac.
    let stops = screen.isTelevision || screen.isMac ? [] : screen.stops
    let nodes = stops.compactMap(\.touched).filter { seen.insert($0).inserted }
    let framed = nodes.compactMap { node in
      node.frame.flatMap { $0.isFinite ? (node: node, frame: $0) : nil }
    }
    var all: [Target] = []
    for (node, frame) in framed {
      let visible = node.clip.map(frame.intersection) ?? frame
      guard !visible.isEmpty else { continue }
      all.append(
        Target(
          node: node, place: all.count, frame: frame, seen: visible,
          isCut: node.isSliver || (node.clip.map { node.isCut(frame, by: $0) } ?? false),
          unit: 1,
          scroller: node.ancestors.first(where: \.isScroller)?.index ?? -1))
    }
    let guessed = all.filter { $0.node.isViewOfAndroid && !$0.node.isFrameMeasured && !$0.isCut }
    density = AndroidDensity.Certainty(
      of: guessed.map(\.frame), width: screen.screen.size?.width)
    if case .voted(let unit) = density { for index in all.indices { all[index].unit = unit } }
    covered = screen.stopsUnderLayers
    self.all = all
    index = RectIndex(all.map(\.seen))
    withoutFrame = nodes.filter { $0.frame?.isFinite != true }
    tolerance = framed.allSatisfy(\.frame.isWhole) ? 0.5 : 0.1
  }

  /// The areas within a distance of a rectangle, in reading order.
  func near(_ rect: Rect, within distance: Double = 0) -> some Sequence<Target> {
    index.near(rect, within: distance).lazy.map { all[$0] }
  }

  /// Whether two areas are one inside the other in the tree, so that they are one row.
  func areNested(_ first: Target, _ second: Target) -> Bool {
    first.node.isInside(second.node) || second.node.isInside(first.node)
      || isFirstPart(first.node, ofGroupWith: second.node)
      || isFirstPart(second.node, ofGroupWith: first.node)
  }

  /// Whether a node is what reacts in the whole of a group that another is in, as a row of Android
  /// with buttons in it is.
  private func isFirstPart(
    _ node: AuditedScreen.Node, ofGroupWith other: AuditedScreen.Node
  ) -> Bool {
    guard let group = node.parent, group.frame != nil, group.frame == node.frame else {
      return false
    }
    return group.index + 1 == node.index && other.isInside(group)
  }

  /// Whether a link stands in a line of text, whose height it cannot choose.
  func isInText(_ target: Target) -> Bool {
    guard target.node.role == .link else { return false }
    if let parent = target.node.parent, parent.role == .text { return true }
    return [target.node.next, target.node.previous].contains { neighbour in
      guard let neighbour, neighbour.role == .text, let frame = neighbour.frame else {
        return false
      }
      return frame.isInRow(with: target.frame) && frame.horizontalGap(to: target.frame) < 8
    }
  }
}

extension TouchTargets.Target {
  /// Whether it is smaller than a square, as far as the numbers are exact.
  func isSmaller(than size: Double, _ tolerance: Double) -> Bool {
    frame.width * unit < size - tolerance || frame.height * unit < size - tolerance
  }

  /// The verdict on one that is smaller than a square.
  ///
  /// - Parameter aim: the side that the fix gives it in points; `nil` is that of the square.
  func enlarging(
    to size: Double, aim: Double? = nil, _ run: RuleContext,
    beside other: TouchTargets.Target? = nil, severity: Severity? = nil
  ) -> Verdict {
    var arguments: [String: Finding.Argument] = [
      "width": .number(frame.width * unit), "height": .number(frame.height * unit),
      "size": .number(size),
    ]
    arguments["other"] = other.map { .text($0.node.spokenLabel) }
    let enlarged = frame.enlarged(to: (aim ?? size) / unit, in: run.screen.bounds)
    return .fail(arguments, fix: .frame(enlarged), severity: severity)
  }
}

extension RuleCheck {
  /// Judges each of the areas that can be touched.
  ///
  /// - Parameters:
  ///   - measures: whether sizes in points matter, and not only what lies on what.
  ///   - sure: the smaller side in points below which an area is judged though the density is only
  ///     guessed.
  static func touchTargets(
    measures: Bool = true, sureBelow sure: Double = 0,
    _ judge: @escaping @Sendable (TouchTargets.Target, TouchTargets, RuleContext) -> Verdict
  ) -> RuleCheck {
    .screen { run in
      let targets = TouchTargets(run.screen)
      let context = run
      if measures, targets.density == .unknown {
        // How many points a pixel is worth is a guess that nothing here confirms.
        for target in targets.all {
          if min(target.frame.width, target.frame.height) < sure {
            run.take(judge(target, targets, context), on: target.node)
          } else {
            run.incomplete(.notCaptured(.frame), target.node)
          }
        }
        return
      }
      for node in targets.withoutFrame { run.incomplete(.notCaptured(.frame), node) }
      for target in targets.all {
        // A canvas shows a misplaced view as it will not be.
        let isMisplaced = target.node.element.document?.isMisplaced == true
        run.take(
          isMisplaced ? .incomplete(.notCaptured(.frame)) : judge(target, targets, context),
          on: target.node)
      }
    }
  }
}

extension AuditedScreen {
  fileprivate var isTelevision: Bool {
    screen.size == Size(width: 960, height: 540) && nodes.first?.isViewOfAndroid == true
  }

  /// Whether a pointer is moved there instead of a finger.
  fileprivate var isMac: Bool {
    nodes.contains {
      guard let type = $0.element.type else { return false }
      return ["MenuBar", "TouchBar", "StatusItem"].contains { type.hasSuffix($0) }
    }
  }
}

extension Node {
  /// The area that is touched for a stop: the control, or the nearest view around it that reacts.
  fileprivate var touched: Node? {
    if reactsToTap { return self }
    let around = ancestors.first { $0.isTappable || $0.isStop }
    // A view that fills the screen takes taps to dismiss the keyboard; it is no control.
    return around.flatMap { $0.isTappable ? $0 : nil }
  }

  /// Whether it is the narrow rest of a view of Android that a scroller or the edge of a screen cuts
  /// off; dumps hold only what is in sight, and leave out the words that are not.
  var isSliver: Bool {
    guard isViewOfAndroid, let frame, min(frame.width, frame.height) < 24 else { return false }
    if let clip, isCut(frame, by: clip) { return true }
    guard let around = ancestors.first(where: \.scrollsOnAndroid)?.frame else { return false }
    return !around.grown(by: -1).contains(frame, tolerance: 0)
  }

  /// Whether a scroller of Android ends where it ends, so that a part of it, with its words, may be
  /// out of sight.
  var mayGoOn: Bool {
    guard isViewOfAndroid, let frame else { return false }
    if isSliver { return true }
    guard let around = ancestors.first(where: \.scrollsOnAndroid)?.frame else { return false }
    return abs(around.maxY - frame.maxY) < 1 && around.height > frame.height + 1
      || abs(around.maxX - frame.maxX) < 1 && around.width > 2 * frame.width
  }

  /// Whether what is in it scrolls: dumps have no class for that, so importers group it.
  private var scrollsOnAndroid: Bool {
    if scrolls { return true }
    return element.groupsChildren.value == true && children.first?.frame != frame
  }

  /// Whether a part of a frame lies outside of a clip.
  ///
  /// Android gives only the part in sight, which then ends where a large view around it ends.
  func isCut(_ frame: Rect, by clip: Rect) -> Bool {
    if !clip.contains(frame, tolerance: 0.5) { return true }
    guard isViewOfAndroid, frame.height < 48 || frame.width < 48 else { return false }
    return ancestors.contains {
      ($0.scrollsOnAndroid || $0.parent == nil) && $0.frame?.cuts(frame) == true
    }
  }

  /// Whether its class is one of Android itself.
  var isViewOfAndroid: Bool { element.type?.hasPrefix("android") == true }

  /// Whether a bar or control of the system around a node takes care of touches.
  var isInSystemBar: Bool {
    if role == .keyboardKey || isBesideTitle { return true }
    return ancestors.prefix(8).contains {
      switch $0.element.systemContainer {
      case .navigationBar, .tabBar, .toolbar: true
      // What stands in for the keyboard has keys.
      default:
        $0.role == .searchField || $0.traits.contains(.tabBar)
          || $0.element.type == "UIInputView"
      }
    }
  }

  /// Whether it is a small button at a side of the top of an iOS screen, in one row with a heading in
  /// the middle: sources without bars keep their buttons.
  private var isBesideTitle: Bool {
    guard role == .button, !isViewOfAndroid, element.document == nil, let frame,
      frame.height <= 44, frame.center.y <= 130, let around = parent?.frame, around.x <= 0
    else { return false }
    let middle = around.center.x
    guard frame.x - around.x <= 24 || around.maxX - frame.maxX <= 24 else { return false }
    return siblings.prefix(24).contains { other in
      guard other.isHeading, let title = other.frame else { return false }
      return abs(title.center.x - middle) <= 12 && abs(title.center.y - frame.center.y) <= 4
    }
  }

  /// Whether the system chose its size.
  var isOfSystemSize: Bool {
    switch role {
    case .slider, .picker, .segment, .tab: true
    default: isSystemSwitch
    }
  }

  /// Whether it is a switch of the system, whose row is what people touch.
  var isSystemSwitch: Bool {
    let type = element.type ?? "UISwitch"
    return role == .toggle && (type.hasPrefix("UI") || type.hasPrefix("XCUIElementType"))
  }
}

extension Rect {
  /// Whether a small frame ends at an edge of this large one.
  fileprivate func cuts(_ small: Rect) -> Bool {
    let isAtEnd = abs(maxY - small.maxY) < 1 || abs(y - small.y) < 1
    let isAtSide = abs(maxX - small.maxX) < 1 || abs(x - small.x) < 1
    return (small.height < 48 && height >= 200 && isAtEnd)
      || (small.width < 48 && width >= 200 && isAtSide)
  }

  fileprivate var isWhole: Bool {
    [x, y, width, height].allSatisfy { $0 == $0.rounded() }
  }
}
