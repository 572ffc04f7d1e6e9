import EarshotConversion
import EarshotText
import EarshotTree
import EarshotWriting

/// Writes a fix for UIKit: statements, and methods to override.
struct UIKitFix {
  let plan: FixPlan

  /// The lines.
  var lines: [String] {
    let isJoining = plan.kind == .naming || plan.kind == .pairing
    return plan.parts.flatMap { part in
      var part = part
      if isJoining {
        // The texts stay where they are, and a frame in points of the screen is wrong once it
        // scrolls.
        part.changes.removeAll { change in
          switch change {
          case .frame, .activationPoint: true
          default: false
          }
        }
      }
      return lines(of: part)
    }
  }

  private func lines(of part: FixPlan.Part) -> [String] {
    if plan.subjects.rule == "target-overlap" { return separated(part) }
    // A text that becomes a button is not a text as well.
    if part.changes == [.removeTraits(.staticText), .insertTraits(.button)] {
      return ["\(part.subject.name).accessibilityTraits = .button"]
    }
    if part.isNamedGroup {
      return [
        "\(part.subject.name).accessibilityContainerType = .semanticGroup",
        "\(part.subject.name).accessibilityLabel = \((part.label?.text ?? "").swiftLiteral)",
      ]
    }
    // The class computes the value of what is adjusted.
    let isComputed = part.isAdjustable && !controls.isEmpty
    let changes = part.changes.filter { change in
      if case .value = change { !isComputed } else { true }
    }
    let lines = changes.flatMap { self.lines(for: $0, of: part) }
    return part.subject.isBarItem && part.label != nil
      ? ["// \(part.subject.name): the UIBarButtonItem of the bar"] + lines : lines
  }

  private func lines(for change: Fix.Change, of part: FixPlan.Part) -> [String] {
    let subject = part.subject
    return switch change {
    case .frame(let frame): framed(part, frame)
    case .activationPoint(let point?): activated(subject, at: point)
    case .label(.known(let text)): labelled(part, text, "accessibilityLabel")
    case .label(let words): written(part, words)
    case .value(.known(let text)): labelled(part, text, "accessibilityValue")
    case .actions(let actions): acting(subject, actions)
    case .insertTraits(.adjustable): adjustable(subject)
    case .handler(.activate) where controls.count == 1 && !subject.role.isControl:
      [
        "override func accessibilityActivate() -> Bool { "
          + (controls[0].uikitActivation() + ["return true"]).joined(separator: "; ") + " }"
      ]
    // It is the state of one at a time.
    case .insertTraits(.selected):
      [
        "if isSelected { \(subject.name).accessibilityTraits.insert(.selected) }",
        "else { \(subject.name).accessibilityTraits.remove(.selected) }",
      ]
    case .insertTraits(.notEnabled) where subject.role.isControl:
      ["\(subject.name).isEnabled = false"]
    case .order(let ids?): ordered(subject, ids)
    case .color(let color): colored(subject, color)
    case .fontSize(let size): fonted(subject, size)
    case .opacity(1): []
    default: [change.uikit(subject.name)]
    }
  }

  /// A name that a person writes: for what was left as in a template the text itself.
  private func written(_ part: FixPlan.Part, _ words: Fix.Words) -> [String] {
    let subject = part.subject
    if plan.subjects.rule == "label-placeholder-text" {
      if subject.role == .text { return ["\(subject.name).text = \"‹text›\""] }
      if subject.role == .button {
        return ["\(subject.name).setTitle(\"‹title›\", for: .normal)"]
      }
    }
    return ["\(subject.name).accessibilityLabel = \(part.text(words).swiftLiteral)"]
  }

