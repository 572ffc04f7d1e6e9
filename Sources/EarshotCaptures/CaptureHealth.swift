import EarshotTree

/// Looks for captures that are read without a mistake and yet say nothing true about a screen.
///
/// All importers of captures ask it, so that each kind of degeneration is told in the same words.
struct CaptureHealth {
  private let screen: Screen
  private let location: SourceLocation?

  init(_ screen: Screen) {
    self.screen = screen
    location = screen.elements.first?.source
  }

  /// What is wrong with the screen as a whole, and elements that hide what is in them.
  var warnings: [Capture.Warning] {
    silence.map { [$0] } ?? swallowing
  }

  /// The warning about a capture that a depth limit may have cut.
  ///
  /// - Parameters:
  ///   - depth: how deep the elements at the limit are nested.
  ///   - limit: where the limit comes from, such as `where 'snapshotMaxDepth' cuts by default`.
  static func cut(
    atDepth depth: Int, limit: String, at location: SourceLocation
  ) -> Capture.Warning {
    Capture.Warning(
      "the capture may be cut: an element is nested \(depth) deep, \(limit)", at: location)
  }

  /// Why a screen has nothing to hear; `nil` when there is something.
  private var silence: Capture.Warning? {
    // Many elements are never all without extent; the walk of a large screen takes its time.
    guard !hasManyStops, screen.readingOrder.isEmpty else { return nil }
    return Capture.Warning(reasonOfSilence, at: location)
  }

  private var hasManyStops: Bool {
    var count = 0
    // Lists rather than elements: an element is large, and a copy of it takes its time.
    var stack = [screen.elements]
    while let siblings = stack.popLast() {
      for index in siblings.indices {
        if siblings[index].isAccessibilityElement { count += 1 }
        if !siblings[index].children.isEmpty { stack.append(siblings[index].children) }
      }
      if count >= 50 { return true }
    }
    return false
  }

  private var reasonOfSilence: String {
    let elements = screen.allElements
    let frames = elements.lazy.map(\.frame)
    if frames.contains(where: \.isCaptured), frames.allSatisfy({ $0.value == nil }) {
      return "the capture is empty: every element has the rect -1,-1,0,0 or none; the app was not "
        + "in front or not ready, take the capture again"
    }
    if elements.count > 1, frames.allSatisfy({ $0.value?.hasNoSides ?? $0.isCaptured }) {
      return "the capture is empty: every frame is zero; the app was not laid out, take the "
        + "capture again"
    }
    if elements.count == 1 {
      return "the capture holds only its root: the app was not ready, or its tree was cut"
    }
    if !elements.contains(where: \.hasWords) {
      return "there is nothing to hear: no element has a label"
    }
    return "there is nothing to hear: no element is accessible and in sight"
  }

  /// Elements as large as the screen that take the place of what is in them.
  private var swallowing: [Capture.Warning] {
    guard let size = screen.size, size.width * size.height > 0 else { return [] }
    var warnings: [Capture.Warning] = []
    var stack = [(siblings: screen.elements, next: 0)]
    while let (siblings, index) = stack.popLast() {
      guard index < siblings.count else { continue }
      stack.append((siblings, index + 1))
      guard !siblings[index].children.isEmpty else { continue }
      if !siblings[index].isAccessibilityElement {
        stack.append((siblings[index].children, 0))
      } else if let warning = Self.swallowing(siblings[index], size) {
        // What is in an element is not reached, and so not asked.
        warnings.append(warning)
      }
    }
    return warnings
  }

  /// The warning about an element that hides much, on a screen of a size.
  private static func swallowing(_ element: Element, _ size: Size) -> Capture.Warning? {
    guard let frame = element.frame.value,
      frame.width * frame.height >= 0.6 * size.width * size.height
    else { return nil }
    let count = element.countOfSwallowed
    guard count > 2 else { return nil }
    return Capture.Warning(
      "the element '\(element.id)' is as large as the screen and swallows \(count) labelled "
        + "elements in it; VoiceOver cannot reach them", at: element.source)
  }
}

extension Element {
  /// The number of nodes inside that say what the element itself does not.
  fileprivate var countOfSwallowed: Int {
    let label = label.value ?? ""
    return Screen(elements: children).allElements.count {
      $0.label.value.map { !label.contains($0) } ?? false
    }
  }
}

extension Element {
  fileprivate var hasWords: Bool { label.value != nil || value.value != nil }
}

extension Rect {
  fileprivate var hasNoSides: Bool { width == 0 && height == 0 }
}
