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
    var places: [Element.ID: Int] = [:]
    for edit in fix.edits {
      if let index = places[edit.element] {
        parts[index].changes.append(edit.change.writable)
      } else {
        let subject = subjects[edit.element]
        places[subject.id] = places[subject.id] ?? parts.count
        parts.append(Part(subject: subject, changes: [edit.change.writable]))
      }
    }
    // A label that stays as it is is no change.
    let changed = parts.compactMap { part in
      var part = part
      part.changes.removeAll { $0 == .insertTraits([]) || $0 == .removeTraits([]) }
      if let traits = part.subject.document?.traits {
        part.changes.removeAll { change in
          guard case .insertTraits(let added) = change else { return false }
          return traits.isSuperset(of: added)
        }
      }
      if !part.isMerging { part.changes.removeAll { $0 == .label(.known(part.subject.label)) } }
      return part.changes.isEmpty ? nil : part
    }
    self.parts = changed.isEmpty ? parts : changed
  }

  /// Whether it has patterns for words that code puts together.
  var hasPatterns: Bool {
    parts.contains { part in
      part.changes.contains { change in
        switch change {
        case .label(let words), .value(let words), .hint(let words?):
          part.text(words) != words.text
        default: false
        }
      }
    }
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
    let all = (subjects.covered + silenced).reduce(into: [FixSubject]()) { found, subject in
      let isNew = !found.contains { $0.id == subject.id }
      if isNew, !subject.label.isEmpty { found.append(subject) }
    }
    // A price that is a button is told with the texts.
    let told = all.filter { subject in
      !subject.role.isControl
        || subject.role == .button && MoneyLexicon.isPrice(subject.label.lowercased())
    }
    for separator in [", ", " "] {
      if let texts = told.joined(as: text, by: separator) { return (texts, separator) }
    }
    return nil
  }
}

extension [FixSubject] {
  /// Those whose labels are a text, one after another with a separator between them.
  fileprivate func joined(as text: String, by separator: String) -> [FixSubject]? {
    var (found, left, rest) = ([FixSubject](), self, text[...])
    while !rest.isEmpty {
      if !found.isEmpty {
        guard rest.hasPrefix(separator) else { return nil }
        rest = rest.dropFirst(separator.count)
      }
      let fitting = left.indices.filter { index in
        let label = left[index].label
        return rest.hasPrefix(label)
          && (rest.count == label.count || rest.dropFirst(label.count).hasPrefix(separator))
      }
      guard let index = fitting.max(by: { left[$0].label.count < left[$1].label.count }) else {
        return nil
      }
      rest = rest.dropFirst(left[index].label.count)
      found.append(left.remove(at: index))
    }
    return found.isEmpty ? nil : found
  }
}

extension FixPlan.Part {
  /// Words as code has them: those of live data are a pattern for what code puts together.
  func text(_ words: Fix.Words) -> String {
    switch words {
    case .known(let text):
      let isData = subject.isLive && subject.document == nil || isMerging
      return isData || value == words ? "‹\(text)›" : text
    // A text with a unit, a date or a sign is known as soon as those are.
    case .toWrite(.name) where !subject.better.isEmpty: return "‹\(subject.better)›"
    case .toWrite: return words.text
    }
  }

  /// The least width and height that it is to have; `nil` when it does not grow.
  var growth: (width: Double?, height: Double?)? {
    changes.lazy.compactMap { change in
      guard case .frame(let frame) = change else { return nil }
      return self.growth(to: frame)
    }.first
  }

  /// The changes without those of its frame and of the point that is tapped.
  var withoutPlace: Self {
    var part = self
    part.changes.removeAll { change in
      switch change {
      case .frame, .activationPoint: true
      default: false
      }
    }
    return part
  }

  /// Whether it is a choice among segments, which stay elements of a group with a name.
  var isNamedGroup: Bool { subject.isSegmented && changes.contains(.container(.semanticGroup)) }

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

  /// The new colour of its text.
  var color: String? {
    changes.lazy.compactMap { change in
      guard case .color(let color) = change else { return nil }
      return color
    }.first
  }

  /// The new order of what is in it.
  var order: [Element.ID]? {
    changes.lazy.compactMap { change in
      guard case .order(let ids?) = change else { return nil }
      return ids
    }.first
  }

  /// The new actions; those that do what controls in it did are the last.
  var actions: [CustomAction] {
    changes.lazy.compactMap { change in
      guard case .actions(let actions) = change else { return nil }
      return actions
    }.first ?? []
  }

  /// Whether a tap on it does something, whatever is in it.
  var opensByItself: Bool { changes.contains(.insertTraits(.button)) }

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

extension FixPlan.Part {
  /// What is written for each side that grows to a frame.
  ///
  /// - Parameters:
  ///   - names: the names of the least width and of the least height.
  ///   - write: the attribute for a name.
  func leastSides(
    of frame: Rect, _ names: (width: String, height: String), write: (String) -> String
  ) -> [String] {
    guard let growth = growth(to: frame) else { return [] }
    return [(names.width, growth.width), (names.height, growth.height)]
      .compactMap { name, size in size.map { _ in write(name) } }
  }
}

extension Fix.Change {
  /// The change without the signs in a text that stand for a picture in it.
  fileprivate var writable: Self {
    switch self {
    case .label(.known(let text)): .label(.known(text.withoutAttachments))
    case .value(.known(let text)): .value(.known(text.withoutAttachments))
    default: self
    }
  }
}
