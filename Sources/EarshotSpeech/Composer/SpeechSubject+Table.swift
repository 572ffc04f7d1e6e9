import EarshotTree

extension SpeechSubject {
  /// Headers of the row, then of the column, each with its value.
  var tableHeaders: [Utterance.Part] {
    guard let table else { return [] }
    return (table.rowHeaders + table.columnHeaders).compactMap { header in
      let words = [header.label, header.value].compactMap { $0 }.filter { !$0.isEmpty }
      guard !words.isEmpty else { return nil }
      var part = Utterance.Part(
        .table, authored: words.joined(separator: ", "), language: nil, field: .containerType)
      part.script = words.joined(separator: ": ")
      return part
    }
  }

  /// Spans, the row of its first cell, and the column.
  var tablePosition: [Utterance.Part] {
    guard let table else { return [] }
    let cell = table.cell
    var phrases: [Phrase] = []
    if cell.rowSpan > 1, cell.row != nil { phrases.append(.rowSpan(cell.rowSpan)) }
    if cell.columnSpan > 1, cell.column != nil { phrases.append(.columnSpan(cell.columnSpan)) }
    if table.isFirstInRow, let row = cell.row { phrases.append(.row(row + 1)) }
    if let column = cell.column { phrases.append(.column(column + 1)) }
    return phrases.map { words.part(.table, $0) }
  }
}
