import ArgumentParser
import EarshotCaptures
import EarshotProject
import EarshotTree

/// The options of every verb that reads captures: what stands beside an input or is not in it.
struct ImportArguments: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Format of the inputs: \(CaptureFormat.all.map(\.id).joined(separator: ", ")). "
        + "(default: recognised by content)", valueName: "format"))
  var from: String?

  @Option(
    name: .customLong(ImportOption.strings.name), help: ArgumentHelp(ImportOption.strings),
    completion: .file(extensions: ["strings"]))
  var strings: String?

  @Option(
    name: .customLong(ImportOption.voDesignDialect.name),
    help: ArgumentHelp(ImportOption.voDesignDialect),
    completion: .list(VODesignDialect.optionValues))
  var dialect = "auto"

  @Option(name: .customLong(ImportOption.density.name), help: ArgumentHelp(ImportOption.density))
  var density: Double?

  @Option(
    help: ArgumentHelp(
      "Of Swift source, the view or view controller that is read. (default: all screens)",
      valueName: "name"))
  var entry: String?

  @Flag(
    name: .customLong("no-cache"),
    help: ArgumentHelp(
      "Keep no results and nothing of Swift source for the next time, and use nothing that was kept.",
      discussion: "The folder is that of EARSHOT_CACHE, else the cache of the user."))
  var keepsNothing = false

  @Option(
    help: ArgumentHelp(
      "Folder to keep results and Swift source in. (default: that of EARSHOT_CACHE, else the cache "
        + "of the user)", valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  @Flag(help: "Name the properties that an input does not tell, and what that leaves unjudged.")
  var explainInput = false

  @Flag(
    help: """
      Mask what was typed into fields, addresses of mail, tokens in addresses, codes and long numbers, so that a capture can be \
      passed on.
      """)
  var mask = false

  func validate() throws {
    try FormatName.validate(from, among: CaptureFormat.all.map(\.id))
    do throws(ImportOption.InvalidValue) {
      _ = try density.map(AndroidDensity.pixelsPerPoint)
      _ = try VODesignDialect.named(dialect)
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// The options without the command line.
  var options: ImportOptions {
    var options = ImportOptions(
      from: from, strings: strings, dialect: VODesignDialect(rawValue: dialect),
      density: try? density.map(AndroidDensity.pixelsPerPoint))
    options.entry = entry
    options.keepsNothing = keepsNothing
    options.cachePath = cachePath
    options.explainsInput = explainInput
    options.masksSecrets = mask
    return options
  }
}

extension ArgumentHelp {
  /// The help of an option of an importer.
  fileprivate init(_ option: ImportOption) {
    self.init(stringLiteral: option.help)
    valueName = option.valueName
  }
}
