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
    var writer = JSONWriter(isPretty: true)
    writer.object { json in
      json.key("earshot")
      json.value("tree/1")
      json.key("title")
      json.value(screen.title)
      json.key("size")
      json.value(screen.size.map { [$0.width, $0.height] })
      json.key("scale")
      json.number(screen.scale)
      json.key("language")
      json.value(screen.language)
      json.key("idiom")
      json.value(screen.idiom.rawValue)
      json.key("direction")
      json.value(screen.direction.rawValue)
      json.key("elements")
      json.array { json in
        for element in screen.elements { json.object { write(element, &$0) } }
      }
    }
    writer.finishLine()
    return writer.bytes
  }

  private func write(_ element: Element, _ json: inout JSONWriter) {
    ScreenJSONElement(element: element).write(&json)
    guard !element.children.isEmpty else { return }
    json.key("children")
    json.array { json in
      for child in element.children { json.object { write(child, &$0) } }
    }
  }
}
