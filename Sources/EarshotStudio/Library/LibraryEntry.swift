import EarshotAudit
import EarshotTree
import EarshotWriting

/// The facts that every room tells of a screen: what it is called, how large it is, and its pictures.
struct ScreenHead: Sendable {
  var screen: LibraryScreen
  /// The address of the drawing with numbers and sentences.
  var drawing: String
  /// The address of the drawing that a phone shows.
  var plain: String
  /// The address of the screenshot; `nil` if there is none.
  var picture: String?

  /// Writes the members.
  func write(_ json: inout JSONWriter) {
    json.fields([
      "id": screen.id, "name": screen.name, "title": screen.screen.title, "path": screen.input,
      "format": screen.format, "live": screen.isLive,
    ])
    json.field("size", screen.screen.size)
    json.fields(["drawing": drawing, "picture": plain, "screenshot": picture])
  }
}

/// A screen as the library lists it.
struct LibraryEntry: Sendable {
  var head: ScreenHead
  /// Its audit; `nil` while there is none.
  var result: AuditDocument.ScreenResult?

  /// Writes the members.
  func write(_ json: inout JSONWriter) {
    head.write(&json)
    json.fields([
      "stops": head.screen.ordered.order.count, "language": head.screen.screen.language,
      "design": ["picture", "vodesign"].contains(head.screen.format),
      "packed": head.screen.isPacked,
    ])
    json.line("findings", result) { json, result in
      let weights = result.problems.filter { $0.suppression == nil }.map(\.finding.weight)
      for weight in ["error", "warning", "info", "review"] {
        json.field(named: weight, weights.count { $0 == weight })
      }
    }
  }
}
