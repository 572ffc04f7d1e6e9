import EarshotHost
import Foundation

/// A program that speaks or encodes sound, found at run time.
struct VoiceProgram: Sendable {
  private let program: Program

  /// The name by which it is found.
  var name: String { program.name }

  /// Finds a program in the folders of the environment.
  ///
  /// Throws ``VoiceError`` that names the package.
  init(_ name: String, package: String) throws(VoiceError) {
    program = Program(name, package: package)
    guard program.isInstalled else { throw .isMissing(program: name, package: package) }
  }

  /// Finds a program in the folders of the environment; `nil` if it is not installed.
  init?(named name: String) {
    guard let program = try? VoiceProgram(name, package: name) else { return nil }
    self = program
  }

  /// The output of the program about itself, whatever its status: flite ends its help with 1.
  func text(_ arguments: [String]) throws(VoiceError) -> String {
    try String(
      decoding: run(input: [], needsSuccess: false) { _, _ in arguments }, as: UTF8.self)
  }

  /// The file that the program writes, or its output where it writes none.
  ///
  /// Texts and sounds go by files, never as arguments, where they could be taken for options.
  ///
  /// - Parameters:
  ///   - input: the bytes that the program reads, from a file or from standard input.
  ///   - needsSuccess: whether a status other than 0 is a failure.
  ///   - arguments: the arguments; receives the path of the input and that of the output.
  func run(
    input: [UInt8], needsSuccess: Bool = true, _ arguments: (String, String) -> [String]
  ) throws(VoiceError) -> [UInt8] {
    do {
      return [UInt8](try program.output(on: input, needsSuccess: needsSuccess, arguments))
    } catch let failure as Program.Failure {
      throw .failed(voice: name, reason: failure.reason)
    } catch {
      throw .failed(voice: name, reason: "it could not be started")
    }
  }
}

extension VoiceProgram {
  /// As many programs as run at once without waiting for one another.
  static var cores: Int { max(2, ProcessInfo.processInfo.activeProcessorCount) }
}
