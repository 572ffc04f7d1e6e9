import EarshotSession
import EarshotText
import EarshotTree

extension VoiceControl {
  /// Carries out one command: shows what was understood, then asks the app.
  mutating func perform(
    _ command: SpokenCommand, knowing known: [Place] = [], on screen: Transcript.OrderedScreen
  ) -> [Response] {
    if let answer = answer(command, on: screen) { return answer }
    if endQuestion(), command == .hide(nil) { return [.show(words(command, items: []))] }
    switch find(command, knowing: known, on: screen) {
    case .missing(let item): return [missing(item, of: command, on: screen)]
    case .several(let choice, let name):
      layer = .choice(choice)
      queue = []
      return [show(.whichOne(name, count: choice.candidates.count))]
    case .found(let places):
      let targets = places.isEmpty ? nil : self.targets(on: screen)
      let names = places.map { place in targets.map { name(of: place, among: $0) } ?? "" }
      return [.show(words(hidingSecrets(in: command, on: screen), items: names))]
        + act(command, at: places, called: names, on: screen)
    }
  }

  /// Why an item was not found.
  private mutating func missing(
    _ item: SpokenCommand.ItemReference, of command: SpokenCommand,
    on screen: Transcript.OrderedScreen
  ) -> Response {
    if case .open = command { return refuse(.noApp(item.spoken)) }
    if let number = item.number { return refuse(.noNumber(number)) }
    let nearest = Suggestion.nearestNames(
      3, to: item.spoken, among: targets(on: screen).compactMap(\.name))
    return refuse(.noItem(item.spoken, nearest: nearest))
  }

  /// Ends a question that another command leaves without an answer; whether there was one.
  @discardableResult
  private mutating func endQuestion() -> Bool {
    switch layer {
    case .choice, .actions, .commands:
      layer = nil
      return true
    default: return false
    }
  }

  private mutating func act(
    _ command: SpokenCommand, at places: [Place], called names: [String],
    on screen: Transcript.OrderedScreen
  ) -> [Response] {
    if let field = actOnText(command, on: screen) { return field }
    switch command {
    case .tap, .doubleTap, .longPress, .swipe, .drag, .open:
      return touch(command, at: places, on: screen)
    case .increment(_, let count):
      return adjust(.increment, count, at: places, called: names, on: screen)
    case .decrement(_, let count):
      return adjust(.decrement, count, at: places, called: names, on: screen)
    case .showActions: return showActions(of: places, called: names, on: screen)
    case .scroll(let direction, _): return scroll(direction, at: places.first, on: screen)
    case .scrollToEdge(let direction): return scrollToEdge(direction, on: screen)
    case .goBack: return goBack(on: screen)
    case .goHome: return ask(.home)
    case .openAppSwitcher: return ask(.appSwitcher)
    case .zoom(let isIn): return zoom(isIn: isIn, on: screen)
    case .repeatThat(let count): return repeatLast(count)
    default: return change(command, on: screen)
    }
  }

  /// Commands that change Voice Control itself.
  private mutating func change(
    _ command: SpokenCommand, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    switch command {
    case .show(let overlay): return showOverlay(overlay, on: screen)
    case .showGrid(let rows, let columns):
      if let rows { preferences.gridRows = max(1, min(rows, 100)) }
      if let columns { preferences.gridColumns = max(1, min(columns, 100)) }
      return showOverlay(.grid, on: screen)
    case .hide(let overlay): hide(overlay)
    case .showCommands: return showCommands(on: screen)
    case .mode(let mode): self.mode = mode
    case .sleep: isAsleep = true
    case .wakeUp: isAsleep = false
    default: break
    }
    return []
  }

  private mutating func repeatLast(_ count: Int) -> [Response] {
    guard !last.isEmpty else { return [show(.nothingToRepeat)] }
    // More often than anybody would wait for is a mistake of the recogniser.
    let times = repeatElement(last, count: max(1, min(count, 100)))
    queue = ArraySlice(times.joined()) + queue
    return []
  }
}
