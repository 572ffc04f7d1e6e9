import ArgumentParser
import EarshotHistory
import EarshotProject
import EarshotWriting

/// Answers what grew and what was mended from audit to audit.
struct TrendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trend",
    abstract: "Tell what grew and what was mended in a history of audits.",
    discussion: """
      'earshot audit --store FILE' adds a run to the history. A run is named by its commit, by its \
      number such as '#12', or by a day such as 2026-11-27. Documentation/Trend.md tells more.

      Examples:
        earshot trend history.db
        earshot trend history.db --since 2026-11-01 --format markdown
        earshot trend history.db --branch main --output trend.html
      """)

  @Argument(
    help: ArgumentHelp("A history.", valueName: "file"), completion: .file(extensions: ["db"]))
  var history: String

  @Option(
    help: ArgumentHelp("Branch. (default: that of the newest run)", valueName: "name"))
  var branch: String?

  @Option(
    help: ArgumentHelp("The earlier run. (default: the first of the branch)", valueName: "run"))
  var since: String?

  @Option(help: ArgumentHelp("The later run. (default: the last of the branch)", valueName: "run"))
  var until: String?

  @OptionGroup var reportLanguage: ReportLanguageArguments

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the document is written: html, json, markdown or text. (default: the ending of "
        + "--output, else text)", valueName: "format"))
  var formatName: String?

  /// The format by name, or by the ending of the file that is written.
  private var format: String {
    OutputFormat<Trend>.all.chosenID(formatName, forFile: output.path) ?? "text"
  }

  @OptionGroup var output: OutputArguments

  func validate() throws {
    try FormatName.validate(format, among: OutputFormat<Trend>.all.map(\.id))
  }

  func run() throws {
    let messages = Messages(isQuiet: output.quiet)
    let query = TrendQuery(branch: branch, since: since, until: until)
    var trend: Trend
    do throws(HistoryError) {
      trend = try HistoryFile(path: history).trend(query)
    } catch {
      messages.error(error.message, help: error.help, path: history)
      throw ExitCode(ExitStatus.badInput)
    }
    trend.language = reportLanguage.language ?? "en"
    try write(trend, messages)
  }

  private func write(_ trend: Trend, _ messages: Messages) throws {
    let destination = output.destination(reading: [history], messages)
    try destination.write(OutputFormat<Trend>.all.named(format)?.write(trend) ?? [])
    try destination.close()
  }
}
