import EarshotTree

extension CaptureFormat {
  /// The answer of `Accessibility.getFullAXTree` of the Chrome DevTools Protocol.
  public static let chromiumAX = CaptureFormat(
    id: "chromium-ax",
    summary: "accessibility tree of a web page: Accessibility.getFullAXTree of Chromium",
    recognizes: { prefix in
      prefix.text.drop { $0.isWhitespace }.hasPrefix("{")
        && ["\"nodes\"", "\"nodeId\"", "\"role\""].allSatisfy(prefix.holds)
    },
    read: { (bytes, options) throws(CaptureError) in
      let document = try JSONDocument.parse(try TextEncoding.utf8(bytes))
      var tree = try ChromiumTree(document)
      try tree.link()
      var builder = ChromiumBuilder(tree)
      let screen = try builder.screen(options)
      return Capture(
        format: "chromium-ax", screens: [screen], losses: builder.losses.list,
        unknowns: tree.unknowns.list + builder.unknowns.list, warnings: builder.warnings)
    })
}
