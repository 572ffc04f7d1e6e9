import EarshotBraille
import EarshotOutput
package import EarshotSession
import EarshotSpeech
package import EarshotTree
import EarshotWriting

extension SpeakJob {
  /// The document in braille; `nil` after saying why there is none.
  package func brailleDocument(of reading: Reading) -> [UInt8]? {
    do {
      let document = try BrailleDocument(
        reading, by: try LibLouis(), braille.manner(reading.transcript.settings.language),
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
      return bytes(of: document)
    } catch {
      messages.error(error, path: reading.path)
      return nil
    }
  }

  private func bytes(of document: BrailleDocument) -> [UInt8] {
    switch format {
    case .brf: return OutputFormat<BrailleDocument>.brf.write(document)
    case .brailleSVG: return OutputFormat<BrailleDocument>.svg.write(document)
    default:
      let header = isOneOfMany ? Array("==> \(document.path.onOneLine) <==\n".utf8) : []
      return header + OutputFormat<BrailleDocument>.braille.write(document)
    }
  }
}
