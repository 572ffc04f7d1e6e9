import ArgumentParser
import EarshotTree

/// Text sizes that a user names, as `L,AX1,AX5`.
struct TextSizeList: ExpressibleByArgument, Sendable {
  /// The sizes.
  var sizes: [ContentSizeCategory]

  /// The names in a line of help.
  static var allValueStrings: [String] { ContentSizeCategory.shortNames }

  init?(argument: String) {
    let names = argument.split(separator: ",").map { $0.drop { $0 == " " } }
    let sizes = names.compactMap { ContentSizeCategory(String($0)) }
    guard sizes.count == names.count, !sizes.isEmpty else { return nil }
    self.sizes = sizes
  }
}
