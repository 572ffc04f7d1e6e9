import EarshotSpeech
import EarshotText
import EarshotTree
import EarshotVerbalizer

/// A label or a value that VoiceOver says of a stop.
struct SpokenText: Sendable {
  /// Which of its texts.
  enum Part: Sendable { case label, value }

  let screen: AuditedScreen
  let node: AuditedScreen.Node
  let part: Part
  let text: String

  /// The stretches with speech attributes; empty when there are none.
  var runs: [AttributedText.Run] {
    let element = node.element
    let attributed = part == .label ? element.attributedLabel : element.attributedValue
    return attributed.value?.runs ?? []
  }

  /// Whether the app says how a part of it is spoken.
  var hasSpokenVariant: Bool {
    runs.contains { $0.attributes.spellsOut == true || $0.attributes.ipaNotation != nil }
  }

  /// The language of the text: of the node, else of the app, else by its letters; `und` when those
  /// of several languages look alike.
  var language: String {
    if node.element.language.value != nil || screen.screen.language != nil {
      return screen.language(of: node)
    }
    return text.unicodeScalars.contains { UnicodeScript($0) == .cyrillic } ? "ru" : "und"
  }
}

extension SpokenText {
  /// What is not said as it should be, of one kind.
  func flaw(_ kind: VerbalizedText.Kind) -> SpokenFlaw? {
    let voice = VerbalizedText(text, language: language)
    guard let first = voice.differences.first(where: { $0.kind == kind }) else { return nil }
    return SpokenFlaw(first.written, better: voice.better([kind]))
  }
}

/// What is wrong with a spoken text.
struct SpokenFlaw: Sendable {
  /// The words or signs at fault.
  var part: String
  /// The whole text as it should be; `nil` when only a person can write it.
  var better: String?
  /// How bad it is, when it differs from the rule.
  var severity: Severity?

  init(_ part: some StringProtocol, better: String? = nil, severity: Severity? = nil) {
    self.part = String(part)
    self.better = better
    self.severity = severity
  }
}

extension RuleContext {
  /// Judges the labels and values of stops, with one finding for a stop.
  ///
  /// What a person typed into a field is not judged. The finding has the words at fault as `part`.
  ///
  /// - Parameters:
  ///   - all: a text that lacks one of these marks is right.
  ///   - any: a text that lacks all of these marks is right.
  mutating func judgeSpoken(
    _ nodes: [AuditedScreen.Node], _ parts: [SpokenText.Part] = [.label, .value],
    all: TextMarks = [], any: TextMarks = [], _ judge: (SpokenText) -> SpokenFlaw?
  ) {
    for node in nodes {
      var first: SpokenFlaw?
      var edits: [Fix.Edit] = []
      for part in parts where node.holds(all, any, in: part) {
        let text = part == .label ? node.spokenLabel : node.value
        let spoken = SpokenText(screen: screen, node: node, part: part, text: text)
        guard let flaw = judge(spoken) else { continue }
        first = first ?? flaw
        edits.append(Fix.Edit(node.element.id, part.change(to: flaw.better)))
      }
      if let first {
        fail(node, ["part": .text(first.part)], fix: Fix(edits), severity: first.severity)
      } else if !node.spokenLabel.isEmpty || node.element.value.value != nil {
        pass(node)
      }
    }
  }
}

extension AuditedScreen.Node {
  fileprivate func holds(_ all: TextMarks, _ any: TextMarks, in part: SpokenText.Part) -> Bool {
    if part == .value, role.isField { return false }
    let marks = part == .label ? labelMarks : valueMarks
    return marks.isSuperset(of: all)
      && (any.isEmpty ? !marks.isEmpty : !marks.isDisjoint(with: any))
  }
}

extension SpokenText.Part {
  fileprivate func change(to better: String?) -> Fix.Change {
    let known = better.flatMap { $0.isEmpty ? nil : Fix.Words.known($0) }
    return switch self {
    case .label: .label(known ?? .toWrite(.name))
    case .value: .value(known ?? .toWrite(.value))
    }
  }
}
