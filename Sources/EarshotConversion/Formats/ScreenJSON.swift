package import EarshotTree
package import EarshotWriting

extension OutputFormat where Document == Screen {
  /// The whole tree as JSON, for other programs.
  package static let json = OutputFormat(
    id: "json", summary: "the tree with every property that is known, for other programs",
    fileExtension: "json"
  ) { ScreenJSON(screen: $0).write() }
}

extension Element {
  /// The levels that a document of JSON has: each is two in JSON, which is read to a thousand.
  static let deepestInJSON = 480

  /// The elements that are written inside of this one: its children, and at the last level all
  /// that lies deeper.
  func children(writtenAt level: Int) -> [Element] {
    if level > Element.deepestInJSON { return [] }
    return level < Element.deepestInJSON ? children : ScreenNodes(children).map(\.element)
  }
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
      if !screen.handlers.isEmpty { json.field("handlers", screen.handlers.map(\.rawValue)) }
      json.present("contentSizeCategory", screen.contentSizeCategory?.shortName)
      json.objects("elements", screen.elements) { write($1, &$0, level: 1) }
    }
  }

  private func write(_ element: Element, _ json: inout JSONWriter, level: Int) {
    ScreenJSONElement(element: element).write(&json)
    let children = element.children(writtenAt: level)
    if !children.isEmpty { json.objects("children", children) { write($1, &$0, level: level + 1) } }
  }
}
