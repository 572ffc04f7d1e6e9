import EarshotTree

extension Rule {
  static let orderColumnsInterleaved = Rule(
    "order-columns-interleaved", .navigate, .warning, .medium, .hard,
    "Columns are read across instead of one after another.",
    what: "{count|# column is|# columns are} read across; “{label}” is torn apart",
    why: "captions are heard in a row and their values in another, so nobody can tell which "
      + "belong together",
    advice: "set shouldGroupAccessibilityChildren on each column, or make it one element",
    wcag: ["1.3.2"],
    references: [
      .apple("objectivec/nsobject/1615143-shouldgroupaccessibilitychildren"),
      .wcag("meaningful-sequence.html"),
    ],
    settings: ["column-gap": 8], screen: "375x812",
    fails: """
      view
        ▼ view frame 16,300,110,70
          text "ОЦЕНОК" frame 20,310,100,14
          text "4,8" frame 20,332,100,26
        view frame 134,300,110,70
          text "ВОЗРАСТ" frame 138,310,100,14
          text "12+" frame 138,332,100,26
      --- screen 390x844
      view
        image "Ann" frame 16,80,60,60
        ▼ view frame 100,80,80,50
          text "125" frame 100,80,80,26 appearance (fontSize 22)
          text "Followers" frame 100,108,80,16 appearance (fontSize 13)
        view frame 190,80,80,50
          text "300" frame 190,80,80,26 appearance (fontSize 22)
          text "Following" frame 190,108,80,16 appearance (fontSize 13)
        view frame 280,80,80,50
          text "12" frame 280,80,80,26 appearance (fontSize 22)
          text "Posts" frame 280,108,80,16 appearance (fontSize 13)
      --- No views stand around the columns.
      view
        ▼ text "Length" frame 16,100,110,18
        text "Width" frame 141,100,110,18
        text "Weight" frame 266,100,110,18
        text "3 metres" frame 16,122,110,22
        text "2 metres" frame 141,122,110,22
        text "5 tonnes" frame 266,122,110,22
      --- Both lines of a pair are equally high, and only one value is a number.
      view
        ▼ view frame 16,100,110,44
          text "Wind" frame 16,100,110,20
          text "12 knots" frame 16,124,110,20
        view frame 140,100,110,44
          text "Rain" frame 140,100,110,20
          text "none" frame 140,124,110,20
      view
        ▼ text "Вес" frame 16,200,110,20
        text "Калории" frame 140,200,110,20
        text "450 граммов" frame 16,224,110,20
        text "230" frame 140,224,110,20
      --- screen 1024x768 pad
      view
        ▼ view frame 40,100,300,300
          header "Хозяева" frame 40,100,300,30
          text "Иванов" frame 40,150,300,20
          text "Петров" frame 40,190,300,20
        view frame 400,100,300,300
          header "Гости" frame 400,100,300,30
          text "Смит" frame 400,150,300,20
          text "Браун" frame 400,190,300,20
      """,
    passes: """
      --- A table has more rows.
      view
        text "Length" frame 16,100,110,18
        text "Width" frame 141,100,110,18
        text "3 m" frame 16,122,110,22
        text "2 m" frame 141,122,110,22
        text "5 m" frame 16,148,110,22
        text "4 m" frame 141,148,110,22
      --- Each caption is read with its value.
      view order (a b c d)
        text "Length" id a frame 16,100,110,18
        text "3 m" id b frame 16,122,110,22
        text "Width" id c frame 141,100,110,18
        text "2 m" id d frame 141,122,110,22
      ---
      view
        view grouped frame 16,300,110,70
          text "Steps" frame 20,310,100,14
          text "8 412" frame 20,332,100,26
        view grouped frame 134,300,110,70
          text "Floors" frame 138,310,100,14
          text "7" frame 138,332,100,26
      ---
      view
        view frame 16,100,160,50
          text "Город" frame 16,100,160,20
          text "Улица" frame 16,130,160,20
        view frame 190,100,160,50
          text "Казань" frame 190,100,160,20
          text "Баумана" frame 190,130,160,20
      --- The captions are one column, their values the other.
      view
        view frame 16,100,160,50
          text "City" frame 16,100,160,20
          text "Index" frame 16,130,160,20
        view frame 190,100,160,50
          text "Kazan" frame 190,100,160,20
          text "420111" frame 190,130,160,20
      --- Topics in two lines are no captions.
      view
        text "Politics" frame 16,120,110,20
        text "Sports" frame 140,120,110,20
        text "Culture" frame 16,144,110,20
        text "Science" frame 140,144,110,20
      ---
      view
        view frame 16,100,160,50
          text "Today" frame 16,100,160,20
          text "+24°" frame 16,124,160,40
        view frame 16,200,160,50
          text "Tomorrow" frame 16,200,160,20
          text "+19°" frame 16,224,160,40
      --- A table of data is read across.
      screen 1024x768 pad
      table (rows 2 columns 2)
        view frame 40,100,200,80
          text "Price" frame 40,100,200,20 at 0,0
          text "$12" frame 40,140,200,26 at 1,0
        view frame 300,100,200,80
          text "Weight" frame 300,100,200,20 at 0,1
          text "450 g" frame 300,140,200,26 at 1,1
      """,
    boundaries: """
      --- column-gap
      view
        ▼ view frame 16,100,100,60
          text "Left" frame 16,100,100,14
          text "20 min" frame 16,120,100,26
        view frame {124|123},100,100,60
          text "Way" frame {124|123},100,100,14
          text "4 km" frame {124|123},120,100,26
      """,
    check: .screen { run in
      let screen = run.screen
      guard screen.isSortedByVoiceOver else {
        return run.incomplete(.notCaptured(.accessibilityElements))
      }
      for pairs in screen.captionsOverValues() {
        let (first, others) = (pairs[0].caption, pairs.dropFirst().map(\.caption))
        run.fail(
          first, ["count": .count(pairs.count), "label": .text(first.name)],
          fix: Fix(
            pairs.map { Fix.Edit($0.caption, .value(.known($0.value.spokenLabel))) }
              + pairs.map { Fix.Edit($0.value, .isElement(false)) }),
          covers: others + pairs.map(\.value))
      }
      let tables = screen.nearestAncestors(where: \.isDataTable)
      var columns: [Node?: [Column]] = [:]
      for node in screen.nodes
      where !node.element.isAccessibilityElement && !node.isBlock && node.size < 32
        && tables[node.index] == nil
      {
        if let column = Column(node, screen) { columns[node.parent, default: []].append(column) }
      }
      let rows = columns.sorted { ($0.key?.index ?? -1) < ($1.key?.index ?? -1) }
        .flatMap { Column.groups($0.value, gap: run["column-gap"]) }
      run.judge(rows.filter { $0.count > 1 }) { row, _ in
        // Where the tops look like the rest, captions may be one column and their values another.
        let setApart = row.filter(\.isSetApart)
        let group = setApart.count > 1 ? setApart : Column.areCaptionsOverFigures(row) ? row : []
        guard group.count > 1 else { return .inapplicable }
        guard Column.areInterleaved(group) else { return .pass }
        if group.contains(where: \.node.mayBecomeElement) {
          return .incomplete(.notCaptured(.isAccessibilityElement))
        }
        return .fail(
          ["count": .count(group.count), "label": .text(group[0].top.name)], on: group[0].node,
          fix: Fix(group.map { Fix.Edit($0.node, .grouped(true)) }),
          covers: group.dropFirst().map(\.node) + group.map(\.top))
      }
    })
}

