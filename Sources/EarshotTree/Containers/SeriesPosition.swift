/// A place in a series, "2 of 3".
public struct SeriesPosition: Hashable, Sendable {
  /// Place, from 1.
  public var index: Int
  /// Number of members.
  public var count: Int

  /// Makes a place that counts from 1.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Whether it is one of the members.
  package var isSound: Bool { index >= 1 && index <= count }
}
