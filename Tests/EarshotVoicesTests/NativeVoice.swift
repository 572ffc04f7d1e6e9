import EarshotVoices
import TestSupport

/// The voices that are installed; where tests are required, one that is missing is a failure.
enum NativeVoice {
  /// Whether tests of a voice run.
  static func isThere(_ voice: () throws -> any Voice) -> Bool {
    SharedFolder.isRequired || (try? voice()) != nil
  }

  static let isESpeakThere = isThere { try ESpeakVoice() }
  static let isFliteThere = isThere { try FliteVoice() }
}
