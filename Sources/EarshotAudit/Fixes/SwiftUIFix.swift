import EarshotConversion
import EarshotText
import EarshotTree
import EarshotWriting

/// Writes a fix for SwiftUI: views with their modifiers.
struct SwiftUIFix {
  let plan: FixPlan
  /// The most views that are each given a priority.
  private static let longestOrder = 4

  /// The lines.
  var lines: [String] {
    guard let host = plan.parts.first else { return [] }
    switch plan.kind {
    case .merging: return plan.parts.flatMap(merged)
    case .naming where host.subject.role.takesTitle:
      return [host.subject.swiftUI(titled: host.label.map(host.text))]
    case .pairing: return paired(host)
    // What is pointed at stays where it is: the caption is heard with the control.
    // A title would be seen a second time, as the placeholder.
    case .naming where host.subject.role == .field && host.label != nil:
      return plan.parts.dropFirst().flatMap(changed) + [
        host.subject.swiftUIField(titled: "\"\""),
        "  .accessibilityLabel(\((host.label.map(host.text) ?? "").swiftLiteral))",
      ]
    case .naming: return plan.parts.dropFirst().flatMap(changed) + changed(host.withoutPlace)
    case .plain: return plan.parts.flatMap(changed)
    }
  }

  /// A row that becomes one element: SwiftUI joins the texts and makes actions of the buttons.
  private func merged(_ part: FixPlan.Part) -> [String] {
    let parts = plan.subjects.covered
    // A button that is combined is what a double tap presses; one that is hidden is an action.
    let hidden = part.opensByItself ? [] : parts.filter(\.role.isControl).map(\.id)
    let first = readFirst(part)
    let views = parts.map { view in
      view.swiftUI() + (hidden.contains(view.id) ? ".accessibilityHidden(true)" : "")
        + (first.contains(view.id) ? ".accessibilitySortPriority(1)" : "")
    }
    let row =
      !part.subject.isOwnView && (1...4).contains(parts.count)
      ? "HStack { \(views.joined(separator: "; ")) }" : part.subject.swiftUI()
    var lines = [row, "  .accessibilityElement(children: .combine)"]
    lines += part.actions.suffix(hidden.count).map { action in
      "  .accessibilityAction(named: \(action.name.swiftLiteral)) {}  // what its button does"
    }
    for change in part.changes {
      switch change {
      case .label(.known(let text)) where text != part.subject.label: break
      case .insertTraits(.button) where parts.contains { $0.role == .button }: break
      case .isElement, .activationPoint, .actions: break
      // What is combined is heard with the label.
      case .value(.known(let text)) where plan.labels(making: text) != nil: break
      default: lines += self.modifiers(change, of: part).map(\.indented)
      }
    }
    return lines
  }

  /// The views of a row that are told before others which stand before them: the name and the price.
  private func readFirst(_ part: FixPlan.Part) -> Set<Element.ID> {
    guard case .known(let text)? = part.label,
      let labels = plan.labels(making: text)?.subjects.map(\.id),
      Array(plan.subjects.covered.map(\.id).prefix(labels.count)) != labels
    else { return [] }
    return Set(labels)
  }

  private func paired(_ host: FixPlan.Part) -> [String] {
    if host.isAdjustable, let label = host.label {
      return ["Stepper(\(label.text.swiftLiteral), value: $count)"]
    }
    let texts = [host.subject] + plan.silenced
    guard texts.count <= 4 else {
      return [host.subject.viewName, "  .accessibilityElement(children: .combine)"]
    }
    let views = texts.map { $0.swiftUI() }.joined(separator: "; ")
    return ["HStack { \(views) }", "  .accessibilityElement(children: .combine)"]
  }

