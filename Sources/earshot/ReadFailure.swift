/// Why there is nothing to work on; what is wrong has been said.
enum ReadFailure: Error {
  case badInput
  /// The input was read and holds no screen.
  case emptyInput
  case internalFailure

  var status: Int32 {
    switch self {
    case .badInput, .emptyInput: Status.badInput
    case .internalFailure: Status.internalFailure
    }
  }
}
