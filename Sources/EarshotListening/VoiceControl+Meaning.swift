package import EarshotSession
package import EarshotVoiceControl

extension VoiceControl {
  /// A description of what saying a sentence would do: equal for sentences that do the same.
  package func meaning(of text: String, on screen: Transcript.OrderedScreen, at time: Double)
    -> String
  {
    var trial = self
    let responses = trial.respond(to: .say(text), on: screen, at: time)
    return "\(responses)\(String(describing: trial.overlay(on: screen)))"
  }
}
