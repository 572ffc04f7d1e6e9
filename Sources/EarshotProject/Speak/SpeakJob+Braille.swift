import EarshotBraille
import EarshotOutput
package import EarshotSession
import EarshotSpeech
import EarshotWriting

extension SpeakJob {
  /// The document in braille; `nil` after saying why there is none.
  package func brailleDocument(of reading: Reading) -> [UInt8]? {
    do {
      let document = try BrailleDocument(
        reading, by: try LibLouis(), braille.code(reading.transcript.settings.language),
        on: braille.display, showsText: braille.showsText)
      guard !document.lines.isEmpty else {
        messages.error(
          "nothing is said that could be written in braille",
          help: "try 'earshot speak --format text'", path: reading.path)
        return nil
      }
      for language in document.unwritten {
        messages.warning(
          "there is no braille table for '\(language)'; its words are written by that of "
            + "'\(reading.transcript.settings.language)'", path: reading.path)
      }
      let writer = OutputFormat<BrailleDocument>.all.named(format.rawValue)
      return header(of: document.path) + (writer?.write(document) ?? [])
    } catch {
      messages.error(error, path: reading.path)
      return nil
    }
  }
}
