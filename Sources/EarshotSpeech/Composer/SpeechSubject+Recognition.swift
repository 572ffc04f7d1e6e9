import EarshotText
import EarshotTree

extension SpeechSubject {
  /// The words that are recognised in the pictures of the element, marked as such: texts that it does not say
  /// itself, then a description (A11).
  ///
  /// The capture tells some of the texts; a program reads others from a screenshot.
  var recognized: [Utterance.Part] {
    guard settings.verbosity.describesImages else { return [] }
    let said = [element.label.value, element.value.value, element.hint.value]
      .compactMap(\.self).joined(separator: " ").lowercased()
    let found = (element.recognition?.texts ?? []) + element.textsOfPictures
    var seen: Set<String> = []
    let news = found.filter { text in
      !said.contains(text.lowercased()) && seen.insert(text.lowercased()).inserted
    }
    var phrases: [Phrase] = news.isEmpty ? [] : [.possibleText(news.joined(separator: ", "))]
    if let description = element.recognition?.description, !description.isEmpty {
      phrases.append(.imageDescription(description))
    }
    return phrases.map { words.part(.state, $0) }
  }
}

extension Element {
  /// The texts in the pictures of the element and of the views in it, as the capture tells them.
  fileprivate var textsOfPictures: [String] {
    var texts: [String] = []
    var rest = [self]
    while let next = rest.popLast() {
      if let text = next.appearance.value?.pictureText, !text.isEmpty { texts.append(text) }
      rest += next.children.reversed()
    }
    return texts
  }
}
