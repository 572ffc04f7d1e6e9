import EarshotBraille
import Foundation

/// The native parts that tests of braille need.
enum Louis {
  /// Whether the library is there; in continuous integration a missing one fails instead.
  static var isInstalled: Bool {
    (try? LibLouis()) != nil || ProcessInfo.processInfo.environment["CI"] == "true"
  }
}
