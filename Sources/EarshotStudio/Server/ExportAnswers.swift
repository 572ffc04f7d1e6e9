import EarshotConversion
import EarshotOutput
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// Files of a screen to take away.
struct ExportAnswers: Sendable {
  let studio: Studio

  /// A screen in a format, by a name such as `menu.xml.swiftui`.
  ///
  /// Throws ``StudioError`` if there is no such screen or format.
  ///
  /// - Parameter query: `language` is that of the phone.
  func file(
    named name: String, _ query: [String: String]
  ) async throws(StudioError) -> HTTPResponse {
    guard let dot = name.lastIndex(of: ".") else {
      throw StudioError(.notFound, "name the format behind the screen")
    }
    let screen = try await studio.library.screen(String(name[..<dot]))
    let format = String(name[name.index(after: dot)...])
    var speech = studio.options.speech
    speech.language = query["language"] ?? speech.language
    let settings = speech.settings(for: screen.screen)
    if let converted = OutputFormat<Screen>.all.first(where: { $0.id == format }) {
      // Of two files of Swift the name says which framework it is for.
      let isSwift = converted.fileExtension == "swift"
      return response(
        converted.write(screen.screen), name: isSwift ? "\(screen.name)-\(format)" : screen.name,
        converted.fileExtension)
    }
    let transcript = VoiceOver(settings: settings).reading(of: screen.screen)
    if format == "svg" {
      var drawn = DrawnScreen(screen: screen.ordered, lines: transcript.lines)
      drawn.language = settings.language
      drawn.screenshot = screen.picture
      let drawing = drawn.drawing(.frames)
      return response(OutputFormat<Drawing>.svg.write(drawing), name: screen.name, "svg")
    }
    let readings = ["json": "json", "markdown": "md", "text": "txt"]
    guard let ending = readings[format],
      let writer = OutputFormat<Reading>.all.first(where: { $0.id == format })
    else {
      let known = OutputFormat<Screen>.all.map(\.id) + ["svg"] + readings.keys.sorted()
      throw StudioError(
        .notFound, "there is no format '\(format)'; known: \(known.joined(separator: ", "))")
    }
    let reading = Reading(format: screen.format, path: screen.input, transcript: transcript)
    return response(writer.write(reading), name: screen.name, ending)
  }

  private func response(_ bytes: [UInt8], name: String, _ ending: String?) -> HTTPResponse {
    let type = ending == "svg" ? "image/svg+xml" : "application/octet-stream"
    var response = HTTPResponse(type: type, bytes)
    let safe = name.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? String(scalar) : "-"
    }.joined()
    response.headers = [
      ("Content-Disposition", "attachment; filename=\"\(safe).\(ending ?? "txt")\"")
    ]
    return response
  }
}
