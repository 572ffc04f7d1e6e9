import EarshotSession
import EarshotSpeech
import EarshotTree

extension ReachTechnology {
  /// A number of what is done by the technology.
  func effort(_ count: Int) -> String {
    switch self {
    case .voiceOver: ReachWords.count(count, "gesture")
    case .voiceControl: ReachWords.count(count, "command")
    case .switchControl: ReachWords.count(count, "press", "presses")
    case .uiTest: ReachWords.count(count, "step")
    }
  }
}

extension EffortDocument.Entry {
  /// How much is done, with the words that are said; `nil` when a goal is out of reach.
  var sentence: String? {
    guard let count else { return nil }
    let said = words.map { ", " + ReachWords.count($0, "word") } ?? ""
    return technology.effort(count) + said
  }
}

extension Double {
  /// Seconds with one digit behind the mark of decimals.
  var inSeconds: String {
    guard isFinite, magnitude < 1e12 else { return "\(self) s" }
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10)) s"
  }
}

extension EffortDocument {
  /// What the figures assume, on one line.
  package var assumptions: String {
    let pace = model.pace
    let listening = pace.listening == .label ? "labels" : "sentences"
    let scanning =
      model.switches == 1
      ? "1 switch, scanning every \(model.interval.inSeconds)"
      : "\(model.switches) switches"
    return "\(model.settings.profile), language \(model.settings.language), "
      + "rate \(pace.speech.rate), hearing \(listening), \(pace.gesture.inSeconds) a gesture, "
      + "\(pace.wordsPerSecond) words a second, \(scanning)"
  }

  /// What a limit is, and whether it was exceeded.
  func sentence(of limit: Limit) -> String {
    let name = limit.technology.name(in: language)
    let amount =
      limit.isSeconds
      ? limit.amount.inSeconds : limit.technology.effort(Int(limit.amount))
    let isOver = exceeded.contains(limit)
    return "\(name): \(isOver ? "more than" : "within") the budget of \(amount)"
  }
}
