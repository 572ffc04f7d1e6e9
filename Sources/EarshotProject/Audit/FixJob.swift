import EarshotAudit
import EarshotCaptures
import EarshotHost
import Foundation

/// Mends in the inputs of an audit what can be mended without asking, before they are audited.
package struct FixJob {
  private let job: AuditJob
  private let mode: FixMode
  private let messages: Messages

  package init(_ job: AuditJob, _ mode: FixMode, _ messages: Messages) {
    self.job = job
    self.mode = mode
    self.messages = messages
  }

  /// Changes the files of inputs, or shows how they would be changed.
  ///
  /// Throws ``RunFailure`` when a file cannot be written. What cannot be read is left to the audit.
  package func run(_ inputs: [AuditInput]) throws {
    var others = 0
    for input in inputs {
      guard case .capture(let path) = input, SourceInput.isMeant(by: path) else {
        others += 1
        continue
      }
      #if Source
        try mend(path)
      #endif
    }
    if others > 0, others == inputs.count {
      messages.warning("--fix changes Swift source, and none of the inputs is", path: "earshot")
    }
  }

  #if Source
    private func mend(_ path: String) throws {
      guard var fixing = try? SourceFixing(job, path) else { return }
      fixing.run()
      let changes = fixing.changes
      for change in changes {
        switch mode {
        case .preview:
          let name = AbsolutePath.reported(change.path)
          let diff = UnifiedDiff(path: name, before: change.before, after: change.after)
          try written(change.path) { () throws(InputError) in
            try OutputFile.writeToStandardOutput(Data(diff.text))
          }
        case .apply:
          try written(change.path) { () throws(InputError) in
            try OutputFile.write(Data(change.after), to: change.path)
          }
        }
      }
      let count = fixing.mended == 1 ? "1 finding" : "\(fixing.mended) findings"
      let files = changes.count == 1 ? "1 file" : "\(changes.count) files"
      messages.note(
        changes.isEmpty
          ? "there is nothing that can be mended without asking"
          : mode == .apply
            ? "\(count) mended in \(files)" : "\(count) can be mended in \(files)",
        path: path)
    }

    private func written(_ path: String, _ write: () throws(InputError) -> Void) throws {
      do throws(InputError) {
        try write()
      } catch {
        messages.error(error.message, help: error.help, path: path)
        throw RunFailure.badInput
      }
    }
  #endif
}
