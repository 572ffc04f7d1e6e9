import ArgumentParser

/// The number of inputs that are worked on at once.
enum JobCount {
  /// Refuses a number that no machine has.
  static func validate(_ jobs: Int) throws {
    guard (1...1_024).contains(jobs) else {
      throw ValidationError("--jobs \(jobs) is not between 1 and 1024")
    }
  }
}
