import EarshotTree

extension CaptureFormat {
  /// The model of AccessibilitySnapshot as JSON: a hierarchy of elements and containers.
  public static let accessibilitySnapshot = CaptureFormat(
    id: "accessibility-snapshot",
    summary: "AccessibilitySnapshot: JSON of its hierarchy, or of a list of its elements",
    recognizes: { prefix in
      prefix.holds("\"usesDefaultActivationPoint\"")
        || (prefix.holds("\"isModalBoundary\"") && prefix.holds("\"children\""))
        || (prefix.holds("\"container\"") && prefix.holds("\"_0\"")
          && prefix.holds("\"children\""))
        // Stops of a screen without places have no other keys that tell.
        || prefix.hasKeys("element", "_0", "traversalIndex")
    },
    read: { (bytes, options) throws(CaptureError) in
      let document = try JSONDocument.parse(try TextEncoding.utf8(bytes))
      var reader = AccessibilitySnapshotReader()
      let screen = try reader.screen(document, options)
      return Capture(
        format: "accessibility-snapshot", screens: [screen], losses: reader.losses.list,
        unknowns: reader.unknowns.list)
    })
}
