import EarshotTree

/// Looks for captures that are read without a mistake and yet say nothing true about a screen.
///
/// All importers of captures ask it, so that each kind of degeneration is told in the same words.
struct CaptureHealth {
  private let screen: Screen
  private let nodes: ScreenNodes
  private let location: SourceLocation?

  init(_ screen: Screen) {
    self.screen = screen
    nodes = ScreenNodes(screen.elements)
    location = screen.elements.first?.source
  }

  /// What is wrong with the screen as a whole, and elements that hide what is in them.
  var warnings: [Capture.Warning] {
    silence.map { [$0] } ?? swallowing
  }

  /// The warning about a capture that a limit such as `where 'snapshotMaxDepth' cuts by default`
  /// may have cut.
  static func cut(
    atDepth depth: Int, limit: String, at location: SourceLocation
  ) -> Capture.Warning {
    Capture.Warning(
      "the capture may be cut: an element is nested \(depth) deep, \(limit)", at: location)
  }

  /// Why a screen has nothing to hear; `nil` when there is something.
  private var silence: Capture.Warning? {
    // Many elements are never all without extent; the walk of a large screen takes its time.
    let stops = nodes.lazy.filter(\.element.isAccessibilityElement).prefix(50)
    guard stops.count < 50, screen.readingOrder.isEmpty else { return nil }
    var warning = Capture.Warning(reasonOfSilence, at: location)
    warning.isSilence = true
    return warning
  }

  private var reasonOfSilence: String {
    let elements = nodes.map { $0.element }
    let frames = elements.lazy.map(\.frame)
    if frames.contains(where: \.isCaptured), frames.allSatisfy({ $0.value == nil }) {
      return "the capture is empty: every element has the rect -1,-1,0,0 or none; the app was not "
        + "in front or not ready, take the capture again"
    }
    if elements.count > 1, frames.allSatisfy({ $0.hasNoSides ?? $0.isCaptured }) {
      return "the capture is empty: every frame is zero; the app was not laid out, take the "
        + "capture again"
    }
    if elements.count == 1 {
      return "the capture holds only its root: the app was not ready, or its tree was cut"
    }
    if !elements.contains(where: { $0.label.value != nil || $0.value.value != nil }) {
      return "there is nothing to hear: no element has a label"
    }
    return "there is nothing to hear: no element is accessible and in sight"
  }

  /// Elements as large as the screen that take the place of what is in them.
  private var swallowing: [Capture.Warning] {
    guard let size = screen.size, size.width * size.height > 0 else { return [] }
    // What is in an element is not reached, and so not asked.
    return nodes.indices.filter {
      nodes[$0].element.isAccessibilityElement && nodes[$0].enclosing == nil
        && nodes[$0].end > $0 + 1
    }.compactMap { warning($0, size) }
  }

  /// The warning about an element that hides much, on a screen of a size.
  private func warning(_ place: Int, _ size: Size) -> Capture.Warning? {
    let element = nodes[place].element
    guard let frame = element.frame.value,
      frame.width * frame.height >= 0.6 * size.width * size.height
    else { return nil }
    let label = element.label.value ?? ""
    // What says what the element itself does not.
    let count = nodes.descendants(of: place).count {
      nodes[$0].element.label.value.map { !label.contains($0) } ?? false
    }
    guard count > 2 else { return nil }
    return Capture.Warning(
      "the element '\(element.id)' is as large as the screen and swallows \(count) labelled "
        + "elements in it; VoiceOver cannot reach them", at: element.source)
  }
}
