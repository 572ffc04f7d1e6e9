import EarshotSession
import EarshotSpeech
import EarshotText

extension VoiceOver {
  /// Changes a setting that the rotor offers, and says what it is now.
  mutating func change(_ name: RotorName, isUp: Bool) -> [Response] {
    switch name {
    case .speechRate:
      let rate = preferences.rate.stepped(isUp)
      guard rate != preferences.rate else { return [.sound(.boundary)] }
      preferences.rate = rate
      return [.setRate(rate), speakText(rate.inPercent)]
    case .volume:
      let volume = preferences.volume.stepped(isUp)
      guard volume != preferences.volume else { return [.sound(.boundary)] }
      preferences.volume = volume
      return [speakText(volume.inPercent)]
    case .hints:
      settings.speaksHints.toggle()
      return [say(settings.speaksHints)]
    case .punctuation:
      preferences.speaksPunctuation.toggle()
      return [say(preferences.speaksPunctuation)]
    case .verbosity:
      let isFull = settings.verbosity.controls != .none
      var verbosity = isFull ? Verbosity.minimal : Verbosity()
      (verbosity.numbers, verbosity.images) = (
        settings.verbosity.numbers, settings.verbosity.images
      )
      verbosity.describesImages = settings.verbosity.describesImages
      settings.verbosity = verbosity
      return [say(!isFull)]
    case .sounds:
      preferences.playsSounds.toggle()
      return [say(preferences.playsSounds)]
    case .audioDucking:
      preferences.ducksAudio.toggle()
      return [say(preferences.ducksAudio)]
    case .imageDescriptions:
      settings.verbosity.describesImages.toggle()
      return [say(settings.verbosity.describesImages)]
    case .language: return changeLanguage(isUp)
    case .typingMode:
      preferences.typingMode = preferences.typingMode.next(isUp)
      return [say(preferences.typingMode.phrase, cause: .changed)]
    default: return [.sound(.boundary)]
    }
  }

  private mutating func changeLanguage(_ isUp: Bool) -> [Response] {
    let languages = Phrasebook.all.filter { $0.status == .verified }.map(\.language).sorted()
    let here = languages.firstIndex(of: settings.language) ?? 0
    let next = (here + (isUp ? 1 : languages.count - 1)) % languages.count
    settings.language = languages[next]
    return [say(.languageName(languages[next]), cause: .changed)]
  }

  private func say(_ isOn: Bool) -> Response { say(isOn ? .on : .off, cause: .changed) }
}

extension Double {
  /// A setting from 0 to 1, one step of 5 % on; the step is an assumption.
  fileprivate func stepped(_ isUp: Bool) -> Double {
    let percent = Int((self * 100).rounded()) + (isUp ? 5 : -5)
    return Double(Swift.min(Swift.max(percent, 0), 100)) / 100
  }
}

extension VoiceOverPreferences.TypingMode {
  fileprivate var phrase: Phrase {
    switch self {
    case .standard: .standardTyping
    case .touch: .touchTyping
    case .direct: .directTyping
    }
  }

  fileprivate func next(_ isUp: Bool) -> Self {
    let all = Self.allCases
    let here = all.firstIndex(of: self) ?? 0
    return all[(here + (isUp ? 1 : all.count - 1)) % all.count]
  }
}
