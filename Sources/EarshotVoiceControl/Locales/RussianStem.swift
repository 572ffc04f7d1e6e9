/// A Russian word without its ending of case and number, and what the ending says of the stem.
///
/// The rule is small on purpose: one ending of a noun or an adjective goes, if three letters stay;
/// then the и of «-ия» and «-ие», the vowel that comes and goes in «-ок», «-ек», «-ец», and a soft
/// sign. Soft and hard stems differ, so «почти» is not a form of «почта», nor «месть» of «место».
/// Verbs are left as they are: «доставить» is not «доставка». What a rule cannot know stays two
/// words: «имя» and «имени», «трамвай» and «трамвая», words of less than four letters.
struct RussianStem: Hashable, Sendable {
  /// What the ending says of the last consonant.
  enum Kind: Hashable, Sendable {
    /// Endings such as а, у, ы, ом.
    case hard
    /// Endings such as я, ю, ь, ем.
    case soft
    /// An ending of both, or a consonant after which spelling does not tell.
    case either
  }

  /// The letters that stay.
  let letters: String
  /// What the ending says of them.
  let kind: Kind

  private static let leastLetters = 3

  /// Takes the ending from a word in lower case; `nil` for a word that is not Cyrillic.
  init?(_ word: String) {
    guard let first = word.unicodeScalars.first, (0x430...0x44F).contains(first.value) else {
      return nil
    }
    let (ending, kind) = Self.ending(of: word)
    var stem = String(word.dropLast(ending))
    if ending > 0, stem.count > Self.leastLetters, stem.hasSuffix("и") {
      stem.removeLast()
    }
    Self.dropFleetingVowel(&stem)
    Self.dropSoftSign(&stem)
    self.letters = stem
    self.kind = stem.last.map { "гкхжчшщц".contains($0) } == true ? .either : kind
  }

  /// Whether two words are forms of one.
  func isForm(of other: RussianStem) -> Bool {
    letters == other.letters && (kind == other.kind || kind == .either || other.kind == .either)
  }

  /// The longest ending that leaves enough of the word.
  private static func ending(of word: String) -> (length: Int, kind: Kind) {
    let count = word.count
    for length in stride(from: min(3, count - leastLetters), to: 0, by: -1) {
      if let kind = endings[String(word.suffix(length))] { return (length, kind) }
    }
    return (0, .hard)
  }

  /// «Напиток» and «напитки», «список» and «списка» have one stem.
  private static func dropFleetingVowel(_ stem: inout String) {
    guard stem.count > leastLetters else { return }
    for ending in ["ок", "ек", "ец"] where stem.hasSuffix(ending) {
      let last = stem.removeLast()
      stem.removeLast()
      stem.append(last)
      return
    }
  }

  /// «Кошелёк» and «кошелька», «пенёк» and «пенька» have one stem.
  private static func dropSoftSign(_ stem: inout String) {
    let place = stem.hasSuffix("ь") ? 1 : 2
    guard stem.count > leastLetters, stem.dropLast(place - 1).hasSuffix("ь") else { return }
    stem.remove(at: stem.index(stem.endIndex, offsetBy: -place))
  }

  private static let endings: [String: Kind] = [
    "а": .hard, "у": .hard, "ы": .hard, "о": .hard, "ом": .hard, "ой": .hard, "ою": .hard,
    "ов": .hard, "ам": .hard, "ами": .hard, "ах": .hard, "ый": .hard, "ая": .hard, "ое": .hard,
    "ые": .hard, "ого": .hard, "ому": .hard, "ым": .hard, "ыми": .hard, "ых": .hard, "ую": .hard,
    "я": .soft, "ю": .soft, "и": .soft, "ь": .soft, "й": .soft, "ем": .soft, "ей": .soft,
    "ью": .soft, "ям": .soft, "ями": .soft, "ях": .soft, "ий": .soft, "яя": .soft, "ее": .soft,
    "ие": .soft, "его": .soft, "ему": .soft, "им": .soft, "ими": .soft, "их": .soft, "юю": .soft,
    "ев": .soft, "е": .either,
  ]
}
