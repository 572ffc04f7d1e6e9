package import EarshotCaptures
import EarshotHost
import EarshotText
package import EarshotVoiceOver
import EarshotWriting
import Foundation

/// The settings of VoiceOver in a JSON file; a key that is missing leaves the setting as a new phone
/// has it.
package enum VoiceOverSettingsFile {
  private static let version = "voiceover-settings/1"

  /// Reads a file; throws when it cannot be read or has mistakes.
  package static func read(_ path: String) throws -> VoiceOverSettings {
    try parse(try InputFile(path: path).bytes())
  }

  /// Reads the text of a file.
  package static func parse(_ bytes: [UInt8]) throws(CaptureError) -> VoiceOverSettings {
    let document = try JSONDocument.parse(bytes)
    let what = "settings of VoiceOver"
    let file = try document.object(what)
    let version = try file.required("earshot", in: what)
    guard try version.string("earshot") == Self.version else {
      throw version.invalid(
        "this is no version of the settings", help: "write \"earshot\": \"\(Self.version)\"")
    }
    try file.allowOnly(["earshot"] + VoiceOverSetting.all.map(\.name), in: what)
    var settings = VoiceOverSettings()
    for member in file.members {
      guard let setting = VoiceOverSetting.named(member.name) else { continue }
      guard setting.set(try value(member.value, of: setting), in: &settings) else {
        throw member.value.invalid(
          "'\(setting.name)' cannot have this value", help: setting.help)
      }
    }
    return settings
  }

  private static func value(
    _ value: EarshotCaptures.JSONValue, of setting: VoiceOverSetting
  ) throws(CaptureError) -> VoiceOverSetting.Value {
    switch setting.kind {
    case .flag: .flag(try value.bool(setting.name))
    case .number: .number(try value.number(setting.name))
    case .word: .word(try value.string(setting.name))
    case .words: .words(try value.strings(setting.name))
    }
  }

  /// The file of settings, with every key.
  package static func bytes(of settings: VoiceOverSettings) -> [UInt8] {
    JSONWriter.document { json in
      json.field("earshot", version)
      for setting in VoiceOverSetting.all {
        switch setting.value(settings) {
        case .flag(let isOn): json.field(named: setting.name, isOn)
        case .number(let number): json.field(named: setting.name, number)
        case .word(let word): json.field(named: setting.name, word)
        case .words(let words): json.field(named: setting.name, words)
        }
      }
    }
  }

  /// Writes a file; throws when it cannot be written.
  package static func write(_ settings: VoiceOverSettings, to path: String) throws {
    try OutputFile.write(Data(bytes(of: settings)), to: path)
  }
}

extension VoiceOverSetting {
  /// The values that it can have, for who wrote another one.
  fileprivate var help: String {
    switch kind {
    case .flag: "write true or false"
    case .number(let limits): "write a number from \(limits.lowerBound) to \(limits.upperBound)"
    case .word(let words): Suggestion.list(words)
    case .words(let words): "write some of these, each once: " + words.joined(separator: ", ")
    }
  }
}
