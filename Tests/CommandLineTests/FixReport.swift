import Foundation

/// The fixes in the JSON report of an audit.
struct FixReport: Decodable {
  struct File: Decodable {
    var screens: [Screen]
  }

  struct Screen: Decodable {
    var findings: [Finding]
  }

  struct Finding: Decodable {
    var rule: String
    var element: String?
    var fix: Fix?
  }

  struct Fix: Decodable {
    var code: [Block]
  }

  struct Block: Decodable {
    var name: String
    var lines: [String]

    enum CodingKeys: String, CodingKey {
      case name = "for"
      case lines
    }
  }

  private var files: [File]

  /// The findings of all screens.
  var findings: [Finding] { files.flatMap(\.screens).flatMap(\.findings) }

  /// Audits an input of the checkout.
  init(auditing path: String) throws {
    let json = try Program.run(
      ["audit", path, "--format", "json", "--quiet", "--fail-on", "never"])
    self = try JSONDecoder().decode(FixReport.self, from: Data(json.output))
  }
}
