package import EarshotSession
package import EarshotSpeech
package import EarshotTree

extension VoiceOver {
  /// The modes that the rotor offers on a screen, in the order of turning right.
  ///
  /// A mode of the system is offered only where it has something to do; rotors of the app stand
  /// after those of the system.
  package func rotorModes(on screen: Transcript.OrderedScreen) -> [RotorMode] {
    let element = stop(on: screen)?.element
    let offered = preferences.rotorModes.filter { name in
      switch name {
      case .adjustValue: element?.has(.adjustable) ?? false
      case .actions: !customActions(on: screen).isEmpty
      case .moreContent: element?.customContent.value?.isEmpty == false
      case .audioGraph: chart(on: screen) != nil
      case .characters, .words, .lines: element?.text.isEmpty == false
      case .containers: screen.order.contains { !$0.enclosures.isEmpty }
      case .sameItem, .verticalNavigation: screen.order.count > 1
      default:
        name.isSetting || screen.order.contains { name.matches($0) }
      }
    }
    return offered.map(RotorMode.system) + customRotors(on: screen).map { .custom($0.name) }
  }

  /// Every mode of the system, and the rotors of the app on a screen.
  package func knownModes(on screen: Transcript.OrderedScreen) -> [RotorMode] {
    RotorName.allCases.map(RotorMode.system) + customRotors(on: screen).map { .custom($0.name) }
  }

  /// The stops that a mode goes to from anywhere, in its order; `nil` for a mode that does something
  /// else, or goes by what has focus.
  package func stops(
    of mode: RotorMode, on screen: Transcript.OrderedScreen
  ) -> [ReadingOrder.Stop]? {
    switch mode {
    case .custom(let name):
      let rotor = customRotors(on: screen).first { $0.name == name }
      return rotor?.targets.compactMap(screen.order.index).map { screen.order[$0] }
    case .system(let name):
      return name.visitsKind ? screen.order.filter(name.matches) : nil
    }
  }

  /// Turns the rotor by a number of modes and says the mode.
  mutating func turnRotor(by step: Int, on screen: Transcript.OrderedScreen) -> [Response] {
    let modes = rotorModes(on: screen)
    guard !modes.isEmpty else { return [.sound(.boundary)] }
    // Vertical swipes walk characters until a mode is chosen, so that one is no news.
    let acting = effectiveMode(on: screen) ?? .system(.characters)
    let current = modes.firstIndex(of: acting)
    let next =
      current.map { ($0 + step + modes.count) % modes.count } ?? (step > 0 ? 0 : modes.count - 1)
    return set(modes[next])
  }

  /// Turns the rotor to a mode by its name.
  mutating func chooseRotor(_ name: String, on screen: Transcript.OrderedScreen) -> [Response] {
    let mode = rotorModes(on: screen).first { self.name(of: $0) == name || $0.scriptName == name }
    guard let mode else { return [.sound(.boundary)] }
    return set(mode)
  }

  /// The name of a mode in the language of the system.
  package func name(of mode: RotorMode) -> String {
    switch mode {
    case .system(let name): composer.words(for: .rotor(name))
    case .custom(let name): name
    }
  }

  /// Turning to braille input begins it, and turning away ends it.
  private mutating func set(_ mode: RotorMode) -> [Response] {
    endBrailleInput()
    preferences.writesBraille = mode == .system(.brailleInput)
    rotorMode = mode
    rotorElement = cursor
    choice = VerticalChoice()
    return [speakText(name(of: mode))]
  }

  /// The mode of vertical swipes on the element in focus.
  ///
  /// The mode that was chosen on the element wins, then what the element offers: its value, its
  /// actions; then the mode that was chosen before.
  package func effectiveMode(on screen: Transcript.OrderedScreen) -> RotorMode? {
    if let rotorMode, rotorElement == cursor { return rotorMode }
    guard let element = stop(on: screen)?.element else { return rotorMode }
    if element.has(.adjustable) { return .system(.adjustValue) }
    if !customActions(on: screen).isEmpty { return .system(.actions) }
    return rotorMode
  }

