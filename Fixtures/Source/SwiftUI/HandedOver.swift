import SwiftUI

struct Deletion: Identifiable {
  let id: Int
  let title: String

  var alert: Alert {
    Alert(
      title: Text(title), message: Text("It is lost."),
      primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
  }

  var sheet: some View {
    Text("Sheet of \(title)")
  }
}

struct Fruit: Identifiable {
  let id: Int
  let name: String

  var row: some View {
    Text(name)
  }
}

struct FruitRow: View {
  let fruit: Fruit

  var body: some View {
    Button(fruit.name) {}
  }
}

struct HandedOver: View {
  @State private var deletion: Deletion?
  @State private var sheet: Deletion?
  @State private var made: Deletion?
  @State private var shared: Deletion?
  @State private var warning: Warning?
  private let fruits = [Fruit(id: 1, name: "Pear"), Fruit(id: 2, name: "Plum")]

  var body: some View {
    VStack {
      ForEach(fruits, content: row)
      ForEach(fruits, content: FruitRow.init)
      ForEach(fruits, content: \.row)
      ForEach(fruits, content: fruitText)
      Text(fruits.map(\.name).joined(separator: ", "))
    }
    .alert(item: $deletion, content: \.alert)
    .alert(item: $warning, content: \.alert)
    .alert(item: $shared, content: makeAlert)
    .sheet(item: $sheet, content: \.sheet)
    .sheet(item: $made, content: makeSheet)
  }

  private func row(_ fruit: Fruit) -> some View {
    Text("Row of \(fruit.name)")
  }

  private func makeSheet(_ deletion: Deletion) -> some View {
    Text("Made for \(deletion.title)")
  }

  private func makeAlert(of deletion: Deletion) -> Alert {
    Alert(title: Text("Delete it"), dismissButton: .default(Text("Never")))
  }
}

private func fruitText(of fruit: Fruit) -> some View {
  Text("Text of \(fruit.name)")
}
