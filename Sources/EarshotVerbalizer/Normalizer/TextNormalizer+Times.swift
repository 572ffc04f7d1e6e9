/// A time of day.
struct ClockTime {
  var range: Range<Int>
  var hour: Int
  var minute: String
  /// The half of the day as it is written, such as “PM”.
  var half: String?
  var isFull: Bool { minute == "00" }
}

extension TextNormalizer {
  /// A time, or two with a dash.
  func time(at index: Int) -> Verbalization? {
    guard let first = clock(at: index) else { return nil }
    let mark = first.range.upperBound + (token(first.range.upperBound)?.isSpace == true ? 1 : 0)
    if let dash = token(mark), dash.isMark(in: "-–—−‑"), let next = tokens.after(mark),
      let second = clock(at: next)
    {
      return timeRange(first, second)
    }
    return pack.spellsNumbers ? pack.time(first, in: self) : nil
  }

  /// The time that begins at a token.
  func clock(at index: Int) -> ClockTime? {
    guard index + 2 < tokens.count, tokens[index].isNumber, tokens[index + 1].isMark(":"),
      tokens[index + 2].isNumber, tokens[index + 2].text.utf8.count == 2,
      tokens[index].text.utf8.count <= 2, let hour = Int(tokens[index].text), hour <= 24,
      let minute = Int(tokens[index + 2].text), minute < 60,
      token(index + 3)?.isMark(":") != true, index == 0 || !tokens[index - 1].isMark(":")
    else { return nil }
    var time = ClockTime(
      range: index..<index + 3, hour: hour, minute: String(tokens[index + 2].text))
    let next = afterSpace(index + 3)
    if let half = token(next), half.isWord {
      if ["am", "pm"].contains(half.text.lowercased()) {
        time.half = String(half.text)
        time.range = index..<next + 1
      } else if let word = pack.clockWord, half.text == word {
        time.range = index..<next + 1
      }
    }
    return time
  }

  private func timeRange(_ first: ClockTime, _ second: ClockTime) -> Verbalization? {
    let range = first.range.lowerBound..<second.range.upperBound
    let text = written(range)
    guard let (from, to) = pack.timeRange else {
      return Verbalization(.timeRange, range, said: (text, text), better: nil)
    }
    let word = wordBefore(range.lowerBound) ?? ""
    let hasHead = word == from || NormalizerLexicon.timeRangePrepositions.contains(word)
    let head = hasHead ? "" : from + " "
    let hours =
      first.isFull && second.isFull ? pack.hourWord(after: second.hour, .genitive) : nil
    let digits =
      hours.map { "\(head)\(first.hour) \(to) \(second.hour) \($0)" }
      ?? "\(head)\(written(first.range)) \(to) \(written(second.range))"
    guard pack.spellsNumbers else {
      return Verbalization(.timeRange, range, said: (text, text), better: (digits, digits))
    }
    let said = pack.spoken(first).flatMap { start in
      pack.spoken(second).map { "\(start)–\($0)" }
    }
    func words(_ case: GrammaticalCase, _ joint: String) -> String {
      pack.words(of: first, `case`) + joint + pack.words(of: second, `case`)
    }
    return Verbalization(
      .timeRange, range, said: (said ?? text, words(.nominative, "–")),
      better: (digits, head + words(.genitive, " \(to) ") + (hours.map { " " + $0 } ?? "")))
  }
}
