import EarshotHost

/// All changes of a design, kept in a file so that they can be undone after a restart.
///
/// The first step is the text as it was found, so that every text since can be made again.
struct DesignHistory: Sendable {
  private var steps: [DesignStep] = []
  /// How many of the steps are done; those behind can be redone.
  private(set) var place = 0
  private let journal: DesignJournal?

  /// Reads what is known of a design whose text is at hand.
  ///
  /// The text tells how far it was undone: no record of undoing is needed, and what was noted but not
  /// saved before the program ended is still there to be redone. A text that is not known was written by
  /// another program meanwhile. Throws ``InputError`` if that cannot be noted.
  init(of text: [UInt8], in journal: DesignJournal?) throws {
    self.journal = journal
    steps = journal?.steps() ?? []
    let now = ContentHash(text)
    if let last = steps.lastIndex(where: { $0.after == now }) {
      place = last + 1
    } else if let last = newest {
      place = steps.count
      try note(DesignStep("outside", group: nil, from: last, to: text))
    } else {
      steps = []
      try note(DesignStep("opened", group: nil, from: [], to: text))
    }
  }

  /// The text after all steps; `nil` if there are none, or they do not lead to each other.
  private var newest: [UInt8]? {
    var text: [UInt8] = []
    for step in steps {
      guard let next = step.redone(in: text) else { return nil }
      text = next
    }
    return steps.last.flatMap { $0.after == ContentHash(text) ? text : nil }
  }

  /// The name of what would be undone.
  var undoName: String? { place > 1 ? steps[place - 1].name : nil }
  /// The name of what would be redone.
  var redoName: String? { place < steps.count ? steps[place].name : nil }

  /// Notes a step; throws ``InputError`` if it cannot be kept.
  mutating func note(_ step: DesignStep) throws {
    try journal?.append(step, at: place)
    steps.removeSubrange(place...)
    steps.append(step)
    place += 1
  }

  /// Forgets the last step, which could not be saved.
  mutating func forgetLast() {
    guard place > 0 else { return }
    place -= 1
    steps.removeSubrange(place...)
  }

  /// The text before the last steps of one group, and how far that is; `nil` at the beginning.
  func undone(_ text: [UInt8]) -> (text: [UInt8], place: Int)? {
    guard place > 1 else { return nil }
    var text = text
    var next = place
    let group = steps[place - 1].group
    repeat {
      guard let before = steps[next - 1].undone(in: text) else { return nil }
      text = before
      next -= 1
    } while next > 1 && group != nil && steps[next - 1].group == group
    return (text, next)
  }

  /// The text after the next steps of one group, and how far that is; `nil` at the end.
  func redone(_ text: [UInt8]) -> (text: [UInt8], place: Int)? {
    guard place < steps.count else { return nil }
    var text = text
    var next = place
    let group = steps[place].group
    repeat {
      guard let after = steps[next].redone(in: text) else { return nil }
      text = after
      next += 1
    } while next < steps.count && group != nil && steps[next].group == group
    return (text, next)
  }

  /// Goes to where a text that was saved stands.
  mutating func go(to place: Int) { self.place = place }
}
