package import EarshotTree

/// The reach of a UI test by XCUITest to a target.
package struct UITestReach: Hashable, Sendable {
  /// How a test tells the target from all others.
  package enum Lookup: Hashable, Sendable {
    /// By an identifier that no other element of its type has.
    case identifier(String)
    /// By a label, or the placeholder of a field, that no other element of its type has.
    case name(String)
    /// By an identifier or label that is unique within the cell around it.
    case inCell(String)
    /// Only by its place among the elements of its type, from 0.
    case index(Int)
  }

  /// Whether a test can hit it where it is activated.
  package enum Hittability: Hashable, Sendable {
    /// Nothing speaks against it.
    case hittable
    /// It lies outside of what is in sight; a test has to scroll.
    case offScreen
    /// Its frame is empty.
    case emptyFrame
    /// Something else takes touches at its activation point.
    case covered(by: Element.ID)
    /// The source gives no frame.
    case unknown

    /// Whether a tap would not reach it, wherever the screen is scrolled to.
    package var isMissed: Bool {
      switch self {
      case .emptyFrame, .covered: true
      case .hittable, .offScreen, .unknown: false
      }
    }
  }

  /// The identifier; `nil` if it has none.
  package var identifier: String?
  /// The label; `nil` if it has none.
  package var label: String?
  /// The type of element.
  package var type: UITestElementType
  /// How it is found.
  package var lookup: Lookup
  /// Whether it can be hit.
  package var hittability: Hittability

  /// How a test writes it, such as `app.buttons["Pay"]`.
  package var query: String {
    let all = "app.\(type.query)"
    return switch lookup {
    case .identifier(let name), .name(let name): "\(all)[\(name.quoted)]"
    case .inCell(let name): "cell.\(type.query)[\(name.quoted)]"
    case .index(let place): "\(all).element(boundBy: \(place))"
    }
  }
}

extension String {
  /// The text as a literal of Swift.
  fileprivate var quoted: String {
    let escaped = flatMap { character -> [Character] in
      switch character {
      case "\"", "\\": ["\\", character]
      case "\n": ["\\", "n"]
      default: [character]
      }
    }
    return "\"" + String(escaped) + "\""
  }
}
