/// The toolkit that drew a screen, as far as the classes in a dump of Android tell it.
package enum AndroidToolkit {
  /// Whether only Views, React Native, Compose or a web page have a class like this: Flutter gives
  /// its texts as descriptions of bare views.
  package static func isForeignToFlutter(_ type: some StringProtocol) -> Bool {
    ["TextView", "WebView", "ComposeView", "ViewGroup"].contains { type.hasSuffix($0) }
  }

  /// Whether a class like this stands in no screen of React Native: it has neither views of Compose
  /// nor those of the libraries of Android, and no layouts that place by rules.
  package static func isForeignToReactNative(_ type: String) -> Bool {
    type.hasPrefix("androidx.")
      || ["ComposeView", "RelativeLayout", "WebView", "TableLayout"].contains { type.hasSuffix($0) }
  }
}
