import EarshotSpeech
import EarshotTree
import EarshotVerbalizer

extension AuditedStrings.Part {
  /// The speech of the text of a finding, with a number in the place of each argument; `nil` if the
  /// finding is not about one text.
  package func preview(at finding: Finding) -> SpeechPreview? {
    guard let text = finding.element.flatMap({ places[$0]?.text }) else { return nil }
    let voice = VerbalizedText(text.sample.text, language: language)
    let better = finding.fix?.finishedLabel.map { VerbalizedText($0, language: language).spoken }
    // What a translator has to write nobody can tell.
    guard Rule.named(finding.rule)?.category != .localization else {
      return SpeechPreview(now: [voice.spoken], after: nil)
    }
    let wanted = better ?? voice.better
    return SpeechPreview(now: [voice.spoken], after: wanted == voice.spoken ? nil : [wanted])
  }
}

extension Fix {
  /// The label that it writes, when nobody has to write more.
  fileprivate var finishedLabel: String? {
    edits.lazy.compactMap { edit in
      if case .label(.known(let label)) = edit.change { label } else { nil }
    }.first
  }
}
