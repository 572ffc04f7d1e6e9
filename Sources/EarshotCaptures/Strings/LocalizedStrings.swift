package import EarshotTree

/// The entries of a `.strings` file, as Xcode and translators write it.
///
/// Read by our own parser rather than by Foundation's bundles, which know neither places nor
/// which entry was replaced by a later one.
package struct LocalizedStrings: Hashable, Sendable {
  /// A text and the name under which an app asks for it.
  package struct Entry: Hashable, Sendable {
    /// The name, such as `hor-Jd-3kw.accessibilityLabel`.
    package var key: String
    /// The text.
    package var value: String
    /// Where the entry begins.
    package var location: SourceLocation
    /// The comment before it, which is for translators.
    package var comment: String?
  }

  /// The entries in the order of the file, each key once.
  package private(set) var entries: [Entry] = []
  /// Oddities of the file, at places in it.
  package private(set) var warnings: [Capture.Warning] = []
  /// The language of the texts as a BCP 47 tag; `nil` when it is not known.
  package var language: String?

  /// Reads a `.strings` file: old-style text in UTF-8 or UTF-16, or an XML property list.
  ///
  /// Throws ``CaptureError`` with a place when it is neither.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - language: the language of the texts, which only the folder of the file tells.
  package init(_ bytes: [UInt8], language: String? = nil) throws(CaptureError) {
    self.language = language
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw CaptureError(
        .encoding, "the strings are a binary property list",
        help: "convert them with 'plutil -convert xml1'", at: .start)
    }
    let text = try TextEncoding.utf8(bytes)
    if text.first(where: { !$0.isSpace }) == UInt8(ascii: "<") {
      let help = "pass a .strings file: a dictionary of keys and texts"
      add(try PropertyList(text, help: help).strings())
    } else {
      var parser = StringsParser(text)
      add(try parser.entries())
    }
  }

  /// Keeps the last entry of each key, as a phone does.
  private mutating func add(_ all: [Entry]) {
    var places: [String: Int] = [:]
    for entry in all {
      guard let place = places.updateValue(entries.count, forKey: entry.key) else {
        entries.append(entry)
        continue
      }
      places[entry.key] = place
      entries[place] = entry
      warnings.append(
        Capture.Warning("'\(entry.key)' is there twice; this entry counts", at: entry.location))
    }
  }
}
