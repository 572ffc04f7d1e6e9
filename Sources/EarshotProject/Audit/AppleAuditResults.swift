package import EarshotAudit
import EarshotCaptures
import EarshotHost

/// The findings of Apple's audit in a file that the user names.
package struct AppleAuditResults: Sendable {
  /// The path of the file.
  package var path: String
  /// The findings.
  package var issues: [AppleAuditIssue]

  /// Reads a file.
  ///
  /// Throws ``RunFailure`` after saying what is wrong with it.
  package init(path: String, _ messages: Messages) throws(RunFailure) {
    self.path = path
    do {
      issues = try AppleAuditFile.issues(in: InputFile(path: path).bytes())
    } catch {
      throw messages.error(error, path: path)
    }
  }
}
