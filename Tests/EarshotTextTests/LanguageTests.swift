import EarshotText
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("ru", "ru"), ("RU", "ru"), ("ru-RU", "ru-RU"), ("ru_RU", "ru-RU"), ("RU_ru", "ru-RU"),
    ("ru_RU.UTF-8", "ru-RU"), ("de_DE@euro", "de-DE"), ("es-419", "es-419"),
    ("zh-hant-hk", "zh-Hant-HK"), ("ZH_HANS", "zh-Hans"), ("zh-cmn-Hans-CN", "zh-Hans-CN"),
    ("sr-Latn", "sr-Latn"), ("de-1996", "de"), ("de-DE-1996", "de-DE"), ("en-US-x-twain", "en-US"),
    ("ar-u-nu-latn", "ar"), ("yue", "yue"), ("ru-", "ru"), ("Base", "base"),
    ("", "und"), ("-", "und"), ("C", "und"), ("POSIX", "und"), ("C.UTF-8", "und"), ("12", "und"),
    ("-ru", "und"), ("und", "und"), ("русский", "und"), ("abcdefghi", "und"), ("x-klingon", "und"),
  ])
  func aTagIsRead(_ text: String, _ tag: String) {
    let language = Language(text)
    #expect(language.tag == tag)
    #expect("\(language)" == tag)
    #expect(Language(language.tag) == language)
  }

  @Test func theTagHasParts() {
    let language: Language = "zh-Hant-HK"
    #expect(language.code == "zh")
    #expect(language.script == "Hant")
    #expect(language.region == "HK")
    #expect(language.base == .chinese)
    #expect(language.chain.map(\.tag) == ["zh-Hant-HK", "zh-Hant", "zh-HK", "zh"])
    #expect(Language("pt-PT").chain.map(\.tag) == ["pt-PT", "pt"])
    #expect(Language.russian.chain == [.russian])
  }

  @Test(arguments: [
    ("zh", false), ("zh-Hant", true), ("zh-TW", true), ("zh_HK", true), ("zh-Hans-HK", false),
    ("zh-CN", false), ("ja", false),
  ])
  func traditionalChineseIsTold(_ tag: String, _ isTraditional: Bool) {
    #expect(Language(tag).isTraditionalChinese == isTraditional)
  }

  @Test(arguments: [
    ("en", "en"), ("ru_RU", "ru"), ("pt-PT", "pt-PT"), ("pt-BR", "pt"), ("zh-CN", "zh"),
    ("zh-TW", "en"), ("xx", "en"), ("", "en"),
  ])
  func wordsAreFound(_ tag: String, _ words: String) {
    let list: Localizations<String> = .init([
      "en": "en", "ru": "ru", "pt": "pt", "pt-PT": "pt-PT", "zh": "zh",
    ])
    #expect(list[tag] == words)
    #expect(list.languages.map(\.tag) == ["en", "ru", "pt", "pt-PT", "zh"])
    #expect(list.words(in: "xx") == nil)
  }

  @Test(arguments: [
    ("a", UnicodeScript.latin), ("É", .latin), ("Я", .cyrillic), ("Ω", .greek), ("ա", .armenian),
    ("ש", .hebrew), ("ع", .arabic), ("अ", .devanagari), ("ก", .thai), ("ა", .georgian),
    ("가", .hangul), ("か", .kana), ("漢", .han), ("ﬁ", .latin), ("க", .other), ("1", nil),
    ("×", nil), ("€", nil), (" ", nil), ("😀", nil), ("", nil),
  ])
  func aLetterHasAScript(_ text: String, _ script: UnicodeScript?) {
    #expect(UnicodeScript(ofFirstLetterIn: text) == script)
    #expect(UnicodeScript(ofFirstLetterIn: "1 " + text) == script)
  }

  @Test(arguments: [
    ("ru", [UnicodeScript.cyrillic]), ("en", [.latin]), ("xx", [.latin]),
    ("ko-KR", [.hangul, .han]),
    ("sr", [.cyrillic, .latin]), ("sr-Latn", [.latin]), ("zh-Hant", [.han]), ("bn", [.other]),
  ])
  func aLanguageHasScripts(_ tag: String, _ scripts: [UnicodeScript]) {
    #expect(Language(tag).scripts == Set(scripts))
  }

  @Test(arguments: [
    ("ru", ","), ("de-AT", ","), ("de-CH", "."), ("en", "."), ("en_ZA", ","), ("es-MX", "."),
    ("xx", "."),
  ])
  func aLanguageHasADecimalSign(_ tag: String, _ sign: Character) {
    #expect(DecimalSign.of(Language(tag)) == sign)
  }
}
