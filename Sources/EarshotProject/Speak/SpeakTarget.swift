import Foundation

/// Where what is spoken goes: standard output, a file, or a folder with a file for each input.
package final class SpeakTarget {
  /// Whether each input has a file of its own.
  package let isFolder: Bool
  /// Whether something was written.
  package private(set) var hasDocument = false

  private let folder: URL?
  private let format: SpeakFormat
  private let destination: Destination
  private let place: OutputPlace
  private let messages: Messages
  private var names: Set<String> = []

  /// Finds the place for the documents of some inputs.
  ///
  /// Throws when several documents would have to be one and cannot, and an exit status after saying
  /// that the folder cannot be made.
  package init(
    _ output: String?, _ place: OutputPlace, _ format: SpeakFormat, count: Int,
    _ messages: Messages
  ) throws {
    self.place = place
    self.format = format
    self.messages = messages
    isFolder = output.map(SpeakTarget.isFolder) ?? false
    folder = isFolder ? output.map { URL(filePath: $0) } : nil
    destination = Destination(path: isFolder ? nil : output, place, messages)
    guard count <= 1 || isFolder || format.isJoinable else {
      throw UsageError(
        "\(count) inputs cannot be one \(format.rawValue); name a folder: --output captions/")
    }
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      messages.error(
        "the folder cannot be made", help: "check its permissions", path: folder.relativePath)
      throw RunFailure.badInput
    }
  }

  /// Whether a path means a folder: one that is there, or one written with a slash at its end.
  package static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return isThere ? isDirectory.boolValue : path.hasSuffix("/")
  }

  /// Writes the document of an input.
  package func write(_ document: [UInt8], for input: String) throws(RunFailure) {
    hasDocument = true
    guard let folder else { return try destination.write(document) }
    let file = Destination(
      path: folder.appending(path: name(for: input)).relativePath, place, messages)
    try file.write(document)
    try file.close()
  }

  /// Puts a kept document in its place.
  package func close() throws(RunFailure) {
    if !isFolder { try destination.close() }
  }

  /// The name of the file for an input; inputs of the same name in different folders are counted.
  private func name(for input: String) -> String {
    let last = input == "-" ? "standard-input" : URL(filePath: input).lastPathComponent
    // `menu.view.json` is the screen `menu`; a hidden file keeps its dot.
    let stem = String(last.prefix(1) + last.dropFirst().prefix { $0 != "." })
    var name = "\(stem).\(format.fileExtension)"
    var count = 1
    while !names.insert(name).inserted {
      count += 1
      name = "\(stem)-\(count).\(format.fileExtension)"
    }
    return name
  }
}
