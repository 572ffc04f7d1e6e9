import EarshotTree

extension SpeechSubject {
  /// The label, or the hint when nothing else tells what the element is.
  var label: [Utterance.Part] {
    if isHintOnly { return authored(.label, element.hint.value, .hint) }
    if traits.contains(.backButton), words.isBack(element.label.value ?? "") { return [] }
    guard element.label.value == nil, let chart = element.chart.value else {
      return authored(.label, element.label.value, .label, element.attributedLabel.value)
    }
    return authored(.label, chart.title, .label)
  }

  /// The message of a chart, which says what its value would; that it is heard with the element is
  /// an assumption.
  var chartSummary: [Utterance.Part] { authored(.content, element.chart.value?.summary, .value) }

  /// The value, unless it is the state of a switch; an empty field says its placeholder.
  var value: [Utterance.Part] {
    guard !isSwitch else { return [] }
    if let count = hiddenCharacters { return [masked(count)] }
    guard isTextField, element.value.value == nil else {
      return authored(.value, element.value.value, .value, element.attributedValue.value)
    }
    let placeholder = element.textInput.value?.placeholder
    return placeholder == element.label.value ? [] : authored(.value, placeholder, .textInput)
  }

  /// Custom content of high importance: its value, or its label when the value is empty.
  var importantContent: [Utterance.Part] {
    (element.customContent.value ?? []).filter { $0.importance == .high }.flatMap {
      authored(.content, $0.value.isEmpty ? $0.label : $0.value, .customContent)
    }
  }
}
