import EarshotSpeech
import EarshotText
import EarshotTree

/// What was observed while a step was done, and how it compares with what is expected.
struct StepObservation {
  /// How what was heard is written.
  let style: SpeechStyle
  private(set) var lines: [Transcript.Line] = []
  private(set) var actions: [PerformedAction] = []
  /// The elements that got focus, each change once.
  private(set) var focused: [Element.ID] = []
  /// The lines of text that were shown.
  private(set) var shown: [String] = []
  /// The notifications of the app, each with its moment.
  private(set) var posted: [TimedChange] = []
  /// The screens that were seen for the first time.
  private(set) var seen: [SeenScreen] = []
  /// The screen before the step, and the one after it.
  var screens: [Transcript.OrderedScreen] = []
  private var screen: Transcript.OrderedScreen? { screens.last }
  /// What lies over the screen at the end.
  var overlay: ScreenOverlay?
  var focus: Element.ID?
  /// What a braille display shows at the end.
  var felt: BrailleTables.Window?

  init(style: SpeechStyle, on screen: Transcript.OrderedScreen? = nil) {
    self.style = style
    screens = screen.map { [$0] } ?? []
  }

  /// What was heard, in the words of the style.
  var heard: [ScriptReport.AudibleEvent] { lines.map { ScriptReport.AudibleEvent($0, style) } }

  /// Adds what a turn brought; what was heard before and is cut now counts as cut.
  mutating func add(_ turn: Turn) {
    for line in turn.interrupted {
      if let index = lines.lastIndex(where: {
        $0.sound == nil && $0.start == line.start && $0.utterance == line.utterance
      }) {
        lines[index] = line
      } else {
        lines.insert(line, at: 0)
      }
    }
    lines += turn.lines
    actions += turn.actions
    shown += turn.shown
    posted += turn.posted
    seen += turn.screens
    for id in turn.focused where focused.last != id { focused.append(id) }
  }

  /// The expectations beside what was there.
  func rows(for expectations: [ScriptExpectation]) -> [ScriptReport.Row] {
    let heard = heard
    var rows: [ScriptReport.Row] = []
    let speech = expectations.filter(\.isSpeech)
    if !speech.isEmpty {
      rows += StepObservation.align(
        speech.filter { $0 != .silence }, heard.filter { $0.kind != .sounds }, or: .silence)
    }
    let sounds = expectations.filter(\.isSound)
    if !sounds.isEmpty {
      rows += StepObservation.align(
        sounds.filter { $0 != .sounds(nil) }, heard.filter { $0.kind == .sounds },
        or: .sounds(nil))
    }
    return rows + otherRows(for: expectations.filter { !$0.isSpeech && !$0.isSound })
  }

  /// Each expectation beside what is there; what the app was asked stands beside the claims that
  /// are not met, and what is left of it below.
  private func otherRows(
    for expectations: [ScriptExpectation]
  ) -> [ScriptReport.Row] {
    let judged = expectations.map { (expectation: $0, isMet: isMet($0)) }
    let unmet = judged.filter { !$0.isMet }.map(\.expectation)
    var appActions = unmet.contains(where: \.isAppAction) ? self.appActions[...] : []
    var taps = unmet.contains(where: \.isTap) ? self.taps[...] : []
    var rows = judged.map { expectation, isMet in
      var there: ScriptExpectation?
      if isMet {
        there = expectation
      } else if expectation.isAppAction {
        there = appActions.popFirst()
      } else if expectation.isTap {
        there = taps.popFirst()
      } else {
        there = self.there(for: expectation)
      }
      return ScriptReport.Row(
        expected: expectation.text, heard: there?.text, isMet: isMet)
    }
    rows += (appActions + taps).map {
      ScriptReport.Row(expected: nil, heard: $0.text, isMet: false)
    }
    return rows
  }

  /// Rows of what is expected and heard; `nothing` stands on a side that is empty.
  private static func align(
    _ expected: [ScriptExpectation], _ heard: [ScriptReport.AudibleEvent],
    or nothing: ScriptExpectation
  ) -> [ScriptReport.Row] {
    guard !expected.isEmpty || !heard.isEmpty else {
      return [ScriptReport.Row(expected: nothing.text, heard: nothing.text, isMet: true)]
    }
    return ScriptAlignment.pairs(expected, heard) { $0.isMet(by: $1) }.enumerated().map {
      index, pair in
      let placeholder = index == 0 ? nothing.text : nil
      return ScriptReport.Row(
        expected: pair.left?.text ?? (expected.isEmpty ? placeholder : nil),
        heard: pair.isSame
          ? pair.left?.text
          : pair.right?.expectation.text ?? (heard.isEmpty ? placeholder : nil), isMet: pair.isSame)
    }
  }

