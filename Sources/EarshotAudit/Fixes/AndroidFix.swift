import EarshotText
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
    if plan.kind == .naming, let caption = plan.silenced.first {
      return labelFor(plan.parts[0].subject, captioned: caption.label)
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
    if plan.kind == .naming, plan.parts[0].subject.role.isField, let label = plan.parts[0].label {
      return [textField(label.text)]
    }
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
    if let words = part.subject.innerWords, part.subject.echo == nil, !lines.isEmpty {
      let text = words.onOneLine.truncated(to: 40).replacing("--", with: "- -")
      return ["\(comment.0)on the view of “\(text)”\(comment.1)"] + lines
    }
    guard plan.parts.count > 1 || part.subject.isSource, !lines.isEmpty else { return lines }
    let name = part.subject.nameInComments
    return ["\(comment.0)\(name.replacing("--", with: "- -"))\(comment.1)"] + lines
  }

  private func merged(_ part: FixPlan.Part) -> [String] {
    let label: [String] =
      if part.label == .toWrite(.name) { contentDescription(part) } else { [] }
    return ["android:screenReaderFocusable=\"true\""] + label
  }

  private var toggleableRow: [String] {
    [
      "// the row around them; onCheckedChange = null in the switch",
      "Modifier.toggleable(value = isOn, role = Role.Switch, onValueChange = onChange)",
    ]
  }

  private func contentDescription(_ part: FixPlan.Part) -> [String] {
    guard let label = part.label else { return [] }
    if let echo = part.subject.echo {
      return ["<!-- in \(echo), the picture in it -->", "android:contentDescription=\"@null\""]
    }
    let isData = label == .toWrite(.name) && (part.subject.isLive || part.subject.innerWords != nil)
    return ["android:contentDescription=\"\(part.text(label).inXML)\""]
      + (isData ? ["<!-- set where the view is bound, as it changes with the data -->"] : [])
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
    case .order(let ids?) where ids.count > 4:
      return ["<!-- add the views in the order of reading, a group for each column -->"]
    case .order(let ids?):
      return zip(ids, ids.dropFirst()).flatMap { before, after in
        [
          "<!-- \(plan.subjects[after].nameInComments.inXML.replacing("--", with: "- -")) -->",
          "android:accessibilityTraversalAfter=\"@id/\(plan.subjects[before].resource ?? "‹id›")\"",
        ]
      }
    default: return []
    }
  }

  /// The caption of a field says for which field it is.
  private func labelFor(_ field: FixSubject, captioned caption: String) -> [String] {
    [
      "<!-- in the TextView “\(caption.onOneLine.truncated(to: 40).inXML)” -->".replacing(
        "--”", with: "”"),
      "android:labelFor=\"@id/\(field.resource ?? "‹field›")\"",
    ]
  }

  /// A field is named by the label for it, never by a description, which would hide what is typed;
  /// a picture that is only a line has no name.
  private func labelled(_ part: FixPlan.Part, _ words: Fix.Words) -> [String] {
    let subject = part.subject
    if subject.role.isField {
      if let caption = subject.caption { return labelFor(subject, captioned: caption.label) }
      // The hint that it has goes with the first letter; a caption stays.
      if !subject.placeholder.isEmpty {
        return [
          "<TextView android:text=\"\(words.text.inXML)\" "
            + "android:labelFor=\"@id/\(subject.resource ?? "‹field›")\" />  <!-- above the field -->"
        ]
      }
      return ["android:hint=\"\(words.text.inXML)\""]
    }
    if subject.isDivider { return ["android:importantForAccessibility=\"no\""] }
    if isAboutTheText, subject.showsItsLabel { return ["android:text=\"‹text›\""] }
    return contentDescription(part)
  }

  /// Whether the text that is shown has to be another, and not only what is said of it.
  private var isAboutTheText: Bool {
    let rules: Set<Rule.ID> = [
      "label-placeholder-text", "label-equals-identifier", "label-is-asset-name",
    ]
    return plan.subjects.rule.map(rules.contains) == true
  }

  private func textField(_ label: String) -> String {
    "TextField(value, onValueChange, label = { Text(\(label.kotlinLiteral)) })"
  }

  /// The composable with its description, where it takes one itself.
  private func described(_ part: FixPlan.Part, _ words: Fix.Words) -> String {
    let subject = part.subject
    if subject.echo != nil {
      return "Image(painter, contentDescription = null)  // the picture in it"
    }
    if isAboutTheText, subject.role == .toggle {
      let row = "Row(Modifier.toggleable(isOn, onValueChange = onChange))"
      return "\(row) { Text(\"‹text›\"); control }"
    }
    if isAboutTheText, subject.showsItsLabel { return "Text(\"‹text›\")" }
    let text = part.text(words).kotlinLiteral
    switch subject.role {
    case .image:
      return "Image(painter, contentDescription = \(subject.isDivider ? "null" : text))"
    // An icon is drawn small and in one colour, which a photo must not be.
    case .button where subject.isPicture:
      return "Image(painter, contentDescription = \(text), "
        + "modifier = Modifier.clickable(onClick = onClick))"
    case .button where subject.isIcon || subject.type.hasSuffix("ImageButton"):
      return "IconButton(onClick) { Icon(painter, contentDescription = \(text)) }"
    // To clear the semantics would take away the tap as well.
    default: return "Modifier.semantics { contentDescription = \(text) }"
    }
  }

  /// Android's own measure is 48 dp, where Apple's is 44 points.
  private func framed(_ part: FixPlan.Part, _ frame: Rect) -> [String] {
    let sides = part.leastSides(of: frame, ("minWidth", "minHeight")) { "android:\($0)=\"48dp\"" }
    // A picture would grow with its view.
    let isScaled = part.subject.type.hasSuffix("ImageView") && !sides.isEmpty
    return sides + (isScaled ? ["android:scaleType=\"center\""] : [])
  }

  /// What takes the tap, with the role of what it is and all that it did before.
  private func clickable(_ subject: FixSubject) -> String {
    if subject.isLongPressed {
      return "Modifier.combinedClickable(role = Role.Button, onLongClick = onLongClick, "
        + "onClick = onClick)"
    }
    return subject.isChoice
      ? "Modifier.selectable(selected = isSelected, role = Role.Tab, onClick = onClick)"
      : "Modifier.clickable(role = Role.Button, onClick = onClick)"
  }

  private func modifiers(_ change: Fix.Change, of part: FixPlan.Part) -> [String] {
    func semantics(_ text: String) -> [String] { ["Modifier.semantics { \(text) }"] }
    switch change {
    case .label(let words):
      if part.subject.role.isField {
        return [textField(part.subject.caption?.label ?? words.text)]
      }
      return [described(part, words)]
    case .value(let words):
      return semantics("stateDescription = \(part.text(words).kotlinLiteral)")
    case .hint(let words):
      return semantics(
        "onClick(label = \((words?.text).map(\.kotlinLiteral) ?? "null"), action = null)")
    case .isElement(false) where part.subject.role == .image:
      return ["Image(painter, contentDescription = null)"]
    case .isElement(false), .hidden(true): return ["Modifier.clearAndSetSemantics {}"]
    case .isElement(true): return ["Modifier.semantics(mergeDescendants = true) {}"]
    case .grouped: return semantics("isTraversalGroup = true")
    case .insertTraits(.button) where plan.subjects.rule == "role-unknown":
      return [clickable(part.subject)]
    case .insertTraits(let traits): return traits.compose.flatMap(semantics)
    case .frame(let frame):
      return part.growth(to: frame) == nil ? [] : ["Modifier.minimumInteractiveComponentSize()"]
    case .actions(let actions):
      return semantics(
        "customActions = listOf(\(actions.map { "CustomAccessibilityAction(\($0.name.kotlinLiteral)) { true }" }.joined(separator: ", ")))"
      )
    // More belong to the layout.
    case .order(let ids?) where ids.count > 4:
      return ["// on each column: Modifier.semantics { isTraversalGroup = true }"]
    case .order(let ids?):
      return ids.enumerated().map { place, id in
        "Modifier.semantics { traversalIndex = \(place)f }  // \(plan.subjects[id].name)"
      }
    case .expanded(let status):
      return semantics(
        status == .expanded
          ? "collapse { onCollapse(); true }" : "expand { onExpand(); true }")
    case .color(let color):
      let name = color.plainColor.map { "Color.\($0.capitalizingFirst)" }
      return ["color = \(name ?? "Color(0xFF\(color.dropFirst()))")"]
    case .fontSize(let size): return ["fontSize = \(size.swift).sp"]
    default: return []
    }
  }
}

