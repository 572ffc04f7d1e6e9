#if canImport(_FoundationICU)
  import _FoundationICU

  /// ICU's rules for numbers in words, an oracle that is independent of ours.
  final class SpellOut {
    private let format: UnsafeMutablePointer<UNumberFormat?>?

    /// Opens the rules of a language.
    ///
    /// - Parameter rules: the name of a rule set, such as `%spellout-cardinal-feminine`.
    init(_ language: String, rules: String) {
      var status = U_ZERO_ERROR
      format = swift_unum_open(UNUM_SPELLOUT, nil, 0, language, nil, &status)
      let name = Array(rules.utf16)
      swift_unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, name, Int32(name.count), &status)
      isOpen = status.rawValue <= U_ZERO_ERROR.rawValue
    }

    deinit { swift_unum_close(format) }

    /// Whether the rules are known.
    let isOpen: Bool

    /// The number in words, without the soft hyphens of German.
    func callAsFunction(_ number: Int64) -> String {
      var status = U_ZERO_ERROR
      var buffer = [UInt16](repeating: 0, count: 400)
      let count = swift_unum_formatInt64(format, number, &buffer, 400, nil, &status)
      return Self.plain(buffer.prefix(Int(count)))
    }

    /// The number with decimals in words.
    func callAsFunction(_ number: Double) -> String {
      var status = U_ZERO_ERROR
      var buffer = [UInt16](repeating: 0, count: 400)
      let count = swift_unum_formatDouble(format, number, &buffer, 400, nil, &status)
      return Self.plain(buffer.prefix(Int(count)))
    }

    // ICU writes е for ё in some words and not in others.
    private static func plain(_ units: ArraySlice<UInt16>) -> String {
      String(decoding: units.filter { $0 != 0xAD }.map { $0 == 0x451 ? 0x435 : $0 }, as: UTF16.self)
    }
  }
#endif
