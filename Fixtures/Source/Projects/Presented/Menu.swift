import SwiftUI

struct Dish: Identifiable, Hashable { let id = 1; let name: String }
enum Route: Hashable { case settings, about(String) }

struct MenuView: View {
  @State private var selected: Dish?
  @State private var isAsking = false
  @State private var isFiltering = false
  let dishes: [Dish]

  var body: some View {
    NavigationStack {
      List(dishes) { dish in
        NavigationLink(destination: DishView(dish: dish)) { Text(dish.name) }
      }
      .navigationTitle("Menu")
      .sheet(item: $selected) { dish in DishView(dish: dish) }
      .fullScreenCover(isPresented: $isFiltering) {
        NavigationView { FilterView(title: "Filter the menu") }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .settings: SettingsView()
        case .about(let name): AboutView(name: name)
        }
      }
      .alert("Delete the order?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It cannot be brought back.")
      }
      .confirmationDialog("Sort by", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Price") {}
        Button("Name") {}
      }
      .popover(isPresented: $isAsking) { Text("Tip") }
    }
  }
}
struct DishView: View { let dish: Dish; var body: some View { Text(dish.name) } }
struct FilterView: View { let title: String; var body: some View { Text(title) } }
struct SettingsView: View {
  var body: some View { Toggle("Sound", isOn: .constant(true)).navigationTitle("Settings") }
}
struct AboutView: View { let name: String; var body: some View { Text("About \(name)") } }
struct OldView: View {
  @State var isShown = false
  var body: some View {
    TabView {
      HomeView().tabItem { Label("Home", systemImage: "house") }
      CartView().tabItem { Label("Cart", systemImage: "cart") }
    }
    .alert(isPresented: $isShown) {
      Alert(
        title: Text("Sign out?"), message: Text("You stay signed in elsewhere."),
        primaryButton: .destructive(Text("Sign out")), secondaryButton: .cancel())
    }
    .actionSheet(isPresented: $isShown) {
      ActionSheet(title: Text("Photo"), buttons: [.default(Text("Camera")), .cancel()])
    }
  }
}
struct HomeView: View { var body: some View { Text("Home page") } }
struct CartView: View { var body: some View { Text("Cart page") } }
struct HomeView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      HomeView(); HomeView().preferredColorScheme(.dark)
    }
  }
}
