package import EarshotSpeech
import EarshotTree
package import EarshotWriting

extension JSONWriter {
  /// Writes what documents about an input begin with: the version, the listener and the input.
  package mutating func head(_ settings: SpeechSettings, format: String, path: String) {
    field("earshot", 1)
    field("profile", settings.profile.description)
    field("language", settings.language)
    line("source") { json in
      json.field("format", format)
      json.field("path", path)
    }
  }

  /// Writes what the input does not tell.
  package mutating func losses(_ losses: [Reading.Loss]) {
    lines("losses", losses) { json, loss in
      json.field("what", loss.what.rawValue)
      json.field("why", loss.why)
      json.field("count", loss.count)
    }
  }
}
