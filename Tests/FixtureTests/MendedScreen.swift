import EarshotAudit
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// A screen after all fixes of its audit, and what is wrong with them together.
struct MendedScreen {
  private let screen: Screen
  private let after: Screen
  private let findings: [Finding]
  private let second: [Finding]
  private let mended: AuditedScreen

  /// Audits a screen, makes all fixes and audits it again.
  ///
  /// - Parameter unknown: the properties that its capture does not tell.
  init(_ screen: Screen, _ unknown: Set<Element.Field>) {
    self.screen = screen
    let audited = AuditedScreen(screen, unknown: unknown)
    findings = Audit.standard.report(of: audited).findings.told(on: audited)
    after = screen.mended(by: findings)
    mended = AuditedScreen(after, unknown: unknown)
    second = Audit.standard.report(of: mended).findings.told(on: mended)
  }

  /// What is heard of each stop afterwards.
  var captions: [String] { lines(of: after).map { SpeechStyle.caption($0.utterance).line } }

  /// What does not hold, in words.
  var problems: [String] { newFlaws + lostWords + changesAgain.map { "again \($0)" } }

  /// Flaws that were not there, as bad as what was mended in their place.
  private var newFlaws: [String] {
    var mended: [Element.ID: Severity] = [:]
    for finding in findings {
      for edit in finding.fix?.edits ?? [] {
        mended[edit.element] = max(mended[edit.element] ?? finding.severity, finding.severity)
      }
    }
    return second.compactMap { finding in
      guard finding.outcome == .fail, finding.severity > .info, !isUnwritten(finding),
        let element = finding.element, !known.contains(name(of: finding)),
        mended[element].map({ finding.severity >= $0 }) ?? true
      else { return nil }
      return name(of: finding)
    }
  }

  /// The findings of the first audit, by rule and element.
  private var known: Set<String> {
    Set(
      findings.flatMap { finding in
        ([finding.element].compactMap(\.self) + finding.covers).map {
          "\(finding.rule) at \($0.rawValue)"
        }
      })
  }

  private func name(of finding: Finding) -> String {
    "\(finding.rule) at \(finding.element?.rawValue ?? "the screen")"
  }

  /// What the first audit found and the second one mends once more, but for texts that a person writes.
  private var changesAgain: [String] {
    let known = known
    return second.filter { known.contains(name(of: $0)) && !isUnwritten($0) }
      .filter { after.mended(by: [$0]) != after }.map(name(of:))
  }

  /// Whether a finding is about a text that a person has still to write, or its fix waits for one.
  private func isUnwritten(_ finding: Finding) -> Bool {
    let element = finding.element.flatMap(mended.element)
    let texts = [element?.label.value, element?.value.value, "\(finding.arguments)"]
    let words = finding.fix?.edits.filter(\.change.isOfWords).map { "\($0.change)" } ?? []
    return (texts + words).contains { $0?.contains("‹") == true }
  }

  /// Words of stops that nothing says afterwards, and that no fix of the stop itself reworded.
  private var lostWords: [String] {
    let heard = Set(words(of: after))
    // A person writes the names of actions that do what nameless buttons did.
    let hasUnwrittenActions = after.readingOrder.stops.contains { stop in
      stop.element.customActions.value?.contains { $0.name.hasPrefix("‹") } == true
    }
    // What lies behind a modal view is to be silent, and steps are heard as the value changes.
    let silent = Set(
      findings.filter { finding in
        finding.fix?.edits.contains {
          $0.change == .modal(true) || $0.change == .insertTraits(.adjustable)
        } == true
      }.flatMap { $0.covers + [$0.element].compactMap(\.self) })
    let reworded = Set(
      findings.flatMap { finding in
        (finding.fix?.edits ?? []).filter { $0.element == finding.element && $0.change.isOfWords }
          .map(\.element)
      })
    return lines(of: screen).compactMap { line in
      guard let id = line.element, !reworded.contains(id), !silent.contains(id) else { return nil }
      let texts = line.utterance.parts.filter { [.label, .value].contains($0.role) }
      let lost = texts.flatMap { String($0.text).spokenWords }.filter { !heard.contains($0) }
      let isNameless = hasUnwrittenActions && lost.count == 1
      return lost.isEmpty || isNameless
        ? nil : "\(id.rawValue) loses \(lost.joined(separator: " "))"
    }
  }

  /// All words that can be heard on a screen, those of actions and of content too.
  private func words(of screen: Screen) -> [String] {
    let stops = screen.readingOrder.stops.map(\.element)
    let content = stops.flatMap { $0.customContent.value ?? [] }.flatMap { [$0.label, $0.value] }
    let actions = stops.flatMap { $0.customActions.value ?? [] }.map(\.name)
    let said = lines(of: screen).flatMap { $0.utterance.parts.map { String($0.text) } }
    return (said + content + actions).flatMap(\.spokenWords)
  }

  private func lines(of screen: Screen) -> [Transcript.Line] {
    VoiceOver(settings: SpeechSettings(language: screen.language ?? "en")).reading(of: [screen])
      .lines
  }
}

extension Fix.Change {
  fileprivate var isOfWords: Bool {
    switch self {
    case .label, .value, .hint: true
    default: false
    }
  }
}

extension String {
  fileprivate var spokenWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
