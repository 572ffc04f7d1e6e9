/// What is heard at the place of a finding, now and after its fix.
public struct Heard: Hashable, Sendable {
  /// The captions of the stops there, as the screen is.
  public var now: [String]
  /// The captions after the fix; `nil` when no fix can be applied.
  public var after: [String]?
}
