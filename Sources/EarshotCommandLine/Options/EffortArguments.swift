import ArgumentParser
import EarshotReach
import EarshotSession

/// The options about who uses a screen, and how fast.
struct EffortArguments: ParsableArguments, Sendable {
  @Option(help: "How many switches there are: 1 with auto scanning, 2 or 3.")
  var switches = 1

  @Option(help: "Speech rate of VoiceOver from 0 to 1.")
  var rate = 0.5

  @Option(help: "Seconds for which scanning stays at an item.")
  var interval = 1.0

  @Option(help: "How much of each stop is heard: label or sentence.")
  var listening: EffortPace.Listening = .sentence

  /// The model without the settings of speech, which follow from the source.
  var model: EffortModel {
    var model = EffortModel()
    model.switches = switches
    model.interval = interval
    model.pace.speech = SpeechPace(rate: rate)
    model.pace.listening = listening
    return model
  }

  func validate() throws {
    guard (1...3).contains(switches) else {
      throw ValidationError("--switches \(switches) is not 1, 2 or 3")
    }
    guard (0...1).contains(rate) else {
      throw ValidationError("--rate \(rate) is not between 0 and 1")
    }
    guard (0.1...60).contains(interval) else {
      throw ValidationError("--interval \(interval) is not between 0.1 and 60 seconds")
    }
  }
}

extension EffortPace.Listening: ExpressibleByArgument {}
