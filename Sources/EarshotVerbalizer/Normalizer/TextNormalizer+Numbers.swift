extension TextNormalizer {
  /// The reading of a number and what belongs to it.
  func number(at index: Int) -> Verbalization? {
    if let reading = card(at: index) ?? time(at: index) ?? date(at: index)
      ?? pack.ordinal(at: index, in: self)
    {
      return reading
    }
    let number = numeral(at: index)
    return range(number) ?? money(number) ?? unit(number) ?? counted(number) ?? code(number)
      ?? sign(after: number) ?? pack.dayOrYear(number, in: self) ?? list(number) ?? fraction(number)
      ?? bare(number)
  }

  /// A number alone.
  private func bare(_ number: Numeral) -> Verbalization? {
    let text = written(number.range)
    let grammaticalCase = pack.grammaticalCase(before: number.range.lowerBound, in: self)
    let gender = pack.genderOfNext(number, in: self)
    guard pack.spellsNumbers else { return nil }
    guard number.hasOtherPoint, !isVersion(number), !isNoDecimal(number) else {
      return Verbalization(
        number.range, written: text, words: apart(words(number, gender), number.range),
        better: apart(words(number, gender, grammaticalCase), number.range))
    }
    let said = (text, words(number, gender))
    let better = (digits(number), words(plain(number), gender, grammaticalCase))
    return Verbalization(.decimal, number.range, said: said, better: better)
  }

  /// Words with a space to a letter that stands right beside the digits, as in «5G».
  private func apart(_ words: String, _ range: Range<Int>) -> String {
    let head = range.lowerBound > 0 && tokens[range.lowerBound - 1].isWord ? " " : ""
    return head + words + (token(range.upperBound)?.isWord == true ? " " : "")
  }

  /// A fraction or a share that is the whole text: one of so many, or so many of a second thing.
  private func fraction(_ number: Numeral) -> Verbalization? {
    let slash = number.range.upperBound
    guard tokens.count == 3, number.range == 0..<1, token(slash)?.isMark("/") == true,
      let last = token(slash + 1), last.isNumber, let name = signs["/"]
    else { return nil }
    let said = "\(words(number)) \(name) \(words(numeral(at: slash + 1)))"
    return Verbalization(.symbol, 0..<3, said: (written(0..<3), said), better: nil)
  }

  /// Whether the number follows the name of a program, or the word version.
  private func isVersion(_ number: Numeral) -> Bool {
    guard let word = wordBefore(number.range.lowerBound) else { return false }
    return NormalizerLexicon.versionWords.contains(word)
      || word.utf8.allSatisfy { $0 < 0x80 } && !isOwnScript(word[...])
  }

  /// Whether digits with a point are rather a day with its month, or thousands: «01.05», «1.000».
  private func isNoDecimal(_ number: Numeral) -> Bool {
    let (whole, part) = (number.whole, number.decimals)
    if part.utf8.count == 3 { return whole != "0" && whole.utf8.count <= 3 }
    guard whole.utf8.count == 2, part.utf8.count == 2, let day = Int(whole), let month = Int(part)
    else { return false }
    return (1...31).contains(day) && (1...12).contains(month)
  }

  /// Several numbers with points between them, such as a version.
  private func list(_ number: Numeral) -> Verbalization? {
    let first = number.range.lowerBound
    guard number.range.count == 1, pack.spellsNumbers,
      token(first + 1)?.isMark(".") == true,
      token(first + 2)?.isNumber == true, let point = pack.pointWord
    else { return nil }
    var end = first + 1
    var said = words(number)
    while token(end)?.isMark(".") == true, let next = token(end + 1), next.isNumber {
      said += " \(point) " + pack.cardinal(digits: next.text)
      end += 2
    }
    return Verbalization(first..<end, written: written(first..<end), words: said)
  }

  /// Two numbers with a dash or a plus-minus sign between them.
  private func range(_ first: Numeral) -> Verbalization? {
    let start = first.range.lowerBound
    let mark = afterSpace(first.range.upperBound)
    guard let sign = token(mark), sign.isMark(in: "-–—−‑±"), !follows(start) else { return nil }
    let second = afterSpace(mark + 1)
    guard token(second)?.isNumber == true else { return nil }
    // A hyphen with spaces is a dash between two things.
    if sign.isMark(in: "-—"), (mark != first.range.upperBound) != (second != mark + 1) {
      return nil
    }
    let last = numeral(at: second)
    let end = last.range.upperBound
    if token(end)?.isMark(in: "-–‑:/") == true, token(end + 1)?.isNumber == true { return nil }
    return range(first, sign, last)
  }

  /// Whether another number with a hyphen, or a plus sign, stands before an index.
  private func follows(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if tokens[index - 1].isMark("+") { return true }
    return index > 1 && tokens[index - 1].isMark(in: "-‑/:.") && tokens[index - 2].isNumber
  }

  private func range(_ first: Numeral, _ sign: Token, _ last: Numeral) -> Verbalization? {
    let isTolerance = sign.isMark("±")
    if !isTolerance, sign.isMark("-"), first.count >= last.count, first.decimals.isEmpty {
      return nil
    }
    // A group of digits before a hyphen is part of a phone.
    if sign.isMark("-"), tokens.before(first.range.lowerBound).map({ tokens[$0].isNumber }) == true
    {
      return nil
    }
    let start = first.range.lowerBound
    if !isTolerance, let days = pack.days(first, last, in: self) { return days }
    guard let words = rangeWords(isTolerance, start) else { return nil }
    let noun = nounOrPercent(after: last)
    let end = noun?.end ?? last.range.upperBound
    let text = written(start..<end)
    let gender = noun.map { $0.isUnknown ? .counting : pack.gender(of: $0.word) } ?? .counting
    let said =
      self.words(first, gender) + (isTolerance ? " \(words.to) " : "–")
      + self.words(last, gender)
      + (noun.map { " " + $0.short } ?? "")
    if let noun, noun.isUnknown {
      return Verbalization(noun.kind, start..<end, said: (text, said), better: nil)
    }
    let head = words.from.isEmpty ? "" : words.from + " "
    let asked = words.grammaticalCase ?? pack.grammaticalCase(before: start, in: self)
    let joint = words.to.hasPrefix("–") ? words.to : " \(words.to) "
    let plainTail = noun.map { " " + word($0.word, after: plain(last), asked) } ?? ""
    let better = head + digits(first) + joint + digits(last) + plainTail
    let betterWords =
      head + self.words(plain(first), gender, asked) + joint
      + self.words(plain(last), gender, asked) + plainTail
    return Verbalization(
      noun?.kind ?? .range, start..<end, said: (text, said), better: (better, betterWords))
  }

  /// What is counted, which may be percent.
  private func nounOrPercent(after number: Numeral) -> Noun? {
    let place = afterSpace(number.range.upperBound)
    guard token(place)?.isMark("%") == true, let word = pack.percent else {
      return noun(after: number)
    }
    return Noun(word: word, short: "%", end: place + 1, kind: .range)
  }

  private func rangeWords(_ isTolerance: Bool, _ index: Int) -> RangeWords? {
    isTolerance ? signs["±"].map { RangeWords(to: $0) } : pack.rangeWords(before: index, in: self)
  }
}

