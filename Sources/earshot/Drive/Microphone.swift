import Foundation

/// Records from a microphone by a program that is there.
struct Microphone {
  /// How long a command is listened to.
  static let seconds = 5

  /// The program, and what it is told before the file and after it.
  private var program: ExternalProgram
  private var before: [String]
  private var after: [String]

  /// Finds a program that records; throws ``ListenError`` that says what to install.
  static func installed() throws -> Microphone {
    let form = ["-r", "16000", "-c", "1"]
    if Executable.named("arecord") != nil {
      return Microphone(
        program: ExternalProgram(name: "arecord", package: "alsa-utils"),
        before: ["-q", "-t", "wav", "-f", "S16_LE", "-d", "\(seconds)"] + form, after: [])
    }
    if Executable.named("rec") != nil {
      return Microphone(
        program: ExternalProgram(name: "rec", package: "sox"),
        before: ["-q"] + form + ["-b", "16"],
        after: ["trim", "0", "\(seconds)"])
    }
    throw ListenError.missing("arecord", package: "alsa-utils")
  }

  /// Records one command.
  func record(to file: URL) throws {
    do {
      _ = try program.output(
        before + [file.path] + after, in: file.deletingLastPathComponent())
    } catch {
      throw ListenError(
        message: "'\(program.name)' could not record", help: "check that a microphone is connected")
    }
  }
}
