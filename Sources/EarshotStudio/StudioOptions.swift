package import EarshotAudit
package import EarshotProject

/// The inputs of a studio, and how they are read.
package struct StudioOptions: Sendable {
  /// Captures, folders of them, and names of the built-in app.
  package var paths: [String]
  /// The options of speech.
  package var speech: SpeechOptions
  /// The options of importers.
  package var imports: ImportOptions
  /// The version of the program.
  package var version: String
  /// The day that suppressions with a last day are compared with.
  package var today: Day
  /// The folder from which the page is served in place of the one in the program, for those who work
  /// on it; `nil` for the one in the program.
  package var pageFolder: String?

  package init(
    paths: [String], speech: SpeechOptions = SpeechOptions(),
    imports: ImportOptions = ImportOptions(), version: String, today: Day, pageFolder: String? = nil
  ) {
    self.paths = paths.isEmpty ? ["pizza"] : paths
    self.speech = speech
    self.imports = imports
    self.version = version
    self.today = today
    self.pageFolder = pageFolder
  }
}
