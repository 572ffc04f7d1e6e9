/// One thing in each language that has it, such as the words of a module.
///
/// The list of languages of a module is written once, here: a new language is a file with its words
/// and a line in the list.
package struct Localizations<Words: Sendable>: Sendable {
  /// The languages, in the order of the list.
  package let languages: [Language]
  private let words: [Language: Words]
  private let fallback: Words

  /// Takes the list; the first language stands for those that are not in it.
  package init(_ list: KeyValuePairs<Language, Words>) {
    precondition(!list.isEmpty, "the first language is the one to fall back to")
    languages = list.map(\.key)
    words = Dictionary(uniqueKeysWithValues: list.map { ($0.key, $0.value) })
    fallback = list[0].value
  }

  /// Takes a list of things that know their language, as a tag, and the one to fall back to.
  package init(_ list: [Words], fallback: Words, by tag: (Words) -> String) {
    languages = list.map { Language(tag($0)) }
    words = Dictionary(uniqueKeysWithValues: zip(languages, list))
    self.fallback = fallback
  }

  /// The words of the language, or else of the first in the list.
  package subscript(language: Language) -> Words { words(in: language) ?? fallback }

  /// The words of the language of a tag, or else of the first in the list.
  package subscript(tag: String) -> Words { self[Language(tag)] }

  /// The words of the language or of what it is a part of: `pt-PT` has those of `pt`.
  ///
  /// `nil` if there are none. Those in simplified Chinese are none in traditional Chinese.
  package func words(in language: Language) -> Words? {
    if let words = words[language] { return words }
    for part in language.chain.dropFirst() {
      if language.isTraditionalChinese, !part.isTraditionalChinese { continue }
      if let words = words[part] { return words }
    }
    return nil
  }
}
