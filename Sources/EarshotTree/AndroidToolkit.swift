/// The toolkit that drew a screen, as far as the classes in a dump of Android tell it.
package enum AndroidToolkit {
  /// Whether only Views, React Native, Compose or a web page have a class like this: Flutter gives
  /// its texts as descriptions of bare views.
  package static func isForeignToFlutter(_ type: some StringProtocol) -> Bool {
    ["TextView", "WebView", "ComposeView", "ViewGroup"].contains { type.hasSuffix($0) }
  }
}