extension FixSubject {
  /// The name of its resource; `nil` where it has none that people wrote.
  fileprivate var resource: String? {
    guard identifier.contains(":id/"), let name = identifier.split(separator: "/").last,
      name.first?.isLetter == true
    else { return nil }
    return String(name)
  }

  /// The words by which a comment names it.
  var nameInComments: String {
    let title = title.onOneLine.truncated(to: 40)
    return resource ?? (title.isEmpty ? name : title)
  }

  /// Whether its label is the text that it shows itself.
  fileprivate var showsItsLabel: Bool {
    ["TextView", "CheckBox", "Switch", "RadioButton"].contains { type.hasSuffix($0) }
      || type.hasSuffix("Button") && !type.hasSuffix("ImageButton") && !isIcon
  }

  /// The longest side in dp of an icon.
  private static var iconSide: Double { 72 }

  /// Whether it is a picture that reacts to a tap, and no icon.
  fileprivate var isPicture: Bool {
    type.hasSuffix("ImageView") && frame.map { max($0.width, $0.height) > Self.iconSide } == true
  }

  /// Whether a picture is only a line.
  fileprivate var isDivider: Bool {
    guard role == .image else { return false }
    if identifier.lowercased().hasWord(of: Lexicon.all[.decoration]) { return true }
    guard let frame, !frame.isEmpty else { return false }
    return min(frame.width, frame.height) <= 4 && max(frame.width, frame.height) >= 24
  }
}

extension Traits {
  /// The properties of semantics.
  fileprivate var compose: [String] {
    let all: [(Traits, String)] = [
      (.header, "heading()"), (.button, "role = Role.Button"), (.image, "role = Role.Image"),
      (.selected, "selected = isSelected"), (.notEnabled, "disabled()"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
