import ArgumentParser
package import EarshotTree

extension ContentSizeCategory: ExpressibleByArgument {
  /// The short names, for help and completion.
  package static var allValueStrings: [String] { shortNames }
}
