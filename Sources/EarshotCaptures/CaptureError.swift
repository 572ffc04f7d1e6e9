public import EarshotTree

/// Why an input could not be read.
public struct CaptureError: Error, Hashable, Sendable {
  /// The kind of mistake, stable across versions; each has a heading in `Documentation/Errors.md`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The name of the code, such as `malformed-xml`.
    public let description: String

    private init(_ name: String) { description = name }

    /// The input has no bytes, or only white space.
    package static let empty = Code("empty")
    /// The bytes are no text in a known encoding.
    package static let encoding = Code("encoding")
    /// No format recognises the input.
    package static let unrecognized = Code("unrecognized")
    /// The input breaks the grammar of its format.
    package static let malformed = Code("malformed")
    /// The input is well formed and says something that its format does not allow.
    package static let invalid = Code("invalid")
    /// Two nodes have the same id.
    package static let duplicateID = Code("duplicate-id")
    /// The input is nested deeper, or is larger, than any screen.
    package static let limit = Code("limit")
    /// The input holds no screen.
    package static let noScreen = Code("no-screen")

    /// The input is of another system than iOS, whose screens are not heard here.
    package static let otherPlatform = Code("other-platform")

    /// All codes, sorted by name.
    package static let all: [Code] = [
      duplicateID, empty, encoding, invalid, limit, malformed, noScreen,
      otherPlatform, unrecognized,
    ]
  }

  /// The kind of mistake.
  public var code: Code
  /// The problem: lower case, no full stop, things in quotes.
  public var message: String
  /// The remedy.
  public var help: String
  /// Where, when it has a place.
  public var location: SourceLocation?

  /// Makes an error.
  package init(_ code: Code, _ message: String, help: String, at location: SourceLocation? = nil) {
    self.code = code
    self.message = message
    self.help = help
    self.location = location
  }
}

extension CaptureError {
  /// The error about an input without text.
  static let emptyInput = CaptureError(
    .empty, "the input is empty", help: "take the capture again; the file holds no text")

  /// The error about elements that are nested too deep.
  static func tooDeep(at location: SourceLocation) -> CaptureError {
    CaptureError(
      .limit, "elements are nested deeper than \(XCTestTree.maximumDepth)",
      help: "no app nests that deep; check that the capture is what the tool wrote", at: location)
  }

  /// The error about an input without a screen.
  static func noScreen(
    _ message: String, help: String, at location: SourceLocation = .start
  ) -> CaptureError {
    CaptureError(.noScreen, message, help: help, at: location)
  }
}

extension SourceLocation {
  /// The beginning of an input.
  static let start = SourceLocation(line: 1, column: 1)
}
