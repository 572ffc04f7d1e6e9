import ArgumentParser
public import EarshotAudit
import Foundation

extension Day: ExpressibleByArgument {
  /// Reads a day as an option gives it.
  package init?(argument: String) { self.init(argument) }

  /// The day at the place where the program runs.
  static var today: Day {
    // A calendar of Foundation would bring the data of ICU, half of a static program.
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return Day(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
