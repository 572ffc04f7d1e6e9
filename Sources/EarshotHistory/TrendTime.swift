import Foundation

/// Moments of runs as days of the world's time.
package enum TrendTime {
  /// The day of a moment, such as `2026-11-27`.
  static func day(_ seconds: Int) -> String { String(text(seconds).prefix(10)) }

  /// The moment to the second, such as `2026-11-27T10:30:00Z`.
  static func text(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }

  /// The moment at which a day begins; `nil` of a text that is none.
  static func seconds(ofDay text: String) -> Int? {
    guard text.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil,
      let date = try? Date(text + "T00:00:00Z", strategy: .iso8601)
    else { return nil }
    return Int(date.timeIntervalSince1970)
  }
}
