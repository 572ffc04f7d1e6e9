import EarshotCaptures
import EarshotPizza
import EarshotTree
import Foundation
import TestSupport
import Testing

/// The mirror of a screen, in Arabic, is read in the order of the original, and nobody has to say so.
@Suite struct MirroredScreenTests {
  /// View files with nothing but signs, digits and pictures: they need a language.
  private static let filesWithoutLetters: Set<String> = [
    "chart-bars before", "counter before", "icon-tabbar before",
  ]
  /// Screens on which no letter is exposed.
  private static let screensWithoutLetters: Set<String> = [
    "chart-bars before", "drawn-text before",
  ]

  /// The language of the file is that of no script, so only the texts speak for a direction.
  @Test(arguments: try MirroredFile.all)
  func theMirrorOfAViewFileIsReadInTheSameOrder(_ file: MirroredFile) throws {
    let original = try file.read(file.bytes)
    var mirror = try file.read(file.mirrored(language: "und"))
    let hasLetters = !Self.filesWithoutLetters.contains(file.name)
    #expect(mirror.tellsThatTheDirectionIsConcluded == hasLetters)
    if !hasLetters { mirror = try file.read(file.mirrored(language: "ar")) }
    let screen = try #require(mirror.screens.first)
    #expect(screen.direction == .rightToLeft)
    #expect(!original.tellsThatTheDirectionIsConcluded)
    #expect(original.screens.allSatisfy { $0.direction == .leftToRight })
    #expect(
      screen.readingOrder.map(\.id) == original.screens.first?.readingOrder.map(\.id))
  }

  @Test(arguments: PizzaScreen.allCases, PizzaApp.Build.allCases)
  func theMirrorOfABuiltInScreenIsReadInTheSameOrder(
    _ name: PizzaScreen, _ build: PizzaApp.Build
  ) async throws {
    let original = await PizzaApp(build: build, startingAt: name).screen()
    var mirror = original.mirroredInArabic
    let hasLetters = !Self.screensWithoutLetters.contains("\(name.rawValue) \(build.rawValue)")
    #expect((mirror.directionOfTexts == .rightToLeft) == hasLetters)
    if !hasLetters { mirror.language = "ar" }
    mirror.direction = mirror.directionOfTexts
    #expect(mirror.direction == .rightToLeft)
    #expect(mirror.readingOrder.map(\.id) == original.readingOrder.map(\.id))
  }

  @Test func thereAreFiles() throws {
    #expect(try MirroredFile.all.count >= (SharedFolder.data == nil ? 20 : 67))
  }
}

/// A view file whose mirror is read: the example screens, and those of the project itself.
struct MirroredFile: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]

  var testDescription: String { name }

  static var all: [MirroredFile] {
    get throws {
      let folder = SharedFolder.checkout.appending(path: "Fixtures/Captures/pizza")
      let own = try SharedFolder.files(in: folder, ending: ".view.json").map {
        MirroredFile(name: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0)))
      }
      return own + (try ExampleVariant.all.map { MirroredFile(name: $0.name, bytes: $0.viewFile) })
    }
  }

  func read(_ bytes: [UInt8]) throws -> Capture {
    try CaptureFormat.viewFile.read(bytes, ReadOptions())
  }

  /// The file mirrored about the middle of the screen, with Arabic letters and without a direction.
  func mirrored(language: String) throws -> [UInt8] {
    let json = try JSONSerialization.jsonObject(with: Data(bytes))
    var file = try #require(json as? [String: Any])
    let screen = try #require(file["screen"] as? [String: Any])
    let width = try #require(screen["width"] as? Double)
    file["language"] = language
    file["direction"] = nil
    file["root"] = Self.mirror(try #require(file["root"]), about: width, key: "root")
    return try Array(JSONSerialization.data(withJSONObject: file))
  }

  private static func mirror(_ value: Any, about width: Double, key: String) -> Any {
    if let object = value as? [String: Any] {
      return Dictionary(
        uniqueKeysWithValues: object.map { ($0, mirror($1, about: width, key: $0)) })
    }
    if let numbers = value as? [Double] {
      switch (key, numbers.count) {
      case ("frame", 4), ("visibleFrame", 4):
        return [width - numbers[0] - numbers[2], numbers[1], numbers[2], numbers[3]]
      case ("activationPoint", 2): return [width - numbers[0], numbers[1]]
      default: return value
      }
    }
    if let list = value as? [Any] { return list.map { mirror($0, about: width, key: key) } }
    if let text = value as? String, texts.contains(key) { return text.inArabicLetters }
    return value
  }

  /// The keys of a view file whose strings are heard or seen.
  private static let texts: Set<String> = [
    "text", "placeholder", "label", "value", "hint", "options", "swipeActions", "customActions",
    "pictureText",
  ]
}

extension Capture {
  fileprivate var tellsThatTheDirectionIsConcluded: Bool {
    losses.contains { $0.why.hasPrefix("the direction is not told") }
  }
}

extension Screen {
  /// The screen mirrored about its middle, with Arabic letters and no language.
  fileprivate var mirroredInArabic: Screen {
    var screen = self
    let width = size?.width ?? 375
    screen.language = nil
    screen.elements = elements.map { $0.mirroredInArabic(about: width) }
    return screen
  }
}

extension Element {
  fileprivate func mirroredInArabic(about width: Double) -> Element {
    var element = self
    if var frame = frame.value {
      frame.x = width - frame.x - frame.width
      element.frame = .given(frame)
    }
    if let label = label.value { element.label = .given(label.inArabicLetters) }
    if let value = value.value { element.value = .given(value.inArabicLetters) }
    element.children = children.map { $0.mirroredInArabic(about: width) }
    return element
  }
}

extension String {
  /// Each letter replaced by an Arabic one, the same for the same letter; all else stays.
  fileprivate var inArabicLetters: String {
    let letters = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي")
    return String(
      map { character in
        guard character.isLetter, let scalar = character.unicodeScalars.first else {
          return character
        }
        return letters[Int(scalar.value) % letters.count]
      })
  }
}
