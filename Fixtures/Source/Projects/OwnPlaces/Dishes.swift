import SwiftUI

struct DishesView: View {
  var body: some View {
    List {
      Text("Dish 1")
      Text("Dish 2")
      Text("Dish 3")
      Text("Dish 4")
      Text("Dish 5")
      Text("Dish 6")
      Text("Dish 7")
      Text("Dish 8")
      Text("Dish 9")
      Text("Dish 10")
      Text("Dish 11")
      Text("Dish 12")
      Text("Dish 13")
      Text("Dish 14")
      Text("Dish 15")
      Text("Dish 16")
    }
  }
}
