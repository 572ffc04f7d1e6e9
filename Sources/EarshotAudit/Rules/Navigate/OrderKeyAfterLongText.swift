import EarshotText
import EarshotTree

extension Rule {
  static let orderKeyAfterLongText = Rule(
    "order-key-after-long-text", .navigate, .info, .medium, .slows,
    "A long text is read between the name of a row and its price or state.",
    what: "“{key}” is read after a long text of {count|# character|# characters}",
    why: "to compare rows a listener has to hear every description to its end",
    advice: "make the row one element: name and price as label, the long text as value",
    wcag: ["1.3.2"], references: [.wcag("meaningful-sequence.html")], settings: ["long-text": 44],
    fails: """
      ▼ cell
        text "Крэйзи пепперони"
        text "Пикантная пепперони, цыпленок, моцарелла, томатный соус, кисло-сладкий соус."
        button "от 395 рублей"
      ---
      ▼ cell
        text "Night mode"
        text "Dims the colours of the whole app between sunset and sunrise at your place."
        toggleButton "Night mode" value "0"
      ---
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
    passes: """
      cell
        text "Margherita"
        text "$12"
        text "Tomatoes, mozzarella, basil from our own garden, olive oil and a little patience."
      ---
      cell
        text "Маргарита"
        text "Томаты, моцарелла"
        text "589 ₽"
      ---
      cell
        button "Сырная, 289 рублей" value "Моцарелла, чеддер, пармезан, соус альфредо, орегано"
      --- An article: nothing after the text is a key to the row.
      cell
        text "How we chose the dough"
        text "We baked four hundred pizzas in three weeks and asked everyone who came by to vote."
        text "5 minutes"
      """,
    boundaries: """
      --- long-text
      ▼ cell
        text "Tea"
        text "Black tea with thyme and two slices of lemo{n|}"
        text "$3"
      """,
    check: .each(\.rows, where: { !$0.element.isAccessibilityElement && $0.size < 64 }) {
      row, run in
      let limit = Int(clamping: run["long-text"])
      let stops = row.stops
      guard stops.count >= 3 else { return .inapplicable }
      let long = stops.dropFirst().firstIndex { stop in
        stop.role == .text && stop.spokenLabel.utf8.count >= limit
          && stop.spokenLabel.count >= limit
      }
      guard let long, let key = stops[(long + 1)...].first(where: \.isKey),
        stops[0].role == .text, !stops[0].isKey
      else { return .pass }
      let text = stops[long].spokenLabel
      return .fail(
        ["key": .text(key.name), "count": .count(text.count)], on: row,
        fix: run.merging(stops, into: row), covers: [key])
    })
}

extension Node {
  /// Whether a stop tells the price or the state of its row.
  fileprivate var isKey: Bool {
    switch role {
    case .toggle, .stepper: true
    default: MoneyLexicon.isPrice(foldedLabel)
    }
  }
}
