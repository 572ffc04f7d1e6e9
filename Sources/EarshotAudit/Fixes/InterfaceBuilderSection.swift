import EarshotTree
import EarshotWriting

/// The lines of a fix for one object of a storyboard or xib: what Xcode would write in the place of
/// what is there, with all that stays.
struct InterfaceBuilderSection {
  let part: FixPlan.Part
  let rule: Rule.ID?
  /// Whether the part is one of several that become one element.
  let isJoined: Bool

  /// The lines.
  var lines: [String] {
    if let words = wordsOfItsOwn { return words }
    return accessibility + runtimeAttributes + part.changes.flatMap(looks)
  }

  private var subject: FixSubject { part.subject }

  /// What the document writes about the object; that of a bare view where nothing is known.
  private var object: DocumentObject { subject.document ?? DocumentObject(tag: "view") }
}

extension InterfaceBuilderSection {
  /// The rules whose fix is another text, and not another label for it.
  private static let rulesOfTexts: Set<Rule.ID> = [
    "label-placeholder-text", "label-unformatted-argument", "text-date-numeric",
    "text-currency-symbol", "text-phone-digits",
  ]

  /// The words of what has no accessibility element of its own, and of what code fills.
  private var wordsOfItsOwn: [String]? {
    if rule == "element-unreachable", object.isElement == false {
      let text = subject.title.onOneLine.inXML.replacing("--", with: "- -")
      return [
        "<!-- isElement is NO: add “\(text)” to the label of the element that it belongs to -->"
      ]
    }
    guard part.changes.count == 1, let label = part.label else { return nil }
    let words = label.text.inXML
    switch object.tag {
    case "headerTitle", "footerTitle":
      return ["<tableViewSection \(object.tag)=\"\(words)\">  <!-- Attributes inspector -->"]
    case "segment", "navigationItem":
      let title = label == .toWrite(.name) ? "‹title›" : words
      return [
        "<\(object.tag) title=\"\(title)\"\(identity)/>  <!-- Attributes inspector, Title -->"
      ]
    default: break
    }
    guard let rule, Self.rulesOfTexts.contains(rule) else { return nil }
    if let outlet = subject.outlet {
      let what = rule == "label-placeholder-text" ? "its default is not heard" : "mend it there"
      return ["<!-- the text is set in code, as \(outlet): \(what) -->"]
    }
    guard rule == "label-placeholder-text", !object.hasAttributedText else { return nil }
    switch object.tag {
    case "label", "textView":
      return ["<\(object.tag) text=\"‹text›\"\(identity)>  <!-- Attributes inspector, Text -->"]
    case "button":
      return [
        "<state key=\"normal\" title=\"‹title›\"/>  <!-- Attributes inspector, Title -->"
      ]
    default: return nil
    }
  }

  private var identity: String { object.id.map { " id=\"\($0.inXML)\"" } ?? "" }
}

extension InterfaceBuilderSection {
  /// Whether a property is set by an attribute that the running app sets after the configuration.
  private func isSetAtRunTime(_ key: String) -> Bool { object.runtimeKeys.contains(key) }

  /// The element that the Identity inspector writes, with all that it says already.
  private var accessibility: [String] {
    var attributes = object.configuration
    var isElement = object.isElement
    var isChanged = false
    for change in part.changes {
      switch change {
      case .label(let words) where !isSetAtRunTime("accessibilityLabel"):
        attributes["label"] = words.text
      case .hint(let words) where !isSetAtRunTime("accessibilityHint"):
        attributes["hint"] = words?.text
      case .identifier(let text): attributes["identifier"] = text
      case .isElement(let flag): isElement = flag
      default: continue
      }
      isChanged = true
    }
    var children: [String] = []
    if let traits = changedTraits ?? (isChanged ? object.traits : nil) {
      children.append("<accessibilityTraits key=\"traits\"\(traits.flags)/>")
    }
    guard isChanged || changedTraits != nil else { return [] }
    if let isElement {
      children.append("<bool key=\"isElement\" value=\"\(isElement ? "YES" : "NO")\"/>")
    }
    let written = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value.inXML)\"" }
    return configuration(written.joined(), children)
  }

  private func configuration(_ attributes: String, _ children: [String]) -> [String] {
    let head = "<accessibility key=\"accessibilityConfiguration\"\(attributes)"
    let note = subject.outlet.flatMap { outlet -> String? in
      guard part.label != nil else { return nil }
      return subject.isLive
        ? "<!-- code that sets the text of \(outlet) has to set this label too -->"
        : "<!-- unless code sets the label of \(outlet) -->"
    }
    let inspector = "<!-- Identity inspector, Accessibility -->"
    let lines =
      if children.isEmpty {
        ["\(head)/>  \(inspector)"]
      } else if attributes.isEmpty, children.count == 1 {
        ["\(head)>\(children[0])</accessibility>  \(inspector)"]
      } else {
        [inspector, head + ">"] + children.map { "  \($0)" } + ["</accessibility>"]
      }
    return (note.map { [$0] } ?? []) + lines
  }

  /// All traits after the changes, as the document replaces those of its class; `nil` when none
  /// change.
  private var changedTraits: Traits? {
    var traits = object.traits ?? subject.ownTraits
    var isChanged = false
    for change in part.changes {
      switch change {
      case .insertTraits(let added):
        traits.formUnion(added)
        isChanged = true
      case .removeTraits(let removed):
        traits.subtract(removed)
        isChanged = true
      default: break
      }
    }
    return isChanged ? traits : nil
  }

  /// What no inspector has a field for.
  private var runtimeAttributes: [String] {
    let values = part.changes.compactMap { change -> String? in
      func line(_ type: String, _ key: String, _ value: String) -> String {
        "  <userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" value=\"\(value.inXML)\"/>"
      }
      func flag(_ key: String, _ flag: Bool) -> String {
        line("boolean", key, flag ? "YES" : "NO")
      }
      return switch change {
      case .label(let words) where isSetAtRunTime("accessibilityLabel"):
        line("string", "accessibilityLabel", words.text)
      case .hint(let words?) where isSetAtRunTime("accessibilityHint"):
        line("string", "accessibilityHint", words.text)
      case .value(let words): line("string", "accessibilityValue", words.text)
      case .language(let tag): line("string", "accessibilityLanguage", tag)
      case .hidden(let isHidden): flag("accessibilityElementsHidden", isHidden)
      case .grouped(let isGrouped): flag("shouldGroupAccessibilityChildren", isGrouped)
      case .modal(let isModal): flag("accessibilityViewIsModal", isModal)
      case .responds(let responds?): flag("accessibilityRespondsToUserInteraction", responds)
      case .container(let type):
        "  <userDefinedRuntimeAttribute type=\"number\" keyPath=\"accessibilityContainerType\">"
          + "<integer key=\"value\" value=\"\(type?.number ?? 0)\"/></userDefinedRuntimeAttribute>"
      default: nil
      }
    }
    guard !values.isEmpty else { return [] }
    let rest = object.runtimeKeys.isEmpty ? "" : ", beside those that are there"
    return ["<!-- Identity inspector, User Defined Runtime Attributes\(rest) -->"]
      + ["<userDefinedRuntimeAttributes>"] + values + ["</userDefinedRuntimeAttributes>"]
  }
}

