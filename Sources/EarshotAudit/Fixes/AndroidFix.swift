import EarshotTree
import EarshotWriting

/// Writes a fix for Android: attributes of a layout, and modifiers of Compose.
struct AndroidFix {
  let plan: FixPlan

  /// The attributes of the views, each after the name of its view where there are several.
  var views: [String] {
    if plan.kind == .pairing {
      return ["<!-- the row around them -->", "android:screenReaderFocusable=\"true\""]
    }
    return views(of: plan.parts)
  }

  private func views(of parts: [FixPlan.Part]) -> [String] {
    parts.flatMap { part in
      let lines = part.isMerging ? merged(part) : part.changes.flatMap { attributes($0, of: part) }
      return named(part, lines, ("<!-- ", " -->"))
    }
  }

  /// The modifiers, each after the name of its view where there are several.
  var compose: [String] {
    if plan.kind == .naming, plan.parts[0].subject.role == .toggle { return toggleableRow }
    if plan.kind == .naming || plan.kind == .pairing {
      return ["// the row around them", "Modifier.semantics(mergeDescendants = true) {}"]
    }
    return plan.parts.flatMap { part in
      let lines =
        part.isMerging
        ? ["Modifier.semantics(mergeDescendants = true) {}"]
        : part.changes.flatMap { modifiers($0, of: part) }
      return named(part, lines, ("// ", ""))
    }
  }

  private func named(
    _ part: FixPlan.Part, _ lines: [String], _ comment: (String, String)
  ) -> [String] {
    guard plan.parts.count > 1, !lines.isEmpty else { return lines }
    return ["\(comment.0)\(part.subject.name)\(comment.1)"] + lines
  }

  private func merged(_ part: FixPlan.Part) -> [String] {
    let label: [String] =
      if case .toWrite? = part.label { contentDescription(part) } else { [] }
    return ["android:screenReaderFocusable=\"true\""] + label
  }

  private var toggleableRow: [String] {
    [
      "// the row around them; onCheckedChange = null in the switch",
      "Modifier.toggleable(value = isOn, role = Role.Switch, onValueChange = onChange)",
    ]
  }

  private func contentDescription(_ part: FixPlan.Part) -> [String] {
    part.label.map { ["android:contentDescription=\"\($0.text.inXML)\""] } ?? []
  }

  private func attributes(_ change: Fix.Change, of part: FixPlan.Part) -> [String] {
    switch change {
    case .label(let words): return labelled(part, words)
    case .isElement(false): return ["android:importantForAccessibility=\"no\""]
    case .isElement(true): return ["android:importantForAccessibility=\"yes\""]
    case .hidden(true): return ["android:importantForAccessibility=\"noHideDescendants\""]
    case .hidden(false): return ["android:importantForAccessibility=\"auto\""]
    case .grouped, .container: return ["android:accessibilityPaneTitle=\"‹title›\""]
    case .insertTraits(let traits):
      return traits.contains(.header) ? ["android:accessibilityHeading=\"true\""] : []
    case .frame(let frame): return plan.kind == .plain ? framed(part, frame) : []
    case .color(let color): return ["android:textColor=\"\(color.inXML)\""]
    case .fontSize(let size): return ["android:textSize=\"\(size.swift)sp\""]
    case .numberOfLines: return ["android:maxLines=\"\(Int32.max)\""]
    case .identifier(let name): return ["android:id=\"@+id/\(name.inXML)\""]
    case .order(let ids?):
      return zip(ids, ids.dropFirst()).flatMap { before, after in
        [
          "<!-- \(plan.subjects[after].name) -->",
          "android:accessibilityTraversalAfter=\"@id/\(plan.subjects[before].name)\"",
        ]
      }
    default: return []
    }
  }

  /// A field is named by the label for it, never by a description, which would hide what is typed.
  private func labelled(_ part: FixPlan.Part, _ words: Fix.Words) -> [String] {
    if let text = plan.silenced.first, plan.kind == .naming {
      return ["android:labelFor=\"@id/\(part.subject.name)\"  <!-- in \(text.name) -->"]
    }
    if part.subject.role.isField { return ["android:hint=\"\(words.text.inXML)\""] }
    return contentDescription(part)
  }

  /// Android's own measure is 48 dp, where Apple's is 44 points.
  private func framed(_ part: FixPlan.Part, _ frame: Rect) -> [String] {
    guard let growth = part.growth(to: frame) else { return [] }
    return [("Width", growth.width), ("Height", growth.height)].compactMap { side, size in
      size.map { _ in "android:min\(side)=\"48dp\"" }
    }
  }

  private func modifiers(_ change: Fix.Change, of part: FixPlan.Part) -> [String] {
    func semantics(_ text: String) -> [String] { ["Modifier.semantics { \(text) }"] }
    switch change {
    case .label(let words):
      if part.subject.role.isField {
        return ["TextField(value, onValueChange, label = { Text(\(words.text.kotlin)) })"]
      }
      return semantics("contentDescription = \(words.text.kotlin)")
    case .value(let words): return semantics("stateDescription = \(words.text.kotlin)")
    case .hint(let words):
      return semantics("onClick(label = \((words?.text).map(\.kotlin) ?? "null"), action = null)")
    case .isElement(false), .hidden(true): return ["Modifier.clearAndSetSemantics {}"]
    case .isElement(true): return ["Modifier.semantics(mergeDescendants = true) {}"]
    case .grouped: return semantics("isTraversalGroup = true")
    case .insertTraits(let traits): return traits.compose.flatMap(semantics)
    case .frame: return ["Modifier.minimumInteractiveComponentSize()"]
    case .actions(let actions):
      return semantics(
        "customActions = listOf(\(actions.map { "CustomAccessibilityAction(\($0.name.kotlin)) { true }" }.joined(separator: ", ")))"
      )
    case .order(let ids?):
      return ids.enumerated().map { place, id in
        "Modifier.semantics { traversalIndex = \(place)f }  // \(plan.subjects[id].name)"
      }
    case .expanded(let status):
      return semantics(
        status == .expanded
          ? "collapse { onCollapse(); true }" : "expand { onExpand(); true }")
    case .color(let color):
      return ["color = Color(0xFF\(color.dropFirst()))"]
    case .fontSize(let size): return ["fontSize = \(size.swift).sp"]
    default: return []
    }
  }
}

extension Traits {
  /// The properties of semantics.
  fileprivate var compose: [String] {
    let all: [(Traits, String)] = [
      (.header, "heading()"), (.button, "role = Role.Button"), (.image, "role = Role.Image"),
      (.selected, "selected = true"), (.notEnabled, "disabled()"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension String {
  /// The text as a string of Kotlin.
  fileprivate var kotlin: String {
    let escaped = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\", "$": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.isControl: break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
