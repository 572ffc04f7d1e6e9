import Foundation
import TestSupport
import Testing

/// A line of `Fixtures/Voice`: a text and how it is said.
struct VoiceCase: Sendable, CustomTestStringConvertible {
  var language: String
  var written: String
  var spoken: String
  var verbalised: String
  var better: String
  var betterVerbalised: String

  var testDescription: String { "\(language) \(written)" }

  static var all: [VoiceCase] {
    get throws {
      try SharedFolder.files(
        in: SharedFolder.checkout.appending(path: "Fixtures/Voice"), ending: ".txt"
      ).flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .filter { !$0.hasPrefix("# ") }
          .map { try VoiceCase(line: String($0), file.deletingPathExtension().lastPathComponent) }
      }
    }
  }

  init(line: String, _ language: String) throws {
    let parts = line.components(separatedBy: " | ")
    try #require(parts.count == 5 || parts.count == 6, "a line has five or six parts: \(line)")
    self.language = language
    written = parts[0]
    spoken = parts[1]
    verbalised = parts[2]
    better = parts[3]
    betterVerbalised = parts[4]
  }
}

/// A case of kind `text` of the shared `speech-cases.json`.
struct TextCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var kind: String
  var language: String
  var text: String?
  var expect: Expectation

  var testDescription: String { id }

  struct Expectation: Decodable, Sendable {
    var spoken: String?
    var verbalised: String?
  }

  static var all: [TextCase] {
    get throws {
      guard let url = SharedFolder.data?.appending(path: "speech-cases.json") else { return [] }
      return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
        .compactMap(\.value)
    }
  }

  private struct File: Decodable {
    var cases: [Loose]

    struct Loose: Decodable {
      var value: TextCase?
      init(from decoder: any Decoder) throws {
        let kind = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .kind)
        value = kind == "text" ? try TextCase(from: decoder) : nil
      }
      enum Key: CodingKey { case kind }
    }
  }
}
