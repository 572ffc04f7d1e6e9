package import EarshotCaptures
package import EarshotHost
import EarshotText
package import EarshotTree

/// The options of importers: facts that stand beside a capture or are not in it.
package struct ImportOptions: Hashable, Sendable {
  /// The identifier of the format; `nil` is recognised by content.
  package var from: String?
  /// The path of texts for storyboards and xibs; `nil` looks for them beside the document.
  package var strings: String?
  /// How a package of VoiceOver Designer numbers traits; `nil` is recognised.
  package var dialect: VODesignDialect?
  /// Pixels per point of a screen of Android; `nil` is guessed.
  package var density: Double?
  /// The view or view controller that is read of Swift source; `nil` reads all screens.
  package var entry: String?
  /// The code beside storyboards and xibs, which tells the screens of its classes; `nil` for none.
  package var code: ProjectCode?
  /// Whether the properties that an input does not tell are named.
  package var explainsInput = false
  /// Whether nothing is kept for the next time, and nothing that was kept is used.
  package var keepsNothing = false
  /// The folder of what is kept; `nil` is that of the environment.
  package var cachePath: String?
  /// Whether secrets in the texts are masked.
  package var masksSecrets = false

  package init(
    from: String? = nil, strings: String? = nil, dialect: VODesignDialect? = nil,
    density: Double? = nil
  ) {
    self.from = from
    self.strings = strings
    self.dialect = dialect
    self.density = density
  }

  /// The folder of what is kept; `nil` if nothing is.
  package var cache: CacheFolder? {
    keepsNothing ? nil : cachePath.map { CacheFolder(path: $0) } ?? CacheFolder()
  }

  /// Reads an input with what belongs to it.
  ///
  /// A name of ``BuiltInScreens`` stands for a screen of the app.
  ///
  /// Throws ``CaptureError``, ``InputError`` or, for a file beside the input, ``CompanionError``.
  package func capture(
    _ path: String, profile: Profile?, language: String?, _ messages: Messages
  ) throws -> Capture {
    if let capture = try BuiltInScreens.capture(path, language: language) { return capture }
    if SourceInput.isMeant(by: path) {
      return try SourceInput.capture(
        path, entry: entry, language: language, code, cache: cache,
        messages)
    }
    if path != "-", FileKind(of: path) == nil {
      throw BuiltInScreens.missing(path, "file")
    }
    var options = ReadOptions(
      profile: profile, strings: try strings.map { try StringsFile(path: $0).strings(messages) },
      voDesignDialect: dialect, density: density, language: language.map { Language($0) })
    if InputFolder.isDocument(path) {
      // The one screen that is meant is in the code.
      if entry != nil, code != nil {
        throw CaptureError(.noScreen, "the document is not asked", help: "leave '--entry' away")
      }
      options.joinedClasses = code?.classes(joinedWith: path) ?? []
    }
    let capture = try InputFile(path: path).capture(
      as: from.flatMap(CaptureFormat.named), options
    ) {
      try stringsBeside(path, language, messages)
    }
    noteUnused(for: capture, path, messages)
    return masksSecrets ? masked(capture, path, messages) : capture
  }

  /// The capture without secrets.
  private func masked(_ capture: Capture, _ path: String, _ messages: Messages) -> Capture {
    var capture = capture
    capture.screens = capture.screens.map(\.masked)
    capture.picture = nil
    messages.note(
      "what was typed, addresses of mail, tokens in addresses, codes and long numbers are masked; names of people "
        + "are not known as such and stay", path: path)
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
    let options: [(isGiven: Bool, option: ImportOption)] = [
      (strings != nil, .strings), (dialect != nil, .voDesignDialect), (density != nil, .density),
    ]
    for (isGiven, option) in options where isGiven {
      if let warning = option.warning(on: capture.format) { messages.warning(warning, path: path) }
    }
  }
}
