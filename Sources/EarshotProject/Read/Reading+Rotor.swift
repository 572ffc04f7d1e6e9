import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree
import EarshotVoiceOver

extension Reading {
  /// Leaves only what a rotor mode goes to, and says how many stops that are (A36).
  ///
  /// Throws ``RunFailure`` after saying that there is no such mode, or nothing that it goes to.
  mutating func keep(
    stopsOf name: String, _ path: String, _ messages: Messages
  ) throws(RunFailure) {
    let voiceOver = VoiceOver(settings: transcript.settings)
    let modes = transcript.screens.map { screen in
      voiceOver.knownModes(on: screen).first { mode in
        mode.scriptName == name || voiceOver.name(of: mode) == name
      }
    }
    guard modes.contains(where: { $0 != nil }) else {
      let names = transcript.screens.flatMap(voiceOver.knownModes).filter { mode in
        if case .system(let name) = mode { name.visitsKind } else { true }
      }.map(\.scriptName)
      var seen: Set<String> = []
      messages.error(
        "there is no rotor mode '\(name)'",
        help: Suggestion.nearestList(for: name, among: names.filter { seen.insert($0).inserted }),
        path: path)
      throw .wrongUsage
    }
    let stops = zip(modes, transcript.screens).map { mode, screen in
      mode.flatMap { voiceOver.stops(of: $0, on: screen) }
    }
    guard stops.contains(where: { $0 != nil }) else {
      messages.error(
        "the rotor mode '\(name)' goes to no elements by itself", help: "name one such as headings",
        path: path)
      throw .wrongUsage
    }
    let count = transcript.lines.count
    let kept = stops.map { Set(($0 ?? []).map(\.id)) }
    transcript.lines.removeAll { line in
      line.element.map { !kept[line.screen].contains($0) } ?? true
    }
    messages.note("\(transcript.lines.count) of \(count) stops", path: path)
    guard !transcript.lines.isEmpty else {
      messages.error(
        "the rotor mode '\(name)' goes nowhere here", help: "nothing on the screen is of that kind",
        path: path)
      throw .emptyInput
    }
  }
}
