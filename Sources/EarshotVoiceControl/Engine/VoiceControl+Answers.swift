import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceControl {
  /// What a command means as an answer to what is shown: a number, or the name of an action.
  mutating func answer(
    _ command: SpokenCommand, on screen: Transcript.OrderedScreen
  ) -> [Response]? {
    switch layer {
    case .choice(let choice): return choose(command, among: choice, on: screen)
    case .actions(let menu):
      if let index = menu.index(for: command, language: settings.language) {
        return performAction(index, of: menu, on: screen)
      }
    default: break
    }
    guard case .choose(let number) = command else { return nil }
    if case .grid(let grid) = shownLayer(on: screen) { return zoom(grid, to: number) }
    guard place(ofShown: number, among: targets(on: screen), on: screen) != nil else {
      return [refuse(.noNumber(number))]
    }
    return perform(.tap(.init(words: [String(number)], number: number)), on: screen)
  }

  private mutating func choose(
    _ command: SpokenCommand, among choice: NameChoice, on screen: Transcript.OrderedScreen
  ) -> [Response]? {
    guard let number = command.chosenNumber else { return nil }
    guard choice.candidates.indices.contains(number - 1) else { return [refuse(.noNumber(number))] }
    layer = nil
    return perform(
      choice.command, knowing: choice.known + [.element(choice.candidates[number - 1])],
      on: screen)
  }

  private mutating func zoom(_ grid: VoiceControlGrid, to number: Int) -> [Response] {
    guard grid.cell(number) != nil else { return [refuse(.noNumber(number))] }
    guard let zoomed = grid.zoomed(to: number) else { return [show(.smallestCells)] }
    layer = .grid(zoomed)
    return [.show(words(.choose(number), items: []))]
  }

  /// Whether numbers were asked for, so that one is an answer even when nothing has it.
  var asksForNumber: Bool {
    switch layer {
    case .numbers, .grid, .choice, .actions: true
    case .names, .commands, nil: false
    }
  }

  /// Whether a number alone means something now.
  func showsNumber(_ number: Int, on screen: Transcript.OrderedScreen) -> Bool {
    switch layer {
    case .choice(let choice): choice.candidates.indices.contains(number - 1)
    case .actions(let menu): menu.names.indices.contains(number - 1)
    default: place(ofShown: number, among: targets(on: screen), on: screen) != nil
    }
  }

  /// Drops a question about what is no longer there: its numbers would lead elsewhere.
  mutating func forgetWhatIsGone(from screen: Transcript.OrderedScreen) {
    switch layer {
    case .choice, .actions: if !isCurrent(layer, on: screen) { layer = nil }
    default: break
    }
  }

  /// Whether what a layer is about is still in sight as it was.
  func isCurrent(_ layer: Layer?, on screen: Transcript.OrderedScreen) -> Bool {
    switch layer {
    case .choice(let choice):
      let targets = targets(on: screen)
      let known = choice.known.compactMap { place -> Element.ID? in
        guard case .element(let id) = place else { return nil }
        return id
      }
      return (choice.candidates + known).allSatisfy { targets[$0] != nil }
    case .actions(let menu):
      guard targets(on: screen)[menu.element] != nil else { return false }
      return menu.names == screen.element(menu.element)?.actions(in: menu.folders).map(\.name)
    default: return true
    }
  }
}

extension ActionMenu {
  /// The place of the action that a command means, by number or by name.
  fileprivate func index(for command: SpokenCommand, language: String) -> Int? {
    if let number = command.chosenNumber, names.indices.contains(number - 1) { return number - 1 }
    guard case .tap(let item?) = command else { return nil }
    return index(named: item.words, language: language)
  }

  /// The place of the action of a name, the first one of those that fit best.
  func index(named words: [String], language: String) -> Int? {
    let said = QueriedName(words, language: language)
    var forms = NameForms()
    let ranked = names.indices.compactMap { index in
      said.rank(of: names[index], &forms).map { ($0, index) }
    }
    return ranked.min { $0 < $1 }?.1
  }
}

extension SpokenCommand {
  /// The number that is said, alone or after "tap".
  fileprivate var chosenNumber: Int? {
    switch self {
    case .choose(let number): number
    case .tap(let item): item?.number
    default: nil
    }
  }
}

extension OrderedScreen {
  /// The element of the first stop for which something holds; no other stop is copied.
  func firstElement(where holds: (ReadingOrder.Stop) -> Bool) -> Element? {
    let stops = order.stops
    return stops.indices.first { holds(stops[$0]) }.map { stops[$0].element }
  }

  /// The element of a stop; `nil` if there is none.
  func element(_ id: Element.ID) -> Element? { order.index(of: id).map { order[$0].element } }
}
