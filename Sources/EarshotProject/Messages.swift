package import EarshotAudit
import EarshotBraille
package import EarshotCaptures
import EarshotHost
import EarshotSession
package import EarshotTree
import EarshotWriting
import Foundation

/// Talk to the user, on standard error: `path:line:column: error: what is wrong`.
///
/// Paths and messages quote what others wrote, so control characters in them are escaped.
package struct Messages {
  /// Whether notes and warnings are left out.
  package var isQuiet: Bool
  /// Where messages are kept until their turn; `nil` says them at once.
  package var log: MessageLog?
  /// Whether the properties that an input does not tell are named.
  package var explainsInput: Bool
  /// Whether is said how much of folders and archives was passed over.
  package var saysLeftOut = true
  /// The inputs of which is said that they are cut, and no more: what else is odd about them may come
  /// of what is missing.
  private let cutInputs = CutInputs()

  package init(isQuiet: Bool, log: MessageLog? = nil, explainsInput: Bool = false) {
    self.isQuiet = isQuiet
    self.log = log
    self.explainsInput = explainsInput
  }

  /// Says what was kept.
  package func pass(on text: String) {
    if let log {
      log.text += text
      return
    }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  package func error(
    _ message: String, help: String, path: String, at location: SourceLocation? = nil
  ) {
    log?.errors.append(
      AuditDocument.Unread(path: path, message: message, help: help, location: location))
    write(["\(place(path, location)): error: \(message)", "  help: \(help)"])
  }

  /// Says what went wrong with an input; what nobody foresaw is a defect.
  @discardableResult
  package func error(_ error: any Error, path: String) -> RunFailure {
    switch error {
    case let error as CaptureError:
      self.error(error.message, help: error.help, path: path, at: error.location)
      if error.code == .noScreen { return .emptyInput }
    case let error as ScriptError:
      self.error(error.message, help: error.help, path: path, at: error.location)
    case let error as InputError:
      self.error(error.message, help: error.help, path: path)
    case let error as BrailleError:
      self.error(error.message, help: error.help, path: path, at: error.location)
    case let error as CocoaError where error.code == .fileWriteOutOfSpace:
      self.error(
        "the disk for temporary files is full",
        help: "make room in \(FileManager.default.temporaryDirectory.path), or set TMPDIR",
        path: path)
    case let error as CompanionError:
      self.error(error.error, path: error.path)
    default:
      self.error("\(error)", help: "report this as a defect", path: path)
      return .internalFailure
    }
    return .badInput
  }

  /// Says what is odd about a capture and what of it is not understood.
  package func say(_ capture: Capture, path: String) {
    if let cut = capture.cut {
      error(cut, path: path)
      cutInputs.paths.insert(path)
    }
    // Who listens says why nothing is heard.
    let isSilent = capture.silence != nil
    for warning in capture.warnings where !(isSilent && warning.isSilence) {
      self.warning(warning.message, path: path, at: warning.location)
    }
    for unknown in capture.unknowns {
      warning(
        "\(unknown.what) is not understood (\(unknown.count)×)", path: path, at: unknown.location)
    }
  }

  package func warning(_ message: String, path: String, at location: SourceLocation? = nil) {
    guard !isQuiet, !cutInputs.paths.contains(path) else { return }
    write(["\(place(path, location)): warning: \(message)"])
  }

  package func note(_ message: String, path: String) {
    guard !isQuiet, !cutInputs.paths.contains(path) else { return }
    write(["\(path): note: \(message)"])
  }

  /// Says why nothing is predicted at another text size.
  package func noteFontsAreUnknown(path: String) {
    note(
      "nothing is predicted at another text size: this input does not tell which texts grow (a text "
        + "style, or a font that is scaled)", path: path)
  }

  /// Says how much was passed over; nothing where all was read.
  package func note(leftOut: AuditDocument.LeftOut, path: String) {
    if saysLeftOut, !leftOut.isEmpty { note(leftOut.sentence(in: "en"), path: path) }
  }

  /// Says that none of the inputs has anything to hear, though each of them may be silent; the status
  /// of that.
  package func silence(of inputs: [String]) -> Int32 {
    error(
      "nothing to hear: there are only documents that are left to code",
      help: "'earshot capture' says how to take a capture of a screen",
      path: inputs.joined(separator: ", "))
    return ExitStatus.badInput
  }

  /// Says everything that is wrong with a configuration.
  package func error(_ error: ConfigurationError) {
    for problem in error.problems {
      self.error(problem.message, help: problem.help, path: problem.path, at: problem.location)
    }
  }

  /// Says that an input does not tell everything; when asked to explain, each thing once, however
  /// many reasons there are.
  package func note(losses: [Capture.Loss], path: String) {
    var told: Set<String> = []
    let names = losses.map(\.what.rawValue).filter { told.insert($0).inserted }
    guard !names.isEmpty else { return }
    note(
      explainsInput
        ? "this input does not tell: \(names.joined(separator: ", "))"
        : "this input does not tell all that VoiceOver knows; --explain-input lists what",
      path: path)
  }

  private func place(_ path: String, _ location: SourceLocation?) -> String {
    location.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  /// Writes lines; where standard error is closed there is nobody to tell.
  private func write(_ lines: [String]) {
    pass(on: lines.map { $0.onOneLine + "\n" }.joined())
  }
}

/// Messages about one input, until those about the inputs before it have been said.
package final class MessageLog {
  /// The messages.
  package var text = ""
  /// The errors in it.
  package var errors: [AuditDocument.Unread] = []

  package init() {}
}

/// The paths of inputs that are cut; all who talk about an input share them.
private final class CutInputs {
  var paths: Set<String> = []
}

extension BrailleError {
  /// Where what is no braille stands; `nil` for any other reason.
  fileprivate var location: SourceLocation? {
    guard case .notBraille(let line, let column) = self else { return nil }
    return SourceLocation(line: line, column: column)
  }
}