extension InterfaceBuilderSection {
  private func looks(_ change: Fix.Change) -> [String] {
    switch change {
    case .frame(let frame): return isJoined ? [] : InterfaceBuilderSize(part, frame).lines
    case .color(let color): return colored(color)
    case .opacity(let alpha) where alpha != 1:
      return ["<!-- Attributes inspector: Alpha \(alpha.swift) -->"]
    case .fontSize(let size): return fonted(size)
    case .numberOfLines(let count): return ["<!-- Attributes inspector: Lines \(count) -->"]
    default: return []
    }
  }

  /// The font with another size and the same typeface; a text style where nothing holds the view to
  /// its size, as that grows with the size that the user reads.
  private func fonted(_ size: Double) -> [String] {
    let room = TextRoom(subject, size: size)
    let isPlain = object.font["type"] == "system" && object.font["weight"] == nil
    let holdsHeight = object.constraints.contains { $0.side == "height" && $0.length != nil }
    var font = object.font
    font["key"] = nil
    font["pointSize"] = size.swift
    if object.font.isEmpty { font["type"] = "system" }
    let isStyle = size == 11 && isPlain && !room.isWidthHeld && !holdsHeight
    let written =
      isStyle
      ? " style=\"UICTFontTextStyleCaption2\""
      : Self.fontOrder.compactMap { name in font[name].map { " \(name)=\"\($0.inXML)\"" } }.joined()
    let line =
      "<fontDescription key=\"fontDescription\"\(written)/>  <!-- Attributes inspector, Font -->"
    guard room.missingWidth > 0, let constraint = room.ownConstraint, let width = constraint.length
    else { return [line] }
    return [line] + constraint.lines(lengthened: width + room.missingWidth)
  }

  /// The order in which Xcode writes the attributes.
  private static let fontOrder = ["type", "name", "family", "weight", "pointSize"]

  private func colored(_ color: String) -> [String] {
    guard let parts = color.colorParts else { return [] }
    let isTitle = object.tag == "button" || subject.role == .button
    let isGray = color.plainColor != nil
    let values =
      isGray
      ? "white=\"\(parts[0].swift)\""
      : zip(["red", "green", "blue"], parts).map { "\($0)=\"\($1.swift)\"" }
        .joined(separator: " ")
    let space = isGray ? "genericGamma22GrayColorSpace" : "sRGB"
    let line =
      "<color key=\"\(isTitle ? "titleColor" : "textColor")\" \(values) "
      + "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"\(space)\"/>"
    // The state of a button has other attributes, which stay.
    let place = isTitle ? "in <state key=\"normal\">; " : ""
    return ["\(line)  <!-- \(place)Attributes inspector, Text Color -->"]
  }
}

extension FixSubject {
  /// The traits that the class of the view has by itself.
  fileprivate var ownTraits: Traits {
    switch document?.tag {
    case "button": return .button
    case "label": return .staticText
    case "imageView": return .image
    case .some: return []
    case nil: break
    }
    return switch role {
    case .button, .toggle: .button
    case .text: .staticText
    case .image: .image
    case .link: .link
    default: []
    }
  }
}

extension Traits {
  /// The traits that the inspector has check boxes for, as attributes.
  fileprivate var flags: String {
    let names: [(Traits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"),
      (.allowsDirectInteraction, "allowsDirectInteraction"),
      (.causesPageTurn, "causesPageTurn"), (.header, "header"),
    ]
    let flags = names.filter { contains($0.0) }.map { " \($0.1)=\"YES\"" }.joined()
    return flags.isEmpty ? " none=\"YES\"" : flags
  }
}

extension ContainerType {
  /// The number of `UIAccessibilityContainerType`.
  fileprivate var number: Int {
    switch self {
    case .dataTable: 1
    case .list: 2
    case .landmark: 3
    case .semanticGroup: 4
    }
  }
}
