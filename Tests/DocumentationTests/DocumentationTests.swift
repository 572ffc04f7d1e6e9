import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotWriting
import Foundation
import TestSupport
import Testing

/// Prose that runs: a `screen` block followed by `spoken` blocks is read, and what is heard compared.
///
/// `EARSHOT_RECORD=1 swift test --filter DocumentationTests` writes what is heard into the pages.
struct DocumentationTests {
  private static let isRecording = ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1"

  @Test(arguments: try DocumentationPage.all)
  func thePageSaysWhatIsHeard(_ page: DocumentationPage) throws {
    var screen: DocumentationPage.Block?
    var changes: [(block: DocumentationPage.Block, lines: [String])] = []
    for block in page.blocks {
      switch block.info.first {
      case "screen":
        screen = block
        _ = try read(block, page)
      case "spoken":
        let source = try #require(screen, "\(page.testDescription):\(block.start): no screen yet")
        let heard = try spoken(read(source, page), options: block.info.dropFirst())
        if Self.isRecording {
          changes.append((block, heard))
        } else {
          #expect(heard == block.lines, "\(page.testDescription):\(block.start)")
        }
      default: break
      }
    }
    if Self.isRecording { try page.record(changes) }
  }

  @Test func thereArePagesWithBlocks() throws {
    let blocks = try DocumentationPage.all.flatMap(\.blocks).filter { $0.info.first == "spoken" }
    #expect(blocks.count >= 30)
  }

  /// A reader who knows English learns both from pages in English.
  @Test(arguments: ["Documentation/Scripts.md", "Documentation/Testing.md"])
  func thePagesOnScriptsAndTestsAreInEnglish(_ path: String) throws {
    let page = try String(contentsOf: SharedFolder.checkout.appending(path: path), encoding: .utf8)
    let foreign = page.split(separator: "\n").filter { $0.contains(/\p{Script=Cyrillic}/) }
    #expect(!page.isEmpty && foreign.isEmpty)
  }

  private func read(
    _ block: DocumentationPage.Block, _ page: DocumentationPage
  ) throws -> Capture {
    let text = block.lines.joined(separator: "\n") + "\n"
    do {
      return try CaptureFormat.notation.read(Array(text.utf8), ReadOptions())
    } catch {
      let line = block.start + (error.location?.line ?? 0)
      throw PageError(text: "\(page.testDescription):\(line): \(error.message)")
    }
  }

  private struct PageError: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }

  /// What `earshot read` prints; options are a language, a profile, a style, a variant and `no-hints`.
  private func spoken(_ capture: Capture, options: some Sequence<String>) throws -> [String] {
    var settings = SpeechSettings(language: capture.screens.first?.language ?? "en")
    var style = SpeechStyle.caption
    var screens = capture.screens
    for option in options {
      if let profile = Profile(option) {
        settings.profile = profile
        screens = screens.map { screen in
          var screen = screen
          screen.idiom = profile.idiom
          return screen
        }
      } else if let other = SpeechStyle(rawValue: option) {
        style = other
      } else if let variant = SpeechVariant(rawValue: option) {
        settings.variants.insert(variant)
      } else if option == "no-hints" {
        settings.speaksHints = false
      } else {
        settings.language = try #require(Phrasebook.book(for: option)).language
      }
    }
    let transcript = VoiceOver(settings: settings).reading(of: screens)
    let reading = Reading(
      format: capture.format, path: "-", transcript: transcript, style: style)
    let text = String(decoding: OutputFormat.text.write(reading), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
