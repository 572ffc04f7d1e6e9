import EarshotSpeech
public import EarshotTree

/// What a change of a screen does to people who listen.
public struct ScreenComparison: Hashable, Sendable {
  /// A kind of difference.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A stop that was not there before.
    case added
    /// A stop that is not there any more.
    case removed
    /// A stop that is heard at another place among the others.
    case moved
    /// A stop that says something else.
    case reworded
  }

  /// A difference between two versions of a screen.
  public struct Difference: Hashable, Sendable {
    /// What is different.
    public var kind: Kind
    /// The place before, from 0; `nil` for a stop that was added.
    public var before: Int?
    /// The place after, from 0; `nil` for a stop that was removed.
    public var after: Int?
    /// The whole line before.
    public var lineBefore: String?
    /// The whole line after.
    public var lineAfter: String?
    /// Why the two are taken for the same stop.
    public var reason: StopMatch.Reason?
  }

  /// The differences: in the order of the stops after, what was removed where it stood before.
  public let differences: [Difference]
  /// The stops that are taken for the same.
  public let matches: [StopMatch]
  /// How much the screen asked before.
  public let before: ScreenMeasure
  /// How much it asks now.
  public let after: ScreenMeasure
  /// The properties that one side could not tell, and that are therefore not compared.
  public let ignored: [Element.Field]

  /// Compares the readings of two versions of one screen.
  ///
  /// - Parameters:
  ///   - old: the reading before, of one screen.
  ///   - new: the reading after, of one screen.
  ///   - ignoring: properties that one of the inputs does not tell.
  ///   - pace: how fast is spoken, for the seconds of listening.
  public init(
    _ old: Transcript, _ new: Transcript, ignoring: Set<Element.Field> = [],
    pace: SpeechPace = SpeechPace()
  ) {
    let sides = [Side(old, ignoring), Side(new, ignoring)]
    let matches = StopMatcher(
      before: sides[0].stops, after: sides[1].stops, sentencesBefore: sides[0].sentences,
      sentencesAfter: sides[1].sentences
    ).matches()
    self.matches = matches
    ignored = ignoring.sorted { $0.rawValue < $1.rawValue }
    before = ScreenMeasure(sides[0].screen, old.lines, pace: pace)
    after = ScreenMeasure(sides[1].screen, new.lines, pace: pace)
    differences = ScreenComparison.differences(matches, sides[0], sides[1])
  }

  /// Whether a listener notices nothing.
  public var isEqual: Bool { differences.isEmpty }

  /// The number of differences of a kind.
  public func count(of kind: Kind) -> Int { differences.count { $0.kind == kind } }
}

extension ScreenComparison {
  /// One version: its stops and what is said about them, without what cannot be compared.
  private struct Side {
    let screen: Transcript.OrderedScreen
    let stops: [ReadingOrder.Stop]
    let sentences: [String]
    let lines: [String]

    init(_ transcript: Transcript, _ ignored: Set<Element.Field>) {
      screen = transcript.screens.first ?? Transcript.OrderedScreen(Screen(elements: []))
      stops = screen.order.stops
      lines = transcript.lines.map { SpeechStyle.caption($0.utterance).line }
      sentences = transcript.lines.map { line in
        let parts = line.utterance.parts.filter { !$0.depends(on: ignored) }
        return SpeechStyle.caption(Utterance(parts: parts)).line
      }
    }
  }

  private static func differences(
    _ matches: [StopMatch], _ old: Side, _ new: Side
  ) -> [Difference] {
    let kept = Set(LongestRun.indices(of: matches.map(\.after)).map { matches[$0].before })
    var partners: [Int: StopMatch] = [:]
    for match in matches { partners[match.after] = match }
    let matched = Set(matches.map(\.before))
    var found = old.stops.indices.filter { !matched.contains($0) }.map { index in
      Difference(kind: .removed, before: index, lineBefore: old.lines[index])
    }
    for index in new.stops.indices {
      guard let match = partners[index] else {
        found.append(Difference(kind: .added, after: index, lineAfter: new.lines[index]))
        continue
      }
      let pair = Difference(
        kind: .moved, before: match.before, after: index, lineBefore: old.lines[match.before],
        lineAfter: new.lines[index], reason: match.reason)
      if !kept.contains(match.before) { found.append(pair) }
      if old.sentences[match.before] != new.sentences[index] {
        found.append(pair.as(.reworded))
      }
    }
    return found
  }
}

extension ScreenComparison.Difference {
  fileprivate init(
    kind: ScreenComparison.Kind, before: Int? = nil, after: Int? = nil,
    lineBefore: String? = nil, lineAfter: String? = nil
  ) {
    self.init(
      kind: kind, before: before, after: after, lineBefore: lineBefore, lineAfter: lineAfter,
      reason: nil)
  }

  fileprivate func `as`(_ kind: ScreenComparison.Kind) -> Self {
    var other = self
    other.kind = kind
    return other
  }
}

extension Utterance.Part {
  /// Whether the words come from a property that one side does not know.
  fileprivate func depends(on fields: Set<Element.Field>) -> Bool {
    if let field, fields.contains(field), role != .container { return true }
    switch role {
    case .container, .table, .edge: return fields.contains(.containerType)
    case .position: return fields.contains(.containerType) && fields.contains(.position)
    case .hint: return fields.contains(.hint) || (phrase != nil && fields.contains(.traits))
    case .trait: return fields.contains(.traits)
    case .state: return fields.contains(.traits) || isExpanded && fields.contains(.expandedStatus)
    case .extra:
      return fields.contains(.customActions) || fields.contains(.customContent)
    case .label, .value, .content, .announcement: return false
    }
  }

  private var isExpanded: Bool { phrase == .expanded || phrase == .collapsed }
}

/// The longest part of a list that is already in order.
enum LongestRun {
  /// The places of the members of a longest increasing subsequence, in n log n.
  static func indices(of values: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for index in values.indices {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < values[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: [Int] = []
    var place = tails.last ?? -1
    while place >= 0 {
      run.append(place)
      place = previous[place]
    }
    return run.reversed()
  }
}
