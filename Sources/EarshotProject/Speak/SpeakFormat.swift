/// The formats of `earshot speak`.
package enum SpeakFormat: String, CaseIterable, Sendable {
  case braille
  case brailleSVG = "braille-svg"
  case brf, json, mp3, srt, text, vtt, wav

  /// The format that the ending of a file asks for; `nil` when it asks for none.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt": self = .text
    case "jsonl": self = .json
    case "brl": self = .braille
    case "svg": self = .brailleSVG
    case let ending: self.init(rawValue: ending)
    }
  }

  /// The names, for people.
  package static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// The ending of files of this format, without a dot.
  package var fileExtension: String {
    switch self {
    case .braille: "brl"
    case .brailleSVG: "svg"
    case .text: "txt"
    default: rawValue
    }
  }

  /// Whether it is for the fingers, without voices and times.
  package var isBraille: Bool { [.braille, .brailleSVG, .brf].contains(self) }

  /// Whether it is sound, which needs a voice and no terminal can show.
  package var isSound: Bool { self == .wav || self == .mp3 }

  /// Whether several documents can follow one another.
  package var isJoinable: Bool { [.braille, .json, .text].contains(self) }
}