  private func isMet(_ expectation: ScriptExpectation) -> Bool {
    switch expectation {
    case .does(nil): actions.isEmpty
    case .does(let action?): actions.contains { action.isMet(by: $0, isCalled) }
    case .focus(let ids) where !ids.isEmpty: isFocus(ids)
    case .taps(nil): places.isEmpty
    case .taps(let point?):
      places.contains { abs($0.x - point.x) <= 1 && abs($0.y - point.y) <= 1 }
    case .shows(nil): overlay == nil && shown.isEmpty
    case .shows(let text?): shown.contains(text) || overlay?.texts.contains(text) == true
    case .feels(nil): felt == nil
    case .feels(let text?): felt.map { [$0.cells, $0.text].contains(text) } ?? false
    default: expectation == there(for: expectation)
    }
  }

  /// Whether the elements that got focus, or the one that has it, have ids or labels.
  private func isFocus(_ names: [Element.ID]) -> Bool {
    let ids = names.count > 1 ? focused : focus.map { [$0] } ?? []
    return ids.count == names.count && zip(ids, names).allSatisfy(isCalled)
  }

  /// Whether an element has an id, or a label that no id is.
  private func isCalled(_ id: Element.ID, _ name: Element.ID) -> Bool {
    if id == name { return true }
    return screens.contains { screen in
      guard screen[name] == nil else { return false }
      return screen[id]?.label.value == name.rawValue
    }
  }

  /// What is there in the place of an expectation; `nil` if a script could not say it.
  private func there(
    for expectation: ScriptExpectation
  ) -> ScriptExpectation? {
    switch expectation {
    case .focus(let ids):
      .focus((ids.count > 1 ? focused : focus.map { [$0] } ?? []).map(scriptName))
    case .screenTitle: screen?.screen.title.map { .screenTitle($0) }
    case .screenStops: .screenStops(screen?.order.count ?? 0)
    case .overlay: overlay.map { .overlay($0.kind) } ?? .shows(nil)
    case .shows: (shown.last ?? overlay?.texts.first).map { .shows($0) } ?? .shows(nil)
    case .feels(let text):
      .feels(felt.map { text.map(\.isBraille) == false ? $0.text : $0.cells })
    default: nil
    }
  }

  /// What the app was asked, as a script would claim it.
  var appActions: [ScriptExpectation] {
    actions.isEmpty ? [.does(nil)] : answered.map { .does(ScriptAction(named($0))) }
  }

  /// An action of the element by its name in a script.
  private func named(_ performed: PerformedAction) -> PerformedAction {
    var named = performed
    named.element = performed.element.map(scriptName)
    return named
  }

  /// The name of an element in a script, as the last screen that has it gives it.
  private func scriptName(of id: Element.ID) -> Element.ID {
    screens.last { $0[id] != nil }?.order.scriptName(of: id) ?? id
  }

  /// The elements that had focus or were asked, each once, with their labels.
  var elements: [ScriptReport.NamedElement] {
    var seen: Set<Element.ID> = []
    let ids = focused + [focus].compactMap(\.self) + answered.compactMap(\.element)
    return ids.filter { seen.insert($0).inserted }.map { id in
      ScriptReport.NamedElement(id: id, label: label(of: id))
    }
  }

  private func label(of id: Element.ID) -> String? {
    screens.compactMap { $0[id]?.label.value }.last { !$0.isEmpty }
  }

  /// Whether it is not known what the app does because of the step.
  var isUnknown: Bool { actions.isUnknown }

  /// The actions without those that were passed on from element to element for nothing.
  private var answered: [PerformedAction] {
    var answered: [PerformedAction] = []
    for action in actions {
      let isPassedOn = answered.last?.action == action.action && answered.last?.isHandled == false
      if !isPassedOn || action.isHandled { answered.append(action) }
    }
    return answered
  }

  /// The taps that the app got, as a script would claim them.
  private var taps: [ScriptExpectation] {
    places.isEmpty ? [.taps(nil)] : places.map { .taps($0) }
  }

  private var places: [Point] {
    actions.compactMap { performed in
      guard case .tap(let point, _) = performed.action else { return nil }
      return point
    }
  }
}

extension StepObservation {
  /// Whether one of the expectations is a line that was shown.
  func shows(oneOf expectations: [ScriptExpectation]) -> Bool {
    expectations.contains { expectation in
      guard case .shows(let text?) = expectation else { return false }
      return shown.contains(text)
    }
  }

  /// The help on names in expectations that nothing has; `nil` if there is none.
  func nearest(to expectations: [ScriptExpectation]) -> String? {
    for expectation in expectations where !isMet(expectation) {
      for name in expectation.names where !screens.contains(where: { $0.has(name) }) {
        if let help = help(onMissing: name.rawValue, in: expectation) { return help }
      }
    }
    return nil
  }

