import EarshotTree

/// Writes a fix for React Native: properties of components.
struct ReactNativeFix {
  let plan: FixPlan

  /// The properties, each after the name of its component where there are several.
  var lines: [String] {
    if plan.kind == .merging || plan.kind == .pairing {
      return ["<View accessible>  {/* the row around them */}"]
    }
    return plan.parts.flatMap { part -> [String] in
      let lines = part.changes.flatMap { properties($0, of: part) }
      guard plan.parts.count > 1, !lines.isEmpty else { return lines }
      return ["{/* \(part.subject.nameInComments.replacing("*/", with: "* /")) */}"] + lines
    }
  }

  private func properties(_ change: Fix.Change, of part: FixPlan.Part) -> [String] {
    switch change {
    case .label(let words): return ["accessibilityLabel=\(part.text(words).jsxLiteral)"]
    case .value(let words):
      return ["accessibilityValue={{ text: \(part.text(words).javaScriptLiteral) }}"]
    case .hint(let words?): return ["accessibilityHint=\(words.text.jsxLiteral)"]
    case .isElement(false), .hidden(true):
      return ["accessibilityElementsHidden", "importantForAccessibility=\"no-hide-descendants\""]
    case .isElement(true): return ["accessible"]
    case .insertTraits(let traits): return Self.roles(of: traits)
    case .frame(let frame):
      let sides = part.leastSides(of: frame, ("minWidth", "minHeight")) { "\($0): 48" }
      return plan.kind != .plain || sides.isEmpty
        ? [] : ["style={{ \(sides.joined(separator: ", ")) }}"]
    case .language(let tag): return ["accessibilityLanguage=\(tag.jsxLiteral)"]
    case .identifier(let text): return ["testID=\(text.jsxLiteral)"]
    default: return []
    }
  }

  private static func roles(of traits: Traits) -> [String] {
    let roles: [(Traits, String)] = [
      (.header, "header"), (.button, "button"), (.image, "image"), (.link, "link"),
    ]
    let states: [(Traits, String)] = [
      (.selected, "selected: isSelected"), (.notEnabled, "disabled: true"),
    ]
    let role = roles.first { traits.contains($0.0) }.map { ["accessibilityRole=\"\($0.1)\""] }
    let state = states.filter { traits.contains($0.0) }.map(\.1)
    let properties =
      state.isEmpty ? [] : ["accessibilityState={{ \(state.joined(separator: ", ")) }}"]
    return (role ?? []) + properties
  }
}
