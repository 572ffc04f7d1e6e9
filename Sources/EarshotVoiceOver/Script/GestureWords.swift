import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree

/// Gestures and settings of VoiceOver in the words of scripts.
enum GestureWords {
  /// Gestures that need something behind their name.
  static let namesWithArguments = [
    "touch", "doubleTapAndDrag", "focus", "type", "delete", "rotor", "backTap", "siri",
    "choose", "trace", "dots", "display",
  ]

  /// A finger that explores moves that fast, in points a second; an assumption.
  private static let exploringSpeed = 200.0
  /// The finger is looked at that often, in points.
  private static let exploringStep = 2.0

  /// Reads a gesture behind its name; `nil` if there is none of the name.
  static func inputs(
    named name: ScriptWords.Word, _ words: inout ScriptWords
  ) throws(ScriptError) -> [TimedInput<Gesture>]? {
    if name.text == "touch" { return try touches(&words) }
    if name.text == "trace" { return try trace(&words) }
    guard let gesture = try gesture(named: name.text, &words) else { return nil }
    return [TimedInput(gesture)]
  }

  private static func gesture(
    named name: String, _ words: inout ScriptWords
  ) throws(ScriptError) -> Gesture? {
    if let gesture = Gesture(name: name) { return gesture }
    switch name {
    case "doubleTapAndDrag":
      let distance = try words.point(after: name)
      return .doubleTapAndDrag(dx: distance.x, dy: distance.y)
    case "focus": return .focus(try words.element(after: name))
    case "type": return .type(try words.quoted(after: name))
    case "backTap": return .backTap(try words.integer(after: name, 2...3))
    case "choose": return .choose(try words.quoted(after: name))
    case "siri": return .siri(try words.quoted(after: name))
    case "dots": return .dots(try dots(&words))
    case "display": return .display(try displayKey(&words))
    case "delete": return .delete(try words.integer(after: name, 1...10_000))
    case "rotor":
      guard let mode = words.take() else {
        throw ScriptError(
          "'rotor' needs a mode", help: "write 'rotor headings', or the name that is spoken",
          at: words.location)
      }
      return .rotor(mode.text)
    default: return nil
    }
  }

  private static func dots(_ words: inout ScriptWords) throws(ScriptError) -> UInt8 {
    let help = "write the dots that are pressed together, such as 'dots 1-4-5'"
    let word = try words.bare("the chord after 'dots'", help: help)
    guard let dots = BrailleKey.dots(word.text) else {
      throw ScriptError("'\(word.text)' are no dots", help: help, at: word.location)
    }
    return dots
  }

  private static func displayKey(
    _ words: inout ScriptWords
  ) throws(ScriptError) -> String {
    let names = BrailleDisplayKey.allCases.map(\.rawValue)
    let word = try words.bare("the key after 'display'", help: Suggestion.list(names))
    guard let key = BrailleDisplayKey(rawValue: word.text) else {
      throw ScriptError(
        "no key of a display is called '\(word.text)'",
        help: Suggestion.help(for: word.text, among: names, or: Suggestion.list(names)),
        at: word.location)
    }
    return key.rawValue
  }

  private static func touches(
    _ words: inout ScriptWords
  ) throws(ScriptError) -> [TimedInput<Gesture>] {
    let start = try words.point(after: "touch")
    guard words.take("to") else { return [TimedInput(.touch(start))] }
    return path(from: start, to: try words.point(after: "to"))
  }

  /// Raw touches: for each its time, the number of the finger, and a point or `up`.
  ///
  /// A while passes at the end, so that a tap is told which waits for the next one.
  private static func trace(
    _ words: inout ScriptWords
  ) throws(ScriptError) -> [TimedInput<Gesture>] {
    var inputs: [TimedInput<Gesture>] = []
    var last = 0.0
    repeat {
      let place = words.location
      let time = try words.number(after: "trace", 0...600)
      guard time >= last else {
        throw ScriptError(
          "the times of 'trace' go back", help: "write '0 1 88,50 0.1 1 up'", at: place)
      }
      let finger = try words.integer(after: "trace", 1...5)
      let point = words.take("up") ? nil : try words.point(after: "trace 0 1")
      inputs.append(TimedInput(.finger(finger, point), after: time - last))
      last = time
    } while !words.isAtEnd
    return inputs + [TimedInput(.finger(0, nil), after: restAfterTrace)]
  }

  /// Seconds that pass after raw touches.
  private static let restAfterTrace = 0.6

