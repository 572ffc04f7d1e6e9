import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotVoices
import EarshotWriting
import Foundation
import Testing

/// What the formats write for a narration; times are estimated, so no program is needed.
struct NarrationOutputTests {
  private func document(_ notation: String, language: String = "en") throws -> NarrationDocument {
    let transcript = VoiceOver(settings: SpeechSettings(language: language))
      .reading(of: try Screen(notation: notation))
    let recording = try Narrator(voice: SilentVoice()).recording(of: transcript)
    return NarrationDocument(
      format: "notation", path: "a --> b.screen", narration: recording.narration,
      audio: recording.audio)
  }

  private func text(
    _ format: OutputFormat<NarrationDocument>, _ document: NarrationDocument
  ) -> String {
    String(decoding: format.write(document), as: UTF8.self)
  }

  private static let odd = [
    "<script>alert('1')</script>", "]]>", "a --> b", "Q&A &amp; <b>", "{\\an8}", "🇷🇺 👩‍👩‍👧 ok",
    "أضف إلى السلة", "00:00:01,000 --> 00:00:02,000", "WEBVTT", "1", "NOTE",
  ]

  @Test func captionsAreValidAndHaveTheTimesOfTheJSON() throws {
    let notation =
      "screen en\n"
      + Self.odd.map { "button \"\($0.replacing("\\", with: "\\\\"))\" hint \"Opens\"\n" }.joined()
    var document = try document(notation)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text(.json, document).utf8)) as? [String: Any])
    let lines = try #require(json["lines"] as? [[String: Any]])
    #expect(lines.count == Self.odd.count)
    let times = try lines.map { line in
      [try #require(line["start"] as? Double), try #require(line["end"] as? Double)]
    }
    let srt = try CaptionChecker.srt(text(.srt, document))
    #expect(srt.map { [Double($0.start) / 1_000, Double($0.end) / 1_000] } == times)
    let vtt = try CaptionChecker.vtt(text(.vtt, document))
    #expect(vtt.map { [$0.start, $0.end] } == srt.map { [$0.start, $0.end] })
    document.hasWordTimes = true
    let timed = try CaptionChecker.vtt(text(.vtt, document))
    #expect(timed.map(\.start) == vtt.map(\.start))
    #expect(timed.count { $0.text.contains { $0.contains("<00:") } } == timed.count)
    for (line, caption) in zip(lines, srt) {
      let plain = caption.text.map { $0.replacing("\u{2060}", with: "") }
      #expect(plain == [try #require(line["caption"] as? String)])
    }
    #expect(text(.vtt, document).contains("NOTE\na prediction for ios18-phone, language en, of "))
  }

  @Test func aPlayerTakesNothingForATag() throws {
    let written = text(.srt, try document("screen en\ntext \"<i>x</i> {\\\\an8} -->\""))
    #expect(!written.contains("<i>") && !written.contains("{\\"))
    #expect(written.contains("<\u{2060}i>x<\u{2060}/i> {\u{2060}\\an8} --\u{2060}>"))
  }

  @Test func noControlCharacterReachesATerminal() throws {
    let document = try document(
      "screen en\ntext \"a\\u{1B}[31m\\u{0}\\u{202E}b\"\nbutton \"c\" hint \"\\u{7}\"")
    for format in OutputFormat<NarrationDocument>.all where format.id != "wav" {
      let controls = text(format, document).unicodeScalars.filter {
        // JSON is for programs, which take a sign that turns the direction as it is.
        ($0.value < 0x20 && $0 != "\n") || ($0.value == 0x202E && format.id != "json")
      }
      #expect(controls.isEmpty, "\(format.id)")
    }
  }

  @Test func whatIsNotHeardIsNoEmptyLine() throws {
    let written = text(.text, try document("screen en\ntext\ntext \" \"\ntext \"a\""))
    #expect(
      written.split(separator: "\n").map { $0.dropFirst(14) } == [
        "<silence>", "<silence>", "a", "end",
      ])
  }

  @Test func linesOfALabelAreOneLine() throws {
    let captions = try CaptionChecker.srt(
      text(.srt, try document("screen en\ntext \"one\\n\\n2\\n00:00\"\ntext \" \"")))
    #expect(captions.map(\.text) == [["one 2 00:00"]])
  }

  @Test func aWaveFileHasItsLengths() throws {
    let document = try document("screen en\nbutton \"Add\"\nbutton \"Remove\" hint \"Twice\"")
    let bytes = OutputFormat<NarrationDocument>.wav.write(document)
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    #expect(bytes[0..<4].elementsEqual("RIFF".utf8))
    #expect(bytes[8..<16].elementsEqual("WAVEfmt ".utf8))
    #expect(bytes[36..<40].elementsEqual("data".utf8))
    #expect(number(4, 4) == bytes.count - 8)
    #expect(number(40, 4) == bytes.count - 44)
    let format = [number(20, 2), number(22, 2), number(24, 4), number(34, 2)]
    #expect(format == [1, 1, 22_050, 16])
    let seconds = Double(number(40, 4)) / Double(number(28, 4))
    #expect(abs(seconds / document.narration.duration - 1) < 0.05)
    #expect(bytes[44...].allSatisfy { $0 == 0 })
  }

  @Test func aSoundStandsWithWhatIsHeardMeanwhile() throws {
    func line(
      _ text: String, _ start: Double, _ end: Double, completion: Transcript.Completion = .spoken
    )
      -> Narration.Line
    {
      Narration.Line(
        screen: 0, element: nil, cause: .moved, caption: text, start: start, end: end,
        completion: completion)
    }
    func sound(_ sound: Sound, _ start: Double) -> Narration.Line {
      Narration.Line(
        screen: 0, element: nil, cause: .moved, caption: "", sound: sound, start: start,
        end: start + 0.06)
    }
    let narration = Narration(
      lines: [
        sound(.screenChanged, 0), line("Menu", 0, 1, completion: .cut), sound(.boundary, 0.5),
        sound(.emptyArea, 1.99), line("Cart", 2, 3), sound(.boundary, 4),
      ], duration: 4.06, timing: .estimated, settings: SpeechSettings())
    let document = NarrationDocument(format: "script", path: "a.vo", narration: narration)
    let captions = try CaptionChecker.srt(text(.srt, document))
    #expect(
      captions == [
        CaptionChecker.Caption(start: 0, end: 1_000, text: ["[new screen]", "[boundary]", "Menu"]),
        CaptionChecker.Caption(start: 1_990, end: 2_000, text: ["[empty area]"]),
        CaptionChecker.Caption(start: 2_000, end: 3_000, text: ["Cart"]),
        CaptionChecker.Caption(start: 4_000, end: 4_060, text: ["[boundary]"]),
      ])
    #expect(
      text(.text, document) == """
        00:00:00.000  [new screen]
        00:00:00.000  Menu (cut)
        00:00:00.500  [boundary]
        00:00:01.990  [empty area]
        00:00:02.000  Cart
        00:00:04.000  [boundary]
        00:00:04.060  end

        """)
  }
}
