import EarshotTree

/// Reads a `.strings` file that is an XML property list: a dictionary of texts.
struct StringsPropertyList {
  private let bytes: [UInt8]

  /// Reads UTF-8 text without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static let help = "pass a .strings file: a dictionary of keys and texts"

  /// All entries as they stand.
  func entries() throws(CaptureError) -> [LocalizedStrings.Entry] {
    let dictionary = try PropertyList(bytes, help: Self.help).dictionary()
    var entries: [LocalizedStrings.Entry] = []
    var key: XMLNode?
    for node in dictionary.children {
      switch (key, node.name) {
      case (nil, "key"): key = node
      case (nil, _):
        throw error("'\(node.name.prefix(40))' stands without a key", at: node.location)
      case (let name?, "string"):
        entries.append(
          LocalizedStrings.Entry(key: name.text, value: node.text, location: name.location))
        key = nil
      case (let name?, _):
        throw error(
          "the value of '\(name.text.prefix(80))' is no text", at: node.location)
      }
    }
    if let key {
      throw error("'\(key.text.prefix(80))' has no value", at: key.location)
    }
    return entries
  }

  private func error(_ message: String, at location: SourceLocation) -> CaptureError {
    CaptureError(.invalid, message, help: Self.help, at: location)
  }
}
