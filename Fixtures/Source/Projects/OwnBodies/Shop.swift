import Flux
import SwiftUI

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { MenuView() } }
}

struct MenuView: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink(destination: DishView(id: 1)) { DishRow(id: 1) }
      }
      .navigationTitle("Menu")
    }
  }
}

/// A protocol of another module calls the method that shows it.
struct DishRow: ConnectedView {
  struct Props {
    let name: String
  }

  let id: Int

  func map(state: AppState) -> Props { Props(name: state.dishes[id].name) }

  func body(props: Props) -> some View {
    HStack {
      Image(decorative: "dish")
      Text(props.name)
      Text("Today")
    }
  }
}

struct DishView: ConnectedView {
  let id: Int

  func map(state: AppState) -> String { state.dishes[id].name }

  func body(props: String) -> some View {
    VStack {
      Text(props)
      Button("Order") {}
    }
  }
}
