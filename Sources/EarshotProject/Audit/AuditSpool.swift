package import EarshotAudit
import EarshotHost

/// The findings of a run on the disk, for reports that are written input by input when all are known.
package final class AuditSpool {
  private let file: SpoolFile
  private let job: AuditJob
  private let messages: Messages
  private var isDamaged = false

  /// Makes an empty one.
  ///
  /// Throws ``RunFailure`` after saying why there is none.
  package init(of job: AuditJob, _ messages: Messages) throws(RunFailure) {
    self.job = job
    self.messages = messages
    do throws(InputError) {
      file = try SpoolFile()
    } catch {
      throw messages.error(error, path: "earshot")
    }
  }

  /// The record of the files of an input.
  static func record(of files: [AuditDocument.File]) -> [UInt8] {
    (try? CompactEncoder.bytes(of: files)) ?? []
  }

  /// Adds the record of the next input.
  ///
  /// Throws ``RunFailure`` after saying why it cannot be written.
  package func add(_ record: [UInt8]) throws(RunFailure) {
    do throws(InputError) {
      try file.add(record)
    } catch {
      throw messages.error(error, path: "earshot")
    }
  }

  /// Writes a report on what was added and on what the document holds besides.
  ///
  /// Throws ``RunFailure`` after saying why it cannot be written.
  package func write(
    _ report: AuditPieces, _ document: AuditDocument, to destination: Destination
  ) throws(RunFailure) {
    try report.write(document, files(of: document)) { bytes throws(RunFailure) in
      try destination.write(bytes)
    }
    guard isDamaged || file.isDamaged else { return }
    messages.error(
      "the findings could not be read back from the disk", help: "check the disk that TMPDIR names",
      path: "earshot")
    throw .internalFailure
  }

  private func files(of document: AuditDocument) -> AnySequence<AuditDocument.File> {
    AnySequence { [self] in
      let earlier = file.records.lazy.flatMap { [self] record in files(in: record, document) }
      var (first, rest) = (earlier.makeIterator(), document.files.makeIterator())
      return AnyIterator { first.next() ?? rest.next() }
    }
  }

  /// The files of a record in the language of the document.
  private func files(
    in record: [UInt8], _ document: AuditDocument
  ) -> [AuditDocument.File] {
    let read = try? CompactDecoder.value(
      [AuditDocument.File].self, of: record[...], userInfo: job.decodingInfo)
    guard var files = read else {
      isDamaged = true
      return []
    }
    for index in files.indices {
      files[index].tell(in: document.language, insteadOf: job.language(of: [files[index]]))
    }
    return files
  }
}

extension AuditJob {
  /// The rules of the project, for who reads findings that were written.
  var decodingInfo: [CodingUserInfoKey: any Sendable] {
    let rules = plan.rules.filter { Rule.named($0.id) == nil }
    let known = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return CodingUserInfoKey.projectRules.map { [$0: known] } ?? [:]
  }
}