  private func changed(_ part: FixPlan.Part) -> [String] {
    if case .order(let ids?)? = part.changes.first, part.changes.count == 1 { return ordered(ids) }
    if part.changes.count > 1, let ids = part.order {
      var rest = part
      rest.changes.removeAll { $0 == .order(ids) }
      return changed(rest) + ordered(ids)
    }
    let subject = part.subject
    if let own = ofItsOwn(part) { return own }
    if part.isNamedGroup {
      let name = (part.label.map(part.text) ?? subject.title).swiftLiteral
      return ["Picker(\(name), selection: $selection) {}", "  .pickerStyle(.segmented)"]
    }
    if subject.role == .image, !subject.image.isEmpty, part.changes == [.isElement(false)] {
      return ["Image(decorative: \(subject.assetName.swiftLiteral))"]
    }
    if subject.role.takesTitle, let label = part.label {
      let rest = part.changes.filter { $0 != .label(label) && $0 != .isElement(true) }
      return [subject.swiftUI(titled: part.text(label))]
        + (subject.text.isEmpty && subject.role != .tab
          ? ["  .labelsHidden()  // unless the name is to be seen"] : [])
        + rest.flatMap { self.modifiers($0, of: part) }
    }
    if case .expanded(let status)? = part.changes.first {
      let isOpen = status == .expanded ? "open" : "closed"
      return [
        "DisclosureGroup(\(subject.title.swiftLiteral), isExpanded: $isExpanded) {}  // \(isOpen) now"
      ]
    }
    if subject.role == .text, subject.label.isEmpty, part.changes.count == 1, let value = part.value
    {
      return ["Text(\(part.text(value).swiftLiteral))"]
    }
    let modifiers = part.changes.flatMap { self.modifiers($0, of: part) }
    let isSilent = modifiers.allSatisfy { $0.hasPrefix("//") }
    return isSilent ? modifiers : [subject.swiftUI()] + modifiers.map(\.indented)
  }

  /// Changes for which SwiftUI has a view or a parameter; `nil` where modifiers make them.
  private func ofItsOwn(_ part: FixPlan.Part) -> [String]? {
    let subject = part.subject
    if part.growth != nil {
      return SwiftUITouchArea(part: part, view: subject.swiftUI(), title: subject.swiftUITitle)
        .lines
        .map { lines in
          var rest = part.withoutPlace
          if let label = part.label { rest.changes.removeAll { $0 == .label(label) } }
          return lines + rest.changes.flatMap { self.modifiers($0, of: part) }.map(\.indented)
        }
    }
    if plan.subjects.rule == "label-placeholder-text", part.changes == [.label(.toWrite(.name))] {
      if subject.role == .text { return ["Text(\"‹text›\")"] }
      if subject.role == .button { return ["Button(\"‹title›\") {}"] }
    }
    if subject.role.isField, let label = part.label, part.changes.allSatisfy(\.namesField) {
      let name = part.text(label).swiftLiteral
      if subject.role == .searchField {
        return ["content.searchable(text: $text, prompt: \(name))"]
      }
      // A title is a placeholder: it is gone with the first letter.
      return [subject.swiftUI(), "  .accessibilityLabel(\(name))"]
    }
    if subject.role == .tab, let components = part.color?.components {
      // SwiftUI has no modifier for the colour of the items that are not chosen.
      return subject.isSelected
        ? ["TabView {}", "  .tint(Color(\(components)))"]
        : ["UITabBar.appearance().unselectedItemTintColor = UIColor(\(components), alpha: 1)"]
    }
    // It is a button for everybody, where a trait makes it one for VoiceOver.
    if part.changes == [.insertTraits(.button)], subject.role == .button {
      return ["\(subject.swiftUI())  // in the place of .onTapGesture"]
    }
    // A text with the trait of a button does nothing for anybody.
    if part.changes.contains(.insertTraits(.button)), [.text, .image].contains(subject.role) {
      var rest = part
      rest.changes.removeAll {
        [
          .insertTraits(.button), .removeTraits(.staticText), .removeTraits(.image),
          .isElement(true),
        ]
        .contains($0)
      }
      let button =
        subject.role == .image
        ? "Button {} label: { \(subject.swiftUI()) }" : "Button(\(subject.swiftUITitle)) {}"
      return [button] + rest.changes.flatMap { self.modifiers($0, of: part) }.map(\.indented)
    }
    return nil
  }

