import Foundation
import Testing

/// Where the outcome of an expectation goes.
enum IssueReporter {
  /// Records the error that a check throws as an issue of the test that runs.
  static func record(at location: SourceLocation, _ check: () throws -> Void) {
    do { try check() } catch { report(error, at: location) }
  }

  /// Records the error that a check throws as an issue of the test that runs.
  static func record(at location: SourceLocation, _ check: () async throws -> Void) async {
    do { try await check() } catch { report(error, at: location) }
  }

  /// Records an error as an issue; only the text, because the error is of this module.
  static func report(_ error: any Error, at location: SourceLocation) {
    if Test.current == nil { warn("\(error)", at: location) }
    Issue.record("\(error)", sourceLocation: location)
  }

  /// Attaches what was done in a scenario, and what came of it, to the test that runs.
  static func attach(transcript: String, at location: SourceLocation) {
    guard let test = Test.current else { return }
    let name = test.name.prefix { $0 != "(" }
    Attachment.record(
      Array(transcript.utf8), named: "\(name).transcript.txt", sourceLocation: location)
  }

  /// An issue outside of a test of Swift Testing fails nothing, and silence would look like
  /// success.
  private static func warn(_ text: String, at location: SourceLocation) {
    let message = """
      \(location.fileID):\(location.line): no test of Swift Testing runs, so this fails nothing; \
      call 'require…' from XCTest\n\(text)\n
      """
    FileHandle.standardError.write(Data(message.utf8))
  }
}
