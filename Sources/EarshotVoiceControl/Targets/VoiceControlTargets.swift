package import EarshotSession
package import EarshotTree

/// Everything in sight that answers to a spoken name or number, in reading order.
package struct VoiceControlTargets: Hashable, Sendable, RandomAccessCollection {
  /// The language of the user, in which names are compared.
  package let language: String
  private let all: [VoiceControlTarget]
  private let places: [EarshotTree.Element.ID: Int]

  /// Finds what can be acted on and is in sight.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - language: BCP 47 tag of the language of the system, for the words of kinds.
  package init(on screen: Transcript.OrderedScreen, language: String) {
    let naming = VoiceControlNaming(language: language)
    let stops = screen.order.stops
    var all: [VoiceControlTarget] = []
    var places: [EarshotTree.Element.ID: Int] = [:]
    // By index, because a loop over stops copies each of them.
    for index in stops.indices where stops[index].isVoiceTarget {
      let target = naming.target(stops[index].element, number: all.count + 1)
      guard places[target.id] == nil else { continue }
      places[target.id] = all.count
      all.append(target)
    }
    self.language = language
    self.all = all
    self.places = places
  }

  /// The place of the first target, 0.
  package var startIndex: Int { 0 }
  /// The number of targets.
  package var endIndex: Int { all.count }
  /// The target at a place from 0.
  package subscript(position: Int) -> VoiceControlTarget { all[position] }

  /// The target of an element; `nil` if it is none.
  package subscript(id: EarshotTree.Element.ID) -> VoiceControlTarget? {
    places[id].map { all[$0] }
  }

  /// The target of a number, from 1; `nil` if there is none.
  package subscript(numbered number: Int) -> VoiceControlTarget? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }
}

extension VoiceControlTargets {
  /// The targets that answer best to words, in reading order; several when they answer alike.
  ///
  /// A whole name is better than words of one, a name better than the label behind it, and the word
  /// of a kind, such as "button", is the last resort.
  ///
  /// - Parameters:
  ///   - words: the words, as ``NormalizedPhrase`` has them.
  ///   - isWhole: whether only whole names answer.
  package func answering(to words: [String], isWhole: Bool = false) -> [VoiceControlTarget] {
    var forms = NameForms()
    return answering(to: words, isWhole: isWhole, &forms)
  }

  /// The same with the forms of names that were compared before.
  package func answering(
    to words: [String], isWhole: Bool = false, _ forms: inout NameForms
  ) -> [VoiceControlTarget] {
    guard !words.isEmpty else { return [] }
    var said = QueriedName(words, language: language)
    var best = isWhole ? QueriedName.lastWholeRank : Int.max
    var found: [VoiceControlTarget] = []
    for target in all {
      guard let rank = said.rank(of: target, &forms), rank <= best else { continue }
      if rank < best { found = [] }
      best = rank
      found.append(target)
    }
    return found
  }
}

extension ReadingOrder.Stop {
  /// Whether it can be acted on and is in sight.
  fileprivate var isVoiceTarget: Bool { !isOffscreen && isInteractive }
}
