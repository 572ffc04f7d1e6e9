import EarshotTree

extension CaptureFormat {
  /// The tree that `earshot convert --to json` writes, `tree/1`.
  ///
  /// All that was written is read back. Keys that are not known are listed and passed over, since
  /// later versions may add some.
  public static let treeJSON = CaptureFormat(
    id: "json",
    summary: "the tree that 'earshot convert --to json' writes",
    tellsDirection: true,
    recognizes: { prefix in
      prefix.text.drop { $0.isWhitespace }.hasPrefix("{")
        && prefix.holds("\"earshot\"") && prefix.holds("\"tree/")
    },
    read: { (bytes, options) throws(CaptureError) -> Capture in
      let document = try JSONDocument.parse(try TextEncoding.utf8(bytes))
      var reader = TreeJSONReader()
      let screen = try reader.screen(document)
      return Capture(format: "json", screens: [screen], unknowns: reader.unknowns.list)
    })
}
