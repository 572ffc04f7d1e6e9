/// The words and the picture that the large content viewer shows of a view while a finger rests on it at the text sizes of
/// accessibility, `UILargeContentViewerItem`.
package struct LargeContent: Hashable, Sendable {
  /// The words, `largeContentTitle`; `nil` is the title of the view.
  package var title: String?
  /// The name of the picture, `largeContentImage`.
  package var image: String?

  /// Makes what is shown.
  package init(title: String? = nil, image: String? = nil) {
    self.title = title
    self.image = image
  }
}
