extension String {
  /// Whether it holds a word of ASCII, or a sign that is written in one way only.
  ///
  /// By bytes: `contains` of the standard library goes over a run of flags from its beginning for each
  /// of them.
  package func hasASCII(_ word: String) -> Bool {
    var text = self
    return text.withUTF8 { $0.holds(Array(word.utf8)) }
  }
}

extension [UInt8] {
  /// Whether a word of ASCII stands in them.
  package func hasASCII(_ word: String) -> Bool {
    withUnsafeBufferPointer { $0.holds(Array(word.utf8)) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func holds(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, count >= wanted.count else { return wanted.isEmpty }
    var start = 0
    let end = count - wanted.count
    while start <= end {
      if self[start] == first, self[start..<(start + wanted.count)].elementsEqual(wanted) {
        return true
      }
      start += 1
    }
    return false
  }
}
