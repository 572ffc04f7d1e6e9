import ArgumentParser
import EarshotAudit
import EarshotProject
import EarshotText
import EarshotWriting

/// Lists the rules of the audit, or explains them.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the rules of the audit, or print their manual pages.",
    discussion: """
      Examples:
        earshot rules
        earshot rules label-missing --language ru
        earshot rules --format json
      """)

  @Argument(help: ArgumentHelp("Rules to explain. (default: a list of all)", valueName: "id"))
  var ids: [String] = []

  @Option(help: ArgumentHelp("Language of the words: en or ru.", valueName: "tag"))
  var language = "en"

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the manual is written: json, markdown or text. (default: the ending of "
        + "--output, else text)"))
  var formatName: String?

  /// The format by name, or by the ending of the file that is written.
  private var format: String {
    OutputFormat<RuleManual>.all.chosenID(formatName, forFile: output) ?? "text"
  }

  @Option(
    help: ArgumentHelp("File to write instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var overwrite: OverwriteArguments

  func validate() throws {
    try FormatName.validate(format, among: OutputFormat<RuleManual>.all.map(\.id))
    guard ["en", "ru"].contains(Language(language).code) else {
      throw ValidationError("no words in the language '\(language)'; known are en, ru")
    }
    let known = Rule.manual.map(\.id)
    for id in ids { _ = try AuditSelection.known(id, known) }
  }

  func run() throws {
    let rules = ids.isEmpty ? Rule.manual : ids.compactMap(Rule.named)
    let manual = RuleManual(rules: rules, language: language, hasPages: !ids.isEmpty)
    let writer = OutputFormat<RuleManual>.all.first { $0.id == format } ?? .text
    let destination = Destination(path: output, overwrite.place([]), Messages(isQuiet: false))
    try destination.write(writer.write(manual))
    try destination.close()
  }
}
