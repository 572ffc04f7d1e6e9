/// A version of iOS, such as 15.2.
package struct SystemVersion: Comparable, CustomStringConvertible, Sendable {
  private let major: Int
  private let minor: Int
  private let patch: Int

  /// Makes a version out of how code and projects write it, such as `15`, `15.2` or `15.2.1`; `nil` of
  /// any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else {
      return nil
    }
    self.major = major
    minor = parts.count > 1 ? parts[1] ?? 0 : 0
    patch = parts.count > 2 ? parts[2] ?? 0 : 0
  }

  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
