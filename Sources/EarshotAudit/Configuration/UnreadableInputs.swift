/// The effect of inputs that cannot be read on the exit status.
package enum UnreadableInputs: String, Hashable, Sendable, CaseIterable {
  /// The status is 3.
  case fail
  /// The other inputs decide.
  case warn
}
