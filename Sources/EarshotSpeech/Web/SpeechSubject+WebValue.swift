import EarshotTree

extension SpeechSubject {
  /// The value: a date in words, a colour by its name, the share of a range after its number.
  func webValue(_ web: WebContent) -> [Utterance.Part] {
    let text = element.value.value ?? ""
    switch web.role {
    case .datePicker?, .dateText?:
      let phrases = WebDate(text)?.phrases ?? []
      if !phrases.isEmpty { return phrases.map { words.part(.value, .web($0), field: .value) } }
    // The words of Chromium for no file, which Safari has others for.
    case .fileField? where text == "No file chosen":
      return [words.part(.value, .web(.noFileSelected), field: .value)]
    case .colorWell?:
      let digits = text.hasPrefix("#") ? text.dropFirst().lowercased() : text
      let part = words.part(.value, .web(.color(digits)), field: .value)
      if !part.text.isEmpty { return [part] }
    default: break
    }
    if let share = web.share, text.allSatisfy({ $0.isNumber || ".-".contains($0) }) {
      return value + authored(.value, share.percent, .value)
    }
    return value
  }
}

extension Double {
  /// The share in percent, with at most one decimal.
  fileprivate var percent: String {
    let tenths = Int((self * 1000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
  }
}

/// The value of a field for a date or a time, as HTML writes it.
private struct WebDate {
  private let date: [Int]
  private let time: [Int]

  /// Reads `2012-12-12`, `2012-12`, `19:30` or `2012-12-12T19:30`; `nil` for anything else.
  init?(_ text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count), let first = halves.first else { return nil }
    let isTime = halves.count == 1 && first.contains(":")
    let date = isTime ? [] : Self.numbers(first, "-")
    let time =
      isTime ? Self.numbers(first, ":") : halves.count == 2 ? Self.numbers(halves[1], ":") : []
    guard let date, let time, isTime || (2...3).contains(date.count),
      time.isEmpty || (2...3).contains(time.count)
    else { return nil }
    (self.date, self.time) = (date, time)
  }

  private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
    let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map { Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  var phrases: [WebPhrase] {
    var phrases: [WebPhrase] = []
    if date.count == 3 { phrases.append(.date(year: date[0], month: date[1], day: date[2])) }
    if date.count == 2 { phrases.append(.month(year: date[0], month: date[1])) }
    if time.count > 1 {
      phrases.append(
        date.isEmpty
          ? .time(hour: time[0], minute: time[1]) : .timeOfDay(hour: time[0], minute: time[1]))
    }
    return phrases
  }
}
