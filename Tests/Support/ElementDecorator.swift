public import EarshotTree

/// Gives an element random values in all its properties.
public struct ElementDecorator: Sendable {
  private let values: ValueGenerator

  /// Makes a decorator that takes values from a generator.
  public init(_ values: ValueGenerator) { self.values = values }

  /// Sets every property but the id and the children.
  public func decorate(_ element: inout Element, _ random: inout SeededGenerator) {
    let values = values
    element.type = values.optional(&random, values.text)
    element.label = values.property(&random, values.text)
    element.value = values.property(&random, values.text)
    element.hint = values.property(&random, values.text)
    element.attributedLabel = values.property(&random, attributed)
    element.attributedValue = values.property(&random, attributed)
    element.attributedHint = values.property(&random, attributed)
    element.identifier = values.property(&random, values.text)
    element.traits = values.property(&random, traits)
    element.language = values.property(&random, values.language)
    element.frame = values.property(&random, values.rect)
    element.path = values.property(&random) { random in
      Path(polygons: random.list(3) { $0.list(4, values.point) })
    }
    element.activationPoint = values.property(&random, values.point)
    decorateContainer(&element, &random)
    decorateBehaviour(&element, &random)
    if random.oneIn(3) {
      element.derived = Element.Fields(rawValue: random.next() & random.next() & random.next())
    }
  }

  private func decorateContainer(_ element: inout Element, _ random: inout SeededGenerator) {
    let values = values
    let flag: (inout SeededGenerator) -> Bool = { $0.oneIn(2) }
    element.containerType = values.property(&random, containerType)
    element.systemContainer = values.optional(&random) { $0.pick(SystemContainer.allCases) }
    element.tableCell = values.property(&random) { random in
      var cell = TableCell(
        row: values.optional(&random, values.integer),
        column: values.optional(&random, values.integer))
      if random.oneIn(2) { cell.rowSpan = values.integer(&random) }
      if random.oneIn(2) { cell.columnSpan = values.integer(&random) }
      return cell
    }
    element.accessibilityElements = values.property(&random) { $0.list(4, values.reference) }
    element.groupsChildren = values.property(&random, flag)
    element.elementsHidden = values.property(&random, flag)
    element.isHidden = values.property(&random, flag)
    element.isModal = values.property(&random, flag)
    element.clipsToBounds = random.oneIn(4)
    element.navigationStyle = values.property(&random) { $0.pick(NavigationStyle.allCases) }
  }

  private func decorateBehaviour(_ element: inout Element, _ random: inout SeededGenerator) {
    let values = values
    element.customActions = values.property(&random) { $0.list(3) { action(&$0, depth: 1) } }
    element.customContent = values.property(&random) { random in
      random.list(3) {
        CustomContent(
          label: values.text(&$0), value: values.text(&$0),
          importance: $0.pick(CustomContent.Importance.allCases))
      }
    }
    element.customRotors = values.property(&random) { random in
      random.list(2) { CustomRotor(values.text(&$0), targets: $0.list(3, values.reference)) }
    }
    element.chart = values.property(&random, chart)
    element.userInputLabels = values.property(&random) { $0.list(3, values.text) }
    element.dragSources = values.property(&random) { $0.list(2, place) }
    element.dropPoints = values.property(&random) { $0.list(2, place) }
    element.expandedStatus = values.property(&random) { $0.pick(ExpandedStatus.allCases) }
    element.textInput = values.property(&random) { random in
      TextInput(
        placeholder: values.optional(&random, values.text), isEditing: random.oneIn(2),
        isSecure: random.oneIn(2), isMultiline: random.oneIn(2))
    }
    element.adjustment = values.property(&random, adjustment)
    element.position = values.property(&random) {
      SeriesPosition(index: values.integer(&$0), count: values.integer(&$0))
    }
    element.headingLevel = values.property(&random, values.integer)
    element.handlers = values.property(&random) { random in
      random.list(4) { $0.pick(Handler.allCases) }
    }
    element.isTappable = values.property(&random) { $0.oneIn(2) }
    element.respondsToUserInteraction = values.property(&random) { $0.oneIn(2) }
    element.appearance = values.property(&random, appearance)
    element.largeContent = values.property(&random) { random in
      LargeContent(
        title: values.optional(&random, values.text), image: values.optional(&random, values.text))
    }
    element.gestures = values.property(&random) { $0.list(2) { $0.pick(ViewGesture.allCases) } }
    element.isOnlyWhileVoiceOverRuns = values.property(&random) { $0.oneIn(2) }
    element.isFrameStored = values.property(&random) { $0.oneIn(2) }
  }

  private func chart(_ random: inout SeededGenerator) -> Chart {
    let values = values
    return Chart(
      title: values.optional(&random, values.text), summary: values.optional(&random, values.text),
      x: axis(&random), y: axis(&random),
      series: random.list(2) { random in
        Chart.Series(
          name: values.optional(&random, values.text), isContinuous: random.oneIn(2),
          points: random.list(3) { random in
            Chart.DataPoint(
              x: random.oneIn(2)
                ? .category(values.text(&random)) : .number(values.number(&random)),
              y: values.optional(&random, values.number),
              label: values.optional(&random, values.text))
          })
      })
  }

