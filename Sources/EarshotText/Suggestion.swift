/// Finds the known words that an unknown one was probably meant to be.
package enum Suggestion {
  /// The help line for an unknown word: the nearest known one, else all that are possible.
  ///
  /// - Parameter long: the help line in place of a list of more than twelve words.
  package static func help(
    for word: String, among words: [String], orWhenLong long: String? = nil
  ) -> String {
    help(for: word, among: words, or: words.count > 12 ? long ?? list(words) : list(words))
  }

  /// The help line for an unknown word: the nearest known one, else another line.
  package static func help(
    for word: String, among words: [String], or other: @autoclosure () -> String
  ) -> String {
    nearest(to: word, among: words).map { "did you mean '\($0)'?" } ?? other()
  }

  /// The help line that lists all words that are possible.
  package static func list(_ words: [String]) -> String {
    "use one of " + words.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The known word with the fewest changes; `nil` if none is near.
  ///
  /// - Parameter limit: how many changes are near in so many letters; at most a third of them
  ///   unless given.
  package static func nearest(
    to word: String, among words: some Sequence<String>, limit: (Int) -> Int = { max(1, $0 / 3) }
  ) -> String? {
    nearest(1, to: word, among: words, limit: limit).first
  }

  /// The known words with the fewest changes, the nearest first, each once; `count` at most.
  package static func nearest(
    _ count: Int, to word: String, among words: some Sequence<String>,
    limit: (Int) -> Int = { max(1, $0 / 3) }
  ) -> [String] {
    let wanted = letters(of: word)
    var seen: Set<String> = []
    var near: [(distance: Int, place: Int, word: String)] = []
    for (place, candidate) in words.enumerated() {
      // The length in bytes, which is known, spares the look at most words.
      guard candidate.utf8.count <= 6 * wanted.count + 12 else { continue }
      let other = letters(of: candidate)
      let longest = max(wanted.count, other.count)
      guard longest > 1,
        let distance = EditDistance.between(wanted, other, limit: limit(longest)),
        seen.insert(candidate).inserted
      else { continue }
      near.append((distance, place, candidate))
    }
    return near.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
      .prefix(count).map(\.word)
  }

  /// Known names by how near they are to one that was written, the nearest first, each once;
  /// `count` at most.
  ///
  /// Of a name those of its words count that are most like what was written, so that "Peperoni"
  /// finds "Pepperoni Heart, $6.25".
  package static func ranked(
    _ count: Int, for word: String, among names: some Sequence<String>
  ) -> [String] {
    var seen: Set<String> = []
    let ranked = names.enumerated().filter { seen.insert($1).inserted }.map { place, name in
      (distance: distance(from: word, to: name), place: place, name: name)
    }
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
      .prefix(count).map(\.name)
  }

  /// The known names that are near to one that was said, as a whole or by some of their words in a
  /// row, the nearest first, each once; `count` at most.
  package static func nearestNames(
    _ count: Int, to word: String, among names: some Sequence<String>
  ) -> [String] {
    let near = names.filter { name in
      nearest(to: word, among: [name] + runs(of: name, asLongAs: word)) != nil
    }
    return ranked(count, for: word, among: near)
  }

  /// The help line that lists the names nearest to one that was written, at most five.
  package static func nearestList(for word: String, among names: [String]) -> String {
    let near = ranked(5, for: word, among: names)
    return list(near) + (Set(names).count > near.count ? ", …" : "")
  }

  /// The changes that make a name, or so many words of it in a row, of a word.
  private static func distance(from word: String, to name: String) -> Int {
    if name.lowercased().contains(word.lowercased()) { return 0 }
    let wanted = letters(of: word)
    let distances = ([name] + runs(of: name, asLongAs: word)).compactMap {
      EditDistance.between(wanted, letters(of: $0))
    }
    return distances.min() ?? wanted.count
  }

  /// As many words of a name in a row as were written.
  private static func runs(of name: String, asLongAs word: String) -> [String] {
    let length = max(1, word.split(whereSeparator: \.isWhitespace).count)
    let parts = name.split { $0.isWhitespace || $0.isPunctuation }.map(String.init)
    return parts.indices.prefix(40).map { start in
      parts[start..<min(parts.count, start + length)].joined(separator: " ")
    }
  }

  /// The letters of a word that are compared: its first letters without their case.
  package static func letters(of word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars.prefix(40))
  }
}
