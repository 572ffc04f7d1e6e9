import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceControl
import TestSupport
import Testing

/// Whatever can be acted on is reached by some command, on random screens.
struct VoiceReachTests {
  private static let languages = ["en", "ru", "de"]

  private func screens(
    _ body: (Transcript.OrderedScreen, VoiceControl, Comment) throws -> Void
  ) rethrows {
    var odd = ScreenGenerator(seed: 287)
    var usual = ScreenGenerator(seed: 289, options: .init(nodeLimit: 40, isOdd: false))
    for number in 1...1_000 {
      let screen = Transcript.OrderedScreen(
        number % 2 == 0 ? odd.screen() : usual.screen().crowded(&usual.random))
      let language = Self.languages[number % Self.languages.count]
      try body(
        screen, VoiceControl(settings: SpeechSettings(language: language)), "screen \(number)")
    }
  }

  @Test func everyTargetAnswersToItsName() {
    var unique = 0
    var ambiguous = 0
    screens { screen, voice, comment in
      for target in voice.targets(on: screen) {
        guard let name = target.name,
          let item = item(name, language: voice.settings.language)
        else { continue }
        var voice = voice
        let responses = voice.respond(to: .command(.tap(item)), on: screen, at: 0)
        let expected = NaiveNames(screen, language: voice.settings.language).answering(to: item)
        guard let overlay = voice.overlay(on: screen) else {
          #expect(expected == [target.id], comment)
          #expect(responses.activated == target.id, comment)
          unique += 1
          continue
        }
        #expect(overlay.kind == .choice, comment)
        #expect(overlay.badges.compactMap(\.element) == expected, comment)
        guard let place = expected.firstIndex(of: target.id) else {
          Issue.record("'\(name)' does not find its own target", sourceLocation: #_sourceLocation)
          continue
        }
        let chosen = voice.respond(to: .command(.choose(place + 1)), on: screen, at: 0)
        #expect(chosen.activated == target.id, comment)
        ambiguous += 1
      }
    }
    #expect(unique > 500 && ambiguous > 30, "\(unique) unique, \(ambiguous) ambiguous")
  }

  @Test func everyTargetAnswersToItsNumber() {
    screens { screen, voice, comment in
      for target in voice.targets(on: screen) {
        var voice = voice
        _ = voice.respond(to: .command(.show(.numbers)), on: screen, at: 0)
        let badge = voice.overlay(on: screen)?.badges.first { $0.element == target.id }
        #expect(badge?.text == String(target.number), comment)
        let responses = voice.respond(to: .command(.choose(target.number)), on: screen, at: 0)
        #expect(responses.activated == target.id, comment)
        #expect(voice.overlay(on: screen) == nil, comment)
      }
    }
  }

  @Test func everyFrameIsReachedByTheGrid() {
    var count = 0
    screens { screen, voice, comment in
      for target in voice.targets(on: screen) {
        var voice = voice
        _ = voice.respond(to: .command(.show(.grid)), on: screen, at: 0)
        guard let frame = target.frame, let point = narrow(&voice, to: frame, on: screen) else {
          continue
        }
        count += 1
        let responses = voice.respond(to: .command(.tap(nil)), on: screen, at: 0)
        guard case .perform(.tap(let tapped, count: 1), let id)? = responses.last else {
          Issue.record(comment)
          continue
        }
        #expect(abs(tapped.x - point.x) + abs(tapped.y - point.y) < 1e-6, comment)
        #expect(id == screen.topmostElement(at: tapped)?.id, comment)
        #expect(voice.overlay(on: screen) == nil, comment)
      }
    }
    #expect(count > 500, "\(count)")
  }

  /// Zooms in on a frame until the middle of the cells lies in it; `nil` when it never does.
  private func narrow(
    _ voice: inout VoiceControl, to frame: Rect, on screen: Transcript.OrderedScreen
  ) -> Point? {
    for _ in 0..<20 {
      guard let cells = voice.overlay(on: screen)?.badges.compactMap(\.frame),
        let first = cells.first
      else { return nil }
      let region = cells.dropFirst().reduce(first) { $0.union($1) }
      if frame.contains(region.center), region.isFinite { return region.center }
      guard let place = cells.firstIndex(where: { $0.contains(frame.center) }) else { return nil }
      let before = voice
      _ = voice.respond(to: .command(.choose(place + 1)), on: screen, at: 0)
      if voice == before { return nil }
    }
    return nil
  }

  private func item(_ name: String, language: String) -> SpokenCommand.ItemReference? {
    let form = NormalizedPhrase(name, language: language)
    guard !form.words.isEmpty else { return nil }
    return SpokenCommand.ItemReference(words: form.words, number: form.number)
  }
}

/// Who answers to words, found by asking each stop in turn and each rank from the best.
private struct NaiveNames {
  let stops: [ReadingOrder.Stop]
  let targets: VoiceControlTargets
  let language: String

