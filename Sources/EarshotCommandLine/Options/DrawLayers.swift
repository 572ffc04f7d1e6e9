import ArgumentParser
import EarshotOutput

/// The layers that a user chooses, as `numbers,path`.
struct DrawLayers: ExpressibleByArgument, Sendable {
  /// The layers.
  var kinds: Set<Drawing.Layer.Kind>

  /// The layers to choose from; the ground that lies between two pictures is always there.
  private static let all = Drawing.Layer.Kind.allCases.filter { $0 != .ground }

  /// The names in a line of help.
  static var names: String { all.map(\.rawValue).joined(separator: ", ") }

  init?(argument: String) {
    let names = argument.split(separator: ",").map { $0.drop { $0 == " " } }
    let kinds = names.compactMap { name in DrawLayers.all.first { $0.rawValue == name } }
    guard kinds.count == names.count, !kinds.isEmpty else { return nil }
    self.kinds = Set(kinds)
  }
}
