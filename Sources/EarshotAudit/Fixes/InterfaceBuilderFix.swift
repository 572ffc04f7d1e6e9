import EarshotTree
import EarshotWriting

/// Writes a fix for a storyboard or xib: the inspector, and the elements of XML that it writes.
struct InterfaceBuilderFix {
  let plan: FixPlan

  /// Whether everything can be said in the document; else code has to say it.
  var isComplete: Bool {
    plan.kind != .merging
      && plan.parts.allSatisfy { part in part.changes.allSatisfy { says($0, of: part) } }
  }

  /// The lines; none where the document can say nothing.
  var lines: [String] {
    guard plan.kind != .merging else { return [] }
    return plan.parts.flatMap { part -> [String] in
      var part = part
      if part.isNamedGroup {
        let name = part.label.map { [Fix.Change.label($0)] } ?? []
        part.changes = name + [.container(.semanticGroup)]
      }
      // What swipes up and down does something in code only.
      guard !part.isAdjustable else { return [] }
      let lines = Section(part: part, isJoined: plan.kind != .plain).lines
      return lines.isEmpty || plan.parts.count == 1 ? lines : ["<!-- \(part.title) -->"] + lines
    }
  }

  private func says(_ change: Fix.Change, of part: FixPlan.Part) -> Bool {
    switch change {
    case .order, .actions, .inputLabels, .handler, .expanded, .navigationStyle, .transform: false
    case .activationPoint: plan.kind != .plain
    case .frame(let frame): plan.kind != .plain || part.growth(to: frame) != nil
    case .insertTraits(let traits): part.isNamedGroup || !traits.contains(.adjustable)
    case .responds(nil): false
    case .color(let color): color.colorParts != nil
    default: true
    }
  }

  /// The lines for one view.
  private struct Section {
    let part: FixPlan.Part
    let isJoined: Bool

    var lines: [String] { accessibility + attributes + part.changes.flatMap(looks) }

    /// The element that the Identity inspector writes.
    private var accessibility: [String] {
      var attributes = ""
      var children: [String] = []
      for change in part.changes {
        switch change {
        case .label(let words): attributes += " label=\"\(words.text.inXML)\""
        case .hint(let words): attributes += " hint=\"\((words?.text ?? "").inXML)\""
        case .identifier(let text): attributes += " identifier=\"\(text.inXML)\""
        case .isElement(let flag):
          children.append("<bool key=\"isElement\" value=\"\(flag ? "YES" : "NO")\"/>")
        default: break
        }
      }
      if let traits = part.traits {
        children.insert("<accessibilityTraits key=\"traits\"\(traits.flags)/>", at: 0)
      }
      guard !attributes.isEmpty || !children.isEmpty else { return [] }
      let head = "<accessibility key=\"accessibilityConfiguration\"\(attributes)"
      let inspector = "<!-- Identity inspector, Accessibility -->"
      if children.isEmpty { return ["\(head)/>  \(inspector)"] }
      if attributes.isEmpty, children.count == 1 {
        return ["\(head)>\(children[0])</accessibility>  \(inspector)"]
      }
      return [inspector, head + ">"] + children.map { "  \($0)" } + ["</accessibility>"]
    }

    /// What no inspector has a field for.
    private var attributes: [String] {
      let values = part.changes.compactMap { change -> String? in
        func line(_ type: String, _ key: String, _ value: String) -> String {
          "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" value=\"\(value.inXML)\"/>"
        }
        func flag(_ key: String, _ flag: Bool) -> String {
          line("boolean", key, flag ? "YES" : "NO")
        }
        return switch change {
        case .value(let words): line("string", "accessibilityValue", words.text)
        case .language(let tag): line("string", "accessibilityLanguage", tag)
        case .hidden(let isHidden): flag("accessibilityElementsHidden", isHidden)
        case .grouped(let isGrouped): flag("shouldGroupAccessibilityChildren", isGrouped)
        case .modal(let isModal): flag("accessibilityViewIsModal", isModal)
        case .responds(let responds?): flag("accessibilityRespondsToUserInteraction", responds)
        case .container(let type):
          "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"accessibilityContainerType\">"
            + "<integer key=\"value\" value=\"\(type?.number ?? 0)\"/></userDefinedRuntimeAttribute>"
        default: nil
        }
      }
      return values.isEmpty
        ? [] : ["<!-- Identity inspector, User Defined Runtime Attributes -->"] + values
    }

    private func looks(_ change: Fix.Change) -> [String] {
      switch change {
      case .frame(let frame):
        guard !isJoined, let growth = part.growth(to: frame) else { return [] }
        return [("width", growth.width), ("height", growth.height)].compactMap { side, size in
          size.map {
            "<constraint firstAttribute=\"\(side)\" relation=\"greaterThanOrEqual\" "
              + "constant=\"\($0.swift)\"/>  <!-- Size inspector -->"
          }
        }
      case .color(let color): return colored(color)
      case .opacity(let alpha) where alpha != 1:
        return ["<!-- Attributes inspector: Alpha \(alpha.swift) -->"]
      case .fontSize(let size):
        let font =
          size == 11
          ? "style=\"UICTFontTextStyleCaption2\"" : "type=\"system\" pointSize=\"\(size.swift)\""
        return [
          "<fontDescription key=\"fontDescription\" \(font)/>  <!-- Attributes inspector, Font -->"
        ]
      case .numberOfLines(let count): return ["<!-- Attributes inspector: Lines \(count) -->"]
      default: return []
      }
    }

    private func colored(_ color: String) -> [String] {
      guard let parts = color.colorParts else { return [] }
      let isTitle = part.subject.role == .button
      let values = zip(["red", "green", "blue"], parts).map { "\($0)=\"\($1.swift)\"" }
      return [
        "<color key=\"\(isTitle ? "titleColor" : "textColor")\" \(values.joined(separator: " ")) "
          + "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>  "
          + "<!-- Attributes inspector, Text Color -->"
      ]
    }
  }
}

extension FixPlan.Part {
  /// What a person calls the view in the document outline.
  fileprivate var title: String {
    let name = subject.title.isEmpty ? subject.name : subject.title.onOneLine.truncated(to: 40)
    return "\(name) (\(subject.id.rawValue))".replacing("--", with: "- -")
  }

  /// All traits of the view after the changes, as the document replaces those of its class; `nil`
  /// when none change.
  fileprivate var traits: Traits? {
    var traits: Traits = subject.ownTraits
    var isChanged = false
    for change in changes {
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
}

extension FixSubject {
  /// The traits that the class of the view has by itself.
  fileprivate var ownTraits: Traits {
    switch role {
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
    return names.filter { contains($0.0) }.map { " \($0.1)=\"YES\"" }.joined()
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