  /// A text that stands in labels is taken from them, so that it changes with them.
  private func labelled(_ part: FixPlan.Part, _ text: String, _ property: String) -> [String] {
    let name = "\(part.subject.name).\(property) = "
    guard let labels = plan.labels(making: text) else {
      return [name + part.text(.known(text)).swiftLiteral]
    }
    let texts = labels.subjects.map(\.uikitText)
    guard texts.count > 1 else {
      let again = property == "accessibilityValue" ? "  // and again whenever that changes" : ""
      return ["\(name)\(texts[0])\(again)"]
    }
    let areLabels = labels.subjects.allSatisfy { $0.role == .text }
    let list = (areLabels ? labels.subjects.map(\.name) : texts).swiftList
    // Names that only count tell nobody which is which.
    let legend =
      labels.subjects.contains(where: \.isNamedByKind)
      ? [
        "// "
          + labels.subjects.map { "\($0.name): “\($0.title.truncated(to: 24))”" }
          .joined(separator: ", ")
      ] : []
    return legend + [
      name + list,
      "  .compactMap(\\.\(areLabels ? "text" : "self"))"
        + ".joined(separator: \(labels.separator.swiftLiteral))",
    ]
  }

  /// Actions that do what the controls of their names do, or what the app has to say.
  private func acting(_ subject: FixSubject, _ actions: [CustomAction]) -> [String] {
    var controls = plan.subjects.covered.filter(\.role.isControl)
    let lines = actions.map { action -> String in
      let isUnnamed = action.name == Fix.Words.toWrite(.name).text
      let place = controls.firstIndex { isUnnamed ? $0.isIcon : $0.label == action.name }
      let control = place.map { controls.remove(at: $0) }
      let head = "UIAccessibilityCustomAction(name: \(action.name.swiftLiteral))"
      guard let control else {
        let method = SwiftNames.name(action.name)
        let name = isUnnamed || method.hasPrefix("element") ? "performAction" : method
        return "  \(head) { [weak self] _ in self?.\(name)(); return true },"
      }
      let calls = control.uikitActivation(of: "self?.").joined(separator: "; ")
      return "  \(head) { [weak self] _ in \(calls); return true },"
    }
    return ["\(subject.name).accessibilityCustomActions = ["] + lines + ["]"]
  }

  /// The most elements that a list in code has; more belong to the layout.
  private static let longestOrder = 4

  private func ordered(_ subject: FixSubject, _ ids: [Element.ID]) -> [String] {
    guard ids.count > Self.longestOrder else {
      return [
        "\(subject.name).accessibilityElements = \(ids.map { plan.subjects[$0].name }.swiftList)"
      ]
    }
    let titles = ids.map { id in
      let subject = plan.subjects[id]
      return (subject.title.isEmpty ? subject.name : subject.title).truncated(to: 30).onOneLine
    }
    return [
      "// add the views in this order, or set shouldGroupAccessibilityChildren of the view around "
        + "each column:",
      "// \(titles.prefix(12).joined(separator: ", "))\(titles.count > 12 ? ", …" : "")",
    ]
  }

  /// Two views that lie on each other are laid out apart.
  private func separated(_ part: FixPlan.Part) -> [String] {
    guard let other = plan.subjects.covered.first, let own = part.subject.frame,
      case .frame(let frame)? = part.changes.first
    else { return [] }
    let (first, second) = (part.subject.name, other.name)
    let sides: [(Bool, String, String, String)] = [
      (frame.x > own.x + 0.5, "leading", "greater", "trailing"),
      (frame.maxX < own.maxX - 0.5, "trailing", "less", "leading"),
      (frame.y > own.y + 0.5, "top", "greater", "bottom"),
      (frame.maxY < own.maxY - 0.5, "bottom", "less", "top"),
    ]
    return sides.filter(\.0).prefix(1).map { _, side, relation, edge in
      "\(first).\(side)Anchor.constraint(\(relation)ThanOrEqualTo: \(second).\(edge)Anchor)"
        + ".isActive = true"
    }
  }

  private func activated(_ subject: FixSubject, at point: Point) -> [String] {
    let target = plan.subjects.covered.first { $0.frame?.contains(point) == true } ?? subject
    return [
      "let target = UIAccessibility.convertToScreenCoordinates(\(target.name).bounds, in: "
        + "\(target.name))",
      "\(subject.name).accessibilityActivationPoint = CGPoint(x: target.midX, y: target.midY)",
    ]
  }

