import EarshotSession
import EarshotText
import EarshotTree

extension VoiceControl {
  /// The nearest sentence that would do something here, or name alone, to a text that is no command;
  /// `nil` if none is near.
  mutating func nearestSentence(
    to text: String, on screen: Transcript.OrderedScreen
  ) -> String? {
    let names = targets(on: screen).compactMap(\.name)
    var near: [String] = []
    for grammar in grammars {
      let sentences = grammar.sentences(near: text) {
        Suggestion.nearestNames(1, to: $0, among: names).first
      }
      for sentence in Set(sentences).sorted()
      where grammar.commands(for: sentence).contains(where: { isPossible($0, on: screen) }) {
        near.append(sentence)
      }
    }
    var others = preferences.customCommands.map(\.phrase) + names
    if case .actions(let menu) = layer { others += menu.names }
    near += [Suggestion.nearest(to: text, among: others)].compactMap(\.self)
    return Suggestion.nearest(to: text, among: near) { $0 }
  }
}
