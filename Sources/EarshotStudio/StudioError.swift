import EarshotCaptures
import EarshotHost
import EarshotVoices

/// Why a request of a client is not answered, as the protocol names it.
package struct StudioError: Error, Hashable, Sendable {
  /// The kinds that clients tell apart; `Documentation/Studio/Protocol.md` says what each means.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    case badMessage, unknownVerb, badArgument, notFound, notOpen, cannotRead, cannotWrite
    case conflict, missingProgram, tooLarge, busy, `internal`
  }

  /// The kind.
  package var code: Code
  /// The problem and its remedy, in a sentence.
  package var message: String

  /// Makes an error.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The error of a client for one of the product; what nobody foresaw is a defect.
  package init(_ error: any Error, as code: Code = .cannotRead) {
    switch error {
    case let error as StudioError: self = error
    case let error as CaptureError: self.init(code, "\(error.message); \(error.help)")
    case let error as InputError: self.init(code, "\(error.message); \(error.help)")
    case let error as VoiceError: self.init(.missingProgram, "\(error.message); \(error.help)")
    default: self.init(.internal, "\(error)")
    }
  }
}
