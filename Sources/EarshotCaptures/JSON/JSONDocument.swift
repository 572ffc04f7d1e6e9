import EarshotTree

// Foundation's JSON reader and the other listed ones keep no line and column of what they read, and
// an error without a place is of no use in a capture of ten thousand lines; hence our own.

/// Reads JSON (RFC 8259) strictly and keeps the place of every value.
package enum JSONDocument {
  /// How deeply arrays and objects may lie in one another.
  package static let depthLimit = 1_000

  /// Reads a document.
  ///
  /// - Parameter bytes: UTF-8 without a byte order mark, as ``TextEncoding`` gives it.
  package static func parse(_ bytes: [UInt8]) throws(CaptureError) -> JSONValue {
    var parser = JSONParser(bytes)
    return try parser.document()
  }
}
