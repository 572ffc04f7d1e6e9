/// Why there is nothing to work on; what is wrong has been said.
package enum RunFailure: Error {
  case badInput
  /// The input was read and holds no screen.
  case emptyInput
  /// The input is a document of a project that code fills, that was never a screen, or that is
  /// for another system; nobody named it, so it is no failure.
  case emptyDocument
  /// The user asked for something that the input does not have.
  case wrongUsage
  case internalFailure

  /// The exit status.
  package var status: Int32 {
    switch self {
    case .badInput, .emptyInput: ExitStatus.badInput
    case .emptyDocument: ExitStatus.fine
    case .wrongUsage: ExitStatus.wrongUsage
    case .internalFailure: ExitStatus.internalFailure
    }
  }
}