extension TextNormalizer {
  /// A sign right after a number that belongs to it: a plus, a percent or a degree.
  private func sign(after number: Numeral) -> Verbalization? {
    let end = number.range.upperBound
    let place = afterSpace(end)
    guard let mark = token(place), mark.kind == .mark else { return nil }
    let text = written(number.range)
    if mark.isMark("+"), place == end, token(end + 1)?.isNumber != true,
      let plus = signs["+"]
    {
      return Verbalization(
        .symbol, number.range.lowerBound..<end + 1,
        said: ("\(text) \(plus)", "\(words(number)) \(plus)"), better: nil)
    }
    if mark.isMark("%"), let noun = pack.percent {
      let range = number.range.lowerBound..<place + 1
      let said = counting(number, noun, at: number.range.lowerBound).words
      return Verbalization(range, written: written(range), words: said)
    }
    return mark.isMark(in: "°℃") ? degrees(number, place) : nil
  }

  private func degrees(_ number: Numeral, _ place: Int) -> Verbalization? {
    guard let noun = pack.degree else { return nil }
    var (end, scale) = (place + 1, "")
    if tokens[place].isMark("℃") {
      scale = pack.celsius
    } else if let letter = token(place + 1), ["C", "С"].contains(letter.text) {
      (end, scale) = (place + 2, pack.celsius)
    } else if token(place + 1)?.text == "F" {
      (end, scale) = (place + 2, pack.fahrenheit)
    }
    let start = number.range.lowerBound
    let better = counting(number, noun, at: start)
    let text = written(start..<end)
    let said = words(number) + written(number.range.upperBound..<end)
    return Verbalization(
      .unit, start..<end, said: (text, said), better: (better.digits + scale, better.words + scale))
  }
}
