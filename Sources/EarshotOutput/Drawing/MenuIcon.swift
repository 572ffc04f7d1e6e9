import EarshotSession
import EarshotTree

/// The mark before a line of the scanner menu: a sign for each command of the system, one sign for the
/// pictures of apps, of which only the name is known, and a dot for what has no picture (F305).
struct MenuIcon {
  private let mark: ScreenOverlay.LineMark
  private static let stroke = Drawing.Stroke(.white, width: 1.5)

  init(_ mark: ScreenOverlay.LineMark) {
    self.mark = mark
  }

  /// The shapes of the mark in a square.
  func marks(in place: Rect) -> [Drawing.Mark] {
    switch mark {
    case .none: []
    case .dot: [Drawing.Mark(.circle(place.center, radius: 3), fill: .white)]
    case .icon(let name): sign(name, in: place)
    }
  }

  private func sign(_ name: String, in place: Rect) -> [Drawing.Mark] {
    func line(_ corners: (Double, Double)...) -> Drawing.Mark {
      Drawing.Mark(
        .line(
          corners.map { Point(x: place.x + $0.0 * place.width, y: place.y + $0.1 * place.height) }),
        stroke: Self.stroke, title: name)
    }
    let ring = Drawing.Mark(.circle(place.center, radius: 7), stroke: Self.stroke, title: name)
    let frame = Drawing.Mark(
      .rectangle(place.grown(by: -2), radius: 3), stroke: Self.stroke, title: name)
    switch name {
    case "tap", "doubleTap", "longPress":
      return [ring, Drawing.Mark(.circle(place.center, radius: 3), fill: .white)]
    case "increment": return [ring, line((0.3, 0.5), (0.7, 0.5)), line((0.5, 0.3), (0.5, 0.7))]
    case "decrement": return [ring, line((0.3, 0.5), (0.7, 0.5))]
    case "scrollMenu", "scroll", "flick":
      return [
        line((0.3, 0.35), (0.5, 0.12), (0.7, 0.35)), line((0.5, 0.12), (0.5, 0.88)),
        line((0.3, 0.65), (0.5, 0.88), (0.7, 0.65)),
      ]
    case "back":
      return [line((0.45, 0.2), (0.15, 0.5), (0.45, 0.8)), line((0.15, 0.5), (0.88, 0.5))]
    case "more":
      return [0.2, 0.5, 0.8].map { share in
        let center = Point(x: place.x + share * place.width, y: place.center.y)
        return Drawing.Mark(.circle(center, radius: 2), fill: .white, title: name)
      }
    case "leaveMenu": return [line((0.2, 0.2), (0.8, 0.8)), line((0.8, 0.2), (0.2, 0.8))]
    case "home":
      return [
        line((0.15, 0.5), (0.5, 0.15), (0.85, 0.5)),
        line((0.25, 0.45), (0.25, 0.85), (0.75, 0.85), (0.75, 0.45)),
      ]
    case "pointMode", "itemMode", "refine":
      return [ring, line((0.5, 0), (0.5, 1)), line((0, 0.5), (1, 0.5))]
    case "gestures", "drag", "editing", "deleteBackward", "clear", "dictate", "endEditing",
      "device",
      "appSwitcher", "settings", "faster", "slower", "toggleGroups":
      return [frame, line((0.3, 0.4), (0.7, 0.4)), line((0.3, 0.6), (0.7, 0.6))]
    default:
      // A picture, as a hill in a frame: the file is not at hand.
      return [frame, line((0.2, 0.75), (0.45, 0.4), (0.6, 0.6), (0.7, 0.5), (0.85, 0.75))]
    }
  }
}
