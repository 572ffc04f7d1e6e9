import EarshotTree
import EarshotUIKit

/// What a pizza is made of: a table of four rows and two columns of numbers.
struct NutritionScreen: AppScreen {
  let name = PizzaScreen.nutrition
  let presentation = Presentation.pushed
  let firstFocus: String? = "nav.title"

  private static let rowCount = 5
  private static let columnCount = 3

  func root(in app: AppContext) -> View {
    let texts = Self.texts(app.words)
    let cells = places.map { row, column in
      View.label(
        Self.id(row, column),
        Rect(16 + Double(column) * 115, 120 + Double(row) * 44, 110, 36), texts[row][column].printed
      ).adapted(app) { if row > 0, column > 0 { $0.label = texts[row][column].spoken } }
    }
    let table = View.plain("nutrition", Rect(0, 110, 375, 230), cells).adapted(app) {
      $0.label = app.words.nutrition
      $0.containerType = .dataTable(
        DataTable(
          rowCount: Self.rowCount, columnCount: Self.columnCount,
          rowHeaders: (0..<Self.rowCount).map { $0 == 0 ? [] : [Element.ID(Self.id($0, 0))] },
          columnHeaders: (0..<Self.columnCount).map { [Element.ID(Self.id(0, $0))] }))
    }
    return .root("nutrition.root", [NavigationBar.view(app.words.nutrition, app), table])
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
    (0..<Self.rowCount).flatMap { row in (0..<Self.columnCount).map { (row, $0) } }
  }

  private static func id(_ row: Int, _ column: Int) -> String { "nutrition.\(row).\(column)" }

  private static func texts(_ words: any PizzaWords) -> [[Nutrient]] {
    [words.nutritionColumns.map { Nutrient($0) }] + words.nutritionRows
  }
}
