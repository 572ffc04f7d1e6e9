import EarshotCaptures
import EarshotTree

/// A property of an item with the value that it is to have.
enum DesignProperty {
  case label(String)
  case value(String)
  case hint(String)
  case isElement(Bool)
  case traits(Traits)
  case inputLabels([String])
  case actions([String])
  case content([CustomContent])
  case options([String], chosen: Int?, isEnumerated: Bool)
  case containerType(String)
  case isModal(Bool)
  case isTabBar(Bool)
  case isEnumerated(Bool)
  case navigationStyle(NavigationStyle)
  case table(columns: Int, columnHeaders: Bool, rowHeaders: Bool)

  /// The kinds of containers, of which the last two are known to Earshot alone.
  static let containerTypes = ["none", "semanticGroup", "list", "landmark", "dataTable"]
  /// The names, in the order of a form.
  static let names = [
    "label", "value", "hint", "isElement", "traits", "inputLabels", "actions", "content", "options",
    "containerType", "isModal", "isTabBar", "isEnumerated", "navigationStyle", "table",
  ]

  /// Reads a property of a request.
  init(_ name: String, _ value: JSONValue) throws(CaptureError) {
    switch name {
    case "label": self = .label(try value.string(name))
    case "value": self = .value(try value.string(name))
    case "hint": self = .hint(try value.string(name))
    case "isElement": self = .isElement(try value.bool(name))
    case "traits": self = .traits(try DesignProperty.traits(value))
    case "inputLabels": self = .inputLabels(try value.strings(name))
    case "actions": self = .actions(try value.strings(name))
    case "content": self = .content(try DesignProperty.content(value))
    case "options":
      let object = try value.object(name)
      let chosen = try object.read("index") { (value, name) throws(CaptureError) in
        value.content == .null ? nil : try value.integer(name)
      }
      self = .options(
        try object.strings("names") ?? [], chosen: chosen ?? nil,
        isEnumerated: try object.bool("isEnumerated") ?? true)
    case "containerType":
      let type = try value.string(name)
      guard DesignProperty.containerTypes.contains(type) else {
        throw value.unknownWord(type, name, among: DesignProperty.containerTypes)
      }
      self = .containerType(type)
    case "isModal": self = .isModal(try value.bool(name))
    case "isTabBar": self = .isTabBar(try value.bool(name))
    case "isEnumerated": self = .isEnumerated(try value.bool(name))
    case "navigationStyle": self = .navigationStyle(try value.choice(name))
    case "table":
      let object = try value.object(name)
      self = .table(
        columns: min(max(try object.integer("columns") ?? 1, 1), 1000),
        columnHeaders: try object.bool("columnHeaders") ?? false,
        rowHeaders: try object.bool("rowHeaders") ?? false)
    default: throw value.unknownWord(name, "property", among: DesignProperty.names)
    }
  }

  private static func traits(_ value: JSONValue) throws(CaptureError) -> Traits {
    var traits: Traits = []
    for name in try value.strings("traits") {
      guard let trait = Traits(name: name) else {
        throw value.invalid("unknown trait '\(name)'", help: "name one of hello.design.traits")
      }
      traits.formUnion(trait)
    }
    return traits
  }

  private static func content(_ value: JSONValue) throws(CaptureError) -> [CustomContent] {
    try value.array("content").map { value throws(CaptureError) in
      let object = try value.object("an entry of content")
      return CustomContent(
        label: try object.string("label") ?? "", value: try object.string("value") ?? "")
    }
  }
}

extension DesignProperty {
  /// Gives an item the property.
  func apply(to item: inout DesignItem, _ dialect: VODesignDialect) {
    switch self {
    case .label(let text): item.set("label", string: text)
    case .value(let text): item.set("value", string: text)
    case .hint(let text): item.set("hint", string: text)
    case .isElement(let flag): item.set("isAccessibilityElement", DesignValue.text(flag))
    case .traits(let traits): item.set(traits, dialect)
    case .inputLabels(let names):
      item.setOwn("inputLabels", names.isEmpty ? nil : DesignValue.text(names))
    case .actions(let names):
      guard !names.isEmpty || item.text(of: "customActions") != nil else { return }
      item.updateObject("customActions") { $0.set("names", DesignValue.text(names)) }
    case .content(let content): item.set(content)
    case .options(let names, let chosen, let isEnumerated):
      guard !names.isEmpty || item.text(of: "adjustableOptions") != nil else { return }
      item.updateObject("adjustableOptions") { object in
        object.set("options", DesignValue.text(names))
        if let chosen {
          object.set("currentIndex", DesignValue.text(chosen))
        } else {
          object.remove("currentIndex")
        }
        object.set("isEnumerated", DesignValue.text(isEnumerated))
      }
    case .containerType(let type):
      let isOwn = type == "landmark" || type == "dataTable"
      item.set("containerType", string: isOwn ? "none" : type)
      item.setOwn("containerType", isOwn ? DesignValue.text(type) : nil)
    case .isModal(let flag): item.set("isModal", DesignValue.text(flag))
    case .isTabBar(let flag): item.set("isTabTrait", DesignValue.text(flag))
    case .isEnumerated(let flag): item.set("isEnumerated", DesignValue.text(flag))
    case .navigationStyle(let style): item.set("navigationStyle", string: style.rawValue)
    case .table(let columns, let columnHeaders, let rowHeaders):
      item.setOwn("columns", DesignValue.text(columns))
      item.setOwn("columnHeaders", DesignValue.text(columnHeaders))
      item.setOwn("rowHeaders", DesignValue.text(rowHeaders))
    }
  }
}

extension DesignItem {
  /// Changes what only Earshot knows of an item.
  fileprivate mutating func setOwn(_ name: String, _ text: [UInt8]?) {
    guard text != nil || self.text(of: "earshot") != nil else { return }
    updateObject("earshot") { own in
      if let text { own.set(name, text) } else { own.remove(name) }
    }
  }

  /// Sets the bits of traits; those that no trait is known for stay.
  fileprivate mutating func set(_ traits: Traits, _ dialect: VODesignDialect) {
    let old = text(of: "trait").flatMap { Int64(String(decoding: $0, as: UTF8.self)) } ?? 0
    let bits = dialect.bits(UInt64(bitPattern: old), changedTo: traits)
    set("trait", DesignValue.text(Int(Int64(bitPattern: bits))))
  }

  /// Sets the facts that are heard on demand; one that stays keeps what else it holds.
  fileprivate mutating func set(_ content: [CustomContent]) {
    guard !content.isEmpty || text(of: "customDescriptions") != nil else { return }
    updateObject("customDescriptions") { object in
      var list = DesignList()
      if let text = object.text(of: "descriptions") {
        var cutter = DesignTextCutter(text, keys: DesignKeys())
        list = cutter.list() ?? list
      }
      var old = list.items
      list.items = []
      for entry in content {
        let label = DesignValue.text(entry.label)
        let value = DesignValue.text(entry.value)
        let same =
          old.firstIndex { $0.text(of: "label") == label && $0.text(of: "value") == value }
          ?? old.firstIndex { $0.text(of: "label") == label } ?? old.indices.first
        var item = same.map { old.remove(at: $0) } ?? DesignItem(key: 0)
        item.set("label", label)
        item.set("value", value)
        list.items.append(item)
      }
      var text: [UInt8] = []
      list.write(to: &text)
      object.set("descriptions", text)
    }
  }
}