  /// The controls whose work an adjustable element does.
  private var controls: [FixSubject] { plan.subjects.covered.filter(\.role.isControl) }

  /// The trait, both methods and the value: by the two buttons around an amount, or else by the titles
  /// of what is chosen among.
  private func adjustable(_ subject: FixSubject) -> [String] {
    let head = [
      "\(subject.name).accessibilityTraits.insert(.adjustable)",
      "// in the class of \(subject.name):",
    ]
    guard !controls.isEmpty else {
      return head + [
        "override func accessibilityIncrement() {}", "override func accessibilityDecrement() {}",
      ]
    }
    if controls.count == 2, subject.role == .text {
      let (less, more) = (controls[0], controls[1])
      return head + [
        "override var accessibilityValue: String? { get { text } set {} }",
        "override func accessibilityIncrement() { \(more.uikitActivation().joined(separator: "; ")) }",
        "override func accessibilityDecrement() { \(less.uikitActivation().joined(separator: "; ")) }",
      ]
    }
    return head + [
      "var index = \(controls.firstIndex(where: \.isSelected) ?? 0)",
      "let options = \(controls.map(\.title.swiftLiteral).swiftList)",
      "override var accessibilityValue: String? { get { options[index] } set {} }",
      "override func accessibilityIncrement() { index = min(index + 1, options.count - 1) }",
      "override func accessibilityDecrement() { index = max(index - 1, 0) }",
    ]
  }

  private func framed(_ part: FixPlan.Part, _ frame: Rect) -> [String] {
    let name = part.subject.name
    // The field of a search bar is as high as the system draws it.
    if part.subject.role == .searchField { return [] }
    guard let growth = part.growth(to: frame) else {
      return [
        "\(name).accessibilityFrame = UIAccessibility.convertToScreenCoordinates(",
        "  \(name).bounds, in: \(name))  // \(frame.spokenSize)",
      ]
    }
    return [("width", growth.width), ("height", growth.height)].compactMap { side, size in
      size.map {
        "\(name).\(side)Anchor.constraint(greaterThanOrEqualToConstant: \($0.swift)).isActive = true"
      }
    }
  }

  private func colored(_ subject: FixSubject, _ color: String) -> [String] {
    guard let components = color.components else {
      return ["// \(subject.name): text colour \(color.onOneLine)"]
    }
    let value = color.plainColor.map { "UIColor.\($0)" } ?? "UIColor(\(components), alpha: 1)"
    return switch subject.role {
    // The views of a bar are the system's own.
    case .tab:
      [
        "tabBar.\(subject.isSelected ? "tintColor" : "unselectedItemTintColor") = \(value)"
      ]
    case .button, .link, .segment:
      ["\(subject.name).setTitleColor(\(value), for: .normal)"]
    case .image, .slider, .toggle, .progress, .activityIndicator:
      ["\(subject.name).tintColor = \(value)"]
    default: ["\(subject.name).textColor = \(value)"]
    }
  }

  private func fonted(_ subject: FixSubject, _ size: Double) -> [String] {
    // The typeface stays; only the size is another.
    guard subject.role == .button else {
      return [
        "\(subject.name).font = UIFontMetrics(forTextStyle: .caption2).scaledFont(",
        "  for: \(subject.name).font.withSize(\(size.swift)))",
        "\(subject.name).adjustsFontForContentSizeCategory = true",
      ]
    }
    let label = "\(subject.name).titleLabel?"
    return ["\(label).font = \(label).font.withSize(\(size.swift))"]
  }
}

extension FixSubject {
  /// Whether its name is that of its kind, with a number at most.
  fileprivate var isNamedByKind: Bool {
    ["label", "button", "view", "imageView", "field"].contains(
      String(name.prefix { !$0.isNumber }))
  }

  /// The words that it shows while the app runs.
  fileprivate var uikitText: String {
    switch role {
    case .text: "\(name).text"
    case .button: "\(name).currentTitle"
    default: "\(name).accessibilityLabel"
    }
  }

