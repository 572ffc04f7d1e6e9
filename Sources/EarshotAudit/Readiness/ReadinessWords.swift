import EarshotText

/// The words of a readiness document in one language.
struct ReadinessWords: Sendable {
  /// The words about a requirement.
  struct Requirement: Hashable, Sendable {
    /// The name.
    var name: String
    /// What a person has to try, a sentence each.
    var tries: [String]
  }

  /// The language.
  var language: Language
  /// A status in words.
  var status: @Sendable (ReadinessDocument.Status) -> String
  /// The title of a standard.
  var title: @Sendable (ReadinessStandard) -> String
  /// The name of a device.
  var device: @Sendable (ReadinessDevice) -> String
  /// The name of a technology.
  var technology: @Sendable (ReadinessTechnology) -> String
  /// Why evidence is not enough.
  var lack: @Sendable (ReadinessDocument.Lack) -> String
  /// Screens, tasks and scenarios, counted.
  var extent: @Sendable (_ screens: Int, _ tasks: Int, _ scenarios: Int) -> String
  /// How many screens were looked at.
  var looked: @Sendable (_ looked: Int, _ screens: Int) -> String
  /// On how many screens something was not measured, and why.
  var unmeasured: @Sendable (_ reason: String, _ screens: Int) -> String
  /// A number of places.
  var places: @Sendable (Int) -> String
  /// Places that are not listed.
  var more: @Sendable (Int) -> String
  /// Findings that a configuration accepts.
  var accepted: @Sendable (Int) -> String
  /// Rules that have no room.
  var moreRules: @Sendable (Int) -> String
  /// Scenarios that passed, counted.
  var passed: @Sendable (Int) -> String
  /// A scenario that failed.
  var failed: @Sendable (_ path: String, _ failure: ReadinessScenario.Failure) -> String
  /// A scenario that was driven on no capture of the inputs.
  var stray: @Sendable (_ path: String) -> String
  /// An input that could not be read.
  var unread: @Sendable (_ path: String) -> String
  /// Captures that hold nothing to hear.
  var silent: @Sendable (Int) -> String
  /// Questions of the audit that somebody has to answer.
  var answer: @Sendable (Int) -> String
  /// Headings and the beginnings of lines.
  var against, milder, questions, evidence, tries, requirement, result, task, level, name: String
  /// What the statuses mean, and that a prediction is none of a device.
  var limits: @Sendable (_ profile: String) -> String
  /// What a person has to try although the store has no label for it.
  var assistiveAccess: String
  /// The words about each requirement, by key.
  var requirements: [String: Requirement]

  /// The languages of the document.
  static let all = Localizations<ReadinessWords>([.english: english, .russian: russian])

  /// Reads lines of a key and a name, each with what to try below it, indented, a sentence a line.
  static func requirements(_ text: String) -> [String: Requirement] {
    var requirements: [String: Requirement] = [:]
    var key = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" ") {
        requirements[key]?.tries.append(String(line.drop { $0 == " " }))
      } else {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        key = parts[0]
        precondition(requirements[key] == nil, "there are two requirements \(key)")
        requirements[key] = Requirement(name: parts.count > 1 ? parts[1] : "", tries: [])
      }
    }
    return requirements
  }
}

extension ReadinessDocument {
  /// The words in the language of the document.
  var words: ReadinessWords { ReadinessWords.all[language] }
}
