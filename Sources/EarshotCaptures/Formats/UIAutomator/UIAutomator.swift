import EarshotTree

extension CaptureFormat {
  /// Screens of Android: `uiautomator dump`, and the page source of Appium's UiAutomator2 driver.
  public static let uiAutomator = CaptureFormat(
    id: "uiautomator",
    summary: "Android screen: uiautomator dump or page source of Appium UiAutomator2",
    recognizes: { prefix in
      prefix.holds("<hierarchy") || prefix.holds("\\u003chierarchy")
        || (prefix.holds("<node ") && prefix.holds("bounds="))
        || (prefix.holds("<android.") && prefix.holds("bounds="))
    },
    read: { (bytes, options) throws(CaptureError) in
      let text = try TextEncoding.utf8(bytes)
      let source = EmbeddedXML(text, "the hierarchy", escapedIn: ["=\\\""])
      do throws(CaptureError) {
        return try capture(of: source, options)
      } catch let first {
        // A copy out of code keeps its escapes; with them it may not be well formed.
        guard first.code == .malformed, text.contains(UInt8(ascii: "\\")) else { throw first }
        do throws(CaptureError) {
          return try capture(of: EmbeddedXML(unescaping: text, "the hierarchy"), options)
        } catch {
          throw error.code == .noScreen ? error : first
        }
      }
    })

  /// Reads all screens of a text.
  private static func capture(
    of source: EmbeddedXML, _ options: ReadOptions
  ) throws(CaptureError) -> Capture {
    var result = AndroidCapture(format: "uiautomator", warnings: source.warnings)
    var reader = XMLReader(source.text, subject: "hierarchy")
    while true {
      let handler = UIAutomatorReader(unknowns: result.unknowns)
      guard let document = try reader.readDocument(handler) else { break }
      result.unknowns = handler.unknowns
      let cut = document.cut.map { [Capture.Warning($0, of: "capture")] } ?? []
      result.add(handler.hierarchy, options, cut)
    }
    return try result.capture(
      orThrow: .noScreen(
        "the input holds no node of a hierarchy",
        help: "pass what 'uiautomator dump' wrote, from '<hierarchy' on"))
  }
}