  /// What a tap on a control does, as statements.
  ///
  /// - Parameter owner: what stands before its name.
  fileprivate func uikitActivation(of owner: String = "") -> [String] {
    let view = owner + name
    return switch role {
    case .toggle:
      ["\(view).setOn(\(view).isOn == false, animated: true)"]
        + ["\(view).sendActions(for: .valueChanged)"]
    case .field, .searchField: ["\(view).becomeFirstResponder()"]
    default: ["\(view).sendActions(for: .\(document?.events.first ?? "touchUpInside"))"]
    }
  }
}

extension Fix.Change {
  /// The line that needs to know nothing but the name of the element.
  fileprivate func uikit(_ element: String) -> String {
    if let (property, value) = assignment { return "\(element).\(property) = \(value)" }
    return switch self {
    case .insertTraits(let traits): traits.uikit { "\(element).accessibilityTraits.insert(\($0))" }
    case .removeTraits(let traits): traits.uikit { "\(element).accessibilityTraits.remove(\($0))" }
    case .activationPoint: "// remove accessibilityActivationPoint of \(element)"
    case .responds: "// remove accessibilityRespondsToUserInteraction of \(element)"
    case .expanded(let status):
      "if #available(iOS 18.0, *) { "
        + "\(element).accessibilityExpandedStatus = .\(status.rawValue) }"
    case .handler(let handler): handler.uikit
    case .transform(let transform): "// \(element).transform: \(transform?.onOneLine ?? "")"
    default: ""
    }
  }

  /// The property of UIKit that is set, with its value; `nil` where something else is to be done.
  private var assignment: (property: String, value: String)? {
    switch self {
    case .label(let words): ("accessibilityLabel", words.text.swiftLiteral)
    case .value(let words): ("accessibilityValue", words.text.swiftLiteral)
    case .hint(let words): ("accessibilityHint", words?.text.swiftLiteral ?? "nil")
    case .isElement(let flag): ("isAccessibilityElement", "\(flag)")
    case .hidden(let flag): ("accessibilityElementsHidden", "\(flag)")
    case .order: ("accessibilityElements", "nil")
    case .grouped(let flag): ("shouldGroupAccessibilityChildren", "\(flag)")
    case .container(let type): ("accessibilityContainerType", type?.swift ?? ".none")
    case .modal(let flag): ("accessibilityViewIsModal", "\(flag)")
    case .inputLabels(let names):
      ("accessibilityUserInputLabels", names.map(\.text.swiftLiteral).swiftList)
    case .responds(let flag?): ("accessibilityRespondsToUserInteraction", "\(flag)")
    case .navigationStyle(let style): ("accessibilityNavigationStyle", ".\(style.rawValue)")
    case .language(let tag): ("accessibilityLanguage", tag.swiftLiteral)
    case .identifier(let text): ("accessibilityIdentifier", text.swiftLiteral)
    case .opacity(let alpha): ("alpha", alpha.swift)
    case .numberOfLines(let count): ("numberOfLines", "\(count)")
    case .transform(nil): ("transform", ".identity")
    default: nil
    }
  }
}

extension Traits {
  /// A line about the traits that an app can set, or a comment where there is none.
  fileprivate func uikit(_ line: (String) -> String) -> String {
    let names = intersection(.publicBits).names.map { ".\($0)" }
    guard !names.isEmpty else { return "// no public trait: \(self.names.joined(separator: ", "))" }
    return line(names.count == 1 ? names[0] : names.swiftList)
  }
}

extension Handler {
  /// The method that the class of the element overrides.
  fileprivate var uikit: String {
    switch self {
    case .scroll:
      "override func \(rawValue)(_ direction: UIAccessibilityScrollDirection) -> Bool { true }"
    case .escape:
      "override func \(rawValue)() -> Bool { dismiss(animated: true); return true }"
    case .activate, .magicTap: "override func \(rawValue)() -> Bool { true }"
    }
  }
}
