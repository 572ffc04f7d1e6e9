import Foundation
import TestSupport
import Testing

/// `earshot speak` as a user runs it.
struct SpeakTests {
  static let isSoundThere: Bool = {
    let outcome = try? Program.shell("command -v espeak-ng && command -v sox && command -v soxi")
    return SharedFolder.isRequired || outcome?.split(separator: "\n").count == 3
  }()

  private static let screen =
    "screen ru\nheader \"Добавить в пиццу\"\nbutton \"Город\" value \"Москва\" hint \"Меняет город\"\n"
    + "button selected \"Моцарелла, 49 рублей\"\nbutton \"Моцарелла, 49 рублей\"\n"

  private func scratch() throws -> Scratch { try Scratch(["a.screen": Self.screen]) }

  private func sox(_ line: String, _ scratch: Scratch) throws -> String {
    try Program.shell("cd '\(scratch.path())' && \(line)").trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  private func lines(_ outcome: Program.Outcome) throws -> (
    lines: [[String: Any]], all: [String: Any]
  ) {
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    return (try #require(json["lines"] as? [[String: Any]]), json)
  }

  /// The tones of a chart need no voice, last as long as set and are equal twice (F210, F211).
  @Test func writesTheAudioGraphOfAChart() throws {
    let income = "Fixtures/Scripts/behaviour/F211-income.screen"
    let graph = { (name: String, seconds: String) in
      try Program.run([
        "speak", income, "--audio-graph", name, "--seconds", seconds, "--format", "wav", "--quiet",
      ])
    }
    let outcome = try graph("chart", "3")
    #expect(outcome.status == 0 && outcome.output.count == 44 + 3 * 22_050 * 2)
    #expect(try graph("Income by month", "3").output == outcome.output)
    #expect(try graph("chart", "1.5").output.count == 44 + 3 * 22_050)
    #expect(try graph("nothing", "3").status == 3)
    #expect(try graph("chart", "61").status == 2)
    #expect(try Program.run(["speak", income, "--seconds", "3"]).status == 2)
    #expect(try Program.run(["speak", income, "--audio-graph", "chart"]).status == 2)
  }

  @Test(.enabled(if: isSoundThere))
  func soundCaptionsAndJSONAreOneNarration() throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    for name in ["a.wav", "b.wav", "a.srt", "a.vtt", "a.json"] {
      let outcome = try scratch.run(["speak", "a.screen", "--output", name, "--quiet"])
      #expect(outcome.status == 0 && outcome.messages == "" && outcome.output.isEmpty)
    }
    #expect(try sox("cmp a.wav b.wav && echo equal", scratch) == "equal")
    #expect(
      try sox("soxi -t a.wav && soxi -r a.wav && soxi -c a.wav && soxi -b a.wav", scratch)
        == "wav\n22050\n1\n16")
    let seconds = try #require(Double(try sox("soxi -D a.wav", scratch)))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(scratch.text(of: "a.json").utf8)) as? [String: Any])
    let duration = try #require(json["duration"] as? Double)
    #expect(abs(seconds / duration - 1) < 0.001)
    #expect((json["voice"] as? String)?.hasPrefix("espeak-ng ") == true)
    let lines = try #require(json["lines"] as? [[String: Any]])
    for (name, comma) in [("a.srt", ","), ("a.vtt", ".")] {
      let times = try scratch.text(of: name).matches(
        of: #/(\d\d):(\d\d):(\d\d)[,.](\d\d\d) --> /#)
      #expect(try scratch.text(of: name).contains("00:00:00\(comma)000 --> "))
      let starts = times.map {
        (Double($0.1) ?? 0) * 3_600 + (Double($0.2) ?? 0) * 60 + (Double($0.3) ?? 0)
          + (Double($0.4) ?? 0) / 1_000
      }
      #expect(
        starts.map { ($0 * 1_000).rounded() }
          == lines.map {
            (($0["start"] as? Double ?? -1) * 1_000).rounded()
          })
    }
  }

