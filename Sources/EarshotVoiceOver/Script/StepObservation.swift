import EarshotSession
import EarshotSpeech
import EarshotTree

/// What was observed while a step was done, and how it compares with what is expected.
struct StepObservation {
  private(set) var lines: [Transcript.Line] = []
  private(set) var actions: [Session<VoiceOver>.PerformedAction] = []
  var screen: Transcript.OrderedScreen?
  var focus: Element.ID?

  /// Adds what a turn brought; what was heard before and is cut now counts as cut.
  mutating func add(_ turn: Session<VoiceOver>.Turn) {
    for line in turn.interrupted {
      if let index = lines.lastIndex(where: {
        $0.sound == nil && $0.start == line.start && $0.utterance == line.utterance
      }) {
        lines[index] = line
      } else {
        lines.insert(line, at: 0)
      }
    }
    lines += turn.lines
    actions += turn.actions
  }

  /// The expectations beside what was there.
  func rows(for expectations: [VoiceOverScript.Expectation]) -> [ScriptReport.Row] {
    let heard = lines.map(ScriptReport.Heard.init)
    var rows: [ScriptReport.Row] = []
    let speech = expectations.filter(\.isSpeech)
    if !speech.isEmpty {
      rows += StepObservation.align(
        speech.filter { $0 != .silence }, heard.filter { $0.kind != .sounds }, or: .silence)
    }
    let sounds = expectations.filter(\.isSound)
    if !sounds.isEmpty {
      rows += StepObservation.align(
        sounds.filter { $0 != .sounds(nil) }, heard.filter { $0.kind == .sounds },
        or: .sounds(nil))
    }
    return rows
      + expectations.filter { !$0.isSpeech && !$0.isSound }.map { expectation in
        let there = self.there(for: expectation)
        let isMet = isMet(expectation, there)
        return ScriptReport.Row(
          expected: expectation.text, heard: isMet ? expectation.text : there, isMet: isMet)
      }
  }

  /// Rows of what is expected and heard; `nothing` stands on a side that is empty.
  private static func align(
    _ expected: [VoiceOverScript.Expectation], _ heard: [ScriptReport.Heard],
    or nothing: VoiceOverScript.Expectation
  ) -> [ScriptReport.Row] {
    guard !expected.isEmpty || !heard.isEmpty else {
      return [ScriptReport.Row(expected: nothing.text, heard: nothing.text, isMet: true)]
    }
    return ScriptAlignment.pairs(expected, heard) { $0.isMet(by: $1) }.enumerated().map {
      index, pair in
      let placeholder = index == 0 ? nothing.text : nil
      return ScriptReport.Row(
        expected: pair.left?.text ?? (expected.isEmpty ? placeholder : nil),
        heard: pair.isSame
          ? pair.left?.text
          : pair.right?.expectation.text ?? (heard.isEmpty ? placeholder : nil), isMet: pair.isSame)
    }
  }

  private func isMet(_ expectation: VoiceOverScript.Expectation, _ there: String?) -> Bool {
    switch expectation {
    case .does(let deed):
      actions.contains { deed.isMet(by: $0) }
    case .taps(let point):
      taps.contains { abs($0.x - point.x) <= 1 && abs($0.y - point.y) <= 1 }
    default: expectation.text == there
    }
  }

  /// What is there in the place of an expectation, in the words of scripts.
  ///
  /// `nil` when there is nothing of the kind that a script could say.
  private func there(for expectation: VoiceOverScript.Expectation) -> String? {
    switch expectation {
    case .focus(let ids):
      let way = ids.count > 1 ? focusedElements : focus.map { [$0] } ?? []
      return VoiceOverScript.Expectation.focus(way).text
    case .screenTitle:
      return screen?.screen.title.map { VoiceOverScript.Expectation.screenTitle($0).text }
    case .screenStops:
      return VoiceOverScript.Expectation.screenStops(screen?.order.count ?? 0).text
    case .taps:
      let texts = taps.map { VoiceOverScript.Expectation.taps($0).text }
      return texts.isEmpty ? "no tap" : texts.joined(separator: ", ")
    default:
      let deeds = actions.map { VoiceOverScript.Deed($0).text }
      return deeds.isEmpty ? "does nothing" : "does " + deeds.joined(separator: ", ")
    }
  }

  private var taps: [Point] {
    actions.compactMap { performed in
      guard case .tap(let point, _) = performed.action else { return nil }
      return point
    }
  }

  /// The elements that were spoken about, each change once.
  private var focusedElements: [Element.ID] {
    lines.compactMap(\.element).reduce(into: []) { ids, id in
      if ids.last != id { ids.append(id) }
    }
  }
}

extension VoiceOverScript.Expectation {
  fileprivate var isSound: Bool {
    guard case .sounds = self else { return false }
    return true
  }

  /// Whether something heard is what is expected.
  fileprivate func isMet(by heard: ScriptReport.Heard) -> Bool {
    switch self {
    case .says(let text): heard.kind == .says && heard.isText(text)
    case .announces(let text): heard.kind == .announces && heard.isText(text)
    case .cut(let text): heard.kind == .cut && heard.isText(text)
    case .sounds(let sound): heard.kind == .sounds && heard.text == sound?.rawValue
    default: false
    }
  }
}

extension ScriptReport.Heard {
  /// Whether it is a text, with or without its hint.
  fileprivate func isText(_ text: String) -> Bool { text == self.text || text == line }

  /// What a script says about it.
  var expectation: VoiceOverScript.Expectation {
    switch kind {
    case .says: .says(text)
    case .announces: .announces(text)
    case .cut: .cut(text)
    case .sounds: .sounds(Sound(rawValue: text))
    }
  }
}

extension VoiceOverScript.Deed {
  init(_ performed: Session<VoiceOver>.PerformedAction) {
    self.init(
      name: performed.action.scriptName, argument: performed.action.scriptArgument,
      element: performed.element)
  }

  fileprivate func isMet(by performed: Session<VoiceOver>.PerformedAction) -> Bool {
    let other = VoiceOverScript.Deed(performed)
    return name == other.name && (argument ?? other.argument) == other.argument
      && (element ?? other.element) == other.element
  }
}

extension Utterance {
  /// The utterance as the caption panel has it.
  var spokenCaption: SpokenText { SpeechStyle.caption(self) }
}
