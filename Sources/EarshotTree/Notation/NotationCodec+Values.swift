/// The values of properties that have parts.
extension NotationCodec where Value == CustomAction {
  static let action: NotationCodec<CustomAction> = record(
    "an action", CustomAction(""),
    [
      NotationField(\.name, .text),
      NotationField("image", \.image, .text),
      NotationField(
        "actions", \.actions, .later { .list("actions", of: NotationCodec.action) }, usually: []),
    ], isBare: true)
}

extension NotationCodec where Value == CustomContent {
  static let content = record(
    "content as '(\"label\" \"value\")'", CustomContent(label: "", value: ""),
    [
      NotationField(\.label, .text),
      NotationField(\.value, .text),
      NotationField("high", sets: \.importance, to: .high),
    ])
}

extension NotationCodec where Value == CustomRotor {
  static let rotor = record(
    "a rotor", CustomRotor(""),
    [
      NotationField(\.name, .text),
      NotationField("targets", \.targets, .bracketed("ids", of: .reference), usually: []),
    ], isBare: true)
}

extension NotationCodec where Value == LocationDescriptor {
  static let place = record(
    "a named place", LocationDescriptor(""),
    [NotationField(\.name, .text), NotationField("at", \.point, .point)], isBare: true)
}

extension NotationCodec where Value == TextInput {
  static let textInput = record(
    "'(' and the state of the field", TextInput(),
    [
      NotationField("placeholder", \.placeholder, .text),
      NotationField("editing", sets: \.isEditing, to: true),
      NotationField("secure", sets: \.isSecure, to: true),
      NotationField("multiline", sets: \.isMultiline, to: true),
    ])
}

extension NotationCodec where Value == Adjustment.Options {
  static let options = record(
    "'(' and the options", Adjustment.Options(names: [], index: 0),
    [
      NotationField(\.names, .list("options in quotes", of: .text)),
      NotationField("chosen", \.index, .integer, usually: 0),
      NotationField("unnumbered", sets: \.isEnumerated, to: false),
      NotationField("immediate", sets: \.selectionFollowsFocus, to: true),
    ],
    mistake: { options in
      let isChosen =
        options.names.isEmpty ? options.index == 0 : options.names.indices.contains(options.index)
      return isChosen
        ? nil
        : (
          "option \(options.index) is chosen of \(options.names.count)",
          "options are counted from 0; write the place of one of them"
        )
    })
}

extension NotationCodec where Value == Adjustment.Range {
  static let range = record(
    "'(' and the limits", Adjustment.Range(minimum: 0, maximum: 0, step: 1, value: 0),
    [
      NotationField(\.minimum, .number),
      NotationField(\.maximum, .number),
      NotationField("current", \.value, .number, usually: 0),
      NotationField("step", \.step, .number, usually: 1),
      NotationField("template", \.template, .text),
      NotationField("zero", \.zero, .text),
    ])
}

extension NotationCodec where Value == AttributedText {
  static let attributedText = NotationCodec(
    read: { reader throws(NotationError) in
      AttributedText(runs: try NotationCodec<[AttributedText.Run]>.runs.read(&reader))
    },
    write: { NotationCodec<[AttributedText.Run]>.runs.write($0.runs, &$1) })
}

extension NotationCodec where Value == [AttributedText.Run] {
  fileprivate static let runs = list(
    "stretches of text",
    of: .record(
      "a stretch of text", AttributedText.Run(""),
      [
        NotationField(\.text, .text),
        NotationField("language", \.attributes.language, .name),
        NotationField("pitch", \.attributes.pitch, .number),
        NotationField("ipa", \.attributes.ipaNotation, .text),
        NotationField("spelled", \.attributes.spellsOut, .yesOrNo),
        NotationField("punctuation", \.attributes.speaksPunctuation, .yesOrNo),
        NotationField("level", \.attributes.headingLevel, .integer),
        NotationField("context", \.attributes.context, .name),
        NotationField("custom", \.attributes.custom, .list("texts in quotes", of: .text)),
      ], isBare: true))
}

extension NotationCodec where Value == DataTable {
  static let dataTable = record(
    "'(' and the parts of the table", DataTable(),
    [
      NotationField("rows", \.rowCount, .integer),
      NotationField("columns", \.columnCount, .integer),
      NotationField("rowHeaders", \.rowHeaders, headers, usually: []),
      NotationField("columnHeaders", \.columnHeaders, headers, usually: []),
    ])

  private static let headers = NotationCodec<[[Element.ID]]>.list(
    "ids in brackets", of: .bracketed("ids", of: .reference))
}

extension NotationCodec where Value == Path {
  static let path = NotationCodec(
    read: { reader throws(NotationError) in Path(polygons: try polygons.read(&reader)) },
    write: { polygons.write($0.polygons, &$1) })

  private static let polygons = NotationCodec<[[Point]]>.list(
    "corners in brackets", of: .bracketed("corners", of: .point))
}

