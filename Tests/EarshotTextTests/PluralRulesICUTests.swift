#if canImport(_FoundationICU)
  import EarshotText
  import Foundation
  import Testing
  import _FoundationICU

  /// The plural rules against those of the library that Foundation brings along.
  struct PluralRulesICUTests {
    @Test(arguments: [
      "ar", "be", "bg", "br", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "fa", "fi",
      "fil", "fr", "ga", "gd", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ka", "ko", "lt",
      "lv", "mk", "mt", "nb", "nl", "pl", "pt", "pt_PT", "ro", "ru", "sk", "sl", "sr", "sv", "tr",
      "uk", "vi", "zh",
    ])
    func theFormsAgree(_ language: String) throws {
      for (kind, type) in [
        (PluralRules.Kind.cardinal, UPLURAL_TYPE_CARDINAL), (.ordinal, UPLURAL_TYPE_ORDINAL),
      ] {
        let ours = PluralRules(language: language, kind: kind)
        var status = U_ZERO_ERROR
        let theirs = swift_uplrules_openForType(language, type, &status)
        try #require(status.rawValue <= U_ZERO_ERROR.rawValue)
        defer { swift_uplrules_close(theirs) }
        for number in Array(0...1_200) + [2_000, 10_000, 100_001, 1_000_000, 2_000_000] {
          var buffer = [UChar](repeating: 0, count: 16)
          let count = swift_uplrules_select(theirs, Double(number), &buffer, 16, &status)
          let form = String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
          #expect(
            ours.category(of: number).rawValue == form, "\(language) \(kind) \(number)")
        }
      }
    }
  }
#endif
