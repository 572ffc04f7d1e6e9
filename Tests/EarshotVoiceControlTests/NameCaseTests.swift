import EarshotSession
import EarshotTree
import EarshotVoiceControl
import Foundation
import TestSupport
import Testing

/// The names of the data set: speech cases of the kind "names", and the lists of whole screens.
struct NameCaseTests {
  private static let isExpected = SharedFolder.data != nil

  @Test(.enabled(if: isExpected))
  func everySpeechCaseHasItsNames() throws {
    var count = 0
    for speech in try cases() where speech["kind"] as? String == "names" {
      count += 1
      let given = try #require(speech["element"] as? [String: Any])
      let expected = try #require((speech["expect"] as? [String: Any])?["names"] as? [String])
      let screen = Transcript.OrderedScreen(Screen(elements: [try element(given)]))
      let language = try #require(speech["language"] as? String)
      let targets = VoiceControlTargets(on: screen, language: language)
      #expect(targets.first?.names == expected, "\(speech["id"] ?? "")")
    }
    #expect(count >= 3)
  }

  @Test(.enabled(if: isExpected))
  func everyExampleScreenShowsItsNames() throws {
    var count = 0
    for (id, variant, expected) in try lists() {
      count += 1
      let screen = Transcript.OrderedScreen(try PizzaCaptures.screen("\(id)-\(variant)"))
      let targets = VoiceControlTargets(on: screen, language: "ru")
      if let names = expected["names"] { #expect(targets.map(\.badge) == names, "\(id)") }
      if let numbered = expected["numbersInsteadOfNames"] {
        let unnamed = targets.filter { $0.name == nil }
        #expect(Set(unnamed.map(\.id.rawValue)) == Set(numbered), "\(id)")
        for target in unnamed { #expect(target.badge == "\(target.number)") }
      }
    }
    #expect(count == 3)
  }

  private func cases() throws -> [[String: Any]] {
    try #require(try json("speech-cases.json")["cases"] as? [[String: Any]])
  }

  private func lists() throws -> [(id: String, variant: String, lists: [String: [String]])] {
    let screens = try #require(try json("example-screens.json")["screens"] as? [[String: Any]])
    return screens.flatMap { screen in
      let voice = screen["voiceControl"] as? [String: Any] ?? [:]
      return voice.keys.sorted().compactMap { variant in
        (voice[variant] as? [String: [String]]).map {
          (screen["id"] as? String ?? "", variant, $0)
        }
      }
    }
  }

  private func json(_ name: String) throws -> [String: Any] {
    let url = try #require(SharedFolder.data).appending(path: name)
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    return try #require(value as? [String: Any])
  }

  private func element(_ given: [String: Any]) throws -> Element {
    var line = (given["traits"] as? [String] ?? []).joined(separator: " ")
    if let label = given["label"] as? String { line += " \"\(label)\"" }
    if let names = given["userInputLabels"] as? [String] {
      line += " names " + names.map { "\"\($0)\"" }.joined(separator: " ")
    }
    return try #require(try Screen(notation: line).elements.first)
  }
}
