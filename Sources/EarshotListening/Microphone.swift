import EarshotHost
package import Foundation

/// Records from a microphone by a program that is there.
package struct Microphone: Sendable {
  /// How long a command is listened to.
  package static let seconds = 5

  /// The program, and what it is told before the file and after it.
  private var program: Program
  private var before: [String]
  private var after: [String]

  /// Finds a program that records; throws ``ListenError`` that says what to install.
  package static func installed() throws -> Microphone {
    let form = ["-r", "16000", "-c", "1"]
    let arecord = Program("arecord", package: "alsa-utils")
    if arecord.isInstalled {
      return Microphone(
        program: arecord,
        before: ["-q", "-t", "wav", "-f", "S16_LE", "-d", "\(seconds)"] + form, after: [])
    }
    let rec = Program("rec", package: "sox")
    if rec.isInstalled {
      return Microphone(
        program: rec,
        before: ["-q"] + form + ["-b", "16"],
        after: ["trim", "0", "\(seconds)"])
    }
    throw ListenError.missing("arecord", package: "alsa-utils")
  }

  /// Records one command.
  package func record(to file: URL) throws {
    do {
      _ = try program.output(
        before + [file.path] + after, in: file.deletingLastPathComponent())
    } catch {
      throw ListenError(
        message: "'\(program.name)' could not record", help: "check that a microphone is connected")
    }
  }
}
