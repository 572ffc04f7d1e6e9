package import EarshotStrings

/// The options of string files: numbers, width and device for their texts.
package struct StringOptions: Hashable, Sendable {
  /// The numbers; `nil` takes those that meet each form of the language.
  package var numbers: [String]?
  /// The width that texts are drawn in; `nil` is each width of a text.
  package var width: Int?
  /// The device that files are read for.
  package var device: String

  package init(
    numbers: [String]? = nil, width: Int? = nil,
    device: String = StringCatalog.Device.iPhone.rawValue
  ) {
    self.numbers = numbers
    self.width = width
    self.device = device
  }

  /// Whether the user named one of them.
  package var isUsed: Bool {
    numbers != nil || width != nil || device != StringCatalog.Device.iPhone.rawValue
  }

  /// The options of a table of texts in a language.
  package func options(language: String?) -> StringTable.Options {
    StringTable.Options(
      numbers: numbers, language: language, width: width,
      device: StringCatalog.Device(rawValue: device))
  }
}
