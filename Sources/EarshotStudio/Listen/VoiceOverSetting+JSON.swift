import EarshotCaptures
import EarshotVoiceOver
import EarshotWriting

extension VoiceOverSetting.Value {
  /// The value of a request.
  ///
  /// Throws ``StudioError`` for what is none.
  init(_ arguments: Arguments) throws(StudioError) {
    switch arguments.value("value")?.content {
    case .bool(let flag): self = .flag(flag)
    case .number(let number): self = .number(number.double)
    case .string(let word): self = .word(word)
    case .array(let items):
      self = .words(
        items.compactMap { item in
          if case .string(let word) = item.content { word } else { nil }
        })
    default:
      throw StudioError(.badArgument, "'value' has to be yes or no, a number, a word or words")
    }
  }

  /// Writes it under a name.
  func write(_ name: String, _ json: inout JSONWriter) {
    switch self {
    case .flag(let flag): json.field(named: name, flag)
    case .number(let number): json.field(named: name, number)
    case .word(let word): json.field(named: name, word)
    case .words(let words): json.field(named: name, words)
    }
  }

  /// The value as scripts have it.
  var inScript: String {
    switch self {
    case .flag(let flag): flag ? "on" : "off"
    case .number(let number): "\(number)"
    case .word(let word): word
    case .words(let words): words.joined(separator: " ")
    }
  }
}

extension VoiceOverSetting {
  /// Writes what the setting is, into the object that is open.
  func write(_ json: inout JSONWriter) {
    json.fields(["name": name, "summary": summary])
    switch kind {
    case .flag: json.field("kind", "flag")
    case .number(let limits):
      json.field("kind", "number")
      json.field("limits", [limits.lowerBound, limits.upperBound])
    case .word(let words):
      json.field("kind", "word")
      json.field("words", words)
    case .words(let words):
      json.field("kind", "words")
      json.field("words", words)
    }
  }
}
