import EarshotConversion
import EarshotText
import EarshotTree

/// The elements that a fix and its finding name, as code has to know them, and the kind of code.
package struct FixSubjects: Hashable, Sendable, Codable {
  /// The rule of the finding; `nil` for a fix without one.
  let rule: Rule.ID?
  /// What the screen is written with.
  let platform: FixPlatform
  private let subjects: [Element.ID: FixSubject]
  /// The elements that the finding is about besides its own, in order.
  let covered: [FixSubject]
  /// Whether the input does not tell enough for code.
  private(set) var isWithheld = false
  /// Whether code could be an example of a value that the app puts together.
  private(set) var isExampleOfValue = false
  /// Whether code that still has a text to write is left out.
  private(set) var isForMerging = false

  /// Knows nothing but identities.
  package init() {
    rule = nil
    platform = .apple
    subjects = [:]
    covered = []
  }

  /// Looks up the elements of a finding.
  ///
  /// - Parameter surroundings: what is asked of the screen as a whole.
  package init(
    _ finding: Finding, on screen: AuditedScreen, in surroundings: FixSurroundings
  ) {
    rule = finding.rule
    platform = surroundings.platform(of: finding.element)
    guard let fix = finding.fix else {
      subjects = [:]
      covered = []
      return
    }
    var subjects: [Element.ID: FixSubject] = [:]
    var names = UniqueNames()
    let resized = Set(fix.edits.filter(\.change.isFrame).map(\.element))
    func add(_ id: Element.ID) {
      guard subjects[id] == nil, let node = screen[id] else { return }
      let name = names.take(FixSubject.name(of: node))
      let source = screen.source(of: finding, in: node)
      var subject = FixSubject(source ?? node, named: name)
      subject.isSource = source != nil
      if Rule.named(finding.rule)?.category == .text {
        subject.setBetter(
          source ?? node, in: screen.screen.language ?? "en", without: finding.arguments["part"])
      }
      if case .text(let part)? = finding.arguments["part"], source == nil, subject.better.isEmpty,
        subject.hasParts, finding.element == id,
        !node.element.derived.isDisjoint(with: Element.Fields(.label))
      {
        subject.innerWords = part
      }
      if finding.rule == "label-is-asset-name", finding.element == id {
        subject.showPictureNamedByLabel()
      }
      subject.isChoice = finding.rule == "role-unknown" && surroundings.choices.contains(node)
      if resized.contains(id) { subject.setRoom(around: source ?? node) }
      if finding.rule == "group-combine-noise", finding.element == id { subject.setEcho(in: node) }
      screen.caption(of: node).map { subject.setCaption($0) }
      subjects[id] = subject
    }
    for edit in fix.edits {
      add(edit.element)
      if case .order(let ids?) = edit.change { ids.forEach(add) }
    }
    finding.covers.forEach(add)
    self.subjects = subjects
    covered = finding.covers.compactMap { subjects[$0] }
  }

  /// The same, without code where the input does not tell enough for it.
  package func withDoubt(of finding: Finding, on screen: AuditedScreen) -> Self {
    var subjects = self
    subjects.isForMerging = true
    let doubt = FixDoubt(finding: finding, subjects: self, screen: screen)
    (subjects.isWithheld, subjects.isExampleOfValue) = doubt.judgement
    return subjects
  }

  /// The same for whoever reads code and does not take it over unseen: an example of a value is told.
  var withExamples: Self {
    guard isExampleOfValue else { return self }
    var subjects = self
    subjects.isWithheld = false
    subjects.isForMerging = false
    return subjects
  }

  /// The advice of a finding in the words of what the screen is written with.
  package func adapted(_ advice: String, _ finding: Finding) -> String {
    let isField = finding.element.map { subjects[$0]?.role.isField ?? false } ?? false
    return platform.words(advice, isField: isField)
  }

  /// An element; one of which nothing is known is called after its identity.
  subscript(id: Element.ID) -> FixSubject {
    subjects[id] ?? FixSubject(id, named: SwiftNames.name(id.rawValue))
  }
}

extension AuditedScreen {
  /// The text in a view that holds the words of a finding, when the label of the view is only those
  /// of the texts in it; `nil` where the view has a label of its own.
  fileprivate func source(of finding: Finding, in node: Node) -> Node? {
    guard finding.element == node.element.id, case .text(let part)? = finding.arguments["part"],
      !part.isEmpty, finding.fix?.edits.count == 1, node.element.document == nil,
      node.element.appearance.value?.text?.isEmpty ?? true
    else { return nil }
    let texts = node.descendants.prefix(48).filter {
      $0.shownText != nil && !$0.spokenLabel.isEmpty
    }
    guard texts.count > 1 || node.size > 0,
      texts.allSatisfy({ node.spokenLabel.contains($0.spokenLabel) })
    else { return nil }
    let found = texts.filter { $0.spokenLabel.contains(part) || part.contains($0.spokenLabel) }
    return found.count == 1 ? found[0] : nil
  }

  /// The text right above a field, or beside a field or switch; `nil` when there is none.
  func caption(of node: Node) -> Node? {
    guard node.role.isField || node.role == .toggle, let place = node.stopPlace else { return nil }
    let around = node.role == .toggle ? [place + 1, place - 1] : [place - 1]
    let texts = around.compactMap { index in
      order.stops.indices.contains(index) ? self[order.stops[index].id] : nil
    }
    return texts.first { text in
      // A text that reacts, or is that of another row, names nothing beside it.
      guard text.role == .text, !text.spokenLabel.hasNoWord, !text.reactsToTap,
        text.row == node.row
      else { return false }
      guard let frame = node.frame, let other = text.frame else {
        return node.role == .toggle && text.parent == node.parent
      }
      // One that begins where the field does may stand further above it.
      let reach: Double = abs(frame.x - other.x) < 4 ? 32 : 16
      let gap = frame.y - other.maxY
      let isAbove = gap > -2 && gap < reach && frame.horizontalOverlap(with: other) > 0
      return other.isInRow(with: frame) || isAbove && node.role.isField
    }
  }
}

extension Fix.Change {
  var isFrame: Bool { if case .frame = self { true } else { false } }
}
