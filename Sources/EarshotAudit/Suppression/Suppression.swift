package import EarshotText
package import EarshotTree

/// The wish of an author not to hear of a finding, with the reason.
package struct Suppression: Hashable, Sendable {
  /// Which findings it is about, besides their rule.
  package enum Target: Hashable, Sendable {
    /// Those on the screens of a name, or on all; of the elements of a selector, or of all.
    case screens(Glob?, ElementSelector?)
    /// Those of the elements on a line of the input.
    case line(Int)
    /// Those about the texts of a key in a strings file.
    case key(String)
    /// Those about the screen as a whole that begins on a line of the input.
    case screenLine(Int)
    /// Those of lines of a Swift file.
    case code(CodeLines)
  }

  /// The rules that are to be silent.
  package var rules: [Rule.ID]
  /// Where they are to be silent.
  package var target: Target
  /// Why.
  package var reason: String?
  /// The last day on which it holds.
  package var until: Day?
  /// The file in which it is written, as a message names it.
  package var path: String
  /// Where in the file.
  package var location: SourceLocation

  /// Makes a suppression.
  package init(
    rules: [Rule.ID], target: Target, reason: String?, until: Day? = nil, path: String,
    location: SourceLocation
  ) {
    self.rules = rules
    self.target = target
    self.reason = reason
    self.until = until
    self.path = path
    self.location = location
  }
}
