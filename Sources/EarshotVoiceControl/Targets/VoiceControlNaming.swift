import EarshotSpeech
import EarshotText
package import EarshotTree

/// The words of the system that are part of names, looked up once a screen.
package struct VoiceControlNaming: Sendable {
  private let button: String
  private let adjustable: String
  private let back: String
  private let pageControl: String
  private let language: String

  /// The words of a language; English where it has none.
  package init(language: String) {
    let books = [language, "en"].compactMap(Phrasebook.book)
    func words(_ phrase: Phrase) -> Wording? { books.lazy.compactMap { $0(phrase) }.first }
    button = words(.button)?.script ?? ""
    adjustable = words(.adjustable)?.script ?? ""
    back = words(.back)?.caption ?? ""
    pageControl = VoiceControlLanguage.all[language].words(.pageControl)
    self.language = language
  }

  /// A target with its names.
  ///
  /// Authored names replace everything and the first is displayed; otherwise the whole label is
  /// displayed, and its words and the words of its kind find it. What UIKit names itself are back
  /// buttons and page controls.
  package func target(_ element: Element, number: Int = 0) -> VoiceControlTarget {
    let label = element.speakableLabel.flatMap { isSpoken($0) ? $0 : nil }
    let authored = (element.userInputLabels.value ?? []).map(\.trimmed).filter(isSpoken)
    if !authored.isEmpty {
      return target(element, number, phrases: authored, hiddenLabel: label)
    }
    if element.has(.backButton) {
      return target(element, number, phrases: [label ?? back, back])
    }
    let kinds = kinds(of: element)
    if let label {
      return target(element, number, phrases: [label], isLabel: true, kinds: kinds)
    }
    if element.isPageControl { return target(element, number, phrases: [pageControl]) }
    return target(element, number, phrases: [], kinds: kinds)
  }

  private func target(
    _ element: Element, _ number: Int, phrases: [String], isLabel: Bool = false,
    hiddenLabel: String? = nil, kinds: [String] = []
  ) -> VoiceControlTarget {
    VoiceControlTarget(
      id: element.id, name: phrases.first, number: number, frame: element.effectiveFrame,
      phrases: phrases, hiddenLabel: hiddenLabel, isLabel: isLabel, kinds: kinds)
  }

  /// What cannot be said, such as an emoji alone, is no name.
  private func isSpoken(_ name: String) -> Bool {
    NormalizedPhrase.isSpoken(name, language: language)
  }

  /// The words for button and adjustable, in this order.
  private func kinds(of element: Element) -> [String] {
    (element.has(.button) ? [button] : []) + (element.has(.adjustable) ? [adjustable] : [])
  }
}

extension Element {
  /// The label that a person gave; `nil` if it is empty or the name of a picture or file.
  fileprivate var speakableLabel: String? {
    guard let label = label.value?.trimmed, !label.isEmpty else { return nil }
    let looks = appearance.value
    // What can be read on it is no name of a file, whatever it looks like.
    if let text = looks?.text?.trimmed, !text.isEmpty { return label }
    if let image = looks?.image, label == image || image.hasPrefix("\(label).") { return nil }
    return AssetName.isSurely(label) ? nil : label
  }
}
