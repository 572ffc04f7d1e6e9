extension NotationProperty {
  /// All properties in the order in which they are written; at most 64.
  static let all: [NotationProperty] = words + texts + geometry + containers + behaviour

  /// Those that stand at the beginning of a line, in words of their own.
  private static let words: [NotationProperty] = [
    NotationProperty("label", \.label, [], write: { $1.text($0) }),
    NotationProperty(
      "traits", \.traits,
      [
        Form(word: "traits") { reader, element throws(NotationError) in
          guard try reader.takeWord() == "none" else { throw reader.expected("'none'") }
          element.traits = .given([])
        }
      ],
      write: { traits, writer in
        guard traits.isEmpty else { return }
        writer.word("traits")
        writer.word("none")
      }),
    NotationProperty("container", \.containerType, [], write: { _, _ in }),
    NotationProperty(
      part: "type", isGiven: { $0.type != nil },
      read: { reader, element throws(NotationError) in
        element.type = try NotationCodec.name.read(&reader)
      }, write: { NotationCodec.name.write($0.type ?? "", &$1) }),
  ]

  private static let texts: [NotationProperty] = [
    NotationProperty("value", \.value, .text),
    NotationProperty("hint", \.hint, .text),
    NotationProperty("attributedLabel", \.attributedLabel, .attributedText),
    NotationProperty("attributedValue", \.attributedValue, .attributedText),
    NotationProperty("attributedHint", \.attributedHint, .attributedText),
    NotationProperty("identifier", \.identifier, .name),
    NotationProperty("language", \.language, .name),
  ]

  private static let geometry: [NotationProperty] = [
    NotationProperty("frame", \.frame, .rect),
    NotationProperty("path", \.path, .path),
    NotationProperty("tap", \.activationPoint, .point),
  ]

  private static let containers: [NotationProperty] = [
    NotationProperty("at", \.tableCell, .cell),
    .order,
    NotationProperty("grouped", \.groupsChildren),
    NotationProperty("hidden", \.elementsHidden),
    NotationProperty("invisible", \.isHidden),
    NotationProperty("modal", \.isModal),
    NotationProperty(
      part: "clips", isGiven: \.clipsToBounds,
      read: { _, element throws(NotationError) in element.clipsToBounds = true },
      write: { _, _ in }),
    NotationProperty(
      "navigation", \.navigationStyle,
      .one(of: "a navigation style", NavigationStyle.allCases.map { ($0.rawValue, $0) })),
  ]

  private static let behaviour: [NotationProperty] = [
    NotationProperty("actions", \.customActions, .list("actions in quotes", of: .action)),
    NotationProperty("content", \.customContent, .list("content in brackets", of: .content)),
    NotationProperty("rotors", \.customRotors, .list("rotors in quotes", of: .rotor)),
    NotationProperty("chart", \.chart, .chart),
    NotationProperty("names", \.userInputLabels, .list("names in quotes", of: .text)),
    NotationProperty("drag", \.dragSources, .list("names in quotes", of: .place)),
    NotationProperty("drop", \.dropPoints, .list("names in quotes", of: .place)),
    NotationProperty(
      "expanded", \.expandedStatus, words: [("expanded", .expanded), ("collapsed", .collapsed)]),
    NotationProperty("input", \.textInput, .textInput),
    NotationProperty(
      "adjustment", \.adjustment,
      [
        Form(word: "options") { reader, element throws(NotationError) in
          element.adjustment = .given(.options(try NotationCodec.options.read(&reader)))
        },
        Form(word: "range") { reader, element throws(NotationError) in
          element.adjustment = .given(.range(try NotationCodec.range.read(&reader)))
        },
      ],
      write: { adjustment, writer in
        switch adjustment {
        case .options(let options):
          writer.word("options")
          NotationCodec.options.write(options, &writer)
        case .range(let range):
          writer.word("range")
          NotationCodec.range.write(range, &writer)
        }
      }),
    NotationProperty("position", \.position, .position),
    NotationProperty("level", \.headingLevel, .integer),
    NotationProperty("handles", \.handlers, .handlers),
    NotationProperty("tappable", \.isTappable),
    NotationProperty("gestures", \.gestures, .gestures),
    NotationProperty("whileVoiceOverRuns", \.isOnlyWhileVoiceOverRuns),
    NotationProperty("storedFrame", \.isFrameStored),
    NotationProperty("responds", \.respondsToUserInteraction),
    NotationProperty("appearance", \.appearance, .appearance),
    NotationProperty("largeContent", \.largeContent, .largeContent),
  ]
}

extension NotationProperty {
  /// The word for an order that is that of the lines below the element.
  private static let lines = "lines"
  /// The id that stands for all children until they are read.
  private static let allChildren: Element.ID = "\u{0}lines"

  /// The explicit order: ids, or `lines`, so that a line that is moved moves its stop.
  fileprivate static let order: NotationProperty = {
    let ids = NotationProperty(
      "order", \.accessibilityElements, .bracketed("ids or 'lines'", of: .reference))
    let form = Form(word: "order") { reader, element throws(NotationError) in
      guard reader.token == .word(lines) else { return try ids.forms[0].read(&reader, &element) }
      try reader.advance()
      element.accessibilityElements = .given([allChildren])
    }
    return NotationProperty(
      name: ids.name, forms: [form], isProperty: true, state: ids.state, clear: ids.clear,
      write: { element, writer in
        let order = element.accessibilityElements.value ?? []
        guard !order.isEmpty, order == element.idsOfChildren else {
          return ids.write(element, &writer)
        }
        writer.word("order")
        writer.word(lines)
      })
  }()

  /// Puts the children into an order that is that of the lines, when all of them are read.
  static func resolveOrder(of element: inout Element) {
    guard element.accessibilityElements.value == [allChildren] else { return }
    element.accessibilityElements = .given(element.idsOfChildren)
  }
}