extension NotationCodec where Value == Appearance {
  static let appearance = record(
    "'(' and how it looks", Appearance(),
    [
      NotationField("text", \.text, .text),
      NotationField("selected", \.isSelected, .yesOrNo),
      NotationField("enabled", \.isEnabled, .yesOrNo),
      NotationField("color", \.color, .text),
      NotationField("background", \.background, .text),
      NotationField("darkColor", \.darkColor, .text),
      NotationField("darkBackground", \.darkBackground, .text),
      NotationField("backgroundAlpha", \.backgroundAlpha, .number),
      NotationField("alpha", \.alpha, .number),
      NotationField("fontSize", \.fontSize, .number),
      NotationField("fontWeight", \.fontWeight, .name),
      NotationField(
        "style", \.textStyle,
        .one(of: "a text style", TextStyle.allCases.map { ($0.rawValue, $0) })),
      NotationField("scales", \.scalesText, .yesOrNo),
      NotationField("shrinks", \.shrinksText, .yesOrNo),
      NotationField("lines", \.numberOfLines, .integer),
      NotationField("fixedHeight", \.fixedHeight, .number),
      NotationField("image", \.image, .text),
      NotationField("pictureText", \.pictureText, .text),
      NotationField("drawing", \.drawing, .name),
      NotationField("visibleFrame", \.visibleFrame, .rect),
      NotationField("transform", \.transform, .text),
    ])
}

extension NotationCodec where Value == LargeContent {
  static let largeContent = record(
    "'(' and what is shown large", LargeContent(),
    [NotationField("title", \.title, .text), NotationField("image", \.image, .text)])
}

extension NotationCodec where Value == ContentSizeCategory {
  static let contentSizeCategory = one(
    of: "a text size such as 'AX3'", ContentSizeCategory.allCases.map { ($0.shortName, $0) })
}

extension NotationCodec where Value == TableCell {
  /// `row,column`, with `-` for an unknown one, and the spans when one is not 1.
  static let cell = word(
    "a cell as 'row,column'",
    { word throws(NotationMisfit) in
      let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2 || parts.count == 4 else { throw .shape }
      let row = parts[0] == "-" ? nil : try NotationNumber.integer(parts[0])
      let column = parts[1] == "-" ? nil : try NotationNumber.integer(parts[1])
      guard parts.count == 4 else { return TableCell(row: row, column: column) }
      return TableCell(
        row: row, column: column, rowSpan: try NotationNumber.integer(parts[2]),
        columnSpan: try NotationNumber.integer(parts[3]))
    },
    { cell in
      let place = [cell.row, cell.column].map { $0.map(String.init) ?? "-" }.joined(separator: ",")
      guard cell.rowSpan != 1 || cell.columnSpan != 1 else { return place }
      return place + ",\(cell.rowSpan),\(cell.columnSpan)"
    })
}

extension NotationCodec where Value == SeriesPosition {
  /// `2/4`.
  static let position = word(
    "a position as '2/4'",
    { word throws(NotationMisfit) in
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw .shape }
      return SeriesPosition(
        index: try NotationNumber.integer(parts[0]), count: try NotationNumber.integer(parts[1]))
    }, { "\($0.index)/\($0.count)" })
}

extension NotationCodec where Value == Size {
  /// `375x812`.
  static let size = word(
    "a size as '375x812'",
    { word throws(NotationMisfit) in
      let parts = word.split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw .shape }
      return Size(
        width: try NotationNumber.double(parts[0]), height: try NotationNumber.double(parts[1]))
    }, { NotationNumber.print($0.width) + "x" + NotationNumber.print($0.height) })
}

extension NotationCodec where Value == Element.ID {
  /// An id that the screen has, or `?` and one that it has not.
  static let reference = NotationCodec(
    read: { reader throws(NotationError) in
      let location = reader.location
      guard case .word(let word) = reader.token, word.utf8.first == UInt8(ascii: "?")
      else {
        let id = Element.ID(try NotationCodec<String>.name.read(&reader))
        reader.references.append((id, location))
        return id
      }
      try reader.advance()
      guard word == "?" else { return Element.ID(String(word.unicodeScalars.dropFirst())) }
      guard let text = try reader.takeText() else { throw reader.expected("an id after '?'") }
      return Element.ID(text)
    },
    write: { id, writer in
      if writer.ids?.contains(id) == false {
        writer.dangling(id.rawValue)
      } else {
        NotationCodec<String>.name.write(id.rawValue, &writer)
      }
    })
}

extension NotationCodec where Value == [Handler] {
  /// Names with commas between them.
  static let handlers = NotationCodec.names(
    "handlers such as 'escape,magicTap'", Handler.allCases.map { ("\($0)", $0) })
}

extension NotationCodec where Value == [ViewGesture] {
  /// Names with commas between them.
  static let gestures = NotationCodec.names(
    "gestures such as 'swipe,longPress'", ViewGesture.allCases.map { ($0.rawValue, $0) })
}

extension NotationCodec {
  /// Named values with commas between them; `none` when there are none.
  static func names<Case: Hashable & Sendable>(
    _ what: String, _ cases: [(name: String, value: Case)]
  ) -> NotationCodec<[Case]> {
    .word(
      what,
      { word throws(NotationMisfit) in
        if word == "none" { return [] }
        var values: [Case] = []
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
          guard let found = cases.first(where: { $0.name == part }) else {
            throw .unknown(among: cases.map(\.name))
          }
          values.append(found.value)
        }
        return values
      },
      { values in
        guard !values.isEmpty else { return "none" }
        return values.map { value in cases.first { $0.value == value }?.name ?? "" }
          .joined(separator: ",")
      })
  }
}
