package import EarshotComparison
package import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotTree

/// Pictures of two versions, and pages of screens.
extension DrawJob {
  /// Two versions of a screen, with what is different.
  package struct Pair {
    /// The version before.
    package var before: DrawnScreen
    /// The version after.
    package var after: DrawnScreen
    /// The differences.
    package var comparison: ScreenComparison
  }

  /// The versions of the screens that both inputs have; what only one has is said.
  package func pairs(_ before: Screens, _ after: Screens, _ path: String) -> [Pair] {
    let places = ComparedScreens.pairs(
      before.all.map(\.screen.screen.title), after.all.map(\.screen.screen.title))
    return places.compactMap { place in
      guard let oldPlace = place.before, let newPlace = place.after else {
        let isAdded = place.before == nil
        messages.note(
          "a screen that only the input \(isAdded ? "after" : "before") has is not drawn",
          path: path)
        return nil
      }
      let (old, new) = (before.all[oldPlace], after.all[newPlace])
      return Pair(
        before: old, after: new,
        comparison: ScreenComparison(
          transcript(of: old, before.settings), transcript(of: new, after.settings),
          sourceBefore: before.source, sourceAfter: after.source))
    }
  }

  private func transcript(of drawn: DrawnScreen, _ settings: SpeechSettings) -> Transcript {
    Transcript(screens: [drawn.screen], lines: drawn.lines, settings: settings)
  }

  /// Both versions side by side, with their numbers above them.
  package func drawing(_ pair: Pair, _ path: String) -> Drawing {
    let before = drawing(pair.before, path).measured(pair.comparison.before, isAfter: false)
    let after = drawing(pair.after, path).measured(pair.comparison.after, isAfter: true)
    return before.beside(after, title: after.title)
  }

  /// The sections of a page for the screens of an input.
  package func sections(_ screens: Screens, _ path: String) -> [DrawnPage.Section] {
    screens.all.enumerated().map { index, screen in
      DrawnPage.Section(
        heading: heading(screen, path, screens.all.count > 1 ? index + 1 : nil), screen: screen)
    }
  }

  /// The section of a page for two versions.
  package func section(_ pair: Pair, _ before: String, _ after: String) -> DrawnPage.Section {
    DrawnPage.Section(
      heading: "\(before) → \(heading(pair.after, after, nil))", before: pair.before,
      after: pair.after, comparison: pair.comparison)
  }

  private func heading(_ screen: DrawnScreen, _ path: String, _ number: Int?) -> String {
    guard let title = screen.screen.screen.title, !title.isEmpty else {
      return number.map { "\(path): \($0)" } ?? path
    }
    return "\(path): \(title)"
  }
}
