/// The voices that espeak-ng lists, by language.
struct ESpeakVoices: Sendable {
  /// A voice as it is listed.
  struct Voice: Sendable {
    /// The tag of its own language, by which it is asked for.
    var tag: String
    /// The place of its file; those in `mb/` are listed whether or not they are there.
    var file: String
    /// Other languages that it reads, and how well: the smaller the number, the better.
    var others: [(tag: String, priority: Int)]
  }

  /// The files of the voices by their names.
  private var files: [String: String] = [:]
  private var others: [String: (name: String, priority: Int)] = [:]

  /// Takes voices; of two that read a language equally well the first one counts.
  init(_ voices: [Voice]) {
    for voice in voices where !voice.file.hasPrefix("mb/") {
      let name = voice.tag.lowercased()
      if files[name] == nil { files[name] = voice.file }
      for (tag, priority) in voice.others {
        let tag = tag.lowercased()
        if others[tag].map({ priority < $0.priority }) ?? true { others[tag] = (name, priority) }
      }
    }
  }

  /// Reads what `espeak-ng --voices` prints.
  init(listing: String) {
    let rows = listing.split(separator: "\n").dropFirst().map { $0.split(separator: " ") }
    self.init(
      rows.filter { $0.count >= 5 }.map { columns in
        // "(zh-cmn 5)(zh 5)"
        let others = columns[5...].joined(separator: " ").split(separator: "(").map { other in
          let words = other.prefix { $0 != ")" }.split(separator: " ")
          return (String(words.first ?? ""), words.last.flatMap { Int($0) } ?? .max)
        }
        return Voice(tag: String(columns[1]), file: String(columns[4]), others: others)
      })
  }

  /// The name of the voice for a language; of a variety that is not known, that of the language.
  func voice(for language: String) -> String? {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    // A phone that is set to English without a country speaks as in the United States.
    if parts == ["en"], files["en-us"] != nil { return "en-us" }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if files[tag] != nil { return tag }
      if let other = others[tag] { return other.name }
      if parts.count == 1, let first = files.keys.filter({ $0.hasPrefix(tag + "-") }).min() {
        return first
      }
      parts.removeLast()
    }
    return nil
  }

  /// The place of the file of a voice, by its name.
  func file(of name: String) -> String? { files[name] }
}
