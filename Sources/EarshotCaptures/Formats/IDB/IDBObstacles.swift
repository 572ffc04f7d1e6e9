import EarshotTree

/// Why elements cannot be tapped, as the newer backends find out; each reason is one warning.
struct IDBObstacles {
  private var found: [(kind: String, first: String, location: SourceLocation, count: Int)] = []

  /// Notes what stands in the way of an element.
  mutating func note(_ interactable: JSONValue?, _ occluder: JSONValue?, of node: XCTestNode) {
    var kinds: [String] = []
    if case .object(let object)? = interactable?.content,
      case .array(let reasons)? = object["reasons"]?.content
    {
      for case .object(let reason) in reasons.map(\.content) {
        if case .string(let kind)? = reason["kind"]?.content { kinds.append(kind) }
      }
    }
    if let occluder, occluder.content != .null, !kinds.contains("occluded") {
      kinds.append("occluded")
    }
    let name = node.spokenLabel ?? node.identifier ?? node.type
    for kind in kinds {
      if let place = found.firstIndex(where: { $0.kind == kind }) {
        found[place].count += 1
      } else {
        found.append((kind, name, node.location, 1))
      }
    }
  }

  var warnings: [Capture.Warning] {
    found.map { entry in
      let others = entry.count > 1 ? " and \(entry.count - 1) more" : ""
      return Capture.Warning(
        "a tap does not reach '\(entry.first)'\(others): \(Self.words[entry.kind] ?? entry.kind)",
        at: entry.location)
    }
  }

  private static let words = [
    "not_hittable": "it is not hittable", "occluded": "something lies over it",
    "handled_by": "another element takes the tap",
    "user_interaction_disabled": "user interaction is disabled", "disabled": "it is disabled",
    "hidden": "it is hidden", "zero_size": "it has no extent",
    "clipped_by_screen": "it lies beyond the screen",
  ]
}
