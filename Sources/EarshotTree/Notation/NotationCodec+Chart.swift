/// The parts of a chart in screen notation.
extension NotationCodec where Value == Chart {
  static let chart = record(
    "'(' and the parts of a chart", Chart(),
    [
      NotationField("title", \.title, .text),
      NotationField("summary", \.summary, .text),
      NotationField("x", \.x, .axis, usually: Chart.Axis()),
      NotationField("y", \.y, .axis, usually: Chart.Axis()),
      NotationField("series", \.series, .list("series in brackets", of: .series), usually: []),
    ])
}

extension NotationCodec where Value == Chart.Axis {
  fileprivate static let axis = record(
    "'(' and the parts of an axis", Chart.Axis(),
    [
      NotationField(\.title, .optionalText),
      NotationField(
        "categories", \.categories, .list("categories in quotes", of: .text), usually: []),
      NotationField("range", \.range, .limits),
      NotationField("grid", \.grid, .bracketed("numbers", of: .number), usually: []),
      NotationField("template", \.template, .text),
    ])
}

extension NotationCodec where Value == Chart.Series {
  fileprivate static let series = record(
    "a series", Chart.Series(),
    [
      NotationField(\.name, .optionalText),
      NotationField("continuous", sets: \.isContinuous, to: true),
      NotationField(
        "points", \.points, .bracketed("points as '(\"May\" 12)'", of: .point), usually: []),
    ])
}

extension NotationCodec where Value == Chart.DataPoint {
  fileprivate static let point = record(
    "a point as '(\"May\" 12)'", Chart.DataPoint(x: .number(0), y: nil),
    [
      NotationField(\.x, .place),
      NotationField(\.y, .optionalNumber),
      NotationField("label", \.label, .text),
    ])
}

extension NotationCodec where Value == Chart.Place {
  /// A number, or a category in quotes.
  fileprivate static let place = NotationCodec(
    read: { reader throws(NotationError) in
      if case .text = reader.token {
        return .category(try NotationCodec<String>.text.read(&reader))
      }
      return .number(try NotationCodec<Double>.number.read(&reader))
    },
    write: { place, writer in
      switch place {
      case .category(let name): writer.text(name)
      case .number(let number): NotationCodec<Double>.number.write(number, &writer)
      }
    })
}

extension NotationCodec where Value == ClosedRange<Double> {
  /// `0,100`, the smaller number first.
  fileprivate static let limits = word(
    "limits as '0,100'",
    { word throws(NotationMisfit) in
      let numbers = try NotationNumber.doubles(word, count: 2)
      guard numbers[0] <= numbers[1] else { throw .shape }
      return numbers[0]...numbers[1]
    }, { NotationNumber.print([$0.lowerBound, $0.upperBound]) })
}

extension NotationCodec where Value == String? {
  /// A text in quotes where there is one.
  fileprivate static let optionalText = NotationCodec(
    read: { reader throws(NotationError) in try reader.takeText() },
    write: { text, writer in
      if let text { writer.text(text) }
    })
}

extension NotationCodec where Value == Double? {
  /// A number, or `none`.
  fileprivate static let optionalNumber = NotationCodec(
    read: { reader throws(NotationError) in
      guard reader.token == .word("none") else {
        return try NotationCodec<Double>.number.read(&reader)
      }
      try reader.advance()
      return nil
    },
    write: { number, writer in
      if let number {
        NotationCodec<Double>.number.write(number, &writer)
      } else {
        writer.word("none")
      }
    })
}
