import SwiftUI

// Two types of one name, and types with names of the framework's views, are kept apart by what is
// around them.
struct Card: View {
  enum Style {
    case plain
    case loud

    var words: String { self == .loud ? "Offer" : "Dish" }
  }

  struct Button {
    let title: String
  }

  let style: Style
  let more = Button(title: "More")

  var body: some View {
    VStack {
      Text(style.words)
      SwiftUI.Button(more.title) {}
    }
  }
}

struct Badge: View {
  enum Style {
    case fresh

    var words: String { "New" }
  }

  var style: Style = .fresh

  var body: some View { Text(style.words) }
}

class Cell {
  struct Text {
    let lines: Int
  }
}

extension Cell.Text {
  static let short = Cell.Text(lines: 1)
}

extension Image {
  func icon() -> some View {
    accessibilityLabel("Icon")
  }
}

struct MenuView: View {
  var body: some View {
    Card(style: .loud)
    Card(style: Card.Style.plain)
    Badge()
    Badge(style: .fresh)
    Button("Order") {}
    Image("tea").icon()
  }
}

typealias Loud = Card.Style

struct AliasView: View {
  typealias Rows = [Dish]

  struct Dish: Identifiable {
    let id = 0
    let name: String
  }

  var style: Loud = .loud
  let rows: Rows

  var body: some View {
    Text(style.words)
    ForEach(rows) { row in
      Text("Dish: \(row.name)")
    }
  }
}
