import EarshotSpeech
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// The pages that list the modes of the rotor and the settings, made of the lists themselves.
///
/// `EARSHOT_RECORD=1 swift test --filter VoiceOverPagesTests` writes the tables.
struct VoiceOverPagesTests {
  @Test func thePageOfTheRotorListsEveryMode() throws {
    let languages = ["en", "de", "ru"]
    let voices = languages.map { VoiceOver(settings: SpeechSettings(language: $0)) }
    let rows = RotorName.allCases.map { mode in
      ["`\(mode.rawValue)`"] + voices.map { $0.name(of: .system(mode)) } + [mode.summary]
    }
    try check(
      "Rotor", table(["in scripts", "English", "German", "Russian", "swipes up and down"], rows))
  }

  @Test func thePageOfSettingsListsEverySetting() throws {
    let new = VoiceOverSettings()
    let rows = VoiceOverSetting.all.map { setting in
      ["`\(setting.name)`", setting.values, text(setting.value(new)), setting.summary]
    }
    try check("Settings", table(["key", "values", "new phone", "about"], rows))
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }
      .joined()
  }

  private func text(_ value: VoiceOverSetting.Value) -> String {
    switch value {
    case .flag(let isOn): isOn ? "`true`" : "`false`"
    case .number(let number): "\(number)"
    case .word(let word): "`\"\(word)\"`"
    case .words(let words) where words.count > 1: "all, in the order of [Rotor](Rotor.md)"
    case .words(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ")
    }
  }

  /// Compares the first table of a page, or writes it.
  private func check(_ name: String, _ table: String) throws {
    let url = SharedFolder.checkout.appending(path: "Documentation/VoiceOver/\(name).md")
    let page = try String(contentsOf: url, encoding: .utf8)
    var lines = page.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("| ") })
    let end = lines[first...].firstIndex { !$0.hasPrefix("| ") } ?? lines.endIndex
    lines.replaceSubrange(first..<end, with: table.split(separator: "\n").map(String.init))
    let made = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try made.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(page == made)
    }
  }
}

extension VoiceOverSetting {
  /// The values that it can have.
  fileprivate var values: String {
    switch kind {
    case .flag: "`true`, `false`"
    case .number(let limits): "\(limits.lowerBound) to \(limits.upperBound)"
    case .word(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ")
    case .words(let words) where words.count > 10: "names of modes, each once"
    case .words(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ") + ", each once"
    }
  }
}
