import EarshotAudit
import EarshotCaptures
import EarshotHost

/// The findings of Apple's audit in a file that the user names.
struct AppleAuditResults: Sendable {
  /// The path of the file.
  var path: String
  /// The findings.
  var issues: [AppleAuditIssue]

  /// Reads a file.
  ///
  /// Throws ``ReadFailure`` after saying what is wrong with it.
  init(path: String, _ messages: Messages) throws(ReadFailure) {
    self.path = path
    do {
      issues = try AppleAuditFile.issues(in: InputFile(path: path).bytes())
    } catch {
      throw messages.error(error, path: path)
    }
  }
}
