import EarshotHost
import EarshotProject
import Foundation
import TestSupport
import Testing

/// `earshot worker`: one answer for each line, whatever it is.
struct WorkerTests {
  /// An answer as far as the tests look at it.
  private struct Answer: Decodable, Equatable {
    struct Mistake: Decodable, Equatable {
      var message: String
      var column: Int?
    }
    var id: Int?
    var status: Int
    var error: Mistake?
    var messages: [String]
  }

  private static func answers(
    _ lines: [String], _ options: [String] = []
  ) throws -> [Answer] {
    let text = try answered(lines, options)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  private static func answered(_ lines: [String], _ options: [String] = []) throws -> String {
    let input = lines.map { $0 + "\n" }.joined()
    let outcome = try Program.run(["worker"] + options, input: Array(input.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
    return outcome.text
  }

  private static func job(_ verb: String, _ path: String, _ options: [String] = []) throws -> String
  {
    let job: [String: Any] = ["id": 1, "verb": verb, "path": path, "options": options]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: job, options: [.sortedKeys]),
      as: UTF8.self)
  }

  private static let menu = "Fixtures/Captures/page-source/menu-before.xml"

  /// Lines with what is wrong with them; what is said of the mistake begins so.
  @Test(
    arguments: [
      ("", nil, 2, "the input is empty"),
      ("nonsense", nil, 2, "expected 'null'"),
      (#"{"id": 7, "verb": "audit""#, nil, 2, "the input ends inside an object"),
      (#"[]"#, nil, 2, "'job' must be an object"),
      (#"{"id": 7}"#, 7, 2, "a job has no 'verb'"),
      (#"{"id": 7, "verb": "audit"}"#, 7, 2, "the job names no input"),
      (#"{"id": 7, "verb": "audit", "pth": "x"}"#, 7, 2, "unknown key 'pth'"),
      (#"{"id": 1.5, "verb": "audit", "path": "x"}"#, nil, 2, "'id' must be a whole number"),
      (#"{"id": 7, "verb": "audit", "path": "-"}"#, 7, 2, "a job has no standard input"),
      (#"{"id": 7, "verb": "audit", "path": "a\u0000b"}"#, 7, 2, "this is no path"),
      (#"{"id": 7, "verb": "audit", "base64": "?"}"#, 7, 2, "this is no Base64"),
      (
        #"{"id": 7, "verb": "audit", "base64": "", "text": ""}"#, 7, 2,
        "the job has its input twice"
      ),
      (#"{"id": 7, "verb": "audti", "path": "x"}"#, 7, 2, "a job cannot ask for 'audti'"),
      (#"{"id": 7, "verb": "read", "path": "x", "options": ["-x"]}"#, 7, 2, "Unknown option '-x'"),
      (#"{"id": 7, "verb": "read", "path": "x", "options": ["y"]}"#, 7, 2, "the input of a job is"),
      (
        #"{"id": 7, "verb": "read", "path": "x", "options": ["--output", "y"]}"#, 7, 2,
        "a job does not take --output"
      ),
      (
        #"{"id": 7, "verb": "audit", "path": "x", "options": ["--fix=apply"]}"#, 7, 2,
        "--fix changes files"
      ),
      (
        #"{"id": 7, "verb": "audit", "path": "x", "options": ["--only", "label-mising"]}"#, 7, 2,
        "unknown rule 'label-mising'"
      ),
      (
        #"{"id": 7, "verb": "audit", "path": "x", "options": ["--config", "none.yml"]}"#, 7, 2,
        "there is no such file"
      ),
      (#"{"id": 7, "verb": "audit", "path": "none.xml"}"#, 7, 3, "there is no such file"),
      (#"{"id": 7, "verb": "audit", "text": "<a"}"#, 7, 3, ""),
      (#"{"id": 7, "verb": "read", "text": "what is this"}"#, 7, 3, "the format of the input"),
      (#"{"id": 7, "verb": "read", "base64": "AAECAw=="}"#, 7, 3, ""),
    ] as [(String, Int?, Int, String)])
  func aLineThatIsNoGoodHasAnAnswer(
    _ line: String, _ id: Int?, _ status: Int, _ start: String
  ) throws {
    let good = try Self.job("audit", Self.menu, ["--quiet"])
    let answers = try Self.answers([line, good])
    try #require(answers.count == 2)
    #expect(answers[0].id == id)
    #expect(answers[0].status == status)
    let message = try #require(answers[0].error?.message)
    #expect(message.hasPrefix(start), "\(message)")
    // The next job does not know of it.
    #expect(answers[1] == (try Self.answers([good]).first))
    #expect(answers[1].error == nil)
  }

  @Test func bytesThatAreNoTextAndLinesThatAreTooLongHaveAnswers() throws {
    let long = #"{"verb": "read", "text": ""# + String(repeating: "x", count: 2 << 20) + #""}"#
    var input: [UInt8] = [0x7B, 0xFF, 0xFE, 0x7D, 0x0A] + Array(long.utf8)
    input += Array("\n\(try Self.job("audit", Self.menu, ["--quiet"]))".utf8)
    let outcome = try Program.run(["worker", "--line-limit", "1"], input: input)
    let answers = try outcome.text.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
    #expect(answers.map(\.status) == [2, 2, 0])
    #expect(answers.first?.error?.message == "the line is no text in UTF-8")
    #expect(answers.dropFirst().first?.error?.message == "the line is longer than 1 MB")
  }

  /// Inputs with the options that they are looked at with.
  private static let inputs: [(verb: String, path: String, options: [String])] = [
    ("audit", menu, []), ("audit", menu, ["--language", "en", "--only", "label-missing"]),
    ("audit", "Fixtures/Captures/formats/idb-complete.json", []),
    ("audit", "Fixtures/Captures/formats", ["--language", "de"]),
    ("audit", "Fixtures/Strings/Localizable.xcstrings", []), ("audit", "pizza-before/menu", []),
    ("read", menu, ["--style", "script"]), ("read", menu, ["--technology", "all"]),
    ("read", "Fixtures/Captures/formats/tree.json", ["--no-hints"]),
    ("read", "Fixtures/Captures/pizza", []), ("read", menu, ["--list"]),
    ("read", "Fixtures/Captures/interface-builder", ["--list"]),
    ("read", "Fixtures/Strings/Localizable.xcstrings", ["--list"]),
  ]

  /// What `earshot worker` has as results of a job, which other tools get by the verb alone.
  private static func results(_ line: Substring) throws -> String {
    let start = try #require(line.range(of: #","results":["#)).upperBound
    return String(line[start...].dropLast(2))
  }

  @Test(arguments: inputs.indices)
  func theResultsAreThoseOfTheVerbToTheByte(_ index: Int) throws {
    let (verb, path, options) = Self.inputs[index]
    let answer = try Self.answered([try Self.job(verb, path, options)])
    let alone = try Program.run(
      [verb, path] + options + ["--format", verb == "audit" ? "jsonl" : "json"])
    var lines = alone.text.split(separator: "\n")
    // The last line of an audit has the numbers of the run.
    if verb == "audit" { lines.removeLast() }
    // A document of one input has lines of its own.
    guard lines.first != "{" else {
      let one = try JSONSerialization.jsonObject(with: Data(alone.output)) as? NSDictionary
      let text = try Self.results(answer.dropLast())
      let other = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      #expect(one != nil && one == other)
      return
    }
    #expect(try Self.results(answer.dropLast()) == lines.joined(separator: ","))
    let said = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect(said["status"] as? Int == Int(alone.status))
    let messages = try #require(said["messages"] as? [String])
    #expect(messages.map { $0 + "\n" }.joined() == alone.messages)
  }

  /// The content of a file under its name is as good as the file.
  @Test(arguments: ["audit", "read", "read --list"], ["text", "base64"])
  func bytesAreAsGoodAsAFile(_ command: String, _ key: String) throws {
    var options = command.split(separator: " ").map(String.init)
    let verb = options.removeFirst()
    let url = SharedFolder.checkout.appending(path: Self.menu)
    let data = try Data(contentsOf: url)
    let content = key == "text" ? String(decoding: data, as: UTF8.self) : data.base64EncodedString()
    let job: [String: Any] = [
      "id": 1, "verb": verb, "path": Self.menu, "options": options, key: content,
    ]
    let line = String(decoding: try JSONSerialization.data(withJSONObject: job), as: UTF8.self)
    let file = try Self.job(verb, Self.menu, options)
    #expect(try Self.answered([line]) == (try Self.answered([file])))
  }

  /// The answers do not depend on what was asked before, or on how many processes answer.
  @Test func nothingOfAJobIsLeftForTheNext() throws {
    let jobs = try Self.inputs.map { try Self.job($0.verb, $0.path, $0.options) }
    let apart = try jobs.map { try Self.answered([$0]) }
    let inOrder = try Self.answered(jobs + jobs.reversed(), ["--jobs", "3"])
    #expect(inOrder == (apart + apart.reversed()).joined())
  }

  @Test func aJobThatHangsOrNeedsTooMuchIsAnError() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
    let rows = (0..<400_000).map { "button \"Pay \($0)\" frame 0,\($0),100,44\n" }.joined()
    try scratch.write("screen 375x812 en\n" + rows, to: "large.screen")
    let good = try Self.job("audit", Self.menu, ["--quiet"])
    let hung = try Self.answers(
      [try Self.job("audit", scratch.path("pipe")), good], ["--time-limit", "10", "--jobs", "2"])
    let large = try Self.answers(
      [try Self.job("audit", scratch.path("large.screen")), good],
      ["--memory", "640", "--jobs", "2"])
    try #require(hung.count == 2 && large.count == 2)
    #expect(hung[0].error?.message == "there was no answer within 10 seconds, twice")
    #expect(large[0].error?.message == "the process that read the input ended over it, twice")
    #expect(large[0].status == 4)
    #expect(hung[1] == large[1] && hung[1].error == nil)
  }

  /// A process that ends over a job is one that somebody may have ended: it is tried once more.
  @Test(arguments: [1, 2])
  func aJobIsTriedTwice(_ deaths: Int) throws {
    let scratch = try Scratch(["jobs": "a\nb\nc\n"])
    defer { scratch.remove() }
    let script = """
      while read line; do
        if [ "$line" = b ] && [ "$(cat "$0/deaths" 2>/dev/null | wc -l)" -lt \(deaths) ]; then
          echo >> "$0/deaths"; kill -9 $$
        fi
        echo "<$line>"
      done
      """
    let file = open(scratch.path("jobs"), O_RDONLY)
    defer { close(file) }
    let answers = Lines()
    try WorkerPool(
      WorkerPool.Options(
        program: URL(filePath: "/bin/sh"), arguments: ["-c", script, scratch.path()], count: 2,
        seconds: 20, lineLimit: 1 << 20)
    ) { answers.add($0) }.run(file)
    try #require(answers.all.count == 3)
    #expect(answers.all[0] == "<a>\n" && answers.all[2] == "<c>\n")
    #expect((answers.all[1] == "<b>\n") == (deaths == 1))
    #expect(answers.all[1].contains("ended over it, twice") == (deaths == 2))
  }

  /// What threads write, one at a time.
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func add(_ bytes: [UInt8]) {
      lock.withLock { lines.append(String(decoding: bytes, as: UTF8.self)) }
    }

    var all: [String] { lock.withLock { lines } }
  }

  @Test(arguments: [
    ["--jobs", "0"], ["--time-limit", "-1"], ["--memory", "1"], ["--line-limit", "0"], ["x"],
  ])
  func optionsThatMakeNoSenseAreRefused(_ options: [String]) throws {
    #expect(try Program.run(["worker"] + options).status == 2)
  }
}
