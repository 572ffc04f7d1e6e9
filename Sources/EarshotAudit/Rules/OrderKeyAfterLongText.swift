import EarshotTree

extension Rule {
  /// A long text stands between the name and the price.
  static let orderKeyAfterLongText = Rule(
    "order-key-after-long-text", step: .navigate, severity: .info, confidence: .medium,
    impact: .slows, criteria: ["1.3.2"],
    references: ["https://www.w3.org/WAI/WCAG22/Understanding/meaningful-sequence.html"],
    settings: ["long-text": 60],
    english: RuleText(
      "A long text is read between the name of a row and its price or state.",
      what: "“{key}” is read after a long text; its characters: {count}",
      why: "to compare rows a listener has to hear every description to its end",
      advice: "make the row one element: name and price as label, the long text as value"),
    russian: RuleText(
      "Между названием строки и ценой или состоянием звучит длинный текст.",
      what: "«{key}» звучит после длинного текста; в нем знаков: {count}",
      why: "чтобы сравнить строки, слушатель должен дослушать каждое описание до конца",
      advice: "сделайте строку одним элементом: имя и цена в label, длинный текст в value"),
    examples: RuleExamples(
      failing: [
        """
        ▼ cell
          text "Крэйзи пепперони"
          text "Пикантная пепперони, цыпленок, моцарелла, томатный соус, кисло-сладкий соус."
          button "от 395 рублей"
        """,
        """
        ▼ cell
          text "Night mode"
          text "Dims the colours of the whole app between sunset and sunrise at your place."
          toggleButton "Night mode" value "0"
        """,
        """
        view
          ▼ view
            text "Hotel Volga"
            text "Five minutes on foot from the embankment, with breakfast and a view of the river"
            text "$84"
          ▼ view
            text "Hotel Kama"
            text "In a quiet yard of the old town, ten minutes from the station by the blue tram"
            text "$61"
          view
            text "Hotel Oka"
            text "Near the park"
            text "$55"
        """,
      ],
      passing: [
        """
        cell
          text "Margherita"
          text "$12"
          text "Tomatoes, mozzarella, basil from our own garden, olive oil and a little patience."
        """,
        """
        cell
          text "Маргарита"
          text "Томаты, моцарелла"
          text "589 ₽"
        """,
        """
        cell
          button "Сырная, 289 рублей" value "Моцарелла, чеддер, пармезан, соус альфредо, орегано"
        """,
      ],
      falsePositives: [
        // An article: nothing after the text is a key to the row.
        """
        cell
          text "How we chose the dough"
          text "We baked four hundred pizzas in three weeks and asked everyone who came by to vote."
          text "5 minutes"
        """
      ],
      boundaries: [
        .init(
          "long-text",
          passing: """
            cell
              text "Tea"
              text "Black tea with thyme and a slice of lemon, served in the pot"
              text "$3"
            """,
          failing: """
            ▼ cell
              text "Tea"
              text "Black tea with thyme and a slice of lemon, served in the pot."
              text "$3"
            """)
      ])
  ) { run in
    let screen = run.screen
    let limit = Int(run["long-text"])
    for row in screen.rows
    where !run[row].element.isAccessibilityElement && run[row].end - row.index <= 64 {
      let stops = screen.stops(in: row)
      guard stops.count >= 3 else { continue }
      let long = stops.dropFirst().firstIndex { stop in
        run[stop].role == .text && run[stop].spokenLabel.utf8.count > limit
          && run[stop].spokenLabel.count > limit
      }
      guard let long, let key = stops[(long + 1)...].first(where: { isKey(run[$0]) }),
        run[stops[0]].role == .text, !isKey(run[stops[0]])
      else {
        run.pass(row)
        continue
      }
      let text = run[stops[long]].spokenLabel
      run.fail(
        row,
        ["key": .text(screen.name(of: key)), "count": .number(Double(text.count))],
        fix: .of(
          run[row].element.id, .isElement(true),
          .label(.known("\(screen.name(of: stops[0])), \(screen.name(of: key))")),
          .value(.known(text))),
        covers: [key])
    }
  }

  /// Whether a stop tells the price or the state of its row.
  private static func isKey(_ facts: NodeFacts) -> Bool {
    switch facts.role {
    case .toggle, .stepper: true
    default: MoneyWords.isPrice(facts.foldedLabel)
    }
  }
}
