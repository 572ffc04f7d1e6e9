import EarshotTree
import EarshotWriting
import Foundation
import TestSupport
import Testing

@testable import EarshotAudit

/// The JSON and the SARIF of an audit against what they promise.
struct AuditSchemaTests {
  private static let isValidatorThere = (try? run("import jsonschema", input: "")) == ""

  /// Runs a program in Python and returns what it prints, errors included.
  private static func run(_ program: String, input: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    process.currentDirectoryURL = SharedFolder.checkout
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.runUnblocked()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// A document with every change that a fix can make.
  private static var document: AuditDocument {
    var document = MadeUpAudit.document()
    let fix = Fix(FixCodeTests.changes.map { Fix.Edit("a", $0) }, isSafe: true)
    document.files[0].screens[0].problems.append(
      MadeUpAudit.problem(
        MadeUpAudit.label, 6, "a", ratio: .infinity, fix: fix, suppression: .baseline))
    document.files[0].assignFingerprints()
    document.files[0].screens[0].picture = .init(mediaType: "image/jpeg", bytes: [1])
    return document
  }

  @Test(.enabled(if: isValidatorThere || SharedFolder.isRequired))
  func theJSONIsAsItsSchemaSays() throws {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open("Documentation/Formats/Audit.schema.json"))
      validator = jsonschema.Draft202012Validator(schema)
      validator.check_schema(schema)
      print([e.message for e in validator.iter_errors(json.load(sys.stdin))][:3])
      """
    let documents = [
      Self.document, MadeUpAudit.document("ru"),
      AuditDocument(
        language: "en", profile: "ios18-phone", version: "1", files: [], rules: [],
        unread: [
          .init(path: "a", message: "b", help: "c"),
          .init(path: "a", message: "b", help: "c", location: .init(line: 1, column: 2)),
        ]),
    ]
    for document in documents {
      let json = String(decoding: OutputFormat.json.write(document), as: UTF8.self)
      #expect(try Self.run(script, input: json) == "[]\n")
    }
  }

  private struct Log: Decodable {
    var version: String
    var runs: [Run]
  }

  private struct Run: Decodable {
    var tool: [String: Driver]
    var results: [Result]
  }

  private struct Driver: Decodable {
    var name: String
    var rules: [Rule]
  }

  private struct Rule: Decodable {
    var id: String
    var shortDescription: [String: String]
    var fullDescription: [String: String]
    var help: [String: String]
    var defaultConfiguration: [String: String]
  }

  private struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var kind: String
    var level: String
    var message: [String: String]
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
    var suppressions: [[String: String]]?
  }

  private struct Location: Decodable {
    var physicalLocation: Physical
    var logicalLocations: [[String: String]]
  }

  private struct Physical: Decodable {
    var artifactLocation: [String: String]
    var region: [String: Int]?
  }

  /// What the standard and GitHub's code scanning ask for.
  @Test func theSARIFHoldsWhatItMust() throws {
    var document = Self.document
    document.detail.showsSuppressed = true
    let bytes = OutputFormat.sarif.write(document)
    let log = try JSONDecoder().decode(Log.self, from: Data(bytes))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    let driver = try #require(run.tool["driver"])
    #expect(driver.name == "Earshot")
    #expect(driver.rules.map(\.id) == ["contrast-text", "label-missing", "target-size"])
    #expect(driver.rules.map { $0.defaultConfiguration["level"] } == ["warning", "error", "note"])
    for rule in driver.rules {
      #expect(rule.shortDescription["text"]?.isEmpty == false)
      #expect((1...1024).contains(rule.fullDescription["text"]?.count ?? 0))
      #expect(rule.help["text"]?.contains("{") == false && rule.help["markdown"] != nil)
    }
    #expect(run.results.count == 6)
    for result in run.results {
      #expect(driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(result.kind == "fail" ? result.level != "none" : result.level == "none")
      let place = try #require(result.locations.first?.physicalLocation)
      let region = try #require(place.region)
      // Columns of inputs count bytes, and SARIF has no such columns.
      #expect(Array(region.keys) == ["startLine"])
      let uri = try #require(place.artifactLocation["uri"])
      #expect(URL(string: uri)?.scheme == nil)
    }
    let first = run.results[0]
    #expect(
      first.locations[0].physicalLocation.artifactLocation["uri"]
        == "a%3Ab%2C%20c/%3C%D0%BC%D0%B5%D0%BD%D1%8E%3E.xml")
    #expect(first.locations[0].logicalLocations[0]["fullyQualifiedName"] == "Menu, 1/cart")
    // The other findings of the cause, then what the first one covers.
    let related = first.relatedLocations?.map { $0.physicalLocation.region?["startLine"] }
    #expect(related == [3, 1, 14])
    #expect(first.message["text"]?.contains("[d] (http://e) {{f}}") == true)
    let reasons = run.results.compactMap { $0.suppressions?.first?["justification"] }
    #expect(reasons.sorted() == ["decoration <b>", "the baseline"])
    #expect(run.results[0].suppressions == [])
    #expect(Set(run.results.map(\.partialFingerprints)).count == run.results.count)
  }

  @Test func whatDoesNotCountIsNoResultUnlessAsked() throws {
    let bytes = OutputFormat.sarif.write(Self.document)
    let run = try #require(try JSONDecoder().decode(Log.self, from: Data(bytes)).runs.first)
    #expect(run.results.count == 4)
    #expect(run.results.allSatisfy { $0.suppressions == nil })
  }

  /// What GitLab and SonarQube ask for.
  @Test func reportsForOtherServicesHoldWhatTheyMust() throws {
    let script = """
      import json, sys
      issues = json.load(sys.stdin)
      for issue in issues:
          assert issue["description"] and issue["check_name"] and issue["fingerprint"], issue
          assert issue["severity"] in ("info", "minor", "major", "critical", "blocker"), issue
          assert issue["location"]["lines"]["begin"] > 0 and issue["location"]["path"], issue
      assert len({issue["fingerprint"] for issue in issues}) == len(issues) == 6
      """
    let gitlab = String(decoding: OutputFormat.gitlab.write(MadeUpAudit.document()), as: UTF8.self)
    #expect(try Self.run(script, input: gitlab) == "")
    let sonar = """
      import json, sys
      report = json.load(sys.stdin)
      rules = {rule["id"] for rule in report["rules"]}
      for rule in report["rules"]:
          assert rule["name"] and rule["description"] and rule["engineId"] == "earshot", rule
          assert rule["cleanCodeAttribute"] == "CONVENTIONAL", rule
          assert rule["impacts"][0]["severity"] in ("HIGH", "MEDIUM", "LOW"), rule
      for issue in report["issues"]:
          assert issue["ruleId"] in rules and issue["primaryLocation"]["message"], issue
          assert issue["primaryLocation"]["filePath"], issue
      assert len(report["issues"]) == 6
      """
    let report = String(
      decoding: OutputFormat.sonarqube.write(MadeUpAudit.document()), as: UTF8.self)
    #expect(try Self.run(sonar, input: report) == "")
  }
}
