public import ArgumentParser
import EarshotProject
public import EarshotSpeech
public import EarshotTree

/// The options of every verb that speaks.
struct SpeechArguments: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Language of the phone: \(Self.languages). (default: the capture's, else en)",
      valueName: "tag"), completion: .list(Phrasebook.all.map(\.language)))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "The system to assume. (default: ios18 and the "
        + "capture's device)", valueName: "ios18-phone"))
  var profile: Profile?

  @Option(
    help: ArgumentHelp(
      "How sentences are written: caption, panel (letter by letter as the caption panel of a "
        + "device) or script."))
  var style: SpeechStyle = .caption

  @Option(
    name: .customLong("variant"),
    help: ArgumentHelp(
      "What some recordings have and others contradict; may be repeated: \(Self.variants).",
      valueName: "name"))
  var variants: [SpeechVariant] = []

  @Flag(inversion: .prefixedNo, help: "Whether hints are spoken. (default: --hints)")
  var hints: Bool?

  /// The languages in which a phone is heard, for the help.
  static var languages: String { Phrasebook.all.map(\.language).joined(separator: ", ") }

  /// The variants of speech, for the help.
  static var variants: String {
    SpeechVariant.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The options without the command line.
  var options: SpeechOptions {
    SpeechOptions(
      language: language, profile: profile, style: style, hints: hints,
      variants: Set(variants))
  }

  func validate() throws {
    if style == .designer {
      throw ValidationError(
        "the style 'designer' is for documents only; use 'caption', 'panel' or 'script'")
    }
    if let language, Phrasebook.book(for: language) == nil {
      throw ValidationError(
        "no phrases for the language '\(language)'; known are \(Self.languages)")
    }
  }
}

extension Profile: ExpressibleByArgument {
  /// All names, for help and completion.
  public static var allValueStrings: [String] {
    versions.flatMap { version in
      Idiom.allCases.map { Profile(version: version, idiom: $0).description }
    }
  }
}

extension SpeechStyle: ExpressibleByArgument {
  /// The styles for people.
  public static var allValueStrings: [String] { ["caption", "panel", "script"] }
}

extension SpeechVariant: ExpressibleByArgument {}
