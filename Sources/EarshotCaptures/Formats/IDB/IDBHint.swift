import EarshotTree

/// The hint of an element, which idb joins of the app's own and the system's.
enum IDBHint {
  /// What the system says of traits, in the languages whose words are known.
  private static let systemHints: [(traits: Traits, texts: [String])] = [
    (
      .toggleButton,
      [
        "Double tap to toggle setting", "Double-tap to toggle setting",
        "Коснитесь дважды, чтобы переключить настройку", "Zum Umschalten Doppeltippen",
        "ダブルタップして設定を切り替えます",
      ]
    ),
    (
      .adjustable,
      [
        "Swipe up or down with one finger to adjust the value",
        "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
        "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen",
      ]
    ),
    (
      [.textEntry],
      [
        "Double tap to edit", "Double-tap to edit", "Коснитесь дважды, чтобы редактировать",
        "Zum Bearbeiten doppeltippen", "ダブルタップして編集します",
      ]
    ),
  ]

  /// The hint without what the engine says by itself of an element with these traits.
  ///
  /// Only whole phrases are taken out; the same words on an element without the trait are the
  /// app's, or tell of a trait that was not captured, and stay.
  static func authored(_ hint: String, traits: Traits) -> String? {
    var parts = components(of: hint)
    for system in systemHints where traits.isSuperset(of: system.traits) {
      for text in system.texts { remove(components(of: text), from: &parts) }
    }
    let rest = parts.joined(separator: ", ")
    return rest.isEmpty ? nil : rest
  }

  private static func components(of text: String) -> [String] {
    text.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
  }

  /// Removes one phrase, which may have commas itself; a period at its end does not matter.
  private static func remove(_ phrase: [String], from parts: inout [String]) {
    guard let last = phrase.last, parts.count >= phrase.count else { return }
    for start in 0...(parts.count - phrase.count) {
      let end = start + phrase.count
      let candidate = parts[start..<end]
      let ends = [last, last + ".", last + "。"]
      if candidate.dropLast().elementsEqual(phrase.dropLast()), ends.contains(parts[end - 1]) {
        parts.removeSubrange(start..<end)
        return
      }
    }
  }
}
