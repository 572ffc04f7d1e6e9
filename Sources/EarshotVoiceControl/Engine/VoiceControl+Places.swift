import EarshotSession
import EarshotSpeech
import EarshotTree

/// What became of looking for the items of a command.
enum Finding {
  /// All of them, in order.
  case found([Place])
  /// One of them may be several.
  case several(NameChoice, name: String)
  /// One of them is not there.
  case missing(SpokenCommand.ItemReference)
}

extension VoiceControl {
  /// Looks for the items of a command behind those that are known.
  mutating func find(
    _ command: SpokenCommand, knowing known: [Place] = [], on screen: Transcript.OrderedScreen
  ) -> Finding {
    let items = command.items
    guard items.count > known.count else { return .found(known) }
    let targets = self.known.learn(screen, language: settings.language)
    var places = known
    for item in items.dropFirst(known.count) {
      let candidates = candidates(for: item, among: targets, on: screen)
      guard let first = candidates.first else { return .missing(item) }
      guard candidates.count == 1 else {
        let choice = NameChoice(
          command: command, known: places, candidates: candidates.compactMap(\.element))
        return .several(choice, name: item.spoken)
      }
      places.append(first)
    }
    return .found(places)
  }

  /// The places that an item may mean: a number that is shown, a name, else a number.
  private mutating func candidates(
    for item: SpokenCommand.ItemReference, among targets: VoiceControlTargets,
    on screen: Transcript.OrderedScreen
  ) -> [Place] {
    if let number = item.number, let shown = place(ofShown: number, among: targets, on: screen) {
      return [shown]
    }
    let named = targets.answering(to: item.words, &forms)
    if !named.isEmpty { return named.map { .element($0.id) } }
    return item.number.flatMap { targets[numbered: $0] }.map { [.element($0.id)] } ?? []
  }

  /// What stands under a number that can be seen.
  func place(
    ofShown number: Int, among targets: VoiceControlTargets, on screen: Transcript.OrderedScreen
  ) -> Place? {
    switch shownLayer(on: screen) {
    case .grid(let grid): grid.cell(number).map { .point($0.center, number: number) }
    case .numbers: targets[numbered: number].map { .element($0.id) }
    case .names:
      targets[numbered: number].flatMap { $0.name == nil ? .element($0.id) : nil }
    default: nil
    }
  }

  /// The name of a place for the user: in quotation marks, or its number.
  func name(of place: Place, among targets: VoiceControlTargets) -> String {
    switch place {
    case .point(_, let number): number.map(String.init) ?? ""
    case .element(let id):
      targets[id].map { $0.name.map(words.quoted) ?? String($0.number) } ?? ""
    }
  }

  /// What lies over the screen: what was asked for, else what always does.
  func shownLayer(on screen: Transcript.OrderedScreen) -> Layer? {
    if let layer { return layer }
    switch preferences.overlay {
    case .names: return .names
    case .numbers: return .numbers
    case .grid: return grid(on: screen).map(Layer.grid)
    case nil: return nil
    }
  }

  /// The grid as it is set up.
  func grid(on screen: Transcript.OrderedScreen) -> VoiceControlGrid? {
    VoiceControlGrid(
      over: screen.screen, rows: preferences.gridRows, columns: preferences.gridColumns)
  }
}

extension Place {
  /// The element; `nil` for a point.
  var element: Element.ID? {
    guard case .element(let id) = self else { return nil }
    return id
  }
}

extension SpokenCommand {
  /// The items that it names, in order.
  var items: [ItemReference] {
    switch self {
    case .tap(let item), .doubleTap(let item), .longPress(let item), .swipe(_, at: let item),
      .scroll(_, at: let item):
      item.map { [$0] } ?? []
    case .drag(let from, let to): [from, to]
    case .increment(let item, _), .decrement(let item, _), .showActions(let item),
      .open(let item):
      [item]
    default: []
    }
  }
}

extension SpokenCommand.ItemReference {
  /// The words as they were heard.
  var spoken: String {
    words.isEmpty ? number.map(String.init) ?? "" : words.joined(separator: " ")
  }
}
