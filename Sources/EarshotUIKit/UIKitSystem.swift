import EarshotTree

/// What the defaults of a class depend on besides the view.
struct UIKitSystem {
  /// Major version of iOS.
  let version: Int
  let language: String
  let direction: LayoutDirection

  var words: SystemWords { .words(in: language) }
}
