import EarshotVoices
import Foundation
import Testing

/// A folder with a program that plays nothing and writes down what it is given.
final class FakePlayer {
  let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)

  /// Writes the program; it does what the lines of Python do with `sound`, an open file for what
  /// it was given, and `note`, which writes a line into the log.
  init(_ name: String = "aplay", _ body: String = FakePlayer.keeping) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = """
      #!/usr/bin/env python3
      import os, sys, time
      own = str(os.getpid())
      folder = os.path.dirname(os.path.abspath(__file__))
      log = os.open(folder + "/log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
      def note(word):
        os.write(log, f"{own} {word} {time.clock_gettime(time.CLOCK_MONOTONIC)}\\n".encode())
      note("begins")
      sound = open(folder + "/" + own + ".raw", "wb", 0)
      \(body)
      note("ends")

      """
    let file = folder.appending(path: name)
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Keeps everything, and plays no longer than it takes.
  static let keeping = """
    while data := os.read(0, 4096):
      sound.write(data)
    """

  /// Plays in real time: 22 050 samples in a second.
  static let playing = """
    start, count = time.monotonic(), 0
    while data := os.read(0, 882):
      sound.write(data)
      count += len(data)
      time.sleep(max(0, start + count / 44100 - time.monotonic()))
    """

  var programs: [PlayerProgram] { PlayerProgram.installed(on: folder.path) }

  /// The processes that began, in order, with what they were given.
  func sounds() throws -> [Samples] {
    try events("begins").map { event in
      let data = try Data(contentsOf: folder.appending(path: "\(event.process).raw"))
      return Samples(
        stride(from: 0, to: data.count - 1, by: 2).map {
          Int16(bitPattern: UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8)
        })
    }
  }

  /// When processes began or ended, by their numbers.
  func events(_ word: String) throws -> [(process: Int32, time: Double)] {
    let log = (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? ""
    return log.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, words[1] == word, let process = Int32(words[0]),
        let time = Double(words[2])
      else { return nil }
      return (process, time)
    }
  }

  /// Waits until something is so; false when it is not so after ten seconds.
  func wait(until isSo: () throws -> Bool) async throws -> Bool {
    for _ in 0..<2_000 {
      if try isSo() { return true }
      try await Task.sleep(for: .milliseconds(5))
    }
    return false
  }
}

/// Whether a process is there, as a zombie too.
func isThere(_ process: Int32) -> Bool { kill(process, 0) == 0 }

/// Samples that a failed expectation does not print one by one.
struct Samples: Equatable, CustomTestStringConvertible {
  var values: [Int16]

  init(_ values: [Int16]) { self.values = values }

  var count: Int { values.count }
  var testDescription: String { "\(count) samples \(values.prefix(3)) … \(values.suffix(3))" }

  func prefix(_ count: Int) -> Samples { Samples(Array(values.prefix(count))) }
  func suffix(_ count: Int) -> Samples { Samples(Array(values.suffix(count))) }
}
