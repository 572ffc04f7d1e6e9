import EarshotCaptures
import EarshotHost
import EarshotTree
import EarshotWriting

/// Designs as the messages of the protocol have them.
enum DesignMessage {
  /// What writes a design as a tab gets it when it opens it.
  ///
  /// - Parameters:
  ///   - design: the design.
  ///   - id: its name in the library.
  ///   - pictures: the address of the picture of each screen, `nil` for one without a picture.
  static func opened(
    _ design: OpenDesign, id: String, pictures: [String?]
  ) -> @Sendable (inout JSONWriter) -> Void {
    let (reading, history) = (design.version.reading, design.history)
    let (name, revision) = (design.file.name, design.revision)
    let path = AbsolutePath(design.file.path).text
    return { json in
      json.field("design", id)
      json.field("name", name)
      json.field("path", path)
      json.field("revision", revision)
      json.field("scale", reading.convention.scale)
      json.field("isScaleKnown", reading.convention.isScaleKnown)
      write(history, &json)
      write(reading.boards, pictures, &json)
      json.lines("items", reading.items) { write($1, &$0) }
      json.lines("losses", reading.capture.unknowns) { json, unknown in
        json.field("what", unknown.what)
        json.field("count", unknown.count)
      }
      json.field("warnings", reading.capture.warnings.map(\.message))
      write(words: &json)
    }
  }

  /// What writes a change.
  static func changed(
    _ change: DesignChange, _ design: OpenDesign, id: String, pictures: [String?]
  ) -> @Sendable (inout JSONWriter) -> Void {
    let history = design.history
    return { json in
      json.field("design", id)
      json.field("revision", change.revision)
      json.field("outside", change.isFromOutside)
      write(history, &json)
      json.lines("items", change.items) { write($1, &$0) }
      json.field("removed", change.removed)
      json.present("order", change.order)
      json.present("chosen", change.chosen)
      if let boards = change.boards { write(boards, pictures, &json) }
    }
  }

  /// The names that a form offers, in the order in which it offers them.
  private static func write(words json: inout JSONWriter) {
    json.field("traits", DesignMessage.traits)
    json.field("containerTypes", DesignProperty.containerTypes)
    json.field("navigationStyles", NavigationStyle.allCases.map(\.rawValue))
  }

  /// The traits that a design has bits for.
  static let traits = [
    "button", "link", "header", "image", "staticText", "selected", "notEnabled", "adjustable",
    "searchField", "textEntry", "isEditing", "toggleButton", "tabBarItem", "summaryElement",
    "updatesFrequently", "playsSound", "startsMediaSession", "allowsDirectInteraction",
    "causesPageTurn", "keyboardKey",
  ]

  private static func write(_ history: DesignHistory, _ json: inout JSONWriter) {
    json.field("undo", history.undoName)
    json.field("redo", history.redoName)
  }

  private static func write(
    _ boards: [DesignReading.Board], _ pictures: [String?], _ json: inout JSONWriter
  ) {
    json.lines("screens", zip(boards, pictures)) { json, board in
      json.field("item", board.0.key)
      json.field("title", board.0.title)
      json.field("size", [board.0.size.width, board.0.size.height])
      json.field("picture", board.1)
    }
  }

  private static func write(_ item: DesignItemState, _ json: inout JSONWriter) {
    json.field("item", item.key)
    json.present("parent", item.parent)
    json.present("screen", item.board)
    json.field("kind", item.kind.rawValue)
    json.present("frame", item.frame.map { [$0.x, $0.y, $0.width, $0.height] })
    json.field("label", item.label)
    switch item.kind {
    case .board: break
    case .container: writeContainer(item, &json)
    case .element: writeElement(item, &json)
    }
  }

  private static func writeContainer(_ item: DesignItemState, _ json: inout JSONWriter) {
    json.field("containerType", item.containerType)
    json.field("isModal", item.isModal)
    json.field("isTabBar", item.isTabBar)
    json.field("isEnumerated", item.isEnumerated)
    json.field("navigationStyle", item.navigationStyle)
    guard item.containerType == "dataTable" else { return }
    json.line("table") { json in
      json.field("columns", item.columns)
      json.field("columnHeaders", item.hasColumnHeaders)
      json.field("rowHeaders", item.hasRowHeaders)
    }
  }

  private static func writeElement(_ item: DesignItemState, _ json: inout JSONWriter) {
    json.field("isElement", item.isElement)
    json.field("value", item.value)
    json.field("hint", item.hint)
    json.field("traits", item.traits)
    json.field("inputLabels", item.inputLabels)
    json.field("actions", item.actions)
    json.lines("content", item.content) { json, entry in
      json.field("label", entry.label)
      json.field("value", entry.value)
    }
    if !item.options.isEmpty {
      json.line("options") { json in
        json.field("names", item.options)
        json.field("index", item.chosenOption)
        json.field("isEnumerated", item.isEnumeratedOption)
      }
    }
    json.field("index", item.index)
    json.field("heard", item.heard)
    json.field("heardAfter", item.heardAfter)
  }
}