  init(_ screen: Transcript.OrderedScreen, language: String) {
    targets = VoiceControlTargets(on: screen, language: language)
    stops = screen.order.stops
    self.language = language
  }

  func answering(to item: SpokenCommand.ItemReference) -> [Element.ID] {
    let ranks: [(Element) -> Bool] = [
      { fits($0, .whole, names) }, { fits($0, .wholeInflected, names) },
      { fits($0, .whole, labels) }, { fits($0, .wholeInflected, labels) },
      { fits($0, .part, names) }, { fits($0, .partInflected, names) },
    ]
    func fits(
      _ element: Element, _ match: NormalizedPhrase.Match, _ names: (Element) -> [String]
    ) -> Bool {
      names(element).contains { name in
        [language, "en"].contains {
          NormalizedPhrase(words: item.words, language: $0).match(name: name) == match
        }
      }
    }
    for rank in ranks {
      var found: [Element.ID] = []
      for stop in stops where stop.isInteractive && !stop.isOffscreen && rank(stop.element) {
        if !found.contains(stop.id) { found.append(stop.id) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The authored names, the names of a back button, or the label.
  private func names(_ element: Element) -> [String] {
    let authored = (element.userInputLabels.value ?? []).filter { name in
      name.contains { !$0.isWhitespace }
    }
    if !authored.isEmpty { return authored }
    if element.has(.backButton) { return targets[element.id]?.names ?? [] }
    return targets[element.id]?.name.map { [$0] } ?? []
  }

  /// The label behind authored names.
  private func labels(_ element: Element) -> [String] {
    names(element)
      == (element.userInputLabels.value ?? []).filter { name in
        name.contains { !$0.isWhitespace }
      } ? [element.label.value ?? ""] : []
  }
}

extension [Response] {
  /// The element that is activated.
  fileprivate var activated: EarshotTree.Element.ID? {
    guard case .perform(.activate, let id)? = last else { return nil }
    return id
  }
}

extension Screen {
  /// The screen with many controls in sight, of which some have names that are alike.
  fileprivate func crowded(_ random: inout SeededGenerator) -> Screen {
    var screen = self
    screen.size = Size(width: 375, height: 812)
    screen.elements = elements.map { $0.crowded(&random) }
    return screen
  }
}

extension Element {
  private static let names = [
    "Buy", "Buy tea", "Tea", "Купить", "Купить чай", "Корзина", "5 пицц", "Five", "OK",
    "В корзину", "Settings", "Wi-Fi", "Button", "Delete", "Удалить",
  ]

  fileprivate func crowded(_ random: inout SeededGenerator) -> Element {
    var element = self
    element.frame = .given(
      Rect(
        x: Double(random.int(-20...340)), y: Double(random.int(-20...780)),
        width: Double(random.int(10...200)), height: Double(random.int(10...100))))
    if random.oneIn(2) { element.label = Property(random.pick(Element.names)) }
    if !random.oneIn(5) { element.userInputLabels = .empty }
    if random.oneIn(2) { element.traits = .given([.button]) }
    element.elementsHidden = .notCaptured
    element.isHidden = .notCaptured
    element.isModal = .notCaptured
    element.children = children.map { $0.crowded(&random) }
    return element
  }
}