  private func axis(_ random: inout SeededGenerator) -> Chart.Axis {
    let values = values
    let limits = [values.number(&random), values.number(&random)].sorted()
    return Chart.Axis(
      title: values.optional(&random, values.text), categories: random.list(2, values.text),
      range: random.oneIn(2) && limits[0] <= limits[1] ? limits[0]...limits[1] : nil,
      grid: random.list(2, values.number), template: values.optional(&random, values.text))
  }

  private func traits(_ random: inout SeededGenerator) -> Traits {
    switch random.int(1...4) {
    case 1: []
    case 2: Traits(rawValue: 1 << UInt64(random.int(0...63)))
    case 3: Traits(rawValue: 1 << UInt64(random.int(0...16)) | 1 << UInt64(random.int(0...16)))
    default: Traits(rawValue: random.next() & random.next() & random.next())
    }
  }

  private func containerType(_ random: inout SeededGenerator) -> ContainerType {
    let headers: (inout SeededGenerator) -> [[Element.ID]] = { random in
      random.list(3) { $0.list(2, values.reference) }
    }
    switch random.int(1...5) {
    case 1: return .semanticGroup
    case 2: return .list
    case 3: return .landmark
    default:
      return .dataTable(
        DataTable(
          rowCount: values.optional(&random, values.integer),
          columnCount: values.optional(&random, values.integer), rowHeaders: headers(&random),
          columnHeaders: headers(&random)))
    }
  }

  private func attributed(_ random: inout SeededGenerator) -> AttributedText {
    let values = values
    return AttributedText(
      runs: random.list(3) { random in
        var attributes = AttributedText.Attributes()
        attributes.language = values.optional(&random, values.language)
        attributes.pitch = values.optional(&random, values.number)
        attributes.ipaNotation = values.optional(&random, values.text)
        attributes.spellsOut = values.optional(&random) { $0.oneIn(2) }
        attributes.speaksPunctuation = values.optional(&random) { $0.oneIn(2) }
        attributes.headingLevel = values.optional(&random, values.integer)
        attributes.context = values.optional(&random, values.text)
        attributes.custom = values.optional(&random) { $0.list(2, values.text) }
        return AttributedText.Run(
          values.text(&random), random.oneIn(2) ? attributes : AttributedText.Attributes())
      })
  }

  private func action(_ random: inout SeededGenerator, depth: Int) -> CustomAction {
    CustomAction(
      values.text(&random), image: values.optional(&random, values.text),
      actions: depth < 4 && random.oneIn(3) ? random.list(3) { action(&$0, depth: depth + 1) } : [])
  }

  private func place(_ random: inout SeededGenerator) -> LocationDescriptor {
    LocationDescriptor(values.text(&random), point: values.optional(&random, values.point))
  }

  private func adjustment(_ random: inout SeededGenerator) -> Adjustment {
    if random.oneIn(2) {
      let names = random.list(4, values.text)
      return .options(
        Adjustment.Options(
          names: names, index: random.int(0...max(0, names.count - 1)),
          isEnumerated: random.oneIn(2), selectionFollowsFocus: random.oneIn(2)))
    }
    return .range(
      Adjustment.Range(
        minimum: values.number(&random), maximum: values.number(&random),
        step: values.number(&random), value: values.number(&random),
        template: values.optional(&random, values.text),
        zero: values.optional(&random, values.text)))
  }

  private func appearance(_ random: inout SeededGenerator) -> Appearance {
    let values = values
    var appearance = Appearance()
    appearance.text = values.optional(&random, values.text)
    appearance.isSelected = values.optional(&random) { $0.oneIn(2) }
    appearance.isEnabled = values.optional(&random) { $0.oneIn(2) }
    appearance.color = values.optional(&random, values.text)
    appearance.background = values.optional(&random, values.text)
    appearance.backgroundAlpha = values.optional(&random, values.number)
    appearance.alpha = values.optional(&random, values.number)
    appearance.fontSize = values.optional(&random, values.number)
    appearance.fontWeight = values.optional(&random, values.text)
    appearance.numberOfLines = values.optional(&random, values.integer)
    appearance.textStyle = values.optional(&random) { $0.pick(TextStyle.allCases) }
    appearance.shrinksText = values.optional(&random) { $0.oneIn(2) }
    appearance.fixedHeight = values.optional(&random, values.number)
    appearance.image = values.optional(&random, values.text)
    appearance.pictureText = values.optional(&random, values.text)
    appearance.drawing = values.optional(&random, values.text)
    appearance.visibleFrame = values.optional(&random, values.rect)
    appearance.transform = values.optional(&random, values.text)
    return appearance
  }
}
