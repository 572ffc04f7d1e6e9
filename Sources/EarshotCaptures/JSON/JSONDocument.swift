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

  /// The mistake in a document that ends before it is whole; `nil` for any other text.
  static func cut(in bytes: [UInt8]) -> CaptureError? {
    var parser = JSONParser(bytes)
    do throws(CaptureError) {
      _ = try parser.document()
      return nil
    } catch {
      return error.code == .malformed && parser.offset == bytes.count ? error : nil
    }
  }
}
