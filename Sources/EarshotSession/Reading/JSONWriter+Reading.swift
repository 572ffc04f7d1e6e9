package import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension JSONWriter {
  /// Writes what documents about an input begin with: the version, the listener and the input.
  package mutating func head(_ settings: SpeechSettings, format: String, path: String) {
    fields([
      "earshot": 1, "profile": settings.profile.description, "language": settings.language,
    ])
    line("source") { $0.fields(["format": format, "path": path]) }
  }

  /// Writes what the input does not tell.
  package mutating func losses(_ losses: [Reading.Loss]) {
    lines("losses", losses) { ["what": $0.what.rawValue, "why": $0.why, "count": $0.count] }
  }
}
