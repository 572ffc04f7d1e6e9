import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

/// Spoils a capture in many ways; whatever comes of it, an importer answers with a capture or with
/// an error that has a place.
struct MutatedCapture {
  var format: CaptureFormat
  var bytes: [UInt8]

  init(_ format: CaptureFormat, _ text: String) {
    self.format = format
    bytes = Array(text.utf8)
  }

  /// Reads the capture cut at every byte.
  func expectCutsToBeRead() {
    for count in bytes.indices { expectReading(Array(bytes.prefix(count)), "cut at \(count)") }
  }

  /// Reads the capture with seeded changes: bytes, values of another type, parts twice or gone.
  func expectMutationsToBeRead(seed: UInt64, count: Int) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      var changed = bytes
      for _ in 0..<generator.int(1...3) { change(&changed, &generator) }
      expectReading(changed, "seed \(seed), change \(number)")
    }
  }

  private static let words = [
    "null", "true", "-1", "1e300", "9.223372036854776e+18", "\"\"", "\"x\"", "[]", "{}", "[{}]",
    "{\"children\":[]}", "\\u0000", "\"children\"", ",", "}", "]", "{", "\"",
  ].map { Array($0.utf8) }

  private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = generator.int(0...(bytes.count - 1))
    switch generator.int(0...4) {
    case 0: bytes[place] = UInt8(generator.int(0...255))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: generator.pick(Self.words), at: place)
    case 3: replaceValue(after: place, in: &bytes, by: generator.pick(Self.words))
    default:
      let end = min(bytes.count, place + generator.int(1...60))
      let part = Array(bytes[place..<end])
      if generator.oneIn(2) {
        bytes.removeSubrange(place..<end)
      } else {
        bytes.insert(contentsOf: part, at: generator.int(0...bytes.count))
      }
    }
  }

  /// Replaces the value after the next colon, so that the document stays well formed more often.
  private func replaceValue(after place: Int, in bytes: inout [UInt8], by word: [UInt8]) {
    guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let ends = Set(",]}".utf8)
    let end = bytes[(colon + 1)...].firstIndex { ends.contains($0) } ?? bytes.count
    bytes.replaceSubrange((colon + 1)..<end, with: word)
  }

  private func expectReading(_ input: [UInt8], _ what: String) {
    do throws(CaptureError) {
      let capture = try format.read(input, ReadOptions())
      #expect(!capture.screens.isEmpty, "\(what)")
      for screen in capture.screens {
        let elements = screen.allElements
        #expect(Set(elements.map(\.id)).count == elements.count, "\(what)")
        _ = screen.readingOrder
      }
    } catch {
      #expect(
        error.location != nil || error.code == .empty || error.code == .encoding,
        "\(what): \(error.whole)")
      #expect(!error.message.isEmpty && !error.help.isEmpty, "\(what)")
    }
  }
}
