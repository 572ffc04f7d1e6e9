import Foundation
import TestSupport

/// A file of `Fixtures/Attack`: how inputs are made, what is run on them, and how it has to end.
struct Attack: Sendable {
  /// A line that is run, and how it ends.
  struct Run: Sendable {
    var arguments: [String]
    var status: Int32?
    /// A part of its messages.
    var error: String?
    /// The most bytes of files that it writes.
    var largest: [String: Int] = [:]
  }

  /// A file that is made.
  struct Input: Sendable {
    var name: String
    var isProgram = false
    var bytes: [UInt8] = []
  }

  private(set) var inputs: [Input] = []
  private(set) var pipes: [String] = []
  private(set) var runs: [Run] = []
  /// Kilobytes of stack; as many as the system gives unless it says.
  private(set) var stack: Int?

  /// Reads a file: `file`, `program` or `pipe` with what they hold indented below, as `TEXT` or
  /// `COUNT × TEXT`, in which `#` is the number of the repetition; then `run` with what follows it.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      if line.hasPrefix("  ") {
        inputs[inputs.count - 1].bytes += try Attack.bytes(of: line.dropFirst(2))
        continue
      }
      let space = line.firstIndex(of: " ") ?? line.endIndex
      let rest = String(line[space...].dropFirst())
      switch line[..<space] {
      case "file": inputs.append(Input(name: rest))
      case "program": inputs.append(Input(name: "bin/" + rest, isProgram: true))
      case "stack": stack = Int(rest)
      case "pipe": pipes.append(rest)
      case "run": runs.append(Run(arguments: rest.split(separator: " ").map(String.init)))
      case "status": runs[runs.count - 1].status = Int32(rest)
      case "error": runs[runs.count - 1].error = rest
      case "most":
        let words = rest.split(separator: " ")
        runs[runs.count - 1].largest[String(words[0])] = Int(words[1])
      default: throw Unknown(line: String(line))
      }
    }
  }

  /// A line that means nothing.
  struct Unknown: Error { var line: String }

  private static func bytes(of piece: Substring) throws -> [UInt8] {
    guard let mark = piece.firstRange(of: " × "), let count = Int(piece[..<mark.lowerBound]) else {
      return try unescaped(piece)
    }
    let text = piece[mark.upperBound...]
    let bytes = try unescaped(text)
    guard text.contains("#") else { return Array(repeatElement(bytes, count: count).joined()) }
    return try (0..<count).flatMap {
      try unescaped(text.replacing("#", with: String($0))[...])
    }
  }

  private static func unescaped(_ text: Substring) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "s"): bytes.append(0x20)
      case UInt8(ascii: "0"): bytes.append(0)
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard let byte = UInt8(digits, radix: 16) else { throw Unknown(line: String(text)) }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: throw Unknown(line: String(text))
      }
    }
    return bytes
  }
}
