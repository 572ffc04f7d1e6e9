extension String {
  /// Whether it holds a word of ASCII, or a sign that is written in one way only.
  ///
  /// By bytes: `contains` of the standard library goes over a run of flags from its beginning for each
  /// of them.
  package func hasASCII(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    var text = self
    return text.withUTF8 { bytes in
      guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
      return (0...(bytes.count - wanted.count)).contains { start in
        bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
      }
    }
  }
}
