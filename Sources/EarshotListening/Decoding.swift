/// The result of one pass of PocketSphinx over one recording.
struct Decoding {
  /// A word, or a phone, at its place.
  struct Segment {
    var word: String
    /// The frames of a hundredth of a second.
    var frames: Range<Int>
    /// The logarithm of the likelihood of the sound.
    var score: Int

    /// Whether it is silence or noise.
    var isFiller: Bool {
      word.hasPrefix("<") || word.hasPrefix("+") || word.hasPrefix("[") || word == "SIL"
        || word == "(NULL)"
    }
  }

  /// The logarithm of the likelihood, with that of the words.
  var score: Int
  /// The logarithm of the likelihood of the sound alone.
  var acousticScore: Int
  var segments: [Segment]

  /// The words without silence.
  var words: [String] {
    segments.filter { !$0.isFiller }.map { segment in
      // "and(2)" is the second way to say "and".
      segment.word.hasSuffix(")")
        ? String(segment.word.prefix { $0 != "(" }) : segment.word
    }
  }

  /// Reads a line of `-hypseg`: name, `S` scale, `T` total, `A` acoustic, `L` language, then start,
  /// acoustic score, language score and word of each segment, and the end.
  ///
  /// `nil` is a line of another form. The name of the recording is given out.
  static func reading(_ line: Substring) -> (name: String, decoding: Decoding)? {
    let cells = line.split(separator: " ")
    guard cells.count >= 10, cells[3] == "T", cells[5] == "A", let total = Int(cells[4]),
      let acoustic = Int(cells[6]), var start = Int(cells[9])
    else { return nil }
    var segments: [Segment] = []
    var index = 10
    while index + 3 < cells.count {
      guard let score = Int(cells[index]), let end = Int(cells[index + 3]), end >= start else {
        return nil
      }
      segments.append(Segment(word: String(cells[index + 2]), frames: start..<end, score: score))
      start = end
      index += 4
    }
    let decoding = Decoding(score: total, acousticScore: acoustic, segments: segments)
    return (String(cells[0]), decoding)
  }
}