  /// The names nearest to one that nothing has; a text that is not shown has a nearest one or none.
  private func help(onMissing name: String, in expectation: ScriptExpectation) -> String? {
    if let near = Suggestion.nearest(to: name, among: screens.flatMap(\.names)) {
      return "nothing here is called '\(name)'; did you mean '\(near)'?"
    }
    if case .shows = expectation { return nil }
    let names = screens.flatMap(\.order.names)
    guard !names.isEmpty else { return nil }
    let list = Suggestion.nearestList(for: name, among: names)
    return "nothing here is called '\(name)'; \(list)"
  }

  /// The elements that stand by their ids beside expectations which are not met, each with its label,
  /// and what is highlighted when that is another thing than was expected.
  func labels(for expectations: [ScriptExpectation]) -> [String] {
    let unmet = expectations.filter { !isMet($0) }
    var ids = unmet.flatMap(\.names)
    if unmet.contains(where: \.isAppAction) { ids += answered.compactMap(\.element) }
    if unmet.contains(where: \.isFocus) { ids += focused + [focus].compactMap(\.self) }
    var lines = ids.compactMap { id in
      label(of: id).flatMap { label in
        [id.rawValue, scriptName(of: id).rawValue].contains(label)
          ? nil : "\(id) is \(label.quoted)"
      }
    }
    if let overlay, [.item, .group].contains(overlay.kind), unmet.contains(where: \.isShown) {
      lines += overlay.badges.prefix(1).map { "\(overlay.kind.rawValue) is \($0.text.quoted)" }
    }
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}

extension Transcript.OrderedScreen {
  /// The ids and labels of all stops.
  fileprivate var names: [String] {
    order.map(\.id.rawValue) + order.compactMap(\.element.label.value).filter { !$0.isEmpty }
  }

  /// Whether an element has an id or a label.
  fileprivate func has(_ name: Element.ID) -> Bool {
    self[name] != nil || screen.allElements.contains { $0.label.value == name.rawValue }
  }
}

extension ScriptExpectation {
  /// The elements that it names.
  fileprivate var names: [Element.ID] {
    switch self {
    case .focus(let ids): ids
    case .does(let action?): action.element.map { [$0] } ?? []
    case .shows(let text?): [Element.ID(text)]
    default: []
    }
  }

  fileprivate var isSound: Bool {
    if case .sounds = self { true } else { false }
  }

  fileprivate var isAppAction: Bool {
    if case .does = self { true } else { false }
  }

  fileprivate var isFocus: Bool {
    if case .focus = self { true } else { false }
  }

  /// Whether it is about what is shown.
  fileprivate var isShown: Bool {
    switch self {
    case .shows, .overlay: true
    default: false
    }
  }

  fileprivate var isTap: Bool {
    if case .taps = self { true } else { false }
  }

  /// Whether something heard is what is expected.
  fileprivate func isMet(by heard: ScriptReport.AudibleEvent) -> Bool {
    switch self {
    case .says(let text): heard.kind == .says && heard.isText(text)
    case .announces(let text): heard.kind == .announces && heard.isText(text)
    case .cut(let text): heard.kind == .cut && heard.isText(text)
    case .sounds(let sound): heard.kind == .sounds && heard.text == sound?.rawValue
    default: false
    }
  }
}

extension String {
  /// Whether it is written in cells.
  fileprivate var isBraille: Bool {
    unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) }
  }
}

extension ScreenOverlay {
  /// Every text in it.
  fileprivate var texts: [String] { badges.map(\.text) + lines }
}

extension ScriptReport.AudibleEvent {
  /// Whether it is a text, with or without its hint.
  fileprivate func isText(_ text: String) -> Bool { text == self.text || text == line }

  /// What a script says about it.
  var expectation: ScriptExpectation {
    switch kind {
    case .says: .says(text)
    case .announces: .announces(text)
    case .cut: .cut(text)
    case .sounds: .sounds(Sound(rawValue: text))
    }
  }
}

extension PerformedAction {
  /// The action as a script writes it, such as `does activate city`.
  package func claim(on screen: Transcript.OrderedScreen) -> String {
    var named = self
    named.element = element.map(screen.order.scriptName)
    return ScriptExpectation.does(ScriptAction(named)).text
  }
}

extension [PerformedAction] {
  /// Whether it is not known what the app does because of them: who handles the last one decides,
  /// else all who were asked.
  package var isUnknown: Bool {
    last(where: \.isHandled).map { !$0.isKnown } ?? contains { !$0.isKnown }
  }
}

extension ScriptAction {
  init(_ performed: PerformedAction) {
    self.init(
      name: performed.action.scriptName, argument: performed.action.scriptArgument,
      element: performed.element)
  }

  /// - Parameter isCalled: whether an element has a name.
  fileprivate func isMet(
    by performed: PerformedAction, _ isCalled: (Element.ID, Element.ID) -> Bool
  ) -> Bool {
    let other = ScriptAction(performed)
    return name == other.name && (argument ?? other.argument) == other.argument
      && (element ?? other.element).map { name in other.element.map { isCalled($0, name) } ?? false
      }
        ?? (other.element == nil)
  }
}
