/// What the classes in a dump of Android tell of the toolkit that drew the screen.
package enum AndroidToolkit {
  /// Whether only Views, React Native, Compose or a web page have a class like this: Flutter gives
  /// its texts as descriptions of bare views.
  package static func isForeignToFlutter(_ type: some StringProtocol) -> Bool {
    ["TextView", "WebView", "ComposeView", "ViewGroup"].contains { type.hasSuffix($0) }
  }
}
