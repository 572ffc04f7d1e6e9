import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// A vertical swipe: the value, an action, or a step of the rotor.
  mutating func swipeVertically(
    isUp: Bool, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    let isNext = isUp != preferences.isDownNext
    switch effectiveMode(on: screen) {
    case .system(.adjustValue)?:
      return ask(isUp ? .increment : .decrement, .adjust, of: cursor, on: screen)
    case .system(.actions)?: return chooseAction(by: isUp ? 1 : -1, on: screen)
    case .system(.moreContent)?: return readContent(isNext: isNext, on: screen)
    case .system(.audioGraph)?: return chooseInChart(isNext: isNext, on: screen)
    case .system(let name)? where name.isSetting: return change(name, isUp: isUp)
    case .system(let name)? where [.characters, .words, .lines].contains(name):
      return walkText(name, isNext: isNext, on: screen)
    case let mode?: return step(mode, isNext: isNext, on: screen, at: time)
    case nil: return walkText(.characters, isNext: isNext, on: screen)
    }
  }

  /// Actions go round; the first one is activation.
  private mutating func chooseAction(
    by step: Int, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    let actions = customActions(on: screen, in: choice.folders)
    guard !actions.isEmpty else { return [.sound(.boundary)] }
    choice.action = (choice.action + step + actions.count + 1) % (actions.count + 1)
    let name =
      choice.action == 0 ? composer.words(for: .activate) : actions[choice.action - 1].name
    return [speakText(name)]
  }

  /// The content, what is important first; each piece is its value, then its label.
  private mutating func readContent(
    isNext: Bool, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    let all = stop(on: screen)?.element.customContent.value ?? []
    let content = all.filter { $0.importance == .high } + all.filter { $0.importance != .high }
    let index = choice.content.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : -1)
    guard content.indices.contains(index) else { return [.sound(.boundary)] }
    choice.content = index
    let words = [content[index].value, content[index].label].filter { !$0.isEmpty }
    return [speakText(words.joined(separator: ", "))]
  }

  /// One step to another element of the mode.
  private mutating func step(
    _ mode: RotorMode, isNext: Bool, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    if case .custom(let name) = mode, let carrier = carrier(ofSearch: name, on: screen) {
      return ask(.rotorSearch(name, isNext: isNext), .other, of: carrier, on: screen)
    }
    guard let target = target(of: mode, isNext: isNext, on: screen) else {
      return [.sound(.boundary)]
    }
    // Focus moves on with the rotor as it is.
    let mode = rotorMode
    let responses = focus(target, on: screen, because: .moved, at: time)
    rotorMode = mode
    rotorElement = cursor
    return responses
  }

  private func target(
    of mode: RotorMode, isNext: Bool, on screen: Transcript.OrderedScreen
  ) -> ReadingOrder.Stop? {
    let order = screen.order
    if case .custom(let name) = mode { return target(ofRotor: name, isNext: isNext, on: screen) }
    let here = cursor.flatMap(order.index) ?? (isNext ? -1 : order.count)
    let matches = matcher(of: mode, on: screen)
    if isNext {
      return order.stops[min(here + 1, order.count)...].first(where: matches)
    }
    return order.stops[..<max(here, 0)].last(where: matches)
  }

  /// The next element of a rotor of the app, in the order of the rotor; from another element where
  /// the rotor is offered, the nearest one in that direction; from outside of that, the first or the
  /// last one.
  ///
  /// A single target is reached from anywhere (assumption: the search of an app begins anew from an
  /// element that is none of its results, and a form with one error leads to it from below, F205).
  private func target(
    ofRotor name: String, isNext: Bool, on screen: Transcript.OrderedScreen
  ) -> ReadingOrder.Stop? {
    let targets = (customRotors(on: screen).first { $0.name == name }?.targets ?? [])
      .compactMap(screen.order.index)
    let here = cursor.flatMap(screen.order.index)
    if let place = here.flatMap(targets.firstIndex) {
      let next = isNext ? place + 1 : place - 1
      return targets.indices.contains(next) ? screen.order[targets[next]] : nil
    }
    guard let here, targets.count > 1, screen.order[here].offers(rotor: name) else {
      return (isNext ? targets.first : targets.last).map { screen.order[$0] }
    }
    let nearest = isNext ? targets.filter { $0 > here }.min() : targets.filter { $0 < here }.max()
    return nearest.map { screen.order[$0] }
  }

  private func matcher(
    of mode: RotorMode, on screen: Transcript.OrderedScreen
  ) -> (ReadingOrder.Stop) -> Bool {
    let current = stop(on: screen)
    switch mode {
    case .custom: return { _ in false }
    case .system(.sameItem):
      let kind = current?.element.traits.value?.subtracting([.selected, .notEnabled])
      return { $0.element.traits.value?.subtracting([.selected, .notEnabled]) == kind }
    case .system(.verticalNavigation):
      let frame = current?.element.effectiveFrame ?? .zero
      return { stop in
        guard let other = stop.element.effectiveFrame else { return false }
        return other.x < frame.maxX && other.maxX > frame.x && other.y != frame.y
      }
    case .system(let name): return { name.matches($0) }
    }
  }

  /// A character, with a word for a capital letter if the listener wants one.
  private func sayCharacter(_ text: String) -> Response {
    guard preferences.capitals == .speak, text != text.lowercased() else { return speakText(text) }
    return say(.capital(text.lowercased()))
  }

  /// One character, word or line of the element in focus.
  private mutating func walkText(
    _ unit: RotorName, isNext: Bool, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard let text = stop(on: screen)?.element.text, !text.isEmpty else {
      return [.sound(.boundary)]
    }
    let pieces = unit.pieces(of: text)
    let here = choice.offset ?? -1
    let next =
      isNext
      ? pieces.first { $0.start > here } : pieces.last { $0.start < max(here, 0) }
    guard let next else { return [.sound(.boundary)] }
    choice.offset = next.start
    return [unit == .characters ? sayCharacter(next.text) : speakText(next.text)]
  }
}

extension RotorName {
  /// The characters, words or lines of a text with the place of their first character.
  fileprivate func pieces(of text: String) -> [(start: Int, text: String)] {
    let characters = Array(text)
    if self == .characters {
      return characters.enumerated().map { ($0.offset, String($0.element)) }
    }
    let isBreak: (Character) -> Bool = self == .words ? \.isWhitespace : \.isNewline
    var pieces: [(start: Int, text: String)] = []
    for run in characters.indices.split(whereSeparator: { isBreak(characters[$0]) }) {
      guard let first = run.first, let last = run.last else { continue }
      pieces.append((first, String(characters[first...last])))
    }
    return pieces
  }
}
