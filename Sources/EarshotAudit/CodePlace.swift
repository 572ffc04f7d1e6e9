package import EarshotTree

/// The place in Swift code that an element is made at.
package struct CodePlace: Hashable, Sendable, Codable {
  /// The frameworks that code is written with.
  package enum Framework: Hashable, Sendable, Codable {
    case swiftUI, uiKit
  }

  /// The path of the file.
  package var path: String
  /// The line and column.
  package var location: SourceLocation
  /// The offsets in UTF-8 of the first byte and of the one behind the last.
  package var offsets: Range<Int>
  /// The framework of the element; `nil` of what is no element.
  package var framework: Framework?
  /// Of an element of UIKit, the offsets in the same file at which its properties were set last, by name.
  package var properties: [String: Range<Int>] = [:]

  /// Makes a place.
  package init(
    path: String, location: SourceLocation, offsets: Range<Int>, framework: Framework?
  ) {
    self.path = path
    self.location = location
    self.offsets = offsets
    self.framework = framework
  }
}
