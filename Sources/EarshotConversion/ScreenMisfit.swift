import EarshotText
import EarshotTree

/// A property that a format would refuse when it is read again, and its mending.
///
/// A property that contradicts itself is left out; a frame that is too far away becomes the nearest.
struct ScreenMisfit: Sendable {
  /// The property, in words of a note.
  let what: String
  /// Makes an element one that the format takes.
  let mend: @Sendable (inout Element) -> Void

  /// The misfits of a format.
  static func all(in format: String) -> [ScreenMisfit] {
    switch format {
    case "view": geometry + view
    case "accessibility-snapshot", "vodesign": geometry
    default: []
    }
  }

  private static let geometry = [
    ScreenMisfit(what: "frames that are negative or too far away (the nearest is written)") {
      if let nearest = $0.frame.value?.nearestWithinReach { $0.frame = .given(nearest) }
    },
    ScreenMisfit(what: "paths that are too far away") {
      if $0.path.value?.bounds.isWithinReach == false { $0.path = .notCaptured }
    },
    ScreenMisfit(what: "activation points that are nowhere") {
      guard let point = $0.activationPoint.value else { return }
      if !CoordinateRange.holds([point.x, point.y]) { $0.activationPoint = .notCaptured }
    },
  ]

  private static let view = [
    ScreenMisfit(what: "languages that are no tags") {
      if let tag = $0.language.value, !Language.isTag(tag) { $0.language = .notCaptured }
    },
    ScreenMisfit(what: "places outside of their series") {
      if $0.position.value?.isSound == false { $0.position = .notCaptured }
    },
    ScreenMisfit(what: "adjustments that contradict themselves") {
      if $0.adjustment.value?.isSound == false { $0.adjustment = .notCaptured }
    },
    ScreenMisfit(what: "charts that no view can have") {
      if $0.chart.value?.isSound == false { $0.chart = .notCaptured }
    },
    ScreenMisfit(what: "looks that no view can have") {
      if let appearance = $0.appearance.value { $0.appearance = .given(appearance.sound) }
    },
  ]
}

extension ScreenMisfit {
  /// Whether an element has it.
  func isIn(_ element: Element) -> Bool {
    // A copy is compared without its children, which would take time for each level.
    var element = element
    element.children = []
    var mended = element
    mend(&mended)
    return mended != element
  }
}

extension Screen {
  /// The screen as a format takes it that is read again; ``ScreenMisfit`` says what differs.
  func fitting(_ format: String) -> Screen {
    let misfits = ScreenMisfit.all(in: format)
    var screen = self
    if size?.isOfAScreen == false { screen.size = nil }
    if let scale, !CoordinateRange.holds([scale]) || scale <= 0 { screen.scale = nil }
    if let language, !Language.isTag(language) { screen.language = nil }
    screen.updateAll { element in
      for misfit in misfits { misfit.mend(&element) }
    }
    if format == "view" { screen.nameTheUnnamed() }
    return screen
  }

  /// Gives the element with an empty id another one, also where an order names it.
  private mutating func nameTheUnnamed() {
    let ids = Set(allElements.map(\.id))
    guard ids.contains("") else { return }
    var name = "unnamed"
    while ids.contains(Element.ID(name)) { name += "'" }
    let id = Element.ID(name)
    updateAll { element in
      if element.id.rawValue.isEmpty { element.id = id }
      if let order = element.accessibilityElements.value {
        element.accessibilityElements = .given(order.map { $0.rawValue.isEmpty ? id : $0 })
      }
    }
  }
}
