import ArgumentParser
public import EarshotAudit
import Foundation

extension Day: ExpressibleByArgument {
  /// Reads a day as an option gives it.
  package init?(argument: String) { self.init(argument) }

  /// The day at the place where the program runs.
  static var today: Day {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    return Day(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }
}
