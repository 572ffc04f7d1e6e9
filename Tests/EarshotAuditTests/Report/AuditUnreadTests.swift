import EarshotAudit
import EarshotTree
import EarshotWriting
import Foundation
import Testing

/// Inputs that could not be read are in every report, so that silence is no success.
struct AuditUnreadTests {
  private func write(_ id: String, _ language: String = "en") throws -> String {
    let format = try #require(OutputFormat<AuditDocument>.all.first { $0.id == id })
    let document = AuditDocument(
      language: language, profile: "ios18-phone", version: "1", files: [], rules: [],
      unread: [
        AuditDocument.Unread(
          path: "./a & b.xml", message: "unknown word '<b>'", help: "see the format",
          location: SourceLocation(line: 2, column: 7)),
        AuditDocument.Unread(path: "none.xml", message: "there is no such file", help: "look"),
      ])
    return String(decoding: format.write(document), as: UTF8.self)
  }

  @Test(arguments: OutputFormat<AuditDocument>.all.map(\.id), ["en", "ru"])
  func everyReportNamesThem(_ id: String, _ language: String) throws {
    let text = try write(id, language)
    #expect(text.contains("none.xml"))
    #expect(text.lowercased().contains("there is no such file"))
  }

  @Test(arguments: [
    ("xcode", "./a & b.xml:2:7: error: unknown word '<b>'; see the format\n"),
    ("xcode", "none.xml:1:1: error: there is no such file; look\n"),
    ("github", "::error file=a & b.xml,line=2,col=7,title=unread::unknown word '<b>'; see the"),
    (
      "checkstyle",
      "  <file name=\"none.xml\">\n    <error line=\"1\" column=\"1\" severity=\"error\" "
        + "message=\"there is no such file; look\" source=\"earshot.unread\"/>\n  </file>\n"
    ),
    (
      "junit",
      "<testsuites name=\"earshot audit\" tests=\"2\" failures=\"0\" errors=\"2\" skipped=\"0\">"
    ),
    ("junit", "<error message=\"unknown word '&lt;b&gt;'\" type=\"unread\">./a &amp; b.xml:2:7: "),
    ("text", "2 inputs not read (0 screens)\n"),
    ("text", "  ./a & b.xml:2:7: unknown word '<b>'\n    help: see the format\n"),
    ("html", "0 questions, 2 inputs not read</title>"),
    ("markdown", "- ./a &amp; b.xml:2:7: unknown word '&lt;b&gt;'  \n  help: see the format\n"),
  ])
  func theLineIs(_ id: String, _ line: String) throws {
    let text = try write(id)
    #expect(text.contains(line), "\(text)")
  }

  private struct JSON: Decodable {
    struct Unread: Decodable, Equatable {
      var path: String
      var message: String
      var help: String
      var location: [Int]?
    }

    var unread: [Unread]
  }

  @Test func theJSONHoldsThem() throws {
    let document = try JSONDecoder().decode(JSON.self, from: Data(try write("json").utf8))
    #expect(document.unread.map(\.path) == ["./a & b.xml", "none.xml"])
    #expect(document.unread.map(\.location) == [[2, 7], nil])
  }

  private struct Log: Decodable {
    struct Run: Decodable { var invocations: [Invocation] }
    struct Invocation: Decodable {
      var executionSuccessful: Bool
      var toolExecutionNotifications: [Notification]?
    }
    struct Notification: Decodable {
      var level: String
      var message: [String: String]
    }

    var runs: [Run]
  }

  @Test func theSARIFIsNoSuccess() throws {
    let log = try JSONDecoder().decode(Log.self, from: Data(try write("sarif").utf8))
    let invocation = try #require(log.runs.first?.invocations.first)
    #expect(!invocation.executionSuccessful)
    let said = try #require(invocation.toolExecutionNotifications)
    // The document has no rules, which is remarked last.
    #expect(said.map(\.level) == ["error", "error", "note"])
    #expect(said[1].message["text"] == "There is no such file. Look.")
    let fine = OutputFormat.sarif.write(MadeUpAudit.document())
    let whole = try JSONDecoder().decode(Log.self, from: Data(fine))
    #expect(whole.runs[0].invocations[0].executionSuccessful)
  }
}
