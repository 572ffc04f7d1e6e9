import EarshotHost
import EarshotText
import Foundation

/// How words sound: from the dictionary of the acoustic model, else from espeak-ng.
struct PronunciationDictionary {
  /// The ways to say each word, in phones.
  private(set) var entries: [String: [[String]]] = [:]

  /// Finds how words sound.
  ///
  /// - Parameters:
  ///   - words: words as ``PronouncedWords`` makes them.
  ///   - file: the dictionary of the model.
  ///   - language: the language of words that the dictionary lacks.
  ///
  /// Throws ``ListenError``.
  init(of words: Set<String>, file: URL, language: String) throws {
    entries = try PronunciationDictionary.entries(of: words, in: file)
    // "add-on" is said as its parts are.
    let parts = Set(words.filter { entries[$0] == nil }.flatMap { $0.split(separator: "-") })
    let known = try PronunciationDictionary.entries(of: Set(parts.map(String.init)), in: file)
    var unknown: [String: [String]] = [:]
    for word in words.sorted() where entries[word] == nil {
      let sounds = word.split(separator: "-").map { known[String($0)]?.first }
      if sounds.count > 1, !sounds.contains(nil) {
        entries[word] = [sounds.compactMap(\.self).flatMap(\.self)]
      } else {
        let voice = PronunciationDictionary.voice(for: word, language: language)
        unknown[voice, default: []].append(word)
      }
    }
    for (voice, words) in unknown {
      for (word, phones) in zip(words, try PronunciationDictionary.phones(of: words, voice)) {
        if !phones.isEmpty { entries[word] = [phones] }
      }
    }
  }

  /// The dictionary as PocketSphinx reads it.
  var text: String {
    entries.sorted { $0.key < $1.key }.flatMap { word, ways in
      ways.enumerated().map { index, phones in
        let name = index == 0 ? word : "\(word)(\(index + 1))"
        return "\(name) \(phones.joined(separator: " "))\n"
      }
    }.joined()
  }

  /// The voice of espeak-ng: that of the writing, else that of the language.
  private static func voice(for word: String, language: String) -> String {
    let language = Language(language)
    let isOfCyrillic = language.scripts.contains(.cyrillic)
    if word.unicodeScalars.contains(where: { UnicodeScript($0) == .cyrillic }) {
      return isOfCyrillic ? language.code : "ru"
    }
    return language.base == .english || isOfCyrillic ? "en-us" : language.code
  }

  /// The phones of words by espeak-ng, in their order.
  private static func phones(of words: [String], _ voice: String) throws -> [[String]] {
    let program = Program("espeak-ng", package: "espeak-ng")
    func lines(of words: [String], _ voice: String) throws -> [String] {
      // An empty line ends a clause, so that each word gets a line of its own.
      let text = words.joined(separator: "\n\n") + "\n"
      let data = try program.output(on: Array(text.utf8)) {
        ["-q", "--ipa", "--sep=_", "-v", voice, "-f", $0]
      }
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    do {
      let all = try lines(of: words, voice)
      if all.count == words.count { return all.map(Phones.phones(ofIPA:)) }
      // A word was said in no line, or in two.
      return try words.map { word in
        Phones.phones(ofIPA: try lines(of: [word], voice).joined(separator: " "))
      }
    } catch Program.Failure.isMissing(let package) {
      throw ListenError.missing("espeak-ng", package: package)
    } catch Program.Failure.failed where voice != "en-us" {
      // There is no voice of the language.
      return try phones(of: words, "en-us")
    } catch let failure as Program.Failure {
      throw ListenError.failed("espeak-ng", failure)
    }
  }

  /// The entries of words in a dictionary, where a second way to say one is `word(2)`.
  private static func entries(of words: Set<String>, in file: URL) throws -> [String: [[String]]] {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      throw ListenError.missing("cmudict-en-us.dict", package: "pocketsphinx-en-us")
    }
    // Most lines are passed over by their first bytes, of which no string is made.
    let starts = Set(
      words.flatMap { word in
        // A short word is followed by a space, or by the bracket of a second way to say it.
        [" ", "("].map { Array((word + $0 + "2").utf8).withUnsafeBytes(start) }
      })
    var entries: [String: [[String]]] = [:]
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard var line = bytes.baseAddress else { return }
      var left = bytes.count
      while left > 3 {
        let end = memchr(line, 0x0A, left).map { line.distance(to: UnsafeRawPointer($0)) } ?? left
        let text = UnsafeRawBufferPointer(start: line, count: end)
        if end > 2, starts.contains(start(of: text)) { add(text, of: words, to: &entries) }
        line += min(left, end + 1)
        left -= min(left, end + 1)
      }
    }
    return entries
  }

  /// The first bytes of a line as a number: three, or a word of one letter and what ends it.
  private static func start(of line: UnsafeRawBufferPointer) -> UInt32 {
    let isOneLetter = line[1] == UInt8(ascii: " ") || line[1] == UInt8(ascii: "(")
    return UInt32(line[0]) << 16 | UInt32(line[1]) << 8 | (isOneLetter ? 0 : UInt32(line[2]))
  }

  private static func add(
    _ line: UnsafeRawBufferPointer, of words: Set<String>, to entries: inout [String: [[String]]]
  ) {
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    guard let name = parts.first else { return }
    let word = name.hasSuffix(")") ? String(name.prefix { $0 != "(" }) : name
    if words.contains(word) { entries[word, default: []].append(Array(parts.dropFirst())) }
  }
}
