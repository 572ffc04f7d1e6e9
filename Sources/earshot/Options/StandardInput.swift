import ArgumentParser

/// Standard input, which has the name `-`.
enum StandardInput {
  /// Refuses to read it more than once.
  static func validate(_ paths: [String]) throws {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read only once; name '-' one time")
    }
  }
}
