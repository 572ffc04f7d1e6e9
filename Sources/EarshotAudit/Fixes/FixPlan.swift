import EarshotTree

/// A fix as a person would carry it out: elements with all their changes, and what several changes
/// mean together.
struct FixPlan {
  /// An element with its changes.
  struct Part {
    var subject: FixSubject
    var changes: [Fix.Change]
  }

  /// What changes mean together.
  enum Kind {
    /// An element takes in the views in it.
    case merging
    /// A control is named by texts beside it, which are no stops any more.
    case naming
    /// A text tells the text beside it, which is no stop any more.
    case pairing
    /// Each change stands for itself.
    case plain
  }

  let subjects: FixSubjects
  /// The elements, in the order in which they are first changed.
  let parts: [Part]

  init(_ fix: Fix, _ subjects: FixSubjects) {
    self.subjects = subjects
    var parts: [Part] = []
    for edit in fix.edits {
      if let index = parts.firstIndex(where: { $0.subject.id == edit.element }) {
        parts[index].changes.append(edit.change)
      } else {
        parts.append(Part(subject: subjects[edit.element], changes: [edit.change]))
      }
    }
    // A label that stays as it is is no change.
    let changed = parts.compactMap { part in
      var part = part
      part.changes.removeAll { $0 == .insertTraits([]) || $0 == .removeTraits([]) }
      if !part.isMerging { part.changes.removeAll { $0 == .label(.known(part.subject.label)) } }
      return part.changes.isEmpty ? nil : part
    }
    self.parts = changed.isEmpty ? parts : changed
  }

  /// The elements besides the first that only stop being stops.
  var silenced: [FixSubject] {
    parts.dropFirst().filter { $0.changes == [.isElement(false)] }.map(\.subject)
  }

  /// What the changes mean together.
  var kind: Kind {
    guard let host = parts.first else { return .plain }
    let rest = parts.dropFirst()
    if parts.allSatisfy({ $0.isMerging }) { return .merging }
    guard !rest.isEmpty, silenced.count == rest.count else { return .plain }
    if host.label != nil, host.subject.role.isControl, silenced.allSatisfy({ $0.role == .text }) {
      return .naming
    }
    return host.subject.role == .text && host.value != nil ? .pairing : .plain
  }

  /// The elements whose labels one after another are a text, so that code can join them.
  func labels(making text: String) -> (subjects: [FixSubject], separator: String)? {
    let texts = (subjects.covered + silenced).reduce(into: [FixSubject]()) { found, subject in
      let isNew = !found.contains { $0.id == subject.id }
      if isNew, subject.role == .text, !subject.label.isEmpty { found.append(subject) }
    }
    for separator in [", ", " "] where !texts.isEmpty {
      if texts.map(\.label).joined(separator: separator) == text { return (texts, separator) }
    }
    return nil
  }
}

extension FixPlan.Part {
  /// Whether it is a choice among segments, which stay elements of a group with a name.
  var isNamedGroup: Bool { isAdjustable && subject.isSegmented }

  /// Whether it becomes one element with the views in it.
  var isMerging: Bool { subject.hasParts && changes.contains(.isElement(true)) && !isAdjustable }

  /// Whether it becomes something to swipe up and down on.
  var isAdjustable: Bool {
    changes.contains { change in
      guard case .insertTraits(let traits) = change else { return false }
      return traits.contains(.adjustable)
    }
  }

  /// The new label.
  var label: Fix.Words? {
    changes.lazy.compactMap { change in
      guard case .label(let words) = change else { return nil }
      return words
    }.first
  }

  /// The new value.
  var value: Fix.Words? {
    changes.lazy.compactMap { change in
      guard case .value(let words) = change else { return nil }
      return words
    }.first
  }

  /// The new order of what is in it.
  var order: [Element.ID]? {
    changes.lazy.compactMap { change in
      guard case .order(let ids?) = change else { return nil }
      return ids
    }.first
  }

  /// Whether a double tap, or an action, does what a control in it did.
  var actsForControls: Bool {
    changes.contains { change in
      switch change {
      case .activationPoint(.some), .actions: true
      default: false
      }
    }
  }

  /// What a finger needs in points; less is a minimum that nobody should aim at.
  private static var touchSide: Double { 44 }

  /// The least width and height of a frame that grows; `nil` when it moves or shrinks.
  func growth(to frame: Rect) -> (width: Double?, height: Double?)? {
    guard let own = subject.frame, frame.x <= own.x + 0.5, frame.y <= own.y + 0.5,
      frame.maxX >= own.maxX - 0.5, frame.maxY >= own.maxY - 0.5
    else { return nil }
    let width = frame.width > own.width + 0.5 ? max(frame.width, Self.touchSide) : nil
    let height = frame.height > own.height + 0.5 ? max(frame.height, Self.touchSide) : nil
    return width == nil && height == nil ? nil : (width, height)
  }
}
