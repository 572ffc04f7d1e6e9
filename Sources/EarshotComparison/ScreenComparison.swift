package import EarshotSession
package import EarshotSpeech
package import EarshotTree

/// The effect of a change of a screen on people who listen.
package struct ScreenComparison: Hashable, Sendable {
  /// A kind of difference.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
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
  package struct Difference: Hashable, Sendable {
    /// The kind of the difference.
    package var kind: Kind
    /// The place before, from 0; `nil` for a stop that was added.
    package var before: Int?
    /// The place after, from 0; `nil` for a stop that was removed.
    package var after: Int?
    /// The whole line before.
    package var lineBefore: String?
    /// The whole line after.
    package var lineAfter: String?
    /// Why the two are taken for the same stop.
    package var reason: StopMatch.Reason?
  }

  /// Something that is said and was not compared.
  package struct Ignored: Hashable, Sendable {
    /// The property that one side does not tell.
    package var field: Element.Field
    /// The number of stops at which what it says was left out.
    package var stops: Int
  }

  /// The source of the reading of one version.
  package struct Source: Hashable, Sendable {
    /// The identifier of its format; conclusions from the same format can be compared.
    package var format: String?
    /// The properties that it does not tell, of some elements or of all.
    package var lacking: Set<Element.Field>

    /// Makes a source; one without a format that lacks nothing tells all.
    package init(format: String? = nil, lacking: Set<Element.Field> = []) {
      self.format = format
      self.lacking = lacking
    }
  }

  /// The differences: in the order of the stops after, what was removed where it stood before.
  package let differences: [Difference]
  /// The stops that are taken for the same.
  package let matches: [StopMatch]
  /// How much the screen asked before.
  package let before: ScreenMeasure
  /// How much it asks now.
  package let after: ScreenMeasure
  /// The properties that were spoken and not compared, because one side could not tell; sorted by
  /// name.
  package let ignored: [Ignored]
  /// The effect of a larger text size on the texts; `nil` unless the two are one screen at two sizes.
  package let textSize: TextSizeComparison?
  /// The contrast of the texts; `nil` unless the two are one screen in two settings of colour.
  package let contrast: ContrastComparison?
  /// The frames that stay behind when a list scrolls; `nil` unless one scrolled between the two.
  package let scroll: ScrollComparison?

  /// Compares the readings of two versions of one screen.
  ///
  /// What one source lacks is left out at the stops of which it does not tell while the other does.
  ///
  /// - Parameters:
  ///   - old: the reading before, of one screen or of none.
  ///   - new: the reading after, of one screen or of none.
  ///   - sourceBefore: what the reading before was made of.
  ///   - sourceAfter: what the reading after was made of.
  ///   - style: how sentences are written.
  ///   - pace: how fast is spoken, for the seconds of listening.
  package init(
    _ old: Transcript, _ new: Transcript, sourceBefore: Source = Source(),
    sourceAfter: Source = Source(), style: SpeechStyle = .caption,
    pace: SpeechPace = SpeechPace()
  ) {
    let isSameFormat = sourceBefore.format == sourceAfter.format
    let sentences = ComparedSentences(
      before: ComparedVersion(old, sourceBefore, comparesConclusions: isSameFormat, style: style),
      after: ComparedVersion(new, sourceAfter, comparesConclusions: isSameFormat, style: style))
    let (before, after) = (sentences.before, sentences.after)
    matches = StopMatcher(
      before: before.stops, after: after.stops, sentencesBefore: sentences.keys(of: before),
      sentencesAfter: sentences.keys(of: after)
    ).matches()
    self.before = ScreenMeasure(before.screen, old.lines, pace: pace)
    self.after = ScreenMeasure(after.screen, new.lines, pace: pace)
    var counts: [Element.Field: Int] = [:]
    var reworded: Set<Int> = []
    for match in matches {
      let pair = sentences.sentences(match)
      if pair.before != pair.after { reworded.insert(match.after) }
      for field in pair.ignored { counts[field, default: 0] += 1 }
    }
    ignored = counts.map { Ignored(field: $0.key, stops: $0.value) }
      .sorted { $0.field.rawValue < $1.field.rawValue }
    differences = ScreenComparison.differences(matches, reworded, before, after)
    textSize = TextSizeComparison(before.screen.screen, after.screen.screen)
    contrast = ContrastComparison(before.screen.screen, after.screen.screen)
    scroll = ScrollComparison(before.screen, after.screen)
  }

  /// Whether a listener notices nothing.
  package var isEqual: Bool { differences.isEmpty }

  /// The number of differences of a kind.
  package func count(of kind: Kind) -> Int { differences.count { $0.kind == kind } }
}

extension ScreenComparison {
  private static func differences(
    _ matches: [StopMatch], _ reworded: Set<Int>, _ old: ComparedVersion, _ new: ComparedVersion
  ) -> [Difference] {
    let kept = Set(LongestRun.indices(of: matches.map(\.after)).map { matches[$0].before })
    var partners: [Int: StopMatch] = [:]
    for match in matches { partners[match.after] = match }
    let matched = Set(matches.map(\.before))
    var found = old.stops.indices.filter { !matched.contains($0) }.map { index in
      Difference(kind: .removed, before: index, lineBefore: old.line(index))
    }
    for index in new.stops.indices {
      guard let match = partners[index] else {
        found.append(Difference(kind: .added, after: index, lineAfter: new.line(index)))
        continue
      }
      var pair = Difference(
        kind: .moved, before: match.before, after: index, lineBefore: old.line(match.before),
        lineAfter: new.line(index), reason: match.reason)
      if !kept.contains(match.before) { found.append(pair) }
      pair.kind = .reworded
      if reworded.contains(index) { found.append(pair) }
    }
    return found
  }
}
