package import EarshotTree

/// The places of an element that is described by more than the file of its screen.
package struct ElementPlaces: Hashable, Sendable {
  /// A place in a file.
  package struct Place: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// Where in the file.
    package var location: SourceLocation

    /// Makes a place.
    package init(_ path: String, _ location: SourceLocation) {
      self.path = path
      self.location = location
    }
  }

  /// Where the view is.
  package var view: Place
  /// Where code sets its words; `nil` if they stand where the view is.
  package var words: Place?
  /// Whether it is a cell of a list in which rows can be chosen, though perhaps not this one.
  package var isRow = false

  /// Makes the places of an element.
  package init(view: Place, words: Place?) {
    self.view = view
    self.words = words
  }
}
