/// Why there is nothing to work on; what is wrong has been said.
enum ReadFailure: Error {
  case badInput
  /// The input was read and holds no screen.
  case emptyInput
  /// The user asked for something that the input does not have.
  case wrongUsage
  case internalFailure

  var status: Int32 {
    switch self {
    case .badInput, .emptyInput: Status.badInput
    case .wrongUsage: Status.wrongUsage
    case .internalFailure: Status.internalFailure
    }
  }
}
