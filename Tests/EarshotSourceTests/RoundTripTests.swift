#if Source
  import EarshotCaptures
  import EarshotConversion
  import EarshotPizza
  import EarshotSession
  import EarshotSource
  import EarshotSpeech
  import EarshotSwiftParsing
  import EarshotTree
  import EarshotVoiceOver
  import EarshotWriting
  import Foundation
  import TestSupport
  import Testing

  /// Screens that are written as code and read back say the same; what does not is listed in
  /// `RoundTrip.json` with the reason.
  struct RoundTripTests {
    @Test(arguments: ["swiftui", "uikit"])
    func whatIsConvertedIsHeardTheSame(_ format: String) async throws {
      let screens = try await RoundTripScreen.all()
      #expect(screens.count > 250)
      var (count, different) = (0, [RoundTripDifference]())
      for screen in screens {
        count += screen.heard.count
        different += try screen.differences(in: format)
      }
      let share = 1 - Double(different.count) / Double(count)
      print("round trip \(format): \(count - different.count) of \(count) sentences are the same")
      #expect(share >= 0.95)
      if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
        try RoundTripDifference.record(different, in: format)
        return
      }
      let listed = try RoundTripDifference.listed().filter { $0.format == format }
      let (now, known) = (Set(different.map(\.name)), Set(listed.map(\.name)))
      #expect(now.subtracting(known).isEmpty, "not listed")
      #expect(known.subtracting(now).isEmpty, "listed, and heard the same")
      #expect(listed.allSatisfy { !$0.reason.isEmpty }, "each has a reason")
    }
  }

  /// A sentence that is not heard of code as it is heard of the screen that was written.
  struct RoundTripDifference: Hashable, Codable {
    /// The fixture.
    let screen: String
    /// The format of the code.
    let format: String
    /// The sentence of the screen.
    let sentence: String
    /// What the code cannot hold of it.
    let reason: String

    /// The sentence with its place, whatever the reason.
    var name: String { "\(format) \(screen): \(sentence)" }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "RoundTrip.json")

    static func listed() throws -> [RoundTripDifference] {
      try JSONDecoder().decode([RoundTripDifference].self, from: Data(contentsOf: file))
    }

    /// Writes those of a format in the place of the earlier ones.
    static func record(_ differences: [RoundTripDifference], in format: String) throws {
      let before = (try? listed()) ?? []
      let others = before.filter { $0.format != format }
      let reasons = Dictionary(before.map { ($0.name, $0.reason) }) { first, _ in first }
      // A reason that somebody wrote stays.
      let differences = differences.map { item in
        RoundTripDifference(
          screen: item.screen, format: format, sentence: item.sentence,
          reason: item.reason.isEmpty ? reasons[item.name] ?? "" : item.reason)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = try (others + differences)
        .sorted { ($0.format, $0.screen, $0.sentence) < ($1.format, $1.screen, $1.sentence) }
        .map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      try "[\n\(lines.joined(separator: ",\n"))\n]\n".write(
        to: file, atomically: true, encoding: .utf8)
    }
  }

  /// A screen of a fixture, of an example or of a page.
  struct RoundTripScreen {
    let name: String
    let screen: Screen
    let heard: [String]
    private let stops: [Element.ID?]

    init(_ name: String, _ screen: Screen) {
      self.name = name
      self.screen = screen
      let lines = Self.lines(of: screen, screen.language ?? "en")
      heard = lines.map(\.sentence)
      stops = lines.map(\.element)
    }

    private static func lines(
      of screen: Screen, _ language: String
    ) -> [(sentence: String, element: Element.ID?)] {
      let settings = SpeechSettings(language: language, speaksHints: false)
      return VoiceOver(settings: settings).reading(of: screen).lines.map {
        (SpeechStyle.caption($0.utterance).line, $0.element)
      }
    }

    /// The sentences that are not heard of the code.
    func differences(in format: String) throws -> [RoundTripDifference] {
      let output = try #require(OutputFormat<Screen>.all.first { $0.id == format })
      let language = screen.language ?? "en"
      let file = SwiftFile(path: "Screen.swift", bytes: output.write(screen))
      let project = SourceProject([file], [], language: language)
      let read = project.entries.flatMap {
        Self.lines(of: project.screen(of: $0).screen, language).map(\.sentence)
      }
      return read.difference(from: heard).removals.map { change in
        guard case .remove(let index, let sentence, _) = change else { return nil }
        return RoundTripDifference(
          screen: name, format: format, sentence: sentence,
          reason: stops[index].map { reason(of: $0, in: format) } ?? "")
      }.compactMap(\.self)
    }

    /// What the code cannot hold of a stop and of what is around it, as `convert` says it.
    private func reason(of stop: Element.ID, in format: String) -> String {
      var around: [Element] = []
      func walk(_ elements: [Element], _ path: [Element]) {
        for element in elements {
          if element.id == stop { around = path + [element] }
          walk(element.children, path + [element])
        }
      }
      walk(screen.elements, [])
      let lost = around.flatMap { element in
        var alone = element
        alone.children = []
        return ConversionLoss.losses(of: Screen(elements: [alone]), to: format).map(\.what)
      }
      let unsaid: Set<String> = [
        "frames", "looks", "paths", "activation points", "reactions to taps", "handlers",
        "gestures of views", "hidden views", "what the large content viewer shows",
        "what is not read",
      ]
      return Set(lost).subtracting(unsaid).sorted().joined(separator: "; ")
    }

    // MARK: All

    static func all() async throws -> [RoundTripScreen] {
      var screens = try files()
      for name in PizzaScreen.allCases {
        for build in PizzaApp.Build.allCases {
          let screen = await PizzaApp(build: build, startingAt: name).screen()
          screens.append(RoundTripScreen("pizza \(name.rawValue) \(build.rawValue)", screen))
        }
      }
      return screens.filter { !$0.heard.isEmpty }
    }

    private static func files() throws -> [RoundTripScreen] {
      let root = SharedFolder.checkout
      let names = FileManager.default.enumerator(atPath: root.appending(path: "Fixtures").path)?
        .compactMap { $0 as? String }.sorted()
      let pages = FileManager.default.enumerator(
        atPath: root.appending(path: "Documentation").path)?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted()
      let fixtures = (names ?? []).filter { name in
        (name.hasPrefix("Captures/") || name.hasSuffix(".screen") || name.hasSuffix(".view.json"))
          && !name.contains("Attack/") && !name.contains("Trust/") && !name.contains(".spoken.")
      }
      let captures = fixtures.flatMap { name -> [RoundTripScreen] in
        guard let data = try? Data(contentsOf: root.appending(path: "Fixtures/\(name)")),
          let format = try? CaptureFormat.recognizing([UInt8](data), named: name),
          let capture = try? format.read([UInt8](data), ReadOptions())
        else { return [] }
        return capture.screens.enumerated().map { RoundTripScreen("\(name) \($0 + 1)", $1) }
      }
      let examples = try (pages ?? []).flatMap { name -> [RoundTripScreen] in
        let page = try DocumentationPage(url: root.appending(path: "Documentation/\(name)"))
        let blocks = page.blocks.filter { $0.info.first == "screen" }
        return blocks.enumerated().flatMap { number, block in
          let text = block.lines.joined(separator: "\n") + "\n"
          let found = (try? ScreenNotation.parse(text)) ?? []
          return found.map { RoundTripScreen("\(name) \(number + 1)", $0) }
        }
      }
      return captures + examples
    }
  }
#endif
