import EarshotTree

extension CaptureFormat {
  /// The output of `idb ui describe-all`, `idb ui describe-point`, `axe describe-ui` and sim-use.
  public static let idb = CaptureFormat(
    id: "idb",
    summary: "JSON of idb ui describe-all, axe describe-ui or sim-use",
    recognizes: { prefix in
      let keys = prefix.jsonKeys
      return keys.contains("AXFrame") || keys.contains("AXLabel")
        || (keys.contains("elements") && !keys.isDisjoint(with: IDB.signs))
        || keys.isSuperset(of: ["ok", "data", "entries"])
        || IDB.isSchema(prefix)
    },
    read: IDB.read)
}

private enum IDB {
  /// Names of `--format complete` that no other format has beside its elements.
  static let signs: Set<String> = [
    "backend", "truncated", "target", "role_description", "custom_actions", "content_required",
  ]

  /// Whether it is the list of keys and types that AXe keeps of a dump for its own tests.
  static func isSchema(_ prefix: CapturePrefix) -> Bool {
    prefix.jsonKeys == ["path", "type"] && prefix.holds("$.[].AX")
  }

  static func read(_ bytes: [UInt8], _ options: ReadOptions) throws(CaptureError) -> Capture {
    if isSchema(CapturePrefix(bytes)) {
      throw .noScreen(
        "this is a list of the keys and types in a dump of AXe, not a dump: it holds no "
          + "label and no frame", help: "pass what 'axe describe-ui' itself prints")
    }
    let document = try IDBDocument(try JSONInput.document(bytes))
    var result = XCTestCapture(format: "idb", losses)
    var reader = IDBReader(document)
    for element in document.elements { try reader.readTree(element) }
    try reader.finish()
    result.unknowns = reader.unknowns
    result.warnings = reader.warnings
    result.add(reader.tree, options)
    return try result.capture(
      orThrow: .noScreen(
        "the dump holds no element",
        help: "check that an app is in front, and ask again with '--nested'", at: document.location
      ))
  }

  private static var losses: XCTestLosses {
    var losses = XCTestLosses(actions: "the dump has no 'custom_actions'")
    losses.source = "idb"
    losses.elements = "not told; concluded from roles and labels"
    losses.traits = "not told; concluded from roles"
    losses.captured = [.hint, .expandedStatus]
    losses.depthReason = "where idb cuts"
    return losses
  }
}
