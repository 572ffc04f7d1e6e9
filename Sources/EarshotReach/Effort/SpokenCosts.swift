import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// Spoken words, and the seconds they take.
struct SpokenCost: Hashable {
  /// The words.
  var text: String
  /// Seconds.
  var seconds: Double
}

/// The spoken cost of each stop before the next gesture, composed once.
final class SpokenCosts {
  private struct Key: Hashable {
    var stop: Int
    /// How many containers are entered.
    var entered: Int
  }

  private let composer: SpeechComposer
  private let pace: EffortPace
  private var known: [Key: SpokenCost] = [:]

  init(settings: SpeechSettings, pace: EffortPace) {
    var settings = settings
    settings.speaksHints = false
    composer = SpeechComposer(settings: settings)
    self.pace = pace
  }

  /// What is heard of a stop when focus comes from another one; the containers that focus enters
  /// are the last ones around the stop.
  func cost(_ order: ReadingOrder, _ stop: Int, from other: Int) -> SpokenCost {
    let entered = order.stops[stop].enclosures.entered(from: order.stops[other].enclosures)
    let key = Key(stop: stop, entered: entered.count)
    if let cost = known[key] { return cost }
    let utterance = composer.utterance(for: order.stops[stop], entering: entered)
    let cost = SpokenCosts.cost(utterance, pace)
    known[key] = cost
    return cost
  }

  /// What is heard of a text that the system says.
  func cost(_ text: String) -> SpokenCost {
    let utterance = Utterance.announcement(text)
    return SpokenCost(text: text, seconds: pace.speech.duration(of: utterance))
  }

  /// The part of an utterance to which people listen.
  static func cost(_ utterance: Utterance, _ pace: EffortPace) -> SpokenCost {
    var parts = utterance.parts.filter { $0.role != .hint && $0.role != .extra }
    if pace.listening == .label {
      let label =
        parts.firstIndex { $0.role == .label } ?? parts.firstIndex { $0.role != .container }
      parts = label.map { [parts[$0]] } ?? []
    }
    let part = Utterance(parts: parts)
    return SpokenCost(
      text: SpeechStyle.caption(part).sentence, seconds: pace.speech.duration(of: part))
  }
}
