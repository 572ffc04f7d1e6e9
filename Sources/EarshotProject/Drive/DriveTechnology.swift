package import EarshotSession
import EarshotText

/// The technologies that can be driven, by the names that scripts and the command line have for them.
package enum DriveTechnology: String, CaseIterable {
  case voiceover
  case voiceControl = "voice-control"
  case switchControl = "switch-control"

  /// All names, for help and for mistakes.
  package static var list: String { allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }
}

extension DriveTechnology {
  /// The technology of a script: the one that it names, else that of the command line.
  ///
  /// - Parameters:
  ///   - text: the script.
  ///   - chosen: the technology that the command line names.
  package static func technology(
    ofScript text: String, chosen: DriveTechnology?
  ) throws(ScriptError) -> DriveTechnology {
    let header = ScriptHeader(text)
    guard let name = header.technology else { return chosen ?? .voiceover }
    guard let technology = DriveTechnology(rawValue: name) else {
      throw ScriptError(
        "there is no technology '\(name)'",
        help: Suggestion.nearest(to: name, among: allCases.map(\.rawValue)).map {
          "did you mean '\($0)'?"
        } ?? "use one of \(list)", at: header.location)
    }
    guard let chosen, chosen != technology else { return technology }
    throw ScriptError(
      "the script is for '\(name)', the command line asks for '\(chosen.rawValue)'",
      help: "leave '--technology' out; each script names its own", at: header.location)
  }
}
