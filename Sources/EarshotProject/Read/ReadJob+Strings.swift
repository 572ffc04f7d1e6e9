import EarshotCaptures
import EarshotHost
import EarshotStrings
import EarshotWriting
import Foundation

extension ReadJob {
  /// The document on the texts of a string file; `nil` for any other input.
  ///
  /// Throws ``RunFailure`` after saying why there is nothing to hear.
  package func stringsDocument(of path: String, _ messages: Messages) throws(RunFailure) -> [UInt8]?
  {
    guard imports.from == nil, StringsFile.isOne(path) else { return nil }
    let file = StringsFile(path: path)
    let catalog: StringCatalog
    do {
      catalog = try StringCatalog(
        reading: InputFile(path: path).bytes(), language: file.language ?? speech.language)
    } catch {
      throw messages.error(error, path: path)
    }
    for warning in catalog.warnings {
      messages.warning(warning.message, path: path, at: warning.location)
    }
    let reading = reading(of: catalog, file)
    guard !reading.table.rows.isEmpty else {
      messages.error(
        "nothing to hear: the file holds no texts", help: "name a file with texts", path: path)
      throw .emptyInput
    }
    if reading.table.rows.contains(where: { $0.language == nil && $0.varying != nil }),
      speech.language == nil
    {
      messages.warning(
        "the language of the texts is not known, so that all numbers take the form 'other'; name "
          + "it with --language, or put the file into a folder such as ru.lproj", path: path)
    }
    messages.note(
      "a prediction for \(stringOptions.device): forms by CLDR 48, texts by Apple's pages",
      path: path)
    return stringWriter.write(reading, isOneOfMany: isOneOfMany)
  }

  private func reading(of catalog: StringCatalog, _ file: StringsFile) -> StringReading {
    let language = catalog.format == .xcstrings ? speech.language : file.language ?? speech.language
    let options = stringOptions.options(language: language)
    return StringReading(
      format: catalog.format, path: file.path, options: options,
      table: StringTable(catalog, options), warnings: catalog.warnings.map(\.message))
  }

  private var stringWriter: OutputFormat<StringReading> {
    OutputFormat<StringReading>.all.named(output) ?? .text
  }
}

extension StringsFile {
  /// Whether a file holds texts in languages, by its name or by how it begins.
  package static func isOne(_ path: String) -> Bool {
    guard path != "-", FileKind(of: path) == .file || FileKind(of: path) == .link,
      let bytes = InputFile(path: path).start(CapturePrefix.length)
    else { return false }
    let endings = StringCatalog.Format.allCases.map(\.rawValue)
    if endings.contains(URL(filePath: path).pathExtension) { return true }
    return StringCatalog.format(recognizing: bytes) != nil
      && (try? CaptureFormat.recognizing(bytes, named: path)) == nil
  }
}
