import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// Where the gestures of VoiceOver lead on a still screen, with what each of them costs.
///
/// A state is a stop, a rotor mode, and whether the mode was chosen on that stop: exactly what
/// decides where the next gesture leads. Gestures that ask the app, change settings or explore by
/// touch are no part of it.
struct VoiceOverGraph {
  /// Where a user stands.
  struct State: Hashable {
    /// The place of the stop.
    var stop: Int
    /// The place of the rotor mode among ``VoiceOverGraph/modes``; their number is no mode.
    var mode: Int
    /// Whether the mode was chosen on this stop, so that it wins over what the element offers.
    var isChosenHere: Bool
  }

  /// A gesture with where it leads and what it costs.
  struct Edge {
    var gesture: Gesture
    var state: State
    var cost: SpokenCost
  }

  let screen: Transcript.OrderedScreen
  let pace: EffortPace
  /// All rotor modes of the screen, in the order of turning right.
  let modes: [RotorMode]
  private let technology: VoiceOver
  private let spokenCosts: SpokenCosts
  private let offers: [Offer]
  private let rotor: [[Int]]
  private let tables: [StepTable?]
  private let modeCosts: [SpokenCost]

  /// What an element puts on the rotor.
  private struct Offer: Hashable {
    var isAdjustable: Bool
    var hasActions: Bool
    var hasContent: Bool
    var hasText: Bool

    var code: Int {
      (isAdjustable ? 1 : 0) + (hasActions ? 2 : 0) + (hasContent ? 4 : 0) + (hasText ? 8 : 0)
    }
  }

  init(_ technology: VoiceOver, on screen: Transcript.OrderedScreen, pace: EffortPace) {
    self.technology = technology
    self.screen = screen
    self.pace = pace
    let custom = technology.customRotors(on: screen)
    let modes =
      technology.preferences.rotorModes.map(RotorMode.system)
      + custom.map { .custom($0.name) }
    self.modes = modes
    spokenCosts = SpokenCosts(settings: technology.settings, pace: pace)
    let stops = screen.order.stops
    offers = stops.indices.map { index in
      Offer(
        isAdjustable: stops[index].element.has(.adjustable),
        hasActions: !screen.customActions(for: stops[index].id).isEmpty,
        hasContent: stops[index].element.customContent.value?.isEmpty == false,
        hasText: !stops[index].element.text.isEmpty)
    }
    let spokenCosts = spokenCosts
    modeCosts = modes.map { spokenCosts.cost(technology.name(of: $0)) }
    var rotor = [[Int]](repeating: [], count: 16)
    var known = [Bool](repeating: false, count: 16)
    for index in stops.indices where !known[offers[index].code] {
      var fork = technology
      fork.stand(on: stops[index].id, of: screen)
      known[offers[index].code] = true
      let offered = Set(fork.rotorModes(on: screen))
      rotor[offers[index].code] = modes.indices.filter { offered.contains(modes[$0]) }
    }
    self.rotor = rotor
    let offered = Set(rotor.joined())
    tables = modes.indices.map { mode in
      offered.contains(mode) ? StepTable(modes[mode], screen: screen, custom: custom) : nil
    }
  }

  /// Where a technology stands; the first stop when it stands nowhere.
  var start: State? {
    guard !screen.order.isEmpty else { return nil }
    let stop = technology.cursor.flatMap { screen.order.index(of: $0) }
    let mode = technology.rotorMode.flatMap { modes.firstIndex(of: $0) } ?? modes.count
    let isHere = stop != nil && technology.rotorElement == technology.cursor
    return normal(State(stop: stop ?? 0, mode: mode, isChosenHere: isHere))
  }

  /// The mode that vertical swipes use in a state; `nil` for reading characters.
  func effectiveMode(_ state: State) -> RotorMode? {
    let mode = effective(state)
    return mode < modes.count ? modes[mode] : nil
  }

  /// A number for a state, from 0 and below ``stateCount``.
  func number(_ state: State) -> Int {
    (state.stop * (modes.count + 1) + state.mode) * 2 + (state.isChosenHere ? 1 : 0)
  }

  /// The state of a number.
  func state(_ number: Int) -> State {
    let rest = number / 2
    return State(
      stop: rest / (modes.count + 1), mode: rest % (modes.count + 1),
      isChosenHere: number % 2 == 1)
  }

  /// How many states there are.
  var stateCount: Int { screen.order.count * (modes.count + 1) * 2 }

  /// All gestures that lead somewhere else, with what they cost.
  func edges(from state: State, _ visit: (Edge) -> Void) {
    let last = screen.order.count - 1
    let i = state.stop
    func move(_ gesture: Gesture, to stop: Int) {
      let next = normal(State(stop: stop, mode: state.mode, isChosenHere: false))
      visit(Edge(gesture: gesture, state: next, cost: arrival(at: stop, from: i)))
    }
    if i < last { move(.swipeRight, to: i + 1) }
    if i > 0 { move(.swipeLeft, to: i - 1) }
    if i != 0 { move(.fourFingerTapTop, to: 0) }
    if i != last { move(.fourFingerTapBottom, to: last) }
    let mode = effective(state)
    if mode < modes.count, let table = tables[mode] {
      for isNext in [true, false] {
        guard let stop = table.target(from: i, isNext: isNext), stop != i else { continue }
        let gesture: Gesture =
          isNext == technology.preferences.isDownNext ? .swipeDown : .swipeUp
        let next = normal(State(stop: stop, mode: state.mode, isChosenHere: true))
        visit(Edge(gesture: gesture, state: next, cost: arrival(at: stop, from: i)))
      }
    }
    let list = rotor[offers[i].code]
    guard !list.isEmpty else { return }
    let here = list.firstIndex(of: mode)
    for step in [1, -1] {
      let place =
        here.map { ($0 + step + list.count) % list.count } ?? (step > 0 ? 0 : list.count - 1)
      let next = normal(State(stop: i, mode: list[place], isChosenHere: true))
      let gesture: Gesture = step > 0 ? .rotateClockwise : .rotateCounterclockwise
      visit(Edge(gesture: gesture, state: next, cost: modeCosts[list[place]]))
    }
  }

  /// What is heard when focus comes to a stop from another one.
  func arrival(at stop: Int, from other: Int) -> SpokenCost {
    spokenCosts.cost(screen.order, stop, from: other)
  }

  /// What is heard of a text that the system says.
  func cost(_ text: String) -> SpokenCost { spokenCosts.cost(text) }

  /// The name of the first of all actions.
  var activateName: String { SpeechComposer(settings: technology.settings).words(for: .activate) }

  private func effective(_ state: State) -> Int {
    let offer = offers[state.stop]
    if state.isChosenHere, state.mode < modes.count { return state.mode }
    if offer.isAdjustable, let mode = modes.firstIndex(of: .system(.adjustValue)) { return mode }
    if offer.hasActions, let mode = modes.firstIndex(of: .system(.actions)) { return mode }
    return state.mode
  }

  /// The same state for all purposes: where the element offers nothing, it does not matter where
  /// the mode was chosen.
  private func normal(_ state: State) -> State {
    let offer = offers[state.stop]
    guard state.isChosenHere, !offer.isAdjustable, !offer.hasActions else { return state }
    return State(stop: state.stop, mode: state.mode, isChosenHere: false)
  }
}

extension VoiceOver {
  /// Puts focus on a stop, as a script does.
  mutating func stand(on id: Element.ID, of screen: Transcript.OrderedScreen) {
    _ = respond(to: .focus(id), on: screen, at: 0)
  }
}
