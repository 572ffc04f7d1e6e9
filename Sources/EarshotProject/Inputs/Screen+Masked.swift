import EarshotText
import EarshotTree

extension Screen {
  /// The screen with secrets replaced by signs of the same kind: what was typed into fields, addresses
  /// of mail, and numbers of five digits or more.
  ///
  /// Names of people are not known as such and stay.
  var masked: Screen {
    var screen = self
    screen.title = title?.masked
    screen.elements = elements.map(\.masked)
    return screen
  }
}

extension Element {
  fileprivate var masked: Element {
    var element = self
    let isTyped = isTextField && textInput.value?.placeholder != value.value
    element.label = label.mapped(\.masked)
    element.value = value.mapped { isTyped ? $0.maskedWhole : $0.masked }
    element.hint = hint.mapped(\.masked)
    element.attributedLabel = attributedLabel.mapped { $0.mapped(\.masked) }
    element.attributedValue = attributedValue.mapped {
      $0.mapped { isTyped ? $0.maskedWhole : $0.masked }
    }
    element.attributedHint = attributedHint.mapped { $0.mapped(\.masked) }
    element.userInputLabels = userInputLabels.mapped { $0.map(\.masked) }
    element.customContent = customContent.mapped { contents in
      contents.map {
        CustomContent(label: $0.label.masked, value: $0.value.masked, importance: $0.importance)
      }
    }
    element.appearance = appearance.mapped { look in
      var look = look
      look.text = look.text.map { isTyped ? $0.maskedWhole : $0.masked }
      look.pictureText = look.pictureText?.masked
      return look
    }
    element.children = children.map(\.masked)
    return element
  }
}

extension Property {
  /// The property with another value; what is empty or not captured stays so.
  fileprivate func mapped(_ change: (Value) -> Value) -> Property {
    value.map { .given(change($0)) } ?? self
  }
}

extension AttributedText {
  fileprivate func mapped(_ change: (String) -> String) -> AttributedText {
    AttributedText(runs: runs.map { Run(change($0.text), $0.attributes) })
  }
}
