import EarshotTree

extension CaptureFormat {
  /// The screens of Maestro: `maestro hierarchy`, its debug files, its driver's answers.
  public static let maestro = CaptureFormat(
    id: "maestro",
    summary: "Maestro hierarchy, commands file, compact form or driver answer",
    recognizes: { prefix in
      prefix.hasKeys("attributes", "children") || prefix.hasKeys("axElement")
        || prefix.hasKeys("hierarchyRoot") || prefix.hasKeys("command", "metadata")
        || prefix.hasKeys("elementType", "identifier") || prefix.hasKeys("ui_schema")
        || prefix.hasKeys("attributes") && prefix.holds("\"bounds\"")
        || prefix.holds(MaestroTable.header) && MaestroTable.offset(in: prefix.text) != nil
    },
    read: Maestro.read)
}

private enum Maestro {
  static func read(_ bytes: [UInt8], _ options: ReadOptions) throws(CaptureError) -> Capture {
    let text = try TextEncoding.utf8(bytes)
    if let table = try MaestroTable(text) {
      var capture = try capture(
        of: [table.tree], unknowns: table.unknowns, options, at: table.location, table.cut)
      capture.warnings += [table.cut].compactMap(\.self)
      return capture
    }
    let document = try JSONInput.document(bytes)
    if let driver = try driverRoot(of: document) { return try read(driver, options) }
    var unknowns = UnknownList()
    var trees: [MaestroHierarchy] = []
    for root in try MaestroRoots(document).roots {
      var hierarchy = MaestroHierarchy(unknowns: unknowns)
      try hierarchy.read(root)
      unknowns = hierarchy.unknowns
      trees.append(hierarchy)
    }
    return try capture(of: trees, unknowns: unknowns, options, at: document.location)
  }

  /// The element in an answer of the driver, which names types.
  private static func driverRoot(of document: JSONValue) throws(CaptureError) -> JSONValue? {
    guard case .object(let object) = document.content else { return nil }
    if let element = object["axElement"] { return element }
    return object["elementType"] == nil ? nil : document
  }

  private static func read(
    _ driver: JSONValue, _ options: ReadOptions
  ) throws(CaptureError) -> Capture {
    var reader = MaestroDriverReader()
    try reader.readTree(driver)
    var result = XCTestCapture(
      format: "maestro", XCTestLosses(actions: "XCTest does not tell"))
    result.unknowns = reader.unknowns
    result.add(reader.tree, options)
    return try result.capture(orThrow: nothing(at: driver.location))
  }

  private static func capture(
    of trees: [MaestroHierarchy], unknowns: UnknownList, _ options: ReadOptions,
    at location: SourceLocation, _ cut: Capture.Warning? = nil
  ) throws(CaptureError) -> Capture {
    let nothing = cut?.cut ?? nothing(at: location)
    if trees.contains(where: \.isAndroid) {
      var result = AndroidCapture(format: "maestro")
      result.unknowns = unknowns
      for tree in trees { result.add(tree.android, options) }
      return try result.capture(orThrow: nothing)
    }
    var result = XCTestCapture(format: "maestro", .untyped(source: "Maestro"))
    result.unknowns = unknowns
    for tree in trees { result.add(tree.apple, options) }
    return try result.capture(orThrow: nothing)
  }

  private static func nothing(at location: SourceLocation) -> CaptureError {
    .noScreen(
      "the input holds no element of a hierarchy",
      help: "pass what 'maestro hierarchy' prints, or the commands file of a flow that failed",
      at: location)
  }
}

extension XCTestLosses {
  /// The losses of a screen of iOS with texts and frames, and no types.
  static func untyped(source: String) -> XCTestLosses {
    var losses = XCTestLosses(actions: "\(source) does not tell")
    losses.source = source
    losses.elements = "not told; concluded from labels"
    losses.traits =
      "the capture has neither types nor traits: buttons, headings and fields are not told apart"
    losses.depthReason = "where the driver may have cut it"
    return losses
  }
}
