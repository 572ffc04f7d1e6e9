import ArgumentParser

/// The effect of inputs that cannot be read on the exit status.
enum UnreadableInputs: String, CaseIterable, ExpressibleByArgument {
  /// The status is 3.
  case fail
  /// The other inputs decide.
  case warn
}
