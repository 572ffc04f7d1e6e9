import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

/// A capture that ends early is never taken for a whole one, wherever it was cut.
struct CutCaptureTests {
  private static let names: [String] =
    SharedFolder.files(in: SharedFolder.checkout.appending(path: "Fixtures/Captures/formats"))
    .map(\.lastPathComponent).filter { !$0.contains(".spoken.") && !$0.hasSuffix(".screen") }

  @Test func thereAreCaptures() { #expect(Self.names.count > 10) }

  @Test(arguments: names) func noCutPasses(_ name: String) throws {
    let url = SharedFolder.checkout.appending(path: "Fixtures/Captures/formats/\(name)")
    let bytes = [UInt8](try Data(contentsOf: url))
    let end = bytes.lastIndex { $0 > 0x20 } ?? 0
    for count in 1...end where !Self.isWhole(Array(bytes[..<count]), of: name, in: bytes) {
      #expect(
        !Self.passes(name, Array(bytes[..<count])),
        "\(String(decoding: bytes[..<count].suffix(40), as: UTF8.self))")
    }
  }

  /// What is left when only whole lines are missing: formats of lines do not tell that.
  private static func isWhole(_ start: [UInt8], of name: String, in bytes: [UInt8]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    if name.hasSuffix(".csv") {
      return text.last == "\n" || bytes[start.count] == 0x0A || text.last?.isNumber == true
        || !text.contains("\n0,")
    }
    guard name.hasSuffix(".txt") else { return false }
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return line.hasSuffix("'") || line.hasSuffix("}}") || !line.contains("0x")
      || !text.contains("{{") || line.hasSuffix(", Disabled")
  }

  private static func passes(_ name: String, _ bytes: [UInt8]) -> Bool {
    guard case .capture = FoundFile(name, start: bytes, whole: { bytes }),
      let capture = try? read(bytes)
    else { return false }
    return capture.cut == nil
  }
}
