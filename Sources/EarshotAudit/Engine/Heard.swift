/// What is heard at the place of a finding, now and after its fix.
///
/// For findings about words it is what the voice says, such as «514 знак рубля»; for all others
/// it is what captions show.
public struct Heard: Hashable, Sendable {
  /// What is heard as it is, a line a stop.
  public var now: [String]
  /// What is heard after the fix; where only a person can write that, what should be heard as far
  /// as it is known; `nil` when neither is.
  public var after: [String]?
}
