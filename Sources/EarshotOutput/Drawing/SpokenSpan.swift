import EarshotSpeech
import EarshotWriting

/// A stretch of a line that is heard, with what it tells.
struct SpokenSpan: Hashable {
  /// The words, or what stands between two parts.
  var text: String
  /// What it tells; `nil` between two parts.
  var role: Utterance.Role?
  /// BCP 47 tag of the language; `nil` is that of the line.
  var language: String?

  /// Splits a line at the parts that it was written from; together the spans are the line again.
  ///
  /// A part that the style wrote otherwise stays in the stretch between the others.
  static func spans(of line: String, from utterance: Utterance) -> [SpokenSpan] {
    var spans: [SpokenSpan] = []
    var rest = line[...]
    let ends: [Utterance.Role] = [.hint, .extra]
    let parts =
      utterance.parts.filter { !ends.contains($0.role) }
      + ends.flatMap { role in utterance.parts.filter { $0.role == role } }
    for part in parts {
      guard let found = rest.place(of: part.text.onOneLine) else { continue }
      if found.lowerBound > rest.startIndex {
        spans.append(SpokenSpan(text: String(rest[..<found.lowerBound])))
      }
      spans.append(
        SpokenSpan(text: String(rest[found]), role: part.role, language: part.language))
      rest = rest[found.upperBound...]
    }
    return rest.isEmpty ? spans : spans + [SpokenSpan(text: String(rest))]
  }
}

extension Substring {
  /// Where words stand at the start, or after what separates two parts; they may begin with a
  /// capital here.
  fileprivate func place(of words: String) -> Range<Index>? {
    guard let first = words.first else { return nil }
    for start in indices.prefix(3) {
      let isFirst = self[start] == first || String(self[start]) == first.uppercased()
      guard isFirst, self[start...].dropFirst().starts(with: words.dropFirst()) else { continue }
      return start..<index(start, offsetBy: words.count)
    }
    return nil
  }
}
