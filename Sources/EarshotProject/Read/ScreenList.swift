import EarshotCaptures
import EarshotText
import EarshotTree
import EarshotWriting

/// The screens that an input holds, by name.
struct ScreenList: Sendable {
  /// A screen of the list.
  struct Item: Sendable {
    /// The name that `--entry` takes of source; the title, or the number, of a screen of a capture.
    var name: String
    /// The path of the file that it is in.
    var path: String
    /// Where in the file; `nil` when the input does not tell.
    var location: SourceLocation?
    /// The kind in words, such as `sheet of MenuView`.
    var kind: String
  }

  /// The identifier of the format of the input.
  var format: String
  /// The path of the input.
  var path: String
  /// The screens in the order of the input.
  var items: [Item]
}

extension ScreenList {
  /// The screens of a capture.
  init(of capture: Capture, _ path: String) {
    format = capture.format
    self.path = path
    items = capture.screens.enumerated().map { index, screen in
      let origin = capture.origins.indices.contains(index) ? capture.origins[index] : nil
      return Item(
        name: screen.title ?? "#\(index + 1)", path: origin.map { "\(path)/\($0)" } ?? path,
        location: screen.elements.first?.source, kind: "screen")
    }
  }

  /// The document in a format: a line for each screen with its place and its kind, or JSON.
  func document(_ output: String, isOneOfMany: Bool) -> [UInt8] {
    output == "json" ? json(isPretty: !isOneOfMany) : Array(text.utf8)
  }

  private var text: String {
    let width = items.map(\.name.count).max() ?? 0
    return items.map { item in
      let name = item.name + String(repeating: " ", count: width - item.name.count)
      return "\(name)  \(item.place)  \(item.kind)".onOneLine + "\n"
    }.joined()
  }

  private func json(isPretty: Bool) -> [UInt8] {
    JSONWriter.document(isPretty: isPretty) { json in
      json.field("earshot", 1)
      json.line("source") { $0.fields(["format": format, "path": path]) }
      json.objects("screens", items) { json, item in
        json.field("name", item.name)
        json.field("kind", item.kind)
        json.field("path", item.path)
        json.field("location", item.location.map { [$0.line, $0.column] })
      }
    }
  }
}

extension ScreenList.Item {
  /// The place as `path:line:column`.
  fileprivate var place: String {
    location.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}
