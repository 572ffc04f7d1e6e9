import ArgumentParser

/// The name of a format, as an option gives it.
enum FormatName {
  /// Refuses a name that is not among those known; no name is fine.
  static func validate(_ name: String?, among known: [String]) throws {
    if let name, !known.contains(name) {
      throw ValidationError(
        "unknown format '\(name)'; known are \(known.joined(separator: ", "))")
    }
  }
}
