/// Why there is nothing to work on; what is wrong has been said.
enum ReadFailure: Error {
  case badInput
  case internalFailure

  var status: Int32 {
    switch self {
    case .badInput: Status.badInput
    case .internalFailure: Status.internalFailure
    }
  }
}
