import ArgumentParser
import EarshotCaptures
import EarshotHost
import EarshotTree

/// The options of every verb that reads captures: what stands beside an input or is not in it.
struct ImportOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Format of the inputs: \(CaptureFormat.all.map(\.id).joined(separator: ", ")). "
        + "(default: recognised by content)", valueName: "format"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "Texts for storyboards and xibs. (default: LANG.lproj/NAME.strings beside the document for "
        + "the language named with --language)", valueName: "file"),
    completion: .file(extensions: ["strings"]))
  var strings: String?

  @Option(
    name: .customLong("vodesign-dialect"),
    help: ArgumentHelp(
      "How a .vodesign package numbers traits: a as VoiceOver Designer, b as the Figma plug-in, or "
        + "auto.", valueName: "a|b|auto"),
    completion: .list(["a", "b", "auto"]))
  var dialect = "auto"

  @Option(
    help: ArgumentHelp(
      "Density of a screen of Android: dots per inch as 'adb shell wm density' prints them, such as "
        + "420, or pixels per point, such as 2.625. (default: guessed from its size)",
      valueName: "number"))
  var density: Double?

  /// Pixels per point; Android has one at 160 dots per inch.
  private var pixelsPerPoint: Double? { density.map { $0 > 10 ? $0 / 160 : $0 } }

  func validate() throws {
    try FormatName.validate(from, among: CaptureFormat.all.map(\.id))
    if let density, !(0.5...10).contains(density), !(72...1_600).contains(density) {
      throw ValidationError(
        "--density \(density) is neither dots per inch, 72 to 1600, nor pixels per point, 0.5 to 10"
      )
    }
    guard dialect == "auto" || VODesignDialect(rawValue: dialect) != nil else {
      throw ValidationError("unknown dialect '\(dialect)'; known are a, b, auto")
    }
  }

  /// Reads an input with what belongs to it.
  ///
  /// Throws ``CaptureError``, ``InputError`` or, for a file beside the input, ``CompanionError``.
  func capture(
    _ path: String, profile: Profile?, language: String?, _ messages: Messages
  ) throws -> Capture {
    let options = ReadOptions(
      profile: profile, strings: try strings.map { try StringsFile(path: $0).strings(messages) },
      voDesignDialect: VODesignDialect(rawValue: dialect),
      density: pixelsPerPoint)
    let capture = try InputFile(path: path).capture(
      as: from.flatMap(CaptureFormat.named), options
    ) {
      try stringsBeside(path, language, messages)
    }
    noteUnused(for: capture, path, messages)
    return capture
  }

  /// The strings in the user's language that a project keeps beside its document.
  private func stringsBeside(
    _ path: String, _ language: String?, _ messages: Messages
  ) throws -> LocalizedStrings? {
    guard let language else { return nil }
    guard let file = StringsFile.beside(path, language: language) else {
      if StringsFile.isBase(path) {
        messages.note(
          "no strings in '\(language)' are beside the document; its own texts are read",
          path: path)
      }
      return nil
    }
    messages.note("read with the texts of '\(file.path)'", path: path)
    return try file.strings(messages)
  }

  private func noteUnused(for capture: Capture, _ path: String, _ messages: Messages) {
    if strings != nil, capture.format != CaptureFormat.interfaceBuilder.id {
      messages.warning(
        "--strings is not used: it is for storyboards and xibs, and this is '\(capture.format)'",
        path: path)
    }
    if dialect != "auto", capture.format != CaptureFormat.voDesign.id {
      messages.warning(
        "--vodesign-dialect is not used: this is '\(capture.format)'", path: path)
    }
    let ofAndroid: [CaptureFormat] = [.uiAutomator, .maestro, .trailblaze]
    if density != nil, !ofAndroid.map(\.id).contains(capture.format) {
      messages.warning(
        "--density is not used: it is for screens of Android, and this is '\(capture.format)'",
        path: path)
    }
  }
}
