import EarshotSession
import EarshotSpeech
import EarshotTree

/// One version of a screen: its stops, what is said about them, and what its source tells.
struct ComparedVersion {
  let screen: Transcript.OrderedScreen
  let lines: [Transcript.Line]
  let style: SpeechStyle
  /// The properties that the source lacks, of some elements or of all.
  let lacking: Set<Element.Field>
  /// Those of them that it tells of no element at all.
  let missing: Set<Element.Field>
  /// Whether the other version was concluded by the same rules.
  let comparesConclusions: Bool

  init(
    _ transcript: Transcript, _ source: ScreenComparison.Source, comparesConclusions: Bool,
    style: SpeechStyle
  ) {
    screen = transcript.screens.first ?? Transcript.OrderedScreen(Screen(elements: []))
    lines = transcript.lines
    self.style = style
    lacking = source.lacking
    self.comparesConclusions = comparesConclusions
    let screen = self.screen
    missing = source.lacking.filter { field in
      // Containers are no stops, so all nodes are asked for them.
      field == .containerType
        ? !screen.screen.allElements.contains { $0.reads(field) }
        // By index, because a loop over stops copies each of them.
        : !screen.order.indices.contains { screen.order[$0].element.reads(field) }
    }
  }

  var stops: [ReadingOrder.Stop] { screen.order.stops }

  /// The whole line of a stop.
  func line(_ index: Int) -> String { style(lines[index].utterance).line }

  /// Whether the source does not know what a part of this kind would say of a stop.
  ///
  /// A label is known wherever there is one: what it is composed of is what people hear. Other
  /// facts that were concluded are compared with conclusions by the same rules, unless the source
  /// never tells the fact itself while the other one does.
  func isUnknown(_ field: Element.Field, at index: Int) -> Bool {
    guard lacking.contains(field) else { return false }
    if field == .containerType { return missing.contains(field) }
    let element = stops[index].element
    guard element.isCaptured(field) else { return true }
    guard field != .label, !element.reads(field) else { return false }
    return !comparesConclusions || missing.contains(field) && field != .value
  }

  /// Whether the source does not know the place of a stop in a table.
  func isCellUnknown(at index: Int) -> Bool {
    lacking.contains(.containerType) && !stops[index].element.tableCell.isCaptured
  }
}

extension Element {
  /// Whether the source told of a property itself.
  fileprivate func reads(_ field: Field) -> Bool {
    isCaptured(field) && derived.isDisjoint(with: Fields(field))
  }
}
