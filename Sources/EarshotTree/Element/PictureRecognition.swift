/// The words that a program finds for the picture of an element, which are no words of the app.
package struct PictureRecognition: Hashable, Sendable {
  /// The texts in the picture that the element does not say, in the order of their lines.
  package var texts: [String]
  /// The picture in a few words; `nil` if nothing described it.
  package var description: String?

  /// Makes what was seen.
  package init(texts: [String] = [], description: String? = nil) {
    self.texts = texts
    self.description = description
  }
}
