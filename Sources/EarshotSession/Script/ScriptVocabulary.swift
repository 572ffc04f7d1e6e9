import EarshotText
import EarshotTree

/// The vocabulary of scripts for one technology: its steps and its settings.
package struct ScriptVocabulary<Technology: ScriptedTechnology>: Sendable {
  /// The name of the technology behind `set technology`, such as `voice-control`.
  package var technology: String
  /// The name of a step of its own, such as "gesture".
  package var noun: String
  /// Everything a step of its own can begin with.
  package var stepNames: [String]
  /// The advice if there is no step, such as "write a gesture, such as 'swipeRight'".
  package var stepHelp: String
  /// Reads the inputs of a step behind its name; `nil` if the name is none of its own.
  package var inputs:
    @Sendable (ScriptWords.Word, inout ScriptWords) throws(ScriptError) -> [TimedInput<
      Technology.Input
    >]?
  /// The names of its own settings.
  package var settingNames: [String] = []
  /// Reads what stands behind `set` and the name of a setting of its own.
  package var set:
    @Sendable (String, inout ScriptWords, inout Technology) throws(ScriptError) -> Void = {
      _, _, _ throws(ScriptError) in
    }
  /// Why an input could not be done on a screen; `nil` if it could.
  package var problem:
    @Sendable (Technology.Input, Technology, Transcript.OrderedScreen) -> ScriptProblem? = {
      _, _, _ in nil
    }
  /// Whether it never speaks, so that recording writes what it shows and does.
  package var isSilent = false

  /// Makes a vocabulary of steps without settings.
  package init(
    technology: String, noun: String, stepNames: [String], stepHelp: String,
    inputs:
      @escaping @Sendable (ScriptWords.Word, inout ScriptWords) throws(ScriptError) -> [TimedInput<
        Technology.Input
      >]?
  ) {
    self.technology = technology
    self.noun = noun
    self.stepNames = stepNames
    self.stepHelp = stepHelp
    self.inputs = inputs
  }

  /// Everything a line at the left edge can begin with.
  package var allStepNames: [String] {
    ["start"] + stepNames + ["after", "post", "wait", "app", "on", "set"]
  }
}

/// Why a step of a script cannot be done.
package struct ScriptProblem: Hashable, Sendable {
  /// The problem.
  package var message: String
  /// The remedy.
  package var help: String
  /// Whether nothing has a name that was written or said.
  package var isNameMissing: Bool

  /// Makes a problem.
  package init(_ message: String, help: String, isNameMissing: Bool = false) {
    self.message = message
    self.help = help
    self.isNameMissing = isNameMissing
  }

  /// A name that is none of those there are.
  ///
  /// - Parameters:
  ///   - message: the problem.
  ///   - name: the name that was written.
  ///   - names: those there are; the help lists the nearest.
  ///   - others: more names that may have been meant, such as ids, which the help does not list.
  package init(
    _ message: String, naming name: String, among names: [String], or others: [String] = []
  ) {
    isNameMissing = true
    let nearest = Suggestion.nearest(to: name, among: others + names)
    self.message = message + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    help =
      names.isEmpty ? "there is none here" : Suggestion.nearestList(for: name, among: names)
  }
}
