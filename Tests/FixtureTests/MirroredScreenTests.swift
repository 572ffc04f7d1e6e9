import EarshotCaptures
import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// Every example screen, turned about its middle and with Arabic texts, is read from right to left
/// in the order of the original, although nobody named a direction.
@Suite(.enabled(if: SharedFolder.data != nil))
struct MirroredScreenTests {
  @Test(arguments: try ExampleVariant.all)
  func theMirrorIsReadInTheOrderOfTheOriginal(_ variant: ExampleVariant) throws {
    let mirror = try Mirror(of: variant.viewFile)
    #expect(try Self.order(mirror.file) == variant.expected.map(\.id))
    let capture = try CaptureFormat.viewFile.read(mirror.file, ReadOptions())
    #expect(capture.screens.allSatisfy { $0.direction == .rightToLeft })
  }

  @Test func whatIsWrittenFromTheLeftIsReadFromTheLeft() throws {
    for variant in try ExampleVariant.all {
      let capture = try CaptureFormat.viewFile.read(variant.viewFile, ReadOptions())
      #expect(capture.screens.allSatisfy { $0.direction == .leftToRight }, "\(variant)")
    }
  }

  private static func order(_ file: [UInt8]) throws -> [String] {
    try CaptureFormat.viewFile.read(file, ReadOptions()).screens
      .flatMap { $0.readingOrder.map(\.id.rawValue) }
  }
}

/// A view file turned about the middle of its screen, with each letter of its texts an Arabic one.
private struct Mirror {
  private(set) var file: [UInt8] = []
  private let width: Double

  private static let frames: Set = ["frame", "visibleFrame"]
  private static let points: Set = ["activationPoint"]
  private static let texts: Set = [
    "text", "placeholder", "label", "value", "hint", "title", "swipeActions", "badge", "name",
    "customContent", "customActions", "userInputLabels", "announcement", "drawn", "pictureText",
  ]
  private static let alphabet = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي")

  init(of file: [UInt8]) throws {
    let json = try JSONSerialization.jsonObject(with: Data(file)) as? [String: Any]
    var document = try #require(json)
    let screen = try #require(document["screen"] as? [String: Any])
    width = try #require((screen["width"] as? NSNumber)?.doubleValue)
    document["language"] = "ar"
    document["root"] = turned(try #require(document["root"]), key: "")
    document["title"] = turned(document["title"] ?? "", key: "title")
    self.file = try Array(JSONSerialization.data(withJSONObject: document))
  }

  private func turned(_ value: Any, key: String) -> Any {
    switch value {
    case let object as [String: Any]:
      return object.reduce(into: [String: Any]()) { $0[$1.key] = turned($1.value, key: $1.key) }
    case let numbers as [NSNumber] where Self.frames.contains(key) && numbers.count == 4:
      let x = width - numbers[0].doubleValue - numbers[2].doubleValue
      return [NSNumber(value: x)] + numbers.dropFirst()
    case let numbers as [NSNumber] where Self.points.contains(key) && numbers.count == 2:
      return [NSNumber(value: width - numbers[0].doubleValue), numbers[1]]
    case let list as [Any]: return list.map { turned($0, key: key) }
    case let text as String where Self.texts.contains(key): return arabic(text)
    default: return value
    }
  }

  private func arabic(_ text: String) -> String {
    String(
      text.map { character in
        guard character.isLetter, let scalar = character.unicodeScalars.first else {
          return character
        }
        return Self.alphabet[Int(scalar.value) % Self.alphabet.count]
      })
  }
}