  /// An exploring finger on a straight line.
  private static func path(from start: Point, to end: Point) -> [TimedInput<Gesture>] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let count = min(max(1, Int(clamping: (length / exploringStep).rounded(.up))), 10_000)
    let pause = length / Double(count) / exploringSpeed
    return (0...count).map { index in
      let part = Double(index) / Double(count)
      let point = Point(x: start.x + dx * part, y: start.y + dy * part)
      return TimedInput(.touch(point), after: index == 0 ? 0 : pause)
    }
  }

  /// Reads a setting behind its name.
  static func set(
    _ name: String, _ words: inout ScriptWords, _ voiceOver: inout VoiceOver
  ) throws(ScriptError) {
    guard let setting = VoiceOverSetting.named(name) else { return }
    var settings = VoiceOverSettings(of: voiceOver)
    _ = setting.set(try value(of: setting, &words), in: &settings)
    settings.apply(to: &voiceOver)
  }

  private static func value(
    of setting: VoiceOverSetting, _ words: inout ScriptWords
  ) throws(ScriptError) -> VoiceOverSetting.Value {
    let name = setting.name
    let help = Suggestion.list(setting.words)
    switch setting.kind {
    case .flag:
      let flags = ["on": true, "off": false]
      return .flag(
        try words.value(of: name, help: "write 'set \(name) on' or 'set \(name) off'") { flags[$0] }
      )
    case .number(let limits): return .number(try words.number(after: name, limits))
    case .word(let choices):
      return .word(try words.value(of: name, help: help) { choices.contains($0) ? $0 : nil })
    case .words(let choices):
      var chosen: [String] = []
      repeat {
        chosen.append(
          try words.value(of: name, help: help) {
            choices.contains($0) && !chosen.contains($0) ? $0 : nil
          })
      } while !words.isAtEnd
      return .words(chosen)
    }
  }

  /// Why a gesture could not be made: the element or the rotor mode that it names is not there.
  static func problem(
    after gesture: Gesture, _ voiceOver: VoiceOver, on screen: Transcript.OrderedScreen
  ) -> ScriptProblem? {
    switch gesture {
    case .focus(let id): return problem(focusing: id.rawValue, on: screen)
    case .rotor(let name): return problem(turningTo: name, voiceOver, on: screen)
    case .siri(let request): return problem(asking: request, voiceOver)
    case .dots: return voiceOver.brailleProblem(on: screen)
    case .display: return voiceOver.displayProblem()
    default: return nil
    }
  }

  /// An element is named by its id or, where that is clear, by its label.
  private static func problem(
    focusing name: String, on screen: Transcript.OrderedScreen
  ) -> ScriptProblem? {
    let places = screen.order.places(called: name)
    guard places.count != 1 else { return nil }
    guard places.isEmpty else {
      let ids = places.prefix(10).map { "'\(screen.order[$0].id)'" }.joined(separator: ", ")
      return ScriptProblem(
        "\(places.count) stops are called '\(name)'",
        help: "name one by its id: \(ids)" + (places.count > 10 ? ", …" : ""))
    }
    return ScriptProblem(
      "there is no stop '\(name)'", naming: name, among: screen.order.names,
      or: screen.order.map(\.id.rawValue))
  }

  /// A mode that exists but is not offered here answers with a sound; one that nobody knows of is a
  /// mistake in the script.
  private static func problem(
    turningTo name: String, _ voiceOver: VoiceOver, on screen: Transcript.OrderedScreen
  ) -> ScriptProblem? {
    let offered = voiceOver.rotorModes(on: screen)
    let known = voiceOver.knownModes(on: screen)
    if known.contains(where: { $0.scriptName == name || voiceOver.name(of: $0) == name }) {
      return nil
    }
    var seen: Set<String> = []
    let names = known.map(\.scriptName).filter { seen.insert($0).inserted }
    let nearest = Suggestion.nearest(to: name, among: names + offered.map(voiceOver.name))
    return ScriptProblem(
      "there is no rotor mode '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      help: Suggestion.list(names))
  }

  /// Siri does many things, of which only this one is known here.
  private static func problem(asking request: String, _ voiceOver: VoiceOver) -> ScriptProblem? {
    guard SiriRequest(request, language: voiceOver.settings.language) == nil else { return nil }
    return ScriptProblem(
      "'\(request)' switches VoiceOver neither on nor off",
      help: "write 'siri \"Turn off VoiceOver\"', in English or in the language of the phone")
  }
}
