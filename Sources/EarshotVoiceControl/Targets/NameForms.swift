/// The forms in which names are compared, made once for each name.
///
/// Making one takes far longer than comparing it, and a screen keeps most of its names from one
/// command to the next.
package struct NameForms: Sendable {
  private var forms: [Name: Form] = [:]
  /// Remembers nothing yet.
  package init() {}

  /// More names than a few screens have are not kept.
  private static let limit = 10_000

  /// The form of a name in a language.
  package mutating func form(of text: String, language: String) -> Form {
    let name = Name(text: text, language: language)
    if let known = forms[name] { return known }
    if forms.count >= Self.limit { forms = [:] }
    let form = Form(NormalizedPhrase(text, language: language))
    forms[name] = form
    return form
  }

  /// A name in the form of one language, with what settles quickly that it does not fit.
  package struct Form: Sendable {
    package let form: NormalizedPhrase
    /// One number for each word, the same for all words that may be forms of one.
    private let keys: [UInt64]
    private let joined: UInt64

    init(_ form: NormalizedPhrase) {
      self.form = form
      keys = form.words.map { Form.key(of: $0).fingerprint }
      joined = form.words.joined().fingerprint
    }

    /// How well a name fits what was said; `nil` if it does not.
    func match(_ name: Form) -> NormalizedPhrase.Match? {
      joined == name.joined || name.contains(keys) ? form.match(name.form) : nil
    }

    private func contains(_ said: [UInt64]) -> Bool {
      guard let first = said.first, said.count <= keys.count else { return false }
      for start in 0...keys.count - said.count where keys[start] == first {
        if keys[start..<start + said.count].elementsEqual(said) { return true }
      }
      return false
    }

    /// What all forms of a word share: its stem, its number, or the word.
    private static func key(of word: String) -> String {
      if let stem = RussianStem(word) { return stem.letters }
      let digits = word.utf8.prefix { (48...57).contains($0) }
      return digits.isEmpty ? word : String(decoding: digits, as: UTF8.self)
    }
  }

  /// A name as it is written, compared byte by byte, because whole strings take long to compare.
  private struct Name: Hashable, Sendable {
    var text: String
    var language: String

    static func == (first: Name, second: Name) -> Bool {
      first.text.utf8.elementsEqual(second.text.utf8)
        && first.language.utf8.elementsEqual(second.language.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text.fingerprint) }
  }
}

extension String {
  /// A number that two texts hardly ever share: FNV-1a of 64 bits.
  fileprivate var fingerprint: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
