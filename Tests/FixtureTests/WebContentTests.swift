import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// The pages of `Fixtures/Web`: what is heard of them is what was recorded with Safari.
///
/// `recorded.json` has the sentences with the recordings that they stand for; a page lies beside the
/// tree that Chromium made of it.
struct WebContentTests {
  /// A recorded sentence, and the page on which it is heard.
  struct Sentence: Decodable, Sendable, CustomTestStringConvertible {
    var page: String
    var heard: String
    /// The recordings, by their ids in the shared data.
    var recordings: [String]
    /// Why it is not heard.
    var miss: String?

    var testDescription: String { "\(page): \(heard)" }
  }

  private static let folder = SharedFolder.checkout.appending(path: "Fixtures/Web")

  private static let sentences: [Sentence] = {
    let data = try? Data(contentsOf: folder.appending(path: "recorded.json"))
    return data.flatMap { try? JSONDecoder().decode([Sentence].self, from: $0) } ?? []
  }()

  /// What is heard of a page, without case and punctuation.
  private static func lines(of page: String) throws -> [String] {
    let bytes = try Data(contentsOf: folder.appending(path: "\(page).json"))
    let capture = try CaptureFormat.chromiumAX.read(Array(bytes), ReadOptions())
    return VoiceOver().reading(of: capture.screens[0]).lines.flatMap { line in
      let text = SpeechStyle.caption(line.utterance)
      return [text.sentence, text.line].map(\.words)
    }
  }

  @Test(arguments: sentences) func isHeardAsRecorded(_ sentence: Sentence) throws {
    let isHeard = try Self.lines(of: sentence.page).contains(sentence.heard.words)
    #expect(isHeard == (sentence.miss == nil), "\(sentence.miss ?? "not heard")")
  }

  @Test func nineOfTenAreHeard() throws {
    let recordings = Self.sentences.flatMap(\.recordings)
    let missed = Self.sentences.filter { $0.miss != nil }.flatMap(\.recordings)
    #expect(Set(recordings).count == recordings.count)
    #expect(Self.sentences.count >= 60)
    print("web: \(recordings.count - missed.count) of \(recordings.count) recordings are heard")
    #expect(Double(missed.count) <= 0.1 * Double(recordings.count))
  }

  @Test func everyPageHasItsTree() throws {
    let pages = SharedFolder.files(in: Self.folder, ending: ".html")
    #expect(pages.count >= 9)
    for page in pages {
      #expect(
        try !Self.lines(of: page.deletingPathExtension().lastPathComponent).isEmpty)
    }
  }

  @Test func nodesThatAreListedTwiceAreRead() throws {
    let lines = try Self.lines(of: "buttons")
    #expect(lines.count { $0 == "submit order button" } == 2)
  }
}

extension String {
  /// Words alone, in small letters.
  fileprivate var words: String {
    let kept = lowercased().map { $0.isLetter || $0.isNumber || "%.".contains($0) ? $0 : " " }
    return String(kept).split(separator: " ").map { String($0.trimmingPrefix(".")) }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.joined(separator: " ")
  }
}
