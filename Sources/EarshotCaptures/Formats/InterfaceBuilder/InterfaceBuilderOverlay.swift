import EarshotTree

/// Puts the texts of a `.strings` file in the place of those of a document.
///
/// This happens to the XML, before views are made of it: a translated text is then read by the same
/// rules as the one that it replaces.
struct InterfaceBuilderOverlay {
  /// What keys there are for an object, by the part after its identity.
  private var texts: [String: [String: String]] = [:]
  private let count: Int
  private var knownIDs: Set<String> = []
  private var untranslated: (count: Int, first: SourceLocation)?
  private(set) var unknowns = UnknownList()

  init(_ strings: LocalizedStrings) {
    count = strings.entries.count
    for entry in strings.entries {
      let parts = entry.key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      texts[String(parts[0]), default: [:]][parts.count > 1 ? String(parts[1]) : ""] = entry.value
    }
  }

  /// Replaces the texts of an element and of all inside.
  mutating func apply(to node: inout XMLNode) {
    if let id = node["id"] {
      noteUntranslated(node, texts[id] ?? [:])
      if let texts = texts[id] {
        knownIDs.insert(id)
        for (property, text) in texts.sorted(by: { $0.key < $1.key }) {
          if !node.setText(text, of: property) {
            unknowns.note("key '….\(property)' of the strings", at: node.location)
          }
        }
      }
    }
    for index in node.children.indices { apply(to: &node.children[index]) }
  }

  /// What is odd about the pair, when all documents of the input have been changed.
  var warnings: [Capture.Warning] {
    var warnings: [Capture.Warning] = []
    let strays = texts.filter { !knownIDs.contains($0.key) }
    let number = strays.reduce(0) { $0 + $1.value.count }
    if number > 0, number == count {
      warnings.append(
        Capture.Warning(
          "no key of the strings names an object of the document; they may be of another one"))
    } else if let first = strays.min(by: { $0.key < $1.key }) {
      let verb = number == 1 ? "names" : "name"
      warnings.append(
        Capture.Warning(
          "\(number) of \(count) keys of the strings \(verb) no object of the document, such as "
            + "'\(first.key)'"))
    }
    if let untranslated {
      let what =
        untranslated.count == 1
        ? "a text has no entry in the strings and stays as it is"
        : "\(untranslated.count) texts have no entry in the strings and stay as they are"
      warnings.append(Capture.Warning(what, at: untranslated.first))
    }
    return warnings
  }

  /// Counts the texts of an object that stay in the language of the document.
  private mutating func noteUntranslated(_ node: XMLNode, _ texts: [String: String]) {
    let missing = node.translatableProperties.count { texts[$0] == nil }
    guard missing > 0 else { return }
    untranslated = ((untranslated?.count ?? 0) + missing, untranslated?.first ?? node.location)
  }
}

extension XMLNode {
  /// The tags that have a text of each name.
  private static let owners: [String: Set<String>] = [
    "text": ["label", "textField", "textView", "searchBar"],
    "placeholder": ["textField", "searchBar"],
    "title": ["barButtonItem", "tabBarItem", "navigationItem", "button"],
    "prompt": ["navigationItem", "searchBar"],
    "headerTitle": ["tableViewSection"], "footerTitle": ["tableViewSection"],
    "badgeValue": ["tabBarItem"],
  ]

  /// The texts of this object that can be heard, by the keys that would translate them.
  fileprivate var translatableProperties: [String] {
    var properties: [String] = []
    for property in ["text", "placeholder", "title", "headerTitle", "footerTitle"]
    where Self.owners[property]?.contains(name) == true && string(property).isSentence {
      properties.append(property)
    }
    // Xcode exports no key for a text with attributes; only code can translate it.
    if string("text") == nil, string("attributedText").isSentence { properties.append("text") }
    let state = children.first { $0.name == "state" && $0["key"] == "normal" }
    let title = state?.string("title") ?? state?.string("attributedTitle")
    let configuration = child("buttonConfiguration")
    if (configuration?.string("title") ?? configuration?.string("attributedTitle")).isSentence {
      properties.append("configuration.title")
    } else if title.isSentence {
      properties.append("normalTitle")
    }
    for (field, key) in [("label", "accessibilityLabel"), ("hint", "accessibilityHint")]
    where child("accessibility")?.string(field).isSentence == true {
      properties.append(key)
    }
    return properties
  }

  /// Sets the text that a key names by the part after the identity; false when there is none.
  fileprivate mutating func setText(_ text: String, of property: String) -> Bool {
    if let owners = Self.owners[property] {
      guard owners.contains(name) || (property == "title" && name.hasSuffix("Controller")) else {
        return false
      }
      replace(property, by: text)
      return true
    }
    switch property {
    case "normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle", "focusedTitle":
      guard name == "button" else { return false }
      edit("state", key: String(property.dropLast("Title".count))) { $0.replace("title", by: text) }
    case "configuration.title":
      guard name == "button" else { return false }
      edit("buttonConfiguration", key: "configuration") { $0.replace("title", by: text) }
    default:
      if let field = property.accessibilityField {
        edit("accessibility", key: "accessibilityConfiguration") { $0.replace(field, by: text) }
        return true
      }
      return setSegment(text, property)
    }
    return true
  }

  private mutating func setSegment(_ text: String, _ property: String) -> Bool {
    guard property.hasPrefix("segmentTitles["), property.hasSuffix("]"),
      let index = Int(property.dropFirst("segmentTitles[".count).dropLast()),
      let list = children.firstIndex(where: { $0.name == "segments" }),
      children[list].children.indices.contains(index)
    else { return false }
    children[list].children[index].replace("title", by: text)
    return true
  }

  /// Sets an attribute in the place of whatever held the text before.
  private mutating func replace(_ property: String, by text: String) {
    self[property] = text
    children.removeAll { $0["key"] == property && $0.name.lowercased().hasSuffix("string") }
  }

  /// Changes a part of an object, which is made when there is none.
  private mutating func edit(_ name: String, key: String, _ change: (inout XMLNode) -> Void) {
    let index =
      children.firstIndex { $0.name == name && $0["key"] == key }
      ?? {
        children.append(XMLNode(name: name, attributes: [("key", key)], location: location))
        return children.count - 1
      }()
    change(&children[index])
  }
}

extension String {
  /// The attribute of a configuration that a key names.
  fileprivate var accessibilityField: String? {
    for start in [
      "ibExternalAccessibilityConfiguration.", "ibExternalAccessibility", "accessibility",
    ]
    where hasPrefix(start) {
      let name = dropFirst(start.count).lowercased()
      if name == "description" { return "label" }
      return ["label", "hint", "value"].contains(name) ? name : nil
    }
    return nil
  }
}

extension String? {
  /// Whether there is something in it that a translator would translate.
  fileprivate var isSentence: Bool { self?.contains(where: \.isLetter) == true }
}
