import EarshotTree

/// Reads a `.strings` file that is an XML property list: a dictionary of texts.
struct StringsPropertyList {
  private let bytes: [UInt8]

  /// Reads UTF-8 text without a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All entries as they stand.
  func entries() throws(CaptureError) -> [LocalizedStrings.Entry] {
    var reader = XMLReader(try withoutProlog(), subject: "property list")
    let tree = XMLTreeReader(textOf: ["key", "string"])
    var cut: XMLReader.Cut?
    guard try reader.readDocument(tree, cut: &cut), let root = tree.root else {
      throw error(.invalid, "the file is XML and no property list", at: nil)
    }
    if let cut {
      throw CaptureError(
        .malformed, "the property list ends before all its elements do",
        help: "send the whole file", at: cut.location)
    }
    guard root.name == "plist", root.children.count == 1, root.children[0].name == "dict" else {
      throw error(.invalid, "the property list holds no dictionary of texts", at: root.location)
    }
    return try entries(of: root.children[0])
  }

  private func entries(of dictionary: XMLNode) throws(CaptureError) -> [LocalizedStrings.Entry] {
    var entries: [LocalizedStrings.Entry] = []
    var key: XMLNode?
    for node in dictionary.children {
      switch (key, node.name) {
      case (nil, "key"): key = node
      case (nil, _):
        throw error(.invalid, "'\(node.name.prefix(40))' stands without a key", at: node.location)
      case (let name?, "string"):
        entries.append(
          LocalizedStrings.Entry(key: name.text, value: node.text, location: name.location))
        key = nil
      case (let name?, _):
        throw error(
          .invalid, "the value of '\(name.text.prefix(80))' is no text", at: node.location)
      }
    }
    if let key {
      throw error(.invalid, "'\(key.text.prefix(80))' has no value", at: key.location)
    }
    return entries
  }

  /// The text with spaces in place of all before the root.
  ///
  /// Property lists declare a document type, which our reader of XML refuses because a type may
  /// declare entities. The usual one declares nothing, so it can go.
  private func withoutProlog() throws(CaptureError) -> [UInt8] {
    guard let root = EscapedText.firstRange(of: Array("<plist".utf8), in: bytes)?.lowerBound else {
      throw error(.invalid, "the file is XML and no property list", at: nil)
    }
    if let offset = bytes[..<root].firstIndex(of: UInt8(ascii: "[")) {
      throw error(
        .invalid, "the property list declares entities",
        at: TextEncoding.location(of: offset, in: bytes))
    }
    return bytes[..<root].map { $0 == 0x0A ? $0 : 0x20 } + bytes[root...]
  }

  private func error(
    _ code: CaptureError.Code, _ message: String, at location: SourceLocation?
  ) -> CaptureError {
    CaptureError(
      code, message, help: "pass a .strings file: a dictionary of keys and texts",
      at: location ?? SourceLocation(line: 1, column: 1))
  }
}