  /// In SwiftUI the elements carry the order, not their container.
  private func ordered(_ ids: [Element.ID]) -> [String] {
    guard ids.count <= Self.longestOrder else {
      let titles = ids.map { id in
        let subject = plan.subjects[id]
        return (subject.title.isEmpty ? subject.name : subject.title).truncated(to: 30).onOneLine
      }
      return [
        "// lay the views out in this order, or give .accessibilitySortPriority(\(ids.count)) and down:",
        "// \(titles.prefix(12).joined(separator: ", "))\(titles.count > 12 ? ", …" : "")",
      ]
    }
    return ids.enumerated().map { place, id in
      "\(plan.subjects[id].swiftUI()).accessibilitySortPriority(\(ids.count - place))"
    }
  }

  private func modifiers(_ change: Fix.Change, of part: FixPlan.Part) -> [String] {
    switch change {
    case .isElement(true):
      [".accessibilityElement(children: \(part.subject.hasParts ? ".ignore" : ".combine"))"]
    case .isElement(false):
      part.subject.hasParts
        ? [".accessibilityElement(children: .contain)"] : [".accessibilityHidden(true)"]
    case .frame(let frame):
      ["// no frame of its own for accessibility: the view is \(frame.spokenSize)"]
    case .activationPoint(let point): activated(part.subject, at: point)
    case .label(let words): [".accessibilityLabel(\(part.text(words).swiftLiteral))"]
    case .value(let words): [".accessibilityValue(\(part.text(words).swiftLiteral))"]
    default: change.swiftUI
    }
  }

  private func activated(_ subject: FixSubject, at point: Point?) -> [String] {
    guard let point else {
      return ["// no .accessibilityActivationPoint: the middle is the default"]
    }
    guard let frame = subject.frame, !frame.isEmpty else { return [] }
    let x = ((point.x - frame.x) / frame.width).swift
    let y = ((point.y - frame.y) / frame.height).swift
    return [".accessibilityActivationPoint(UnitPoint(x: \(x), y: \(y)))"]
  }
}

extension FixSubject {
  /// The longest title by which a view is recognised.
  private static var titleWidth: Int { 60 }

  /// The title that it has; a long one is left to whoever has it in full.
  private var shortTitle: String {
    let whole = title.onOneLine
    return whole.count > Self.titleWidth ? "‹title›" : whole
  }

  /// The title that it has, as a literal.
  fileprivate var swiftUITitle: String { shortTitle.swiftLiteral }

  /// The view with the title that it has, or another.
  fileprivate func swiftUI(titled given: String? = nil) -> String {
    let own = role.isField ? (placeholder.isEmpty ? label : placeholder).onOneLine : shortTitle
    let title = (given ?? own).swiftLiteral
    return switch role {
    case .button, .keyboardKey, .segment:
      isIcon ? "Button {} label: { \(picture) }" : "Button(\(title)) {}"
    case .link: "Link(\(title), destination: url)"
    case .toggle: "Toggle(\(title), isOn: $isOn)"
    case .slider:
      given == nil ? "Slider(value: $value)" : "Slider(value: $value) { Text(\(title)) }"
    case .stepper: "Stepper(\(title), value: $value)"
    case .picker: "Picker(\(title), selection: $selection) {}"
    case .tab: "Label(\(title), image: \((image.isEmpty ? "icon" : assetName).swiftLiteral))"
    case .field, .searchField:
      swiftUIField(titled: title)
    case .image: picture
    case .text: "Text(\(title))"
    case .progress: "ProgressView(value: progress)"
    case .activityIndicator: "ProgressView()"
    case .adjustable, .other: viewName
    }
  }

  private var picture: String {
    image.isEmpty ? "image" : "Image(\(assetName.swiftLiteral))"
  }

  /// The field with a literal for its name, beside which the placeholder stays.
  fileprivate func swiftUIField(titled title: String) -> String {
    let kind = isSecure ? "SecureField" : "TextField"
    let isExample = !["", label].contains(placeholder) && placeholder.swiftLiteral != title
    let prompt =
      isExample ? ", prompt: Text(\(placeholder.onOneLine.truncated(to: 40).swiftLiteral))" : ""
    return "\(kind)(\(title), text: $text\(prompt))"
  }

  /// Whether nothing names it but that it is a view.
  private var isBareView: Bool {
    role == .other && name.hasPrefix("view") && name.dropFirst(4).allSatisfy(\.isNumber)
  }

