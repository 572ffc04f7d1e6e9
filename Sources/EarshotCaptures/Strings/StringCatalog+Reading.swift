package import EarshotStrings
import EarshotTree
import Foundation

extension StringCatalog {
  /// Reads a `.strings`, `.stringsdict` or `.xcstrings` file, which it tells from its content.
  ///
  /// Text in UTF-8 or UTF-16, property lists as XML or binary, and JSON. Throws ``CaptureError``
  /// with a place when it is none of them.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - language: BCP 47 tag of the texts, which only the folder of a `.strings` or
  ///     `.stringsdict` file tells.
  package init(reading bytes: [UInt8], language: String? = nil) throws(CaptureError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      try self.init(propertyList: Self.xml(ofBinary: bytes), language: language)
      warnings.append(
        Warning("the property list is binary; places are those of 'plutil -convert xml1'"))
      return
    }
    let text = try TextEncoding.utf8(bytes)
    switch text.first(where: { !$0.isSpace }) {
    case UInt8(ascii: "<"): try self.init(propertyList: text, language: language)
    case UInt8(ascii: "{") where CapturePrefix(text).hasKeys("strings"):
      var reader = XCStringsReader()
      self = try reader.catalog(of: text)
    default: self.init(try LocalizedStrings(text, language: language))
    }
  }

  /// The kind of a file that begins with the bytes; `nil` when it is none of strings.
  package static func format(recognizing bytes: [UInt8]) -> Format? {
    let prefix = CapturePrefix(bytes)
    if prefix.hasKeys("sourceLanguage", "strings") { return .xcstrings }
    if prefix.holds("<plist") {
      if StringsDictReader.rules.contains(where: prefix.holds) { return .stringsdict }
      let others = ["<dict>", "<array", "<true", "<false", "<integer", "<data", "<date", "<real"]
      let isFlat = prefix.text.components(separatedBy: "<dict").count == 2
      let isOfTexts = isFlat && !others.dropFirst().contains(where: prefix.holds)
      return isOfTexts && prefix.holds("<string") ? .strings : nil
    }
    return StringsParser.begins(Array(prefix.text.utf8)) ? .strings : nil
  }

  /// Takes the texts of a `.strings` file.
  package init(_ strings: LocalizedStrings) {
    self.init(
      .strings,
      entries: strings.entries.map { entry in
        let unit = Unit(entry.value, at: entry.location)
        let text = Text(.unit(unit), at: entry.location)
        return Entry(
          key: entry.key, comment: entry.comment, location: entry.location,
          localizations: [
            Localization(language: strings.language, location: entry.location, text: text)
          ])
      }, warnings: strings.warnings.map { Warning($0.message, at: $0.location) })
  }

  private init(propertyList text: [UInt8], language: String?) throws(CaptureError) {
    let list = PropertyList(text, help: "pass a .strings or .stringsdict file")
    let dictionary = try list.dictionary()
    if dictionary.children.contains(where: { !["key", "string"].contains($0.name) }) {
      var reader = StringsDictReader(language: language)
      self = try reader.catalog(of: dictionary)
    } else {
      self.init(try LocalizedStrings(text, language: language))
    }
  }

  /// A binary property list as XML, which has lines.
  private static func xml(ofBinary bytes: [UInt8]) throws(CaptureError) -> [UInt8] {
    var format = PropertyListSerialization.PropertyListFormat.openStep
    let data = Data(bytes)
    // What is no binary list is tried as text, which is not meant.
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: &format),
      format == .binary,
      let xml = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0)
    else {
      throw CaptureError(
        .malformed, "the binary property list cannot be read",
        help: "convert it with 'plutil -convert xml1', which says what is wrong",
        at: .start)
    }
    return Array(xml)
  }
}
