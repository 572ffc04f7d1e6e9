/// A language as BCP 47 names it: its code, and script and region where the tag has them.
///
/// A tag is read once, where it comes in; behind that door nobody cuts tags. Case does not matter,
/// and the forms of POSIX are read like those of BCP 47: `ru`, `RU-ru`, `ru_RU` and `ru_RU.UTF-8`
/// are all Russian. Variants and extensions choose no words and are dropped. Every text is a
/// language: one that does not begin with a code of two to eight letters, such as an empty text,
/// `C` or `12`, is ``undetermined``.
public struct Language: Hashable, Sendable {
  /// The code of ISO 639 in small letters, such as `ru`; `und` when the tag had none.
  public let code: String
  /// The script of ISO 15924, such as `Hant`; `nil` when the tag has none.
  public let script: String?
  /// The region in capitals, or three digits, such as `BR` or `419`; `nil` when the tag has none.
  public let region: String?

  /// Reads a tag; see the type for the forms and for what is no tag.
  public init(_ tag: some StringProtocol) {
    // Most tags are two small letters, and names are looked up by them all the time.
    if tag.utf8.count == 2, tag.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      self.init(code: String(tag))
      return
    }
    var (script, region): (String?, String?)
    let end = tag.firstIndex { $0 == "." || $0 == "@" } ?? tag.endIndex
    var parts = tag[..<end].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })[...]
    let code = parts.popFirst()?.lowercased() ?? ""
    guard (2...8).contains(code.utf8.count), Self.isAlphabetic(code), code != "posix" else {
      self = .undetermined
      return
    }
    // `cmn` in `zh-cmn-Hans`, which `zh` says already.
    while let part = parts.first, part.utf8.count == 3, Self.isAlphabetic(part) {
      parts.removeFirst()
    }
    if let part = parts.first, part.utf8.count == 4, Self.isAlphabetic(part) {
      script = part.lowercased().capitalizingFirst
      parts.removeFirst()
    }
    if let part = parts.first, Self.isRegion(part) { region = part.uppercased() }
    self.init(code: code, script: script, region: region)
  }

  private init(code: String, script: String? = nil, region: String? = nil) {
    self.code = code
    self.script = script
    self.region = region
  }

  private static func isAlphabetic(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  private static func isRegion(_ text: some StringProtocol) -> Bool {
    switch text.utf8.count {
    case 2: isAlphabetic(text)
    case 3: text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    default: false
    }
  }

  /// Whether a text has the shape of a tag of BCP 47: parts of one to eight letters or digits.
  package static func isTag(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  /// The tag in the case that BCP 47 recommends, such as `zh-Hant-HK`.
  public var tag: String {
    guard script != nil || region != nil else { return code }
    return code + (script.map { "-" + $0 } ?? "") + (region.map { "-" + $0 } ?? "")
  }

  /// The language without script and region.
  public var base: Language {
    script == nil && region == nil ? self : Language(code: code)
  }

  /// The language and what it is a part of, the nearest first: `zh-Hant-HK`, `zh-Hant`, `zh-HK`,
  /// `zh`.
  package var chain: [Language] {
    guard script != nil || region != nil else { return [self] }
    guard let script, let region else { return [self, base] }
    return [
      self, Language(code: code, script: script), Language(code: code, region: region), base,
    ]
  }

  /// Whether it is Chinese in traditional characters, by its script or its region.
  package var isTraditionalChinese: Bool {
    guard code == "zh" else { return false }
    return script.map { $0 == "Hant" } ?? ["TW", "HK", "MO"].contains(region)
  }
}

extension Language: CustomStringConvertible, LosslessStringConvertible,
  ExpressibleByStringLiteral
{
  /// The tag.
  public var description: String { tag }

  /// Reads a tag in the text of a program.
  public init(stringLiteral tag: String) { self.init(tag) }
}

extension Language {
  /// No language, or one that nobody named.
  public static let undetermined = Language(code: "und")
  /// Arabic.
  public static let arabic = Language(code: "ar")
  /// Chinese.
  public static let chinese = Language(code: "zh")
  /// English.
  public static let english = Language(code: "en")
  /// French.
  public static let french = Language(code: "fr")
  /// German.
  public static let german = Language(code: "de")
  /// Japanese.
  public static let japanese = Language(code: "ja")
  /// Portuguese.
  public static let portuguese = Language(code: "pt")
  /// Russian.
  public static let russian = Language(code: "ru")
  /// Spanish.
  public static let spanish = Language(code: "es")
}
