import EarshotSession
import EarshotSpeech

struct UtteranceSound {
  var voice: any Voice
  var pace: SpeechPace
  var settings: SpeechSettings

  func callAsFunction(_ utterance: Utterance) throws -> Audio {
    var audio = Audio()
    for part in utterance.parts {
      for stretch in part.voiceText(in: settings.language).stretches {
        let sound = try voice.sound(
          of: stretch, VoiceManner(language: settings.language, factor: pace.factor, pitch: 1))
        audio.samples += sound.audio.samples
      }
    }
    return audio
  }
}
