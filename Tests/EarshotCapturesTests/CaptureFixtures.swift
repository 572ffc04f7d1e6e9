import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

/// Files of the shared corpus.
enum Corpus {
  /// Whether tests of the corpus run: when it is there.
  static var isWanted: Bool { SharedFolder.corpus != nil }

  static func files(_ folder: String) -> [URL] {
    SharedFolder.files(in: SharedFolder.corpus?.appending(path: folder))
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    let folder = try #require(SharedFolder.corpus, "the corpus is missing")
    return [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  static func capture(_ path: String) throws -> Capture {
    try read(try bytes(path))
  }
}

/// Reads an input as the command does: by its content.
func read(_ bytes: [UInt8]) throws(CaptureError) -> Capture {
  try CaptureFormat.recognizing(bytes).read(bytes, ReadOptions())
}

func read(_ text: String) throws(CaptureError) -> Capture {
  try read(Array(text.utf8))
}

/// The error of reading an input.
func error(of text: String, _ format: CaptureFormat) throws -> CaptureError {
  try #require(throws: CaptureError.self) { try format.read(Array(text.utf8), ReadOptions()) }
}

extension Capture {
  /// The stops of all screens as a listener meets them, one a line.
  var heard: [String] { screens.flatMap { $0.readingOrder.map(\.heard) } }

  /// The element of an identity in the first screen.
  func element(_ id: Element.ID) throws -> Element {
    try #require(screens.first?[id])
  }
}

extension ReadingOrder.Stop {
  /// Identity, label, `= value` and traits.
  var heard: String {
    var text = "\(element.id): \(element.label.value ?? "-")"
    if let value = element.value.value { text += " = \(value)" }
    if let traits = element.traits.value { text += " [\(traits.names.joined(separator: " "))]" }
    return isOffscreen ? text + " offscreen" : text
  }
}

extension CaptureError {
  /// The message, the help and the place, as a whole.
  var whole: String {
    let place = location.map { "\($0.line):\($0.column): " } ?? ""
    return "\(place)\(code): \(message); \(help)"
  }
}

extension Capture.Warning {
  /// The message and the place, as a whole.
  var whole: String {
    let place = location.map { "\($0.line):\($0.column): " } ?? ""
    return "\(place)\(message)"
  }
}
