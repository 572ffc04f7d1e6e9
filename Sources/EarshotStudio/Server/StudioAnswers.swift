import EarshotReach
import EarshotSpeech
import EarshotWriting

/// The answers that need no session of a tab.
struct StudioAnswers: Sendable {
  let studio: Studio
  /// The language of the page.
  let pageLanguage: String

  /// Answers a verb.
  ///
  /// Throws ``StudioError``.
  func reply(to verb: String, _ arguments: Arguments) async throws(StudioError) -> Reply {
    switch verb {
    case "library.list": return await studio.entries(studio.library.all(), removed: [])
    case "technology.readings":
      let screen = try await studio.library.screen(try arguments.text("screen"))
      let answer = ReadingsAnswer(
        screen.ordered, settings: try studio.settings(for: screen, arguments),
        pageLanguage: pageLanguage)
      let head = studio.head(of: screen)
      return Reply { json in
        head.write(&json)
        answer.write(&json)
      }
    case "inspect.open":
      return try await InspectAnswers(studio: studio, pageLanguage: pageLanguage).open(arguments)
    case "inspect.element":
      return try await InspectAnswers(studio: studio, pageLanguage: pageLanguage)
        .element(arguments)
    case "compare":
      return try await CompareAnswers(studio: studio, pageLanguage: pageLanguage)
        .compare(arguments)
    case "compare.mended":
      return try await CompareAnswers(studio: studio, pageLanguage: pageLanguage)
        .mended(arguments)
    case "audit": return try await AuditAnswers(studio: studio, pageLanguage: pageLanguage).all()
    case "audit.baseline":
      return try await AuditAnswers(studio: studio, pageLanguage: pageLanguage).writeBaseline()
    case "sound":
      let language = try arguments.language() ?? "en"
      return try await studio.sounds.sound(
        of: .announcement(try arguments.text("text"), language: language), language: language,
        rate: min(max(try arguments.optionalNumber("rate") ?? 0.5, 0), 1))
    default: throw StudioError(.unknownVerb, "there is no verb '\(verb)'")
    }
  }
}
