/// One of the settings of VoiceOver by its name in files and scripts.
package struct VoiceOverSetting: Sendable {
  /// The value of a setting.
  package enum Value: Hashable, Sendable {
    /// On or off.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// One of some words.
    case word(String)
    /// Several of some words, in order.
    case words([String])
  }

  /// The values that a setting can have.
  package enum Kind: Hashable, Sendable {
    /// On or off.
    case flag
    /// A number within limits.
    case number(ClosedRange<Double>)
    /// One of some words.
    case word([String])
    /// Several of some words, each once, in any order.
    case words([String])
  }

  /// The name, such as `doubleTapWait`.
  package let name: String
  /// Its subject in a line.
  package let summary: String
  /// The values that it can have.
  package let kind: Kind
  /// The value in some settings.
  package let value: @Sendable (VoiceOverSettings) -> Value
  /// Sets the value; what is not of the kind changes nothing.
  private let set: @Sendable (inout VoiceOverSettings, Value) -> Void

  /// Gives settings a value; false if the setting cannot have it.
  package func set(_ value: Value, in settings: inout VoiceOverSettings) -> Bool {
    switch (kind, value) {
    case (.flag, .flag): break
    case (.number(let limits), .number(let number)) where limits.contains(number): break
    case (.word(let words), .word(let word)) where words.contains(word): break
    case (.words(let words), .words(let chosen))
    where Set(chosen).isSubset(of: words) && Set(chosen).count == chosen.count:
      break
    default: return false
    }
    set(&settings, value)
    return true
  }

  /// The words that it can have; empty for what is no word.
  package var words: [String] {
    switch kind {
    case .word(let words), .words(let words): words
    case .flag, .number: []
    }
  }
}

extension VoiceOverSetting {
  /// A setting that is on or off.
  static func flag(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<VoiceOverSettings, Bool> & Sendable
  ) -> VoiceOverSetting {
    VoiceOverSetting(
      name: name, summary: summary, kind: .flag, value: { .flag($0[keyPath: path]) },
      set: { settings, value in
        if case .flag(let isOn) = value { settings[keyPath: path] = isOn }
      })
  }

  /// A number within limits.
  static func number(
    _ name: String, _ summary: String, _ limits: ClosedRange<Double>,
    _ path: any WritableKeyPath<VoiceOverSettings, Double> & Sendable
  ) -> VoiceOverSetting {
    VoiceOverSetting(
      name: name, summary: summary, kind: .number(limits),
      value: { .number($0[keyPath: path]) },
      set: { settings, value in
        if case .number(let number) = value { settings[keyPath: path] = number }
      })
  }

  /// One of some words.
  static func word<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<VoiceOverSettings, Choice> & Sendable,
    names: any KeyPath<Choice, String> & Sendable = \.rawValue
  ) -> VoiceOverSetting {
    VoiceOverSetting(
      name: name, summary: summary, kind: .word(Choice.allCases.map { $0[keyPath: names] }),
      value: { .word($0[keyPath: path][keyPath: names]) },
      set: { settings, value in
        guard case .word(let word) = value,
          let choice = Choice.allCases.first(where: { $0[keyPath: names] == word })
        else { return }
        settings[keyPath: path] = choice
      })
  }

  /// Several of some words, in order.
  static func words<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ summary: String,
    _ path: any WritableKeyPath<VoiceOverSettings, [Choice]> & Sendable
  ) -> VoiceOverSetting {
    VoiceOverSetting(
      name: name, summary: summary, kind: .words(Choice.allCases.map(\.rawValue)),
      value: { .words($0[keyPath: path].map(\.rawValue)) },
      set: { settings, value in
        guard case .words(let words) = value else { return }
        settings[keyPath: path] = words.compactMap(Choice.init)
      })
  }
}
