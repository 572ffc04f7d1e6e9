package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// The whole tree as JSON, for other programs.
  package static var json: OutputFormat<Screen> {
    OutputFormat(
      id: "json", summary: "the tree with every property that is known, for other programs",
      fileExtension: "json", write: { ScreenJSON(screen: $0).write() })
  }
}

/// Writes each node with what is known of it; an empty property is null, an unknown one is absent.
private struct ScreenJSON {
  var screen: Screen

  func write() -> [UInt8] {
    JSONWriter.document { json in
      json.field("earshot", "tree/1")
      json.field("title", screen.title)
      json.field("size", screen.size.map { [$0.width, $0.height] })
      json.field("scale", screen.scale)
      json.field("language", screen.language)
      json.field("idiom", screen.idiom.rawValue)
      json.field("direction", screen.direction.rawValue)
      json.objects("elements", screen.elements) { write($1, &$0) }
    }
  }

  private func write(_ element: Element, _ json: inout JSONWriter) {
    ScreenJSONElement(element: element).write(&json)
    if !element.children.isEmpty { json.objects("children", element.children) { write($1, &$0) } }
  }
}
