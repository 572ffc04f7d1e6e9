import EarshotConversion
import EarshotTree

/// Writes a fix for AppKit: statements with the methods of `NSAccessibility`.
struct AppKitFix {
  let plan: FixPlan

  /// The lines; none where AppKit has no word for the fix.
  var lines: [String] {
    plan.parts.flatMap { part in part.changes.flatMap { self.lines(for: $0, of: part) } }
  }

  private func lines(for change: Fix.Change, of part: FixPlan.Part) -> [String] {
    let name = part.subject.name
    func set(_ property: String, _ value: String) -> [String] {
      ["\(name).setAccessibility\(property)(\(value))"]
    }
    switch change {
    case .label(let words): return set("Label", part.text(words).swiftLiteral)
    case .value(let words): return set("Value", part.text(words).swiftLiteral)
    case .hint(let words): return set("Help", words?.text.swiftLiteral ?? "nil")
    case .isElement(let flag): return set("Element", "\(flag)")
    case .hidden(let flag): return set("Hidden", "\(flag)")
    case .identifier(let text): return set("Identifier", text.swiftLiteral)
    case .insertTraits(let traits) where traits.contains(.button): return set("Role", ".button")
    case .insertTraits(let traits) where traits.contains(.image): return set("Role", ".image")
    case .order(let ids?) where ids.count <= 4:
      return set("ChildrenInNavigationOrder", ids.map { plan.subjects[$0].name }.swiftList)
    case .frame(let frame):
      guard plan.kind == .plain, let growth = part.growth(to: frame) else { return [] }
      return [("width", growth.width), ("height", growth.height)].compactMap { side, size in
        size.map {
          "\(name).\(side)Anchor.constraint(greaterThanOrEqualToConstant: \($0.swift))"
            + ".isActive = true"
        }
      }
    default: return []
    }
  }
}
