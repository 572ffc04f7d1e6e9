import Foundation
import TestSupport
import Testing

/// Results that are kept for the next run: the same bytes, whatever became of the cache.
struct AuditCacheTests {
  private static let count = 24

  /// A folder with captures, and a run over it with a cache in it.
  private struct Project {
    let folder: Scratch
    var options: [String] = []

    init() throws {
      var files: [String: String] = [:]
      for number in 0..<AuditCacheTests.count {
        let label = number % 3 == 0 ? "" : " \"Pay \(number)\""
        files["screens/\(100 + number).screen"] =
          "screen 375x812 en\nbutton\(label) frame 0,100,100,44\nimage frame 0,200,20,20\n"
      }
      files["screens/texts.strings"] = "\"a\" = \"Pay %d\";\n"
      folder = try Scratch(files)
    }

    func run(_ more: [String] = []) throws -> Program.Outcome {
      let cache = more.contains("--no-cache") ? [] : ["--cache-path", "cache"]
      return try folder.run(
        ["audit", "screens", "--format", "jsonl", "--jobs", "2"] + cache + options + more)
    }

    var packs: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("cache")).sorted()
          .map { folder.path("cache/\($0)") }
      }
    }
  }

  private func expect(
    _ first: Program.Outcome, isLike second: Program.Outcome,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(first.text == second.text, sourceLocation: location)
    #expect(first.messages == second.messages, sourceLocation: location)
    #expect(first.status == second.status, sourceLocation: location)
  }

  @Test func aSecondRunGivesTheSameBytes() throws {
    let project = try Project()
    let plain = try project.run(["--no-cache"])
    #expect(!FileManager.default.fileExists(atPath: project.folder.path("cache")))
    #expect(plain.text.split(separator: "\n").count == Self.count + 2)
    expect(try project.run(), isLike: plain)
    let kept = try project.packs
    #expect(kept.count == 1)
    expect(try project.run(), isLike: plain)
    #expect(try project.packs == kept, "nothing new was kept")
  }

  /// Every report is the same when all findings come from the cache, with their fixes and words.
  @Test func everyReportIsTheSame() throws {
    let formats = [
      "text", "html", "markdown", "json", "jsonl", "sarif", "junit", "github", "gitlab",
      "sonarqube", "checkstyle", "concise", "xcode",
    ]
    let folder = try Scratch()
    func reports(_ name: String, _ cache: [String]) throws -> [String] {
      let pairs = formats.flatMap { ["--format", $0, "--output", folder.path("\(name).\($0)")] }
      let inputs = ["Fixtures/Captures/formats", "Fixtures/Captures/interface-builder"]
      _ = try Program.run(["audit", "--quiet", "--all"] + inputs + cache + pairs)
      return try formats.map { try folder.text(of: "\(name).\($0)") }
    }
    let plain = try reports("plain", ["--no-cache"])
    let cache = ["--cache-path", folder.path("cache")]
    let first = try reports("first", cache)
    let second = try reports("second", cache)
    for (index, format) in formats.enumerated() {
      #expect(plain[index] == first[index] && plain[index] == second[index], "\(format)")
      #expect(plain[index].utf8.count > 200, "\(format)")
    }
  }

  /// Reports that are written input by input have the bytes of those that are written at once.
  @Test(arguments: [["json"], ["junit"], ["json", "junit", "jsonl"]])
  func reportsInPiecesAreTheSame(_ formats: [String]) throws {
    let folder = try Scratch()
    defer { folder.remove() }
    func reports(_ name: String, _ formats: [String], _ options: [String]) throws -> [String] {
      let pairs = formats.flatMap { ["--format", $0, "--output", folder.path("\(name).\($0)")] }
      let inputs = [
        "Fixtures/Captures/formats", "Fixtures/Captures/interface-builder", "Fixtures/Strings",
        "missing.xml",
      ]
      _ = try Program.run(["audit", "--quiet"] + inputs + options + pairs)
      return try formats.map { try folder.text(of: "\(name).\($0)") }
    }
    // Another report needs all findings in memory.
    let whole = try reports("whole", formats + ["concise"], ["--no-cache"]).dropLast()
    let cache = ["--cache-path", folder.path("cache")]
    for options in [["--no-cache"], cache, cache, ["--no-cache", "--store", folder.path("h.db")]] {
      #if !History
        if options.contains("--store") { continue }
      #endif
      #expect(try reports("pieces", formats, options) == Array(whole))
    }
  }

  /// Each of these decides about the results, so that those of the run before are not used.
  @Test(arguments: [
    ["--only", "label-missing"], ["--language", "ru"], ["--profile", "ios26-pad"],
    ["--severity", "label-missing=info"], ["--quiet"], ["--min-confidence", "high"],
    ["--config", "other.yml"], ["--messages", "ru"], ["--explain-input"],
  ])
  func otherOptionsAreOtherResults(_ options: [String]) throws {
    var project = try Project()
    _ = try project.run()
    try "label-missing:\n  severity: info\n".write(
      toFile: project.folder.path("other.yml"), atomically: true, encoding: .utf8)
    project.options = options
    expect(try project.run(), isLike: try project.run(["--no-cache"]))
  }

  @Test func whatChangedIsAuditedAgain() throws {
    let project = try Project()
    _ = try project.run()
    try "screen 375x812 en\nbutton frame 0,100,9,9\n".write(
      toFile: project.folder.path("screens/105.screen"), atomically: true, encoding: .utf8)
    let after = try project.run()
    expect(after, isLike: try project.run(["--no-cache"]))
    #expect(try project.packs.count == 2)
  }

  /// What suppressions were of use is kept too, so that none is called unused.
  @Test func suppressionsAreOfUseInTheSecondRunToo() throws {
    let project = try Project()
    try """
    ignore:
      - rule: label-missing
        reason: known
      - rule: image-label-missing
        screen: "9*"
        reason: there is none
    """.write(toFile: project.folder.path(".earshot.yml"), atomically: true, encoding: .utf8)
    let plain = try project.run(["--no-cache"])
    _ = try project.run()
    expect(try project.run(), isLike: plain)
  }

  /// A rule that was given up over one table may find something in the next, once it is run again.
  @Test func whatASlowPatternLeftOutIsNotKept() throws {
    let project = try Project()
    try project.folder.write(
      "custom_rules:\n  r:\n    regex: '(a+)+$'\n    message: m\n", to: ".earshot.yml")
    let slow = String(repeating: "a", count: 40) + "!"
    try project.folder.write("\"a\" = \"\(slow)\";\n", to: "screens/slow.strings")
    try project.folder.write("\"b\" = \"aaa\";\n", to: "screens/texts.strings")
    // The table that is slow comes first, and the rule is not run on the next one.
    let first = try project.run(["--jobs", "1"])
    #expect(first.status == 2 && first.messages.contains("was stopped after"))
    #expect(first.text.contains(#""gap":"slow-pattern""#))
    try project.folder.write("\"a\" = \"Pay\";\n", to: "screens/slow.strings")
    let second = try project.run(["--jobs", "1"])
    #expect(second.text.contains(#""rule":"r","findings":1"#))
    expect(second, isLike: try project.run(["--no-cache"]))
  }

  /// A byte that was changed, bytes that are missing, and files that are something else.
  @Test func whatIsDamagedIsNotTrusted() throws {
    let project = try Project()
    let plain = try project.run(["--no-cache"])
    _ = try project.run()
    let pack = try #require(try project.packs.first)
    let whole = try Data(contentsOf: URL(filePath: pack))
    var damages: [Data] = [0, 1, 30, whole.count / 2, whole.count - 1].map { whole.prefix($0) }
    for place in stride(from: 3, to: whole.count, by: whole.count / 7) {
      var bytes = whole
      bytes[bytes.startIndex + place] ^= 0x15
      damages.append(bytes)
    }
    damages.append(whole + whole)
    damages.append(Data("{}".utf8))
    for damage in damages {
      for file in try project.packs { try FileManager.default.removeItem(atPath: file) }
      try damage.write(to: URL(filePath: pack))
      expect(try project.run(), isLike: plain)
    }
  }

  @Test func manyFilesBecomeOne() throws {
    let project = try Project()
    for number in 0..<12 {
      try "screen 375x812 en\nbutton \"Pay\" frame 0,100,\(60 + number),44\n".write(
        toFile: project.folder.path("screens/105.screen"), atomically: true, encoding: .utf8)
      _ = try project.run()
      #expect(try project.packs.count <= 9)
    }
    expect(try project.run(), isLike: try project.run(["--no-cache"]))
  }

  @Test func aFolderThatCannotBeWrittenIsNoFailure() throws {
    let project = try Project()
    try Data().write(to: URL(filePath: project.folder.path("cache")))
    expect(try project.run(), isLike: try project.run(["--no-cache"]))
  }
}