/// A plain view with a text at its top that differs from what stands below it.
private struct Column {
  let node: Node
  let top: Node
  let places: [Int]
  let rect: Rect
  /// Whether the text at the top is a heading or looks otherwise than what is right below it.
  let isSetApart: Bool
  /// Whether the text right below is a figure, as the one at the top is not.
  let isOverFigure: Bool

  init?(_ node: Node, _ screen: AuditedScreen) {
    let stops = node.stops
    guard stops.count >= 2 else { return nil }
    let rects = stops.compactMap { $0.frame }.filter { !$0.isEmpty }
    guard rects.count == stops.count,
      let highest = rects.indices.min(by: { rects[$0].y < rects[$1].y }),
      stops[highest].role == .text
    else { return nil }
    let others = rects.indices.filter { $0 != highest }
    // Lines that stand one below another, the first of which is set apart, make a column.
    guard others.allSatisfy({ rects[$0].y >= rects[highest].maxY - 2 }),
      let next = others.min(by: { rects[$0].y < rects[$1].y })
    else { return nil }
    self.node = node
    top = stops[highest]
    isSetApart =
      stops[highest].isHeading != stops[next].isHeading
      || stops[highest].isSetApart(from: stops[next])
    isOverFigure =
      stops.count == 2 && stops[next].role == .text && stops[next].spokenLabel.isFigure
      && !stops[highest].spokenLabel.contains(where: \.isNumber)
    places = stops.compactMap { $0.stopPlace }
    rect = Rect.around(rects) ?? .zero
  }

  /// Whether columns are captions over their values: the first value and most others are figures, and
  /// no caption has a number.
  static func areCaptionsOverFigures(_ columns: [Column]) -> Bool {
    columns[0].isOverFigure && columns.count(where: \.isOverFigure) * 2 >= columns.count
      && columns.allSatisfy {
        $0.places.count == 2 && !$0.top.spokenLabel.contains(where: \.isNumber)
      }
  }

  /// Runs of neighbours that stand side by side.
  static func groups(_ columns: [Column], gap: Double) -> [[Column]] {
    var groups: [[Column]] = []
    for column in columns {
      if let last = groups.last?.last, last.rect.isInRow(with: column.rect),
        last.rect.horizontalGap(to: column.rect) >= gap
      {
        groups[groups.count - 1].append(column)
      } else {
        groups.append([column])
      }
    }
    return groups
  }

  /// Whether reading leaves a column and comes back to it.
  static func areInterleaved(_ columns: [Column]) -> Bool {
    let places = columns.enumerated().flatMap { index, column in
      column.places.map { ($0, index) }
    }
    let visits = places.sorted { $0.0 < $1.0 }.map(\.1)
    let changes = zip(visits, visits.dropFirst()).count { $0 != $1 }
    return changes >= columns.count
  }
}
