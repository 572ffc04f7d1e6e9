import EarshotText

extension StringCatalog {
  /// The text of a key as a phone makes it up; `nil` when the file has none, and the phone shows
  /// the key.
  ///
  /// The largest width that is not above the asked one counts, below the smallest the smallest.
  /// A form that is missing falls back to ``PluralCategory/other``, and ``PluralCategory/zero``
  /// stands for 0 in every language when it is there, as Foundation's release notes for OS X 10.9
  /// say. A number with decimals takes its form by the digits that are written.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - language: BCP 47 tag of the language that is asked for; `nil` takes the source language,
  ///     or the only one of the file.
  ///   - arguments: the values, in the order of the call.
  ///   - width: the width that the text is drawn in; `nil` takes the longest text, which is the
  ///     one that VoiceOver should say.
  ///   - device: the device; ``Device/other`` stands in for what the file does not name.
  package func string(
    for key: String, language: String? = nil, arguments: [FormatArgument] = [], width: Int? = nil,
    device: Device = .iPhone
  ) -> String? {
    guard let entry = self[key] else { return nil }
    guard let localization = entry.localization(for: language, source: sourceLanguage) else {
      // A catalog that has no text in the source language has it in the key.
      guard format == .xcstrings else { return nil }
      let text = Text(.unit(Unit(key, at: entry.location)), at: entry.location)
      return StringResolver(
        language: sourceLanguage ?? "", arguments: arguments, width: width, device: device
      ).string(of: text)
    }
    return localization.string(arguments: arguments, width: width, device: device)
  }
}

extension StringCatalog.Entry {
  /// The text that a phone shows for a language: that of the language, of its nearest kin, or of
  /// the source language.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag that is asked for; `nil` stands for the source language.
  ///   - source: BCP 47 tag of the source language.
  package func localization(
    for language: String?, source: String? = nil
  ) -> StringCatalog.Localization? {
    for wanted in [language, source] {
      if let wanted, let found = nearest(to: wanted) { return found }
    }
    // A file that names no language is in the one that is asked for.
    return localizations.first { $0.language == nil }
      ?? (language == nil && localizations.count == 1 ? localizations.first : nil)
  }

  private func nearest(to language: String) -> StringCatalog.Localization? {
    let wanted = Language(language)
    let named = localizations.map { (text: $0, language: $0.language.map { Language($0) }) }
    for kin in wanted.chain {
      if let found = named.first(where: { $0.language == kin }) { return found.text }
    }
    // Portuguese of Brazil is nearer to Portuguese of Portugal than English is.
    return named.first { $0.language?.base == wanted.base }?.text
  }
}

extension StringCatalog.Localization {
  /// The text as a phone makes it up; `nil` when there is none for the number or device.
  package func string(
    arguments: [FormatArgument] = [], width: Int? = nil, device: StringCatalog.Device = .iPhone
  ) -> String? {
    StringResolver(
      language: language ?? "", arguments: arguments, width: width, device: device
    ).string(of: text)
  }
}