  /// Whether its class is one of the app.
  fileprivate var isOwnView: Bool {
    type.first?.isUppercase == true && type.allSatisfy { $0.isASCII && $0.isLetter }
      && !type.hasPrefix("UI") && !type.hasPrefix("XCUI") && !type.hasPrefix("NS")
      && type.count > 5 && type != "StaticText"
  }

  /// The name of a view of its own: its class, if the app has one for it.
  fileprivate var viewName: String {
    isOwnView ? "\(type)()" : isBareView ? "content" : name.capitalizingFirst + "()"
  }
}

extension Role {
  /// Whether the view of SwiftUI takes its name as a title or a label of its own.
  fileprivate var takesTitle: Bool {
    switch self {
    case .toggle, .slider, .stepper, .picker, .tab: true
    default: false
    }
  }
}

extension Fix.Change {
  /// Whether it is one of those that a field of SwiftUI takes in its initializer.
  fileprivate var namesField: Bool {
    switch self {
    case .label: true
    default: false
    }
  }

  /// The modifiers that need to know no element.
  fileprivate var swiftUI: [String] {
    switch self {
    case .hint(let words?): [".accessibilityHint(\(words.text.swiftLiteral))"]
    case .hint(nil): ["// remove .accessibilityHint"]
    case .insertTraits(.selected):
      [".accessibilityAddTraits(isSelected ? .isSelected : [])"]
    case .insertTraits(let traits): traits.swiftUI(added: true)
    case .removeTraits(let traits): traits.swiftUI(added: false)
    // What is hidden inside stays hidden, whatever is said around it.
    case .hidden(false): ["// remove .accessibilityHidden(true)"]
    case .hidden(true): [".accessibilityHidden(true)"]
    case .order: ["// remove .accessibilitySortPriority"]
    case .grouped(true), .container(_?): [".accessibilityElement(children: .contain)"]
    case .grouped(false), .container(nil): ["// remove .accessibilityElement(children: .contain)"]
    case .modal(let flag):
      [flag ? ".accessibilityAddTraits(.isModal)" : ".accessibilityRemoveTraits(.isModal)"]
    case .actions(let actions):
      actions.map { ".accessibilityAction(named: \($0.name.swiftLiteral)) {}" }
    case .inputLabels(let names):
      [".accessibilityInputLabels(\(names.map(\.text.swiftLiteral).swiftList))"]
    case .responds(let flag?): [".accessibilityRespondsToUserInteraction(\(flag))"]
    case .responds(nil): ["// remove .accessibilityRespondsToUserInteraction"]
    case .identifier(let text): [".accessibilityIdentifier(\(text.swiftLiteral))"]
    case .handler(.escape): [".accessibilityAction(.escape) { dismiss() }"]
    case .handler(let handler): [".\(handler.swiftUI)"]
    default: looks
    }
  }

  private var looks: [String] {
    switch self {
    case .opacity(1): []
    case .opacity(let alpha): [".opacity(\(alpha.swift))"]
    case .fontSize(11): [".font(.caption2)"]
    case .fontSize(let size): [".font(.system(size: \(size.swift)))"]
    case .numberOfLines(let count): [".lineLimit(\(count == 0 ? "nil" : "\(count)"))"]
    case .color(let color):
      [
        color.plainColor.map { ".foregroundStyle(.\($0))" }
          ?? color.components.map { ".foregroundStyle(Color(\($0)))" }
          ?? "// text colour \(color.onOneLine)"
      ]
    default: ["// SwiftUI has no modifier for this"]
    }
  }
}

extension Traits {
  fileprivate func swiftUI(added: Bool) -> [String] {
    var lines: [String] = []
    let names = swiftUINames
    if !names.isEmpty {
      let list = names.count == 1 ? names[0] : names.swiftList
      lines.append(".accessibility\(added ? "Add" : "Remove")Traits(\(list))")
    }
    if contains(.notEnabled) { lines.append(".disabled(\(added))") }
    if contains(.adjustable) {
      lines.append(
        added
          ? ".accessibilityAdjustableAction { direction in }"
          : "// remove .accessibilityAdjustableAction")
    }
    return lines.isEmpty
      ? ["// SwiftUI has no trait for this: \(self.names.joined(separator: ", "))"] : lines
  }
}

extension String {
  /// A modifier below its view.
  fileprivate var indented: String { hasPrefix("  ") ? self : "  \(self)" }
}
