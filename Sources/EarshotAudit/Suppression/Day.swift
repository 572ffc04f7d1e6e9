/// A day of the calendar, written `2026-12-31`.
package struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year, from 1 to 9999.
  package let year: Int
  /// The month, from 1.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// Makes a day from its numbers, as a calendar gives them.
  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day; `nil` when the text is none of the calendar.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year > 0, (1...12).contains(month), day > 0, day <= Day.length(of: month, in: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Orders days by time.
  package static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as it is written.
  package var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
