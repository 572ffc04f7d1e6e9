import EarshotSession
import EarshotSpeech
import EarshotTree

/// What two versions say, without what only one of them can tell.
struct ComparedSentences {
  let before: ComparedVersion
  let after: ComparedVersion

  /// What is said at two stops that are taken for the same one, as far as both sources know it.
  func sentences(_ match: StopMatch) -> (before: String, after: String, ignored: [Element.Field]) {
    let whole = (before.line(match.before), after.line(match.after))
    // What is equal needs no excuse.
    guard whole.0 != whole.1 else { return (whole.0, whole.1, []) }
    let parts = (
      before.lines[match.before].utterance.parts, after.lines[match.after].utterance.parts
    )
    func reason(_ part: Utterance.Part) -> Element.Field? {
      let fields = part.fields.filter { isToldByOne($0, part, match) }
      return part.role == .position && fields.count < part.fields.count ? nil : fields.first
    }
    let kept = (parts.0.filter { reason($0) == nil }, parts.1.filter { reason($0) == nil })
    let left = (words(parts.0, by: reason), words(parts.1, by: reason))
    let ignored = Set(left.0.keys).union(left.1.keys).filter { left.0[$0] != left.1[$0] }
    return (
      before.style(Utterance(parts: kept.0)).line, after.style(Utterance(parts: kept.1)).line,
      ignored.sorted { $0.rawValue < $1.rawValue }
    )
  }

  /// What a version says at each stop, without what the other one tells of no element at all.
  ///
  /// Stops are matched by these before it is known which elements are to be compared.
  func keys(of version: ComparedVersion) -> [String] {
    let onOneSide = before.missing.symmetricDifference(after.missing)
    return version.lines.map { line in
      let parts = line.utterance.parts.filter { part in
        part.role == .position
          ? !onOneSide.isSuperset(of: part.fields) : onOneSide.isDisjoint(with: part.fields)
      }
      return version.style(Utterance(parts: parts)).line
    }
  }

  private func isToldByOne(
    _ field: Element.Field, _ part: Utterance.Part, _ match: StopMatch
  ) -> Bool {
    if part.role == .table,
      before.isCellUnknown(at: match.before) != after.isCellUnknown(at: match.after)
    {
      return true
    }
    return before.isUnknown(field, at: match.before) != after.isUnknown(field, at: match.after)
  }

  private func words(
    _ parts: [Utterance.Part], by reason: (Utterance.Part) -> Element.Field?
  ) -> [Element.Field: [String]] {
    parts.reduce(into: [:]) { words, part in
      if let field = reason(part) { words[field, default: []].append(part.text) }
    }
  }
}

extension Utterance.Part {
  /// The properties that decide about the words; of a position either is enough to tell it.
  fileprivate var fields: [Element.Field] {
    switch role {
    case .container, .table, .edge: [.containerType]
    case .position: [.position, .containerType]
    case .label, .value, .content: field.map { [$0] } ?? []
    case .trait: [.traits]
    case .state: isExpanded ? [.expandedStatus] : [.traits] + (isOfSwitch ? [.value] : [])
    case .hint: phrase.map(\.fieldsOfHint) ?? [.hint]
    case .extra: phrase == .actionsAvailable ? [.customActions] : [.customContent]
    case .announcement: []
    }
  }

  private var isExpanded: Bool { phrase == .expanded || phrase == .collapsed }

  private var isOfSwitch: Bool {
    field == .value || [.switchOn, .switchOff, .switchMixed].contains(phrase)
  }
}

extension Phrase {
  /// The properties that make the system say a hint.
  fileprivate var fieldsOfHint: [Element.Field] {
    switch self {
    case .expandHint, .collapseHint: [.expandedStatus]
    case .rotorHint: [.customRotors]
    default: [.traits]
    }
  }
}