  /// Silence is no sound at all, and what is between two lines is silent.
  @Test(.enabled(if: isSoundThere))
  func silenceIsSilent() throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    _ = try scratch.run(["speak", "a.screen", "--output", "a.wav"])
    _ = try scratch.run(["speak", "a.screen", "--voice", "silent", "--output", "s.wav"])
    let json = try lines(try scratch.run(["speak", "a.screen", "--format", "json"]))
    let amplitude = "-n stat 2>&1 | grep 'Maximum amplitude' | tr -dc '0-9.-'"
    #expect(try sox("sox s.wav \(amplitude)", scratch) == "0.000000")
    #expect(try #require(Double(try sox("sox a.wav \(amplitude)", scratch))) > 0.1)
    for (line, next) in zip(json.lines, json.lines.dropFirst()) {
      let start = try #require(line["end"] as? Double) + 0.001
      let end = try #require(next["start"] as? Double) - 0.001
      #expect(end - start > 0.6)
      #expect(
        try sox(
          "sox a.wav -n trim \(start) =\(end) stat 2>&1 | grep 'Maximum amplitude' "
            + "| tr -dc '0-9.-'", scratch) == "0.000000")
    }
  }

  /// The slider at two thirds is twice the speed of its middle.
  @Test(.enabled(if: isSoundThere), arguments: ["espeak-ng", "silent"])
  func twiceTheRateIsHalfTheTime(voice: String) throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let seconds = try ["0.5", "0.66666667"].map { rate in
      _ = try scratch.run(
        ["speak", "a.screen", "--voice", voice, "--rate", rate, "--output", "a.wav"])
      return try #require(Double(try sox("soxi -D a.wav", scratch)))
    }
    #expect(abs(seconds[0] / seconds[1] - 2) < 0.1)
  }

  @Test(.enabled(if: isSoundThere))
  func aSessionIsSpokenWithItsSounds() throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    try scratch.write(
      "on a.screen\nstart\nafter 0.2 swipeRight\nswipeRight x3\n", to: "order.vo")
    let outcome = try scratch.run(["speak", "--script", "order.vo", "--format", "json", "--quiet"])
    #expect(outcome.status == 0, "\(outcome.messages)")
    let lines = try lines(outcome).lines
    #expect(lines.contains { $0["fate"] as? String == "cut" })
    #expect(lines.contains { $0["sound"] as? String == "boundary" })
    let wave = try scratch.run(
      ["speak", "a.screen", "--script", "order.vo", "--output", "order.wav", "--quiet"])
    #expect(wave.status == 0)
    #expect(try #require(Double(try sox("soxi -D order.wav", scratch))) > 3)
  }

  @Test(.enabled(if: isSoundThere))
  func severalInputsNeedAFolder() throws {
    let scratch = try Scratch([
      "in/a.screen": Self.screen, "in/b/a.screen": "screen en\ntext \"B\"\n",
    ])
    defer { scratch.remove() }
    let refused = try scratch.run(["speak", "in", "--output", "all.wav", "--quiet"])
    #expect(refused.status == 2)
    #expect(refused.messages.contains("2 inputs cannot be one wav; name a folder"))
    let outcome = try scratch.run(["speak", "in", "--format", "srt", "--output", "out/", "--quiet"])
    #expect(outcome.status == 0)
    #expect(try scratch.text(of: "out/a-2.srt").hasSuffix("\nB\n\n"))
    let text = try scratch.run(["speak", "in", "--voice", "silent", "--quiet"])
    #expect(text.text.contains("==> in/b/a.screen <==\n00:00:00.000  B\n"))
  }

  /// 64 kbit a second, all the time, in frames that begin with eleven bits.
  @Test(.enabled(if: isEncoderThere))
  func anMP3HasTheLengthOfTheNarration() throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let arguments = ["speak", "a.screen", "--format", "mp3", "--voice", "silent", "--quiet"]
    let outcome = try scratch.run(arguments)
    let bytes = outcome.output
    #expect(bytes.starts(with: Array("ID3".utf8)) || (bytes[0] == 0xFF && bytes[1] >= 0xE0))
    let json = try lines(
      try scratch.run(["speak", "a.screen", "--format", "json", "--voice", "silent"]))
    let duration = try #require(json.all["duration"] as? Double)
    #expect(abs(Double(bytes.count) / 8_000 / duration - 1) < 0.05)
    #expect(try scratch.run(arguments).output == bytes)
  }

  private static let isEncoderThere: Bool = {
    let outcome = try? Program.shell("command -v lame || command -v ffmpeg")
    return SharedFolder.isRequired || outcome?.isEmpty == false
  }()

  @Test func captionsNeedNoVoiceAndSoundSaysWhatToInstall() throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let program = Program.folder.appending(path: "earshot").path
    func run(_ arguments: String) throws -> String {
      try Program.shell(
        "cd '\(scratch.path())'; PATH=; '\(program)' speak a.screen \(arguments); echo $?")
    }
    let wav = try run("--output a.wav --quiet")
    #expect(wav.hasPrefix("a.screen: error: 'espeak-ng' is not installed"))
    #expect(wav.contains("apt-get install espeak-ng"))
    #expect(wav.hasSuffix("\n3\n"))
    let flite = try run("--output a.wav --voice flite --quiet")
    #expect(flite.contains("apt-get install flite") && flite.hasSuffix("\n3\n"))
    let mp3 = try run("--output a.mp3 --voice silent --quiet")
    #expect(mp3.contains("or write a WAV file") && mp3.contains("apt-get install lame"))
    #expect(mp3.hasSuffix("\n3\n"))
    #expect(try run("--output a.wav --voice silent --quiet") == "0\n")
    let srt = try run("--format srt")
    #expect(srt.contains("note: the times are estimated: 'espeak-ng' is not installed"))
    #expect(srt.contains("apt-get install espeak-ng"))
    #expect(srt.contains("00:00:00,000 --> ") && srt.hasSuffix("\n0\n"))
  }

  @Test(arguments: [
    (["--rate", "2"], "is not between 0 and 1"), (["--gap=-1"], "is not between 0 and 60"),
    (["--words"], "'--words' is for '--format vtt'"),
    (["--format", "ogg"], "unknown format 'ogg'"),
    (["--output", "a.ogg"], "is that of no format"), (["--style", "script"], "'--style' is not"),
    (["b.screen", "--script", "x.vo"], "a script runs on one source"),
    (["--voice", "alex"], "invalid"),
  ])
  func wrongUsageIsRefused(arguments: [String], message: String) throws {
    let scratch = try scratch()
    defer { scratch.remove() }
    let outcome = try scratch.run(["speak", "a.screen"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(message))
    #expect(outcome.output.isEmpty)
  }

  @Test func whatCannotBeReadIsNoSuccess() throws {
    let scratch = try Scratch(["empty.screen": "screen en\n", "bad.xml": "<a><b></a>"])
    defer { scratch.remove() }
    for name in ["empty.screen", "bad.xml", "none.xml"] {
      let outcome = try scratch.run(["speak", name, "--voice", "silent", "--output", "a.wav"])
      #expect(outcome.status == 3)
      #expect(outcome.messages.contains("\(name)"))
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("a.wav")))
  }

  // Some starters of programs ignore the signal that ends the writer, and every program under them.
  @Test(arguments: ["", "trap '' PIPE; "])
  func aClosedPipeIsNoFailure(_ start: String) throws {
    let heard = try Program.shell(
      """
      folder=$(mktemp -d) && cd "$folder" || exit
      { echo 'screen en'; seq 20000 | sed 's/.*/button "&"/'; } > a.screen
      \(start)timeout 60 earshot speak a.screen --voice silent --quiet | head -n 1; rm -r "$folder"
      """)
    #expect(heard == "00:00:00.000  1, button\n")
  }

  /// The JSON against its schema, by an independent validator.
  @Test(.enabled(if: isSoundThere))
  func theJSONIsValid() throws {
    let scratch = try Scratch([
      "a.screen": Self.screen, "b.screen": "screen en\nbutton \"<script> ]]> -->\"\nbutton\n",
      "c.vo": "on a.screen\nstart\nafter 0.2 swipeRight\nswipeLeft\nswipeLeft\n",
    ])
    defer { scratch.remove() }
    let reading = try scratch.run(["speak", "a.screen", "b.screen", "--format", "json", "--quiet"])
    let session = try scratch.run(
      ["speak", "--script", "c.vo", "--format", "json", "--quiet", "--voice", "silent"])
    try SchemaValidator.expect(3, in: reading.output + session.output, by: "Narration")
  }
}
