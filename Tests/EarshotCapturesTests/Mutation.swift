import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

/// Checks that no damage to a capture stops an importer: it reads, or it says where and why not.
enum Mutation {
  /// Cuts the text at every byte.
  static func cutEverywhere(_ text: String, _ format: CaptureFormat) {
    let bytes = Array(text.utf8)
    for length in bytes.indices { check(Array(bytes.prefix(length)), format) }
  }

  /// Changes, removes, doubles and swaps parts at random places.
  static func changeAtRandom(_ text: String, _ format: CaptureFormat, count: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = Array(text.utf8)
    let odd = [
      "\"", "<", ">", "{", "}", "[", "]", "null", "-1", "1e308", "9223372036854775807", "", "\\",
      "&", "\u{0}", "é", "true", "0", "99999999999999999999", "'", ":", ",", "/>", "NaN",
    ].map { Array($0.utf8) }
    for _ in 0..<count {
      var changed = bytes
      for _ in 0..<random.int(1...4) {
        let start = random.int(0...max(0, changed.count - 1))
        let end = min(changed.count, start + random.int(0...12))
        switch random.int(0...3) {
        case 0: changed.replaceSubrange(start..<end, with: random.pick(odd))
        case 1: changed.insert(contentsOf: random.pick(odd), at: start)
        case 2: changed.insert(contentsOf: Array(changed[start..<end]), at: start)
        default: changed.removeSubrange(start..<end)
        }
      }
      check(changed, format)
    }
  }

  private static func check(_ bytes: [UInt8], _ format: CaptureFormat) {
    do throws(CaptureError) {
      let capture = try format.read(bytes, ReadOptions())
      #expect(!capture.screens.isEmpty)
      for screen in capture.screens {
        _ = screen.readingOrder
        let elements = screen.allElements
        #expect(Set(elements.map(\.id)).count == elements.count)
      }
    } catch {
      #expect(!error.message.isEmpty && !error.help.isEmpty)
      if error.code != .empty { #expect(error.location != nil, "\(error.message)") }
    }
  }
}