  /// The custom actions that are offered on the element in focus, inside some folders.
  func customActions(
    on screen: Transcript.OrderedScreen, in folders: [String] = []
  ) -> [CustomAction] {
    cursor.map { screen.customActions(for: $0, in: folders) } ?? []
  }

  /// The rotors of the app: those of its elements and of the containers around them.
  package func customRotors(on screen: Transcript.OrderedScreen) -> [CustomRotor] {
    var rotors: [CustomRotor] = []
    for element in screen.screen.allElements {
      for rotor in element.customRotors.value ?? [] {
        let members = rotor.targets.isEmpty ? [element.id] : rotor.targets
        if let index = rotors.firstIndex(where: { $0.name == rotor.name }) {
          rotors[index].targets += members.filter { !rotors[index].targets.contains($0) }
        } else {
          rotors.append(CustomRotor(rotor.name, targets: members))
        }
      }
    }
    return rotors
  }
}

extension VoiceOver {
  /// The view whose rotor of a name the capture tells without any element to which it leads; `nil` if
  /// targets are known.
  func carrier(ofSearch name: String, on screen: Transcript.OrderedScreen) -> Element.ID? {
    let rotor = customRotors(on: screen).first { $0.name == name }
    guard let rotor, !rotor.targets.contains(where: { screen.order.index(of: $0) != nil }) else {
      return nil
    }
    return screen.screen.allElements.first { element in
      element.customRotors.value?.contains { $0.name == name && $0.targets.isEmpty } == true
    }?.id
  }
}

extension RotorMode {
  /// The name in scripts: that of the case, or of the rotor.
  package var scriptName: String {
    switch self {
    case .system(let name): name.rawValue
    case .custom(let name): name
    }
  }
}

extension RotorName {
  /// Whether it changes how VoiceOver speaks rather than where it stands.
  package var isSetting: Bool {
    switch self {
    case .speechRate, .volume, .punctuation, .language, .hints, .verbosity, .typingMode, .sounds,
      .audioDucking, .brailleInput, .imageDescriptions:
      true
    default: false
    }
  }

  /// Whether it goes to stops of one kind, wherever focus is.
  package var visitsKind: Bool {
    switch self {
    case .headings, .links, .visitedLinks, .unvisitedLinks, .inPageLinks, .formControls, .buttons,
      .textFields, .searchFields, .images, .tables, .lists, .landmarks, .containers, .staticText:
      true
    default: false
    }
  }

  /// Whether a stop is one that the mode visits.
  package func matches(_ stop: ReadingOrder.Stop) -> Bool {
    let element = stop.element
    switch self {
    case .headings: return element.has(.header)
    case .links: return element.has(.link)
    case .visitedLinks: return element.has([.link, .visited])
    case .unvisitedLinks: return element.has(.link) && !element.has(.visited)
    case .inPageLinks: return element.has(.link) && element.web.value?.leadsIntoPage == true
    case .formControls:
      return element.isTextField
        || [.button, .adjustable, .toggleButton, .popupButton].contains { element.has($0) }
    case .buttons: return element.has(.button)
    case .textFields: return element.has(.textEntry) || element.has(.secureTextField)
    case .searchFields: return element.has(.searchField)
    case .images: return element.has(.image)
    case .staticText: return element.has(.staticText)
    case .tables: return stop.isFirst { if case .dataTable = $0 { true } else { false } }
    case .lists: return stop.isFirst { $0 == .list }
    case .landmarks: return stop.isFirst { $0 == .landmark }
    case .containers: return stop.isFirst { _ in true }
    default: return false
    }
  }
}

extension ReadingOrder.Stop {
  /// Whether it is the first stop of a container of a kind.
  fileprivate func isFirst(of isKind: (Enclosure.Kind) -> Bool) -> Bool {
    enclosures.contains { $0.position.index == 1 && isKind($0.kind) }
  }
}

extension Element {
  /// The words of the element that text modes walk: label, or the title of a chart that has none, then
  /// value.
  package var text: String {
    [label.value ?? chart.value?.title, value.value].compactMap { $0 }.joined(separator: ", ")
  }
}
