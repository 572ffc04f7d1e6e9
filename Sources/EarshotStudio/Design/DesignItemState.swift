import EarshotCaptures
import EarshotTree

/// An item of a design as the page shows it.
struct DesignItemState: Hashable, Sendable {
  /// The kind of an item.
  enum Kind: String {
    case element, container
    /// A screen of its own.
    case board
  }

  var key: Int
  /// The item that it lies in.
  var parent: Int?
  /// The artboard that it lies in, or is.
  var board: Int?
  var kind: Kind
  /// In points, from the corner of its screen; `nil` if it has none.
  var frame: Rect?
  var isElement = true
  var label = ""
  var value = ""
  var hint = ""
  var traits: [String] = []
  var inputLabels: [String] = []
  var actions: [String] = []
  var content: [CustomContent] = []
  var options: [String] = []
  var chosenOption: Int?
  var isEnumeratedOption = true
  var containerType = "none"
  var isModal = false
  var isTabBar = false
  var isEnumerated = false
  var navigationStyle = NavigationStyle.automatic.rawValue
  var columns = 1
  var hasColumnHeaders = false
  var hasRowHeaders = false

  /// The place among all stops of its screen, from 1; `nil` if no swipe comes to it.
  var index: Int?
  /// The sentence that is heard; `nil` if none is.
  var heard: String?
  /// What is heard after a pause.
  var heardAfter = ""
}

extension DesignItemState {
  /// Takes over what an item tells, which was understood by the reader of captures before.
  mutating func read(_ object: JSONObject, _ dialect: VODesignDialect) {
    func text(_ name: String) -> String { (try? object.string(name)) ?? "" }
    func flag(_ name: String) -> Bool? { try? object.bool(name) }
    func inner(_ name: String) -> JSONObject? { try? object[name]?.object(name) }
    label = text("label")
    value = text("value")
    hint = text("hint")
    isElement = flag("isAccessibilityElement") ?? true
    if let bits = (try? object["trait"]?.bits("trait")) ?? nil {
      traits = dialect.traits(UInt64(bitPattern: Int64(bits))).traits.names
    }
    actions = (try? inner("customActions")?.strings("names")) ?? []
    content = ((try? inner("customDescriptions")?["descriptions"]?.array("x")) ?? []).map {
      entry in
      let entry = try? entry.object("x")
      return CustomContent(
        label: (try? entry?.string("label")) ?? "", value: (try? entry?.string("value")) ?? "")
    }
    if let given = inner("adjustableOptions") {
      options = (try? given.strings("options")) ?? []
      chosenOption = (try? given.integer("currentIndex")) ?? nil
      isEnumeratedOption = (try? given.bool("isEnumerated")) ?? true
    }
    isModal = flag("isModal") ?? false
    isTabBar = flag("isTabTrait") ?? false
    isEnumerated = flag("isEnumerated") ?? false
    if object["containerType"] != nil { containerType = text("containerType") }
    if object["navigationStyle"] != nil { navigationStyle = text("navigationStyle") }
    if let own = inner("earshot") { readOwn(own) }
  }

  /// Takes over what only Earshot writes.
  private mutating func readOwn(_ own: JSONObject) {
    inputLabels = (try? own.strings("inputLabels")) ?? []
    if let type = (try? own.string("containerType")) ?? nil { containerType = type }
    columns = (try? own.integer("columns")) ?? 1
    hasColumnHeaders = (try? own.bool("columnHeaders")) ?? false
    hasRowHeaders = (try? own.bool("rowHeaders")) ?? false
  }
}
