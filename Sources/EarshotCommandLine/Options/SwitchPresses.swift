import ArgumentParser
import EarshotSwitchControl

/// The switches that a user presses, as `next,next,select`.
struct SwitchPresses: ExpressibleByArgument, Sendable {
  /// The switches in order.
  var switches: [Switch]

  init?(argument: String) {
    let names = argument.split(separator: ",").map { $0.drop { $0 == " " } }
    switches = names.compactMap { Switch(rawValue: String($0)) }
    guard switches.count == names.count, !names.isEmpty, names.count <= 10_000 else { return nil }
  }

  /// All names, for help.
  static var names: String { Switch.allCases.map(\.rawValue).joined(separator: ", ") }
}
