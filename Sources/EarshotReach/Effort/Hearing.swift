import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// What was heard, and how long it took.
struct Heard: Hashable {
  /// The words.
  var text: String
  /// Seconds.
  var seconds: Double
}

/// What is heard of each stop before the next gesture, composed once.
final class Hearing {
  private struct Key: Hashable {
    var stop: Int
    /// How many containers are entered.
    var entered: Int
  }

  private let composer: SpeechComposer
  private let pace: EffortPace
  private var known: [Key: Heard] = [:]

  init(settings: SpeechSettings, pace: EffortPace) {
    var settings = settings
    settings.speaksHints = false
    composer = SpeechComposer(settings: settings)
    self.pace = pace
  }

  /// What is heard of a stop when focus comes from another one; the containers that focus enters
  /// are the last ones around the stop.
  func heard(_ order: ReadingOrder, _ stop: Int, from other: Int) -> Heard {
    let entered = order.stops[stop].enclosures.entered(from: order.stops[other].enclosures)
    let key = Key(stop: stop, entered: entered.count)
    if let heard = known[key] { return heard }
    let utterance = composer.utterance(for: order.stops[stop], entering: entered)
    let heard = Hearing.heard(utterance, pace)
    known[key] = heard
    return heard
  }

  /// What is heard of a text that the system says.
  func heard(_ text: String) -> Heard {
    let utterance = Utterance.announcement(text)
    return Heard(text: text, seconds: pace.speech.duration(of: utterance))
  }

  /// The part of an utterance to which people listen.
  static func heard(_ utterance: Utterance, _ pace: EffortPace) -> Heard {
    var parts = utterance.parts.filter { $0.role != .hint && $0.role != .extra }
    if pace.listening == .label {
      let label =
        parts.firstIndex { $0.role == .label } ?? parts.firstIndex { $0.role != .container }
      parts = label.map { [parts[$0]] } ?? []
    }
    let heard = Utterance(parts: parts)
    return Heard(
      text: SpeechStyle.caption(heard).sentence, seconds: pace.speech.duration(of: heard))
  }
}
