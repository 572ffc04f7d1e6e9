import EarshotTree

/// The hierarchies of a file, the newest last: one, or one for each command that failed.
struct MaestroRoots {
  private(set) var roots: [JSONValue] = []

  init(_ document: JSONValue) throws(CaptureError) {
    switch document.content {
    case .array(let values):
      for value in values { try readCommand(value) }
      guard roots.isEmpty else { return }
      throw CaptureError(
        .noScreen, "no command of the file has a 'hierarchyRoot'",
        help: "Maestro stores the hierarchy only for a command that failed",
        at: document.location)
    default:
      let object = try document.object("document")
      if let root = object["hierarchyRoot"] {
        roots = [root]
      } else if object["metadata"] != nil || object["command"] != nil {
        try readCommand(document)
      } else {
        roots = [document]
      }
    }
  }

  private mutating func readCommand(_ value: JSONValue) throws(CaptureError) {
    let object = try value.object("command")
    if object["attributes"] != nil {
      roots.append(value)
      return
    }
    guard let metadata = object["metadata"], metadata.content != .null,
      let error = try metadata.object("metadata")["error"], error.content != .null,
      let root = try error.object("error")["hierarchyRoot"], root.content != .null
    else { return }
    roots.append(root)
  }
}
