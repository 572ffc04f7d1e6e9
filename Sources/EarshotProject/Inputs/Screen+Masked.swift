import EarshotAudit
import EarshotText
import EarshotTree

extension Screen {
  /// The screen with secrets replaced by signs of the same kind: what was typed into fields, addresses
  /// of mail, numbers of five digits or more, and shorter ones beside a word for a code.
  ///
  /// Names of people are not known as such and stay.
  var masked: Screen {
    var screen = self
    screen.title = title?.masked
    screen.elements = elements.masked()
    return screen
  }
}

extension [Element] {
  /// The elements masked; a number alone whose neighbour or parent names a code is one.
  fileprivate func masked(inside namesCode: Bool = false) -> [Element] {
    let names = map(\.namesCode)
    return indices.map { index in
      let isBeside =
        namesCode || index > 0 && names[index - 1] || index + 1 < count && names[index + 1]
      return self[index].masked(holdingCode: names[index] || isBeside && self[index].isBare)
    }
  }
}

extension Element {
  /// Whether one of its texts names a password or a code.
  fileprivate var namesCode: Bool {
    [label.value, value.value, appearance.value?.text, textInput.value?.placeholder].contains {
      $0.map(SecretLexicon.isNamed(in:)) == true
    }
  }

  /// Whether its texts hold nothing but numbers and words with digits.
  fileprivate var isBare: Bool {
    [label.value, value.value, appearance.value?.text].compactMap(\.self).allSatisfy { text in
      text.split(whereSeparator: \.isWhitespace).allSatisfy { $0.contains(where: \.isNumber) }
    }
  }

  fileprivate func masked(holdingCode: Bool) -> Element {
    var element = self
    let isTyped = isTextField && textInput.value?.placeholder != value.value
    let masked: (String) -> String = { holdingCode ? $0.maskedCodes : $0.masked }
    let maskedValue: (String) -> String = { isTyped ? $0.maskedWhole : masked($0) }
    element.label = label.mapped(masked)
    element.value = value.mapped(maskedValue)
    element.hint = hint.mapped(\.masked)
    element.attributedLabel = attributedLabel.mapped { $0.mapped(masked) }
    element.attributedValue = attributedValue.mapped { $0.mapped(maskedValue) }
    element.attributedHint = attributedHint.mapped { $0.mapped(\.masked) }
    element.userInputLabels = userInputLabels.mapped { $0.map(\.masked) }
    element.textInput = textInput.mapped { input in
      var input = input
      input.placeholder = input.placeholder?.masked
      return input
    }
    element.web = web.mapped { web in
      var web = web
      web.description = web.description?.masked
      return web
    }
    element.maskOperations()
    element.customContent = customContent.mapped { contents in
      contents.map {
        CustomContent(label: $0.label.masked, value: $0.value.masked, importance: $0.importance)
      }
    }
    element.appearance = appearance.mapped { look in
      var look = look
      look.text = look.text.map(maskedValue)
      look.pictureText = look.pictureText?.masked
      return look
    }
    element.children = children.masked(inside: namesCode)
    return element
  }

  /// Masks the names of what can be done, chosen and read step by step.
  private mutating func maskOperations() {
    customActions = customActions.mapped { $0.map(\.masked) }
    customRotors = customRotors.mapped { rotors in
      rotors.map { CustomRotor($0.name.masked, targets: $0.targets) }
    }
    dragSources = dragSources.mapped { $0.map(\.masked) }
    dropPoints = dropPoints.mapped { $0.map(\.masked) }
    adjustment = adjustment.mapped { adjustment in
      guard case .options(var options) = adjustment else { return adjustment }
      options.names = options.names.map(\.masked)
      return .options(options)
    }
    chart = chart.mapped(\.masked)
  }
}

extension CustomAction {
  fileprivate var masked: CustomAction {
    var action = self
    action.name = name.masked
    action.actions = actions.map(\.masked)
    return action
  }
}

extension LocationDescriptor {
  fileprivate var masked: LocationDescriptor { LocationDescriptor(name.masked, point: point) }
}

extension Chart {
  /// The chart with its texts masked; its numbers are what it shows, and stay.
  fileprivate var masked: Chart {
    var chart = self
    chart.title = title?.masked
    chart.summary = summary?.masked
    chart.x = x.masked
    chart.y = y.masked
    chart.series = series.map { series in
      var series = series
      series.name = series.name?.masked
      series.points = series.points.map(\.masked)
      return series
    }
    return chart
  }
}

extension Chart.Axis {
  fileprivate var masked: Chart.Axis {
    var axis = self
    axis.title = title?.masked
    axis.categories = categories.map(\.masked)
    return axis
  }
}

extension Chart.DataPoint {
  fileprivate var masked: Chart.DataPoint {
    var point = self
    point.label = label?.masked
    if case .category(let name) = x { point.x = .category(name.masked) }
    return point
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
