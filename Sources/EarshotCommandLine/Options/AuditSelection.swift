public import ArgumentParser
public import EarshotAudit
import EarshotText
import EarshotTree
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

  @Option(
    help: ArgumentHelp(
      "Judge the texts at a text size of the phone too: \(ContentSizeCategory.shortNames.joined(separator: ", ")). What "
        + "has no room is predicted, where the input tells fonts. (default: that of the input)",
      valueName: "size"), completion: .list(ContentSizeCategory.shortNames))
  var textSize: ContentSizeCategory?

  @Option(
    help: ArgumentHelp(
      "Judge the texts on a screen of this width in points too, such as 320, as display zoom makes it. "
        + "(default: that of the input)", valueName: "points"))
  var screenWidth: Double?

  func validate() throws {
    if let screenWidth, !(200...2_000).contains(screenWidth) {
      throw ValidationError("--screen-width \(screenWidth) is not between 200 and 2000 points")
    }
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
    var options = AuditPlan.Options(
      only: try Self.ids(only, known), skip: try Self.ids(skip, known), severities: severities,
      minConfidence: minConfidence)
    options.textSize = textSize
    options.screenWidth = screenWidth
    return options
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
