public import ArgumentParser
public import EarshotAudit
import EarshotText
import Foundation

/// The options that choose rules and say how bad their findings are.
struct AuditSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only these rules, joined by commas; may repeat.", valueName: "ids"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Not these rules, joined by commas; may repeat.", valueName: "ids"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "How bad the findings of a rule are: error, warning or info; may repeat.",
      valueName: "id=level"))
  var severity: [String] = []

  @Option(help: "The least confidence of rules that run: low, medium or high.")
  var minConfidence: Confidence = .low

  func validate() throws {
    for (option, lists) in [("--only", only), ("--skip", skip)] {
      for list in lists where list.allSatisfy({ $0 == "," || $0.isWhitespace }) {
        throw ValidationError("\(option) '\(list)' names no rule; 'earshot rules' lists them")
      }
    }
  }

  /// The options without the command line.
  ///
  /// Throws `ValidationError` when they name a rule that does not exist.
  func options(_ configuration: AuditConfiguration) throws -> AuditPlan.Options {
    let known = AuditPlan(configuration).known.sorted()
    var severities: [Rule.ID: Severity] = [:]
    for text in severity {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let level = Severity(rawValue: parts[1]) else {
        throw ValidationError(
          "'\(text)' is no severity of a rule; write it as label-missing=warning, with error, "
            + "warning or info")
      }
      severities[try Self.known(parts[0], known)] = level
    }
    return AuditPlan.Options(
      only: try Self.ids(only, known), skip: try Self.ids(skip, known), severities: severities,
      minConfidence: minConfidence)
  }

  private static func ids(_ lists: [String], _ known: [String]) throws -> Set<Rule.ID> {
    Set(
      try lists.flatMap { $0.split(separator: ",") }.map { id in
        try self.known(id.trimmingCharacters(in: .whitespaces), known)
      })
  }

  /// An id that exists; throws with a suggestion when it does not.
  static func known(_ id: String, _ known: [String]) throws -> Rule.ID {
    if known.contains(id) { return id }
    let help =
      Suggestion.nearest(to: id, among: known).map { "did you mean '\($0)'?" }
      ?? "'earshot rules' lists them"
    throw ValidationError("unknown rule '\(id)'; \(help)")
  }
}

extension Confidence: ExpressibleByArgument {}
extension FailureLevel: ExpressibleByArgument {}

extension UnreadableInputs: ExpressibleByArgument {}
