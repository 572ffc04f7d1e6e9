import EarshotHost
import Foundation
import TestSupport
import Testing

/// Lines of a file or a pipe, and processes that answer them.
struct LineReaderTests {
  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na\n", ["", "", "a"]),
      ("12345\n123456\n1", ["12345", nil, "1"]), ("1234567", [nil]),
      ("a\r\nb\n", ["a\r", "b"]),
    ] as [(String, [String?])])
  func aTextIsItsLines(_ text: String, _ lines: [String?]) throws {
    let scratch = try Scratch(["text": text])
    defer { scratch.remove() }
    let file = open(scratch.path("text"), O_RDONLY)
    defer { close(file) }
    var reader = LineReader(file, limit: 5)
    var found: [String?] = []
    reading: while true {
      switch reader.next() {
      case .line(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: found.append(nil)
      case .end, .late: break reading
      }
    }
    #expect(found == lines)
    #expect(reader.isCut == (!text.isEmpty && !text.hasSuffix("\n")))
  }

  @Test func longLinesAreReadAsTheyCome() throws {
    let lines = (0..<50).map { String(repeating: "\($0)", count: $0 * 4_000) }
    let scratch = try Scratch(["text": lines.joined(separator: "\n")])
    defer { scratch.remove() }
    let file = open(scratch.path("text"), O_RDONLY)
    defer { close(file) }
    var reader = LineReader(file, limit: 1 << 20)
    for line in lines { #expect(reader.next() == .line(Array(line.utf8))) }
    #expect(reader.next() == .end)
  }

  /// What becomes of a question to a shell, which reads a line first.
  @Test(arguments: [
    ("cat", "answer x"), ("read l; echo \"<$l>\"", "answer <x>"), ("read l; exit 3", "ended"),
    ("read l; printf half", "ended"), ("exit 1", "ended"), ("read l; kill -9 $$", "ended"),
    ("sleep 60", "late"), ("read l; sleep 60 & sleep 60", "late"),
  ])
  func aProcessAnswersOrNot(_ script: String, _ outcome: String) throws {
    let process = try LineProcess(URL(filePath: "/bin/sh"), ["-c", script], limit: 1 << 20)
    switch process.ask(Array("x".utf8), within: outcome == "late" ? 0.3 : 20) {
    case .answer(let bytes): #expect(outcome == "answer " + String(decoding: bytes, as: UTF8.self))
    case .ended: #expect(outcome == "ended")
    case .tookTooLong: #expect(outcome == "late")
    }
  }

  /// Neither fills the pipe of the other for ever.
  @Test func largeLinesGoBothWays() throws {
    // A line is read as a whole before it is answered.
    let script = "while IFS= read -r line; do printf '%s\\n' \"$line\"; done"
    let process = try LineProcess(URL(filePath: "/bin/sh"), ["-c", script], limit: 8 << 20)
    for length in [1, 300_000, 10] {
      let line = [UInt8](repeating: UInt8(ascii: "x"), count: length)
      let isWhole = process.ask(line, within: 60) == .answer(line)
      #expect(isWhole, "\(length)")
    }
  }

  @Test func aProcessThatReadsNothingIsLate() throws {
    let process = try LineProcess(URL(filePath: "/bin/sleep"), ["60"], limit: 1 << 20)
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    #expect(process.ask(line, within: 0.3) == .tookTooLong)
  }
}
