/// A preview of the speech at the place of a finding, now and after its fix.
///
/// For findings about words it is what the voice says, such as «514 знак рубля»; for all others
/// it is what captions show.
package struct SpeechPreview: Hashable, Sendable, Codable {
  /// The speech as it is, a line a stop.
  package var now: [String]
  /// The speech after the fix; where only a person can write that, the speech as it should be, as
  /// far as it is known; `nil` if neither is.
  package var after: [String]?
}
