import EarshotAudit
import EarshotProject
import EarshotWriting

/// The findings of everything that was opened, as a file to take away.
struct AuditReportAnswers: Sendable {
  let studio: Studio

  /// The formats by the ends of the names of their files.
  private static let formats = ["html": OutputFormat<AuditDocument>.html, "md": .markdown]

  /// A report by a name such as `audit.html`.
  ///
  /// Throws ``StudioError`` if there is no such report, or the configuration is wrong.
  ///
  /// - Parameter query: the filters of the room Audit; `language` is that of the words.
  func file(
    named name: String, _ query: [String: String]
  ) async throws(StudioError) -> HTTPResponse {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0] == "audit", let format = Self.formats[parts[1]] else {
      throw StudioError(.notFound, "there is no report '\(name)', such as audit.html")
    }
    let whole = try await studio.audits.document(of: studio.library.auditedPaths)
    let screens = AuditedScreens(await studio.library.all())
    let language = query["language"] == "ru" ? "ru" : "en"
    var document = AuditFilter(query).kept(of: whole, screens, in: language)
    document.language = language
    document.detail.isWhole = true
    var response = HTTPResponse(type: "application/octet-stream", format.write(document))
    response.headers = [
      ("Content-Disposition", "attachment; filename=\"earshot-audit.\(parts[1])\"")
    ]
    return response
  }
}
