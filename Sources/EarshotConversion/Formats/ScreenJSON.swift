package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// The whole tree as JSON, for other programs.
  package static let json = OutputFormat(
    id: "json", summary: "the tree with every property that is known, for other programs",
    fileExtension: "json"
  ) { ScreenJSON(screen: $0).write() }
}

/// Writes each node with what is known of it; an empty property is null, an unknown one is absent.
private struct ScreenJSON {
  var screen: Screen

  func write() -> [UInt8] {
    JSONWriter.document { json in
      json.fields([
        "earshot": "tree/1", "title": screen.title, "app": screen.app,
        "size": screen.size.map { [$0.width, $0.height] }, "scale": screen.scale,
        "language": screen.language, "idiom": screen.idiom.rawValue,
        "direction": screen.direction.rawValue,
      ])
      json.objects("elements", screen.elements) { write($1, &$0) }
    }
  }

  private func write(_ element: Element, _ json: inout JSONWriter) {
    ScreenJSONElement(element: element).write(&json)
    if !element.children.isEmpty { json.objects("children", element.children) { write($1, &$0) } }
  }
}
