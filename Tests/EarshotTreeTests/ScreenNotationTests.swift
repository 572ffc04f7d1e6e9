import EarshotTree
import TestSupport
import Testing

@Suite struct ScreenNotationTests {
  @Test(arguments: 0..<10)
  func whatIsPrintedReadsBackEqual(batch: UInt64) throws {
    var generator = ScreenGenerator(seed: batch)
    for number in 0..<1_000 {
      let screen = generator.screen()
      let text = ScreenNotation.print(screen)
      let parsed = try read(text, number)
      guard parsed == [screen] else {
        Issue.record("screen \(number) of batch \(batch) is not equal:\n\(text)")
        return
      }
    }
  }

  @Test func whatIsReadPrintsTheSame() throws {
    var generator = ScreenGenerator(seed: 99)
    for _ in 0..<300 {
      let text = ScreenNotation.print(generator.screen())
      let again = ScreenNotation.print(try ScreenNotation.parse(text))
      #expect(Array(again.utf8) == Array(text.utf8))
    }
  }

  @Test func screensFollowOneAnother() throws {
    var generator = ScreenGenerator(seed: 7)
    let screens = (0..<5).map { _ in generator.screen() }
    let parsed = try ScreenNotation.parse(ScreenNotation.print(screens))
    #expect(parsed.map(\.withoutSources) == screens)
  }

  @Test func noTextCrashesTheParser() {
    var screens = ScreenGenerator(seed: 3, options: .init(nodeLimit: 2))
    var random = SeededGenerator(seed: 4)
    let pieces = [
      "\"", "(", ")", "\\", "\n", "  ", "?", ",", "#", "unknown ", "-", "none", "9", "é",
    ]
    var errors = 0
    for _ in 0..<400 {
      let original = Array(ScreenNotation.print(screens.screen()).unicodeScalars)
      for _ in 0..<50 {
        var text = original
        for _ in 0..<random.int(1...3) {
          let place = random.int(0...text.count)
          let end = min(text.count, place + random.int(0...4))
          switch random.int(1...3) {
          case 1: text.removeSubrange(place..<end)
          case 2: text.insert(contentsOf: random.pick(pieces).unicodeScalars, at: place)
          default: text.insert(contentsOf: text[random.int(0...place)..<place].prefix(30), at: end)
          }
        }
        errors += errorCount(String(String.UnicodeScalarView(text)))
      }
    }
    #expect(errors > 2_000)
  }

  private func errorCount(_ text: String) -> Int {
    do throws(NotationError) {
      _ = try ScreenNotation.parse(text)
      return 0
    } catch {
      let hasWords = !error.message.isEmpty && !error.help.isEmpty
      if !hasWords || error.location.line < 1 || error.location.column < 1 {
        Issue.record("\(error)")
      }
      return 1
    }
  }

  private func read(_ text: String, _ number: Int) throws -> [Screen] {
    do throws(NotationError) {
      return try ScreenNotation.parse(text).map(\.withoutSources)
    } catch {
      Issue.record("screen \(number): \(error)\n\(text)")
      throw error
    }
  }
}
