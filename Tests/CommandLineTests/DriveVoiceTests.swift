import Foundation
import TestSupport
import Testing

private let isEspeakInstalled =
  (try? Program.shell("espeak-ng --version"))?.contains("eSpeak NG") == true

/// `earshot drive --voice` from outside, with a player that writes down what it plays.
@Suite(.serialized, .enabled(if: isEspeakInstalled || SharedFolder.isRequired))
struct DriveVoiceTests {
  /// Plays in real time and writes when it began and ended.
  private static let player = """
    #!/usr/bin/env python3
    import os, time
    folder = os.path.dirname(os.path.abspath(__file__))
    log = os.open(folder + "/log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    def note(word):
      os.write(log, f"{os.getpid()} {word} {time.clock_gettime(time.CLOCK_MONOTONIC)}\\n".encode())
    note("begins")
    start, count = time.monotonic(), 0
    while data := os.read(0, 882):
      count += len(data)
      time.sleep(max(0, start + count / 44100 - time.monotonic()))
    note("ends")

    """

  /// A player that finds no device.
  private static let broken = "#!/bin/sh\nexit 1\n"

  /// Drives with lines that a shell prints, and a player that stands in front of all others.
  private func drive(
    _ lines: String, player: String? = player, options: String = "", hides: String? = nil
  ) throws -> (text: String, events: [(process: Int32, word: String, time: Double)]) {
    let scratch = try Scratch()
    defer { scratch.remove() }
    if let player {
      // All names, so that no player of the machine is asked.
      for name in ["pw-play", "pacat", "aplay", "play"] {
        try scratch.write(player, to: name)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: scratch.path(name))
      }
    }
    let path = hides ?? "\(scratch.path()):$PATH"
    let text = try Program.shell(
      """
      program=$(command -v earshot)
      { \(lines); } | PATH="\(path)" $program drive \
        Fixtures/Captures/pizza/menu-after.view.json --voice \(options)
      echo "status $?"
      """)
    let log = (try? scratch.text(of: "log")) ?? ""
    let events = log.split(separator: "\n").compactMap { line -> (Int32, String, Double)? in
      let words = line.split(separator: " ")
      guard words.count == 3, let process = Int32(words[0]), let time = Double(words[2]) else {
        return nil
      }
      return (process, String(words[1]), time)
    }
    return (text, events)
  }

  @Test func linesThatComeAtOnceAreHeardOneAfterAnother() throws {
    let (text, events) = try drive("printf 'swipeLeft\\nset hints off\\nsingleTap\\n'")
    #expect(text.hasPrefix("Москва, кнопка\n<sound:boundary> "))
    #expect(text.hasSuffix("status 0\n"))
    #expect(events.map(\.word) == ["begins", "ends", "begins", "ends", "begins", "ends"])
    #expect(!text.contains("<cut>"))
    // «Москва, кнопка» takes about a second.
    for pair in stride(from: 0, to: events.count, by: 2) {
      let seconds = events[pair + 1].time - events[pair].time
      #expect(seconds > 0.6 && seconds < 3)
    }
  }

  @Test func aLineThatComesLaterCutsWhatIsSaid() throws {
    let (text, events) = try drive("sleep 0.9; echo swipeRight; sleep 1; echo swipeLeft")
    #expect(text.contains("Тип заказа"))
    #expect(text.contains("чтобы настроить значение<cut> "))
    #expect(text.hasSuffix("status 0\n"))
    // The last one is heard to its end; the one before it was killed.
    let ends = events.filter { $0.word == "ends" }.map(\.process)
    let begins = events.filter { $0.word == "begins" }
    // On a busy machine the first one is cut before it writes anything.
    try #require(begins.count >= 2)
    #expect(ends.last == begins.last?.process)
    #expect(!ends.contains(begins[begins.count - 2].process))
  }

  @Test func leavingIsSilence() throws {
    let start = ContinuousClock.now
    let (text, events) = try drive("sleep 0.5; echo A; sleep 2; echo q; sleep 0.2")
    #expect(text.hasSuffix("status 0\n"))
    // Everything on the screen would take a minute.
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(events.last?.word == "begins")
  }

  @Test func withoutADeviceCaptionsGoOn() throws {
    let (text, _) = try drive("printf 'swipeRight\\nswipeLeft\\n'", player: Self.broken)
    #expect(text.contains("Тип заказа, В ресторане"))
    #expect(text.components(separatedBy: "warning: ").count == 2)
    #expect(text.contains("--voice: warning: nothing can be played: no sound device answers"))
    #expect(text.hasSuffix("status 0\n"))
  }

  @Test func withoutAPlayerOneIsNamed() throws {
    let (text, _) = try drive("echo q", player: nil, hides: "/nowhere")
    #expect(
      text == """
        --voice: error: 'aplay' is not installed, which '--voice' needs
          help: install it, on Debian with: apt-get install alsa-utils
        status 3

        """)
  }

  @Test(arguments: [
    ("--script a.vo", "'--voice' is for driving by hand"),
    ("--technology switch-control", "'--voice' is for VoiceOver"),
    ("--technology voice-control", "'--voice' is for VoiceOver"),
  ])
  func whereNothingIsSaidAloudItIsRefused(_ options: String, _ message: String) throws {
    let (text, events) = try drive("echo q", options: options)
    #expect(text.contains(message) && text.hasSuffix("status 2\n"))
    #expect(events.isEmpty)
  }
}
