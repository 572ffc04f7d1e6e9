import EarshotHost
package import EarshotOutput
import EarshotWriting
import Foundation

/// Where pictures go: standard output, a file, or a folder with a file for each.
package final class PictureFiles {
  private let output: String?
  private let place: OutputPlace
  private let format: String
  private let scale: Double
  private let isFolder: Bool
  private let messages: Messages
  private var names: Set<String> = []

  /// - Parameter isFolder: whether there may be more than one input.
  package init(
    output: String?, place: OutputPlace, format: String, scale: Double, isFolder: Bool,
    _ messages: Messages
  ) {
    self.output = output
    self.place = place
    self.format = format
    self.scale = scale
    self.messages = messages
    self.isFolder =
      isFolder || output?.hasSuffix("/") == true || output.map(PictureFiles.isFolder) == true
  }

  /// Writes the pictures of an input.
  ///
  /// Throws an exit status after saying why they cannot be made or written.
  package func write(_ drawings: [Drawing], of path: String) throws(RunFailure) {
    guard isFolder, let folder = output else { return try writeOnly(drawings, of: path) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      messages.error("the folder cannot be made", help: "check the path", path: folder)
      throw RunFailure.badInput
    }
    for (index, drawing) in drawings.enumerated() {
      let name = name(of: path, drawings.count > 1 ? index + 1 : nil)
      try write(drawing, to: URL(filePath: folder).appending(path: name).path, of: path)
    }
  }

  /// Writes the only picture of the only input.
  private func writeOnly(_ drawings: [Drawing], of path: String) throws(RunFailure) {
    guard drawings.count == 1, let drawing = drawings.first else {
      messages.error(
        "\(drawings.count) screens are drawn",
        help: "name a folder with --output pictures/, or one with --screen", path: path)
      throw RunFailure.wrongUsage
    }
    try write(drawing, to: output, of: path)
  }

  private func write(
    _ drawing: Drawing, to file: String?, of path: String
  ) throws(RunFailure) {
    let svg = OutputFormat<Drawing>.svg.write(drawing)
    let bytes = format == "png" ? try png(svg, of: drawing, path) : svg
    let destination = Destination(path: file, place, messages)
    try destination.write(bytes)
    try destination.close()
  }

  private func png(_ svg: [UInt8], of drawing: Drawing, _ path: String) throws(RunFailure)
    -> [UInt8]
  {
    do {
      return try PNGPicture.bytes(
        of: svg, size: drawing.view, scale: scale, description: drawing.description)
    } catch {
      messages.error(error, path: path)
      throw RunFailure.badInput
    }
  }

  /// The name of a file that no other picture of this run has.
  private func name(of path: String, _ number: Int?) -> String {
    let last = path == "-" ? "screen" : URL(filePath: path).lastPathComponent
    let stem = last.split(separator: ".").first.map(String.init) ?? "screen"
    let base = number.map { "\(stem)-\($0)" } ?? stem
    var name = base
    var count = 1
    while !names.insert(name).inserted {
      count += 1
      name = "\(base) \(count)"
    }
    return "\(name).\(format)"
  }

  private static func isFolder(_ path: String) -> Bool { FileKind(of: path) == .folder }
}
