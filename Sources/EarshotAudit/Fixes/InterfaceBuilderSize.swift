import EarshotTree
import EarshotWriting

/// The lines that give an object of a storyboard or xib more room: its own constraints, its
/// rectangle where it has none, or a new constraint.
struct InterfaceBuilderSize {
  private let subject: FixSubject
  private let growth: (width: Double?, height: Double?)
  private let frame: Rect

  init(_ part: FixPlan.Part, _ frame: Rect) {
    subject = part.subject
    growth = part.growth(to: frame) ?? (nil, nil)
    self.frame = frame
  }

  /// The lines; none where the size is that of the system.
  var lines: [String] {
    guard growth.width != nil || growth.height != nil else { return [] }
    let object = subject.document ?? DocumentObject(tag: "view")
    switch object.tag {
    case "segment":
      // A segment is as large as its control lets it be.
      return growth.height.map { height in
        let control = subject.around
        let lines =
          control?.isPlacedByFrame == true
          ? control.map { placed($0, (nil, height)) } ?? [] : new(["height": height], in: control)
        return lines.isEmpty ? [] : ["<!-- on the segmented control: -->"] + lines
      } ?? []
    // Bars, and controls that are always as large as the system draws them.
    case "barButtonItem", "tabBarItem", "navigationItem", "switch", "stepper": return []
    default: break
    }
    return object.isPlacedByFrame ? placed(object, growth) : constrained(object)
  }

  /// The least distance to a neighbour.
  private static let gap: Double = 8

  /// How much of what it grows in height is added above it: half, unless a neighbour is near there
  /// and there is room on the other side.
  private func shareAbove(of growth: Double) -> Double {
    guard let above = subject.above, let below = subject.below else { return growth / 2 }
    if above < growth / 2 + Self.gap, below >= growth + Self.gap { return 0 }
    return below < growth / 2 + Self.gap && above >= growth + Self.gap ? growth : growth / 2
  }

  /// The rectangle around the same middle, or away from a neighbour.
  private func placed(
    _ object: DocumentObject, _ growth: (width: Double?, height: Double?)
  ) -> [String] {
    guard let old = object.frame else { return [] }
    let width = growth.width ?? old.width
    let height = growth.height ?? old.height
    let x = old.x - (width - old.width) / 2
    let y = old.y - shareAbove(of: height - old.height)
    return [
      "<rect key=\"frame\" x=\"\(x.swift)\" y=\"\(y.swift)\" width=\"\(width.swift)\" "
        + "height=\"\(height.swift)\"/>  <!-- Size inspector -->"
    ]
  }

  private func constrained(_ object: DocumentObject) -> [String] {
    var lines: [String] = []
    var missing: [String: Double] = [:]
    let isSquare = object.constraints.contains(where: \.isSquare)
    let holdsHeight = object.constraints.contains { $0.side == "height" && $0.length != nil }
    let sides = [("width", growth.width), ("height", growth.height)]
    for (side, size) in sides {
      guard let size else { continue }
      let own = object.constraints.filter { $0.side == side && ($0.length ?? size) < size }
      if own.isEmpty {
        // A square follows the side that is held.
        let isFollowing = isSquare && (side == "width") == holdsHeight
        if !isFollowing { missing[side] = size }
      }
      lines += own.flatMap { $0.lines(lengthened: size) }
    }
    if !missing.isEmpty { lines += new(missing, in: object) }
    return lines + surroundings
  }

  /// New constraints; the document gives them identities of their own.
  private func new(_ sizes: [String: Double], in object: DocumentObject?) -> [String] {
    let rest = object?.constraints.isEmpty == false ? ", beside those that are there" : ""
    let lines = ["width", "height"].compactMap { side in
      sizes[side].map {
        "  <constraint firstAttribute=\"\(side)\" relation=\"greaterThanOrEqual\" "
          + "constant=\"\($0.swift)\" id=\"‹new id›\"/>"
      }
    }
    return ["<!-- Size inspector\(rest) -->", "<constraints>"] + lines + ["</constraints>"]
  }

  /// What holds the view around it to less than it needs.
  private var surroundings: [String] {
    guard let around = subject.around else { return [] }
    let lines = [("width", growth.width), ("height", growth.height)].flatMap { side, size in
      around.constraints.filter {
        $0.side == side && $0.isLimit && ($0.length ?? .infinity) < (size ?? 0)
      }.flatMap { $0.lines(lengthened: size ?? 0) }
    }
    return lines.isEmpty ? [] : ["<!-- and the view around it: -->"] + lines
  }
}

extension DocumentObject.Constraint {
  /// The order in which Xcode writes the attributes.
  private static let order = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant", "placeholder", "symbolic", "identifier", "id",
  ]

  /// The constraint with another length, as its line.
  func lines(lengthened length: Double) -> [String] {
    var attributes = attributes
    let old = attributes["constant"] ?? ""
    attributes["constant"] = length.swift
    let written = Self.order.compactMap { name in
      attributes[name].map { "\(name)=\"\($0.inXML)\"" }
    }
    return [
      "<constraint \(written.joined(separator: " "))/>  <!-- \(side) from \(old.inXML) to \(length.swift) -->"
    ]
  }
}
