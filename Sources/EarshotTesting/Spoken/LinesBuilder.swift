/// Collects captions, one a line, for ``expectSpoken(_:as:sourceLocation:lines:)``.
@resultBuilder
public enum LinesBuilder {
  /// One caption.
  public static func buildExpression(_ line: String) -> [String] { [line] }
  /// Captions that are at hand as an array.
  public static func buildExpression(_ lines: [String]) -> [String] { lines }
  /// All captions.
  public static func buildBlock(_ lines: [String]...) -> [String] { lines.flatMap { $0 } }
  /// Captions under a condition.
  public static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
  /// Captions of the first branch.
  public static func buildEither(first lines: [String]) -> [String] { lines }
  /// Captions of the second branch.
  public static func buildEither(second lines: [String]) -> [String] { lines }
  /// Captions of a loop.
  public static func buildArray(_ lines: [[String]]) -> [String] { lines.flatMap { $0 } }
}
