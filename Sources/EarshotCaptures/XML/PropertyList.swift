import EarshotTree

/// Reads an XML property list as elements with places.
struct PropertyList {
  private let bytes: [UInt8]
  private let help: String

  /// - Parameters:
  ///   - bytes: UTF-8 text without a byte order mark.
  ///   - help: what to do when it is no property list.
  init(_ bytes: [UInt8], help: String) {
    self.bytes = bytes
    self.help = help
  }

  /// The dictionary that the property list is.
  func dictionary() throws(CaptureError) -> XMLNode {
    var reader = XMLReader(try withoutProlog(), subject: "property list")
    let tree = XMLTreeReader(textOf: ["key", "string"])
    guard let document = try reader.readDocument(tree), let root = tree.root else {
      throw error("the file is XML and no property list", at: nil)
    }
    if let cut = document.cut {
      throw CaptureError(
        .malformed, "the property list ends before all its elements do",
        help: "send the whole file", at: cut.location)
    }
    guard root.name == "plist", root.children.count == 1, root.children[0].name == "dict" else {
      throw error("the property list holds no dictionary of texts", at: root.location)
    }
    return root.children[0]
  }

  /// The text with spaces in place of all before the root.
  ///
  /// Property lists declare a document type, which our reader of XML refuses because a type may
  /// declare entities. The usual one declares nothing, so it can go.
  private func withoutProlog() throws(CaptureError) -> [UInt8] {
    guard let root = bytes.firstIndex(of: "<plist") else {
      throw error("the file is XML and no property list", at: nil)
    }
    if let offset = bytes[..<root].firstIndex(of: UInt8(ascii: "[")) {
      throw error(
        "the property list declares entities",
        at: TextEncoding.location(of: offset, in: bytes))
    }
    return bytes[..<root].map { $0 == 0x0A ? $0 : 0x20 } + bytes[root...]
  }

  func error(_ message: String, at location: SourceLocation?) -> CaptureError {
    CaptureError(
      .invalid, message, help: help, at: location ?? .start)
  }
}
