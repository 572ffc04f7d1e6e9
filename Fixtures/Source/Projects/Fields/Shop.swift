import SwiftUI
import UIKit

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}

struct HomeView: View {
  @State private var size = 1
  @State private var isQuick = false

  var body: some View {
    NavigationView {
      VStack {
        HStack {
          Image("salty")
          Text("Salty")
        }
        Picker("", selection: $size) {
          Text("All").tag(1)
          Text("More").tag(2)
        }
        .pickerStyle(.segmented)
        Toggle("Double tap to reorder", isOn: $isQuick)
        NavigationLink("Address") { AddressView() }
      }
      .navigationTitle("Home")
    }
  }
}

struct AddressView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> AddressController { AddressController() }
  func updateUIViewController(_ controller: AddressController, context: Context) {}
}

/// What a field takes stands before it, or only in it.
final class AddressController: UIViewController {
  private let name = UILabel()
  private let street = UITextField()
  private let city = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    name.text = "Street:"
    street.placeholder = "Street and number"
    city.placeholder = "City"
    for part in [name, street, city] { view.addSubview(part) }
  }
}
