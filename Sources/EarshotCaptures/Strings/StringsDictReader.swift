import EarshotSpeech
import EarshotStrings
import EarshotText
import EarshotTree

/// Reads a `.stringsdict` file: a property list of texts with forms and widths.
struct StringsDictReader {
  private let language: String?
  private var warnings: [StringCatalog.Warning] = []

  private static let format = "NSStringLocalizedFormatKey"
  private static let widths = "NSStringVariableWidthRuleType"
  private static let devices = "NSStringDeviceSpecificRuleType"
  private static let rule = "NSStringFormatSpecTypeKey"
  private static let valueType = "NSStringFormatValueTypeKey"

  /// The keys by which a property list is known to be of this kind.
  static let rules = [format, widths, devices, rule]

  /// - Parameter language: BCP 47 tag of the texts.
  init(language: String?) {
    self.language = language
  }

  /// The texts of a file, which is a dictionary.
  mutating func catalog(of root: XMLNode) throws(CaptureError) -> StringCatalog {
    var entries: [StringCatalog.Entry] = []
    for (key, value) in try pairs(of: root) {
      guard value.name == "string" || value.name == "dict" else {
        warn("'\(key.text)' is not read: its value is no text and no dictionary", at: value)
        continue
      }
      let text = try text(of: value)
      entries.append(
        StringCatalog.Entry(
          key: key.text, location: key.location,
          localizations: [
            StringCatalog.Localization(language: language, location: key.location, text: text)
          ]))
    }
    let isOfStrings = entries.contains { entry in
      entry.localizations.contains { $0.text.content != .none || !$0.text.variables.isEmpty }
    }
    guard isOfStrings else {
      throw CaptureError(
        .invalid, "the property list holds no texts with forms or widths",
        help: "pass a .strings or .stringsdict file", at: root.location)
    }
    return StringCatalog(.stringsdict, entries: entries, warnings: warnings)
  }

  /// The text of a value: a string, or a dictionary with a format, widths or devices.
  private mutating func text(of value: XMLNode) throws(CaptureError) -> StringCatalog.Text {
    guard value.name == "dict" else {
      let unit = StringCatalog.Unit(value.text, at: value.location)
      return StringCatalog.Text(.unit(unit), at: value.location)
    }
    var contents: [StringCatalog.Text.Content] = []
    var variables: [StringCatalog.Variable] = []
    for (key, value) in try pairs(of: value) {
      switch (key.text, value.name) {
      case (Self.format, "string"):
        contents.append(.unit(StringCatalog.Unit(value.text, at: value.location)))
      case (Self.widths, "dict"): contents.append(.width(try widthVariants(of: value)))
      case (Self.devices, "dict"): contents.append(.device(try deviceVariants(of: value)))
      case (_, "dict"): variables.append(try variable(key, value))
      default:
        warn("'\(key.text)' is not read: no text has such a key", at: key)
      }
    }
    if contents.count > 1 {
      warn("a format, widths and devices stand beside each other; the first one counts", at: value)
    }
    return StringCatalog.Text(contents.first ?? .none, variables: variables, at: value.location)
  }

  private mutating func widthVariants(
    of value: XMLNode
  ) throws(CaptureError) -> [StringCatalog.Variant<Int>] {
    var variants: [StringCatalog.Variant<Int>] = []
    for (key, value) in try pairs(of: value) {
      if let width = Int(key.text), isText(value) {
        variants.append(StringCatalog.Variant(width, try text(of: value), at: key.location))
      } else {
        warn("'\(key.text)' is not read: a width is a whole number with a text", at: key)
      }
    }
    return variants
  }

  private mutating func deviceVariants(
    of value: XMLNode
  ) throws(CaptureError) -> [StringCatalog.Variant<StringCatalog.Device>] {
    var variants: [StringCatalog.Variant<StringCatalog.Device>] = []
    for (key, value) in try pairs(of: value) {
      guard isText(value) else {
        warn("'\(key.text)' is not read: its value is no text", at: value)
        continue
      }
      let device = StringCatalog.Device(rawValue: key.text)
      if !StringCatalog.Device.known.contains(device) {
        warn("no device is called '\(key.text)'", at: key)
      }
      variants.append(StringCatalog.Variant(device, try text(of: value), at: key.location))
    }
    return variants
  }

  private mutating func variable(
    _ name: XMLNode, _ value: XMLNode
  ) throws(CaptureError) -> StringCatalog.Variable {
    var forms: [StringCatalog.Variant<PluralCategory>] = []
    var widths: [StringCatalog.Variant<Int>] = []
    var variable = StringCatalog.Variable(
      name.text, text: StringCatalog.Text(.none, at: value.location), at: name.location)
    for (key, value) in try pairs(of: value) {
      if key.text == Self.rule, value.name == "string" {
        variable.rule = value.text
      } else if key.text == Self.valueType, value.name == "string" {
        variable.specifier = value.text
      } else if let category = PluralCategory(rawValue: key.text), isText(value) {
        forms.append(StringCatalog.Variant(category, try text(of: value), at: key.location))
      } else if let width = Int(key.text), isText(value) {
        widths.append(StringCatalog.Variant(width, try text(of: value), at: key.location))
      } else {
        warn("'\(key.text)' is not read: a variable has no such key", at: key)
      }
    }
    if !forms.isEmpty || widths.isEmpty {
      variable.text.content = forms.isEmpty ? .none : .plural(forms)
    } else {
      variable.text.content = .width(widths)
    }
    return variable
  }

  private func isText(_ value: XMLNode) -> Bool { value.name == "string" || value.name == "dict" }

  /// The keys of a dictionary with their values; of a key that stands twice the last value.
  private mutating func pairs(
    of dictionary: XMLNode
  ) throws(CaptureError) -> [(key: XMLNode, value: XMLNode)] {
    var pairs: [(key: XMLNode, value: XMLNode)] = []
    var places: [String: Int] = [:]
    var key: XMLNode?
    for node in dictionary.children {
      guard let name = key else {
        guard node.name == "key" else {
          throw invalid("'\(node.name.prefix(40))' stands without a key", at: node)
        }
        key = node
        continue
      }
      guard node.name != "key" else {
        throw invalid("'\(name.text.prefix(80))' has no value", at: name)
      }
      if let place = places[name.text] {
        warn("'\(name.text)' is there twice; this one counts", at: name)
        pairs[place] = (name, node)
      } else {
        places[name.text] = pairs.count
        pairs.append((name, node))
      }
      key = nil
    }
    if let key { throw invalid("'\(key.text.prefix(80))' has no value", at: key) }
    return pairs
  }

  private mutating func warn(_ message: String, at node: XMLNode) {
    warnings.append(StringCatalog.Warning(message, at: node.location))
  }

  private func invalid(_ message: String, at node: XMLNode) -> CaptureError {
    CaptureError(
      .invalid, message, help: "a dictionary is a row of <key> and a value in turns",
      at: node.location)
  }
}
