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
      look.text = look.text.map { isTyped ? $0.maskedWhole : $0.masked }
      look.pictureText = look.pictureText?.masked
      return look
    }
    element.children = children.map(\.masked)
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
