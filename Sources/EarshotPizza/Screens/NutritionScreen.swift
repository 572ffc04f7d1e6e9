import EarshotTree
import EarshotUIKit

/// What a pizza is made of: a table of four rows and two columns of numbers.
struct NutritionScreen: AppScreen {
  let name = PizzaScreen.nutrition
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  private static let columns = ["Состав", "В 100 граммах", "В пицце"]
  private static let rows = [
    ["Белки", "10 г", "64 г"], ["Жиры", "9 г", "58 г"], ["Углеводы", "27 г", "173 г"],
    ["Калорийность", "230 ккал", "1472 ккал"],
  ]

  func root(in app: AppContext) -> View {
    let cells = places.map { row, column in
      View.label(
        Self.id(row, column),
        Rect(16 + Double(column) * 115, 120 + Double(row) * 44, 110, 36), Self.text(row, column)
      ).adapted(app) { if row > 0, column > 0 { $0.label = Self.spoken(row, column) } }
    }
    let table = View.plain("nutrition", Rect(0, 110, 375, 230), cells).adapted(app) {
      $0.label = "Пищевая ценность"
      $0.containerType = .dataTable(
        DataTable(
          rowCount: Self.rows.count + 1, columnCount: Self.columns.count,
          rowHeaders: (0...Self.rows.count).map { $0 == 0 ? [] : [Element.ID(Self.id($0, 0))] },
          columnHeaders: Self.columns.indices.map { [Element.ID(Self.id(0, $0))] }))
    }
    return .root("nutrition.root", [NavigationBar.view("Пищевая ценность"), table])
  }

  var tableCells: [String: TableCell] {
    Dictionary(
      uniqueKeysWithValues: places.map { (Self.id($0, $1), TableCell(row: $0, column: $1)) })
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    guard event == .tapped("nav.back") else { return false }
    app.pop()
    return true
  }

  private var places: [(row: Int, column: Int)] {
    (0...Self.rows.count).flatMap { row in Self.columns.indices.map { (row, $0) } }
  }

  private static func id(_ row: Int, _ column: Int) -> String { "nutrition.\(row).\(column)" }

  private static func text(_ row: Int, _ column: Int) -> String {
    row == 0 ? columns[column] : rows[row - 1][column]
  }

  /// Units in words.
  private static func spoken(_ row: Int, _ column: Int) -> String {
    let parts = text(row, column).split(separator: " ")
    guard parts.count == 2, let number = Int(parts[0]) else { return text(row, column) }
    return parts[1] == "г"
      ? Russian.count(number, "грамм", "грамма", "граммов")
      : Russian.count(number, "килокалория", "килокалории", "килокалорий")
  }
}
