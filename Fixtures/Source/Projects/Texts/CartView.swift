import SwiftUI

struct CartView: View {
  let name: String

  var body: some View {
    VStack {
      Text(L10n.Menu.title)
      Text(L10n.Menu.subtitle(name))
      Text(R.string.localizable.cartButton())
      Text(R.string.legal.menuTitle())
      Text("menu.title", tableName: "Legal")
      Text(NSLocalizedString("menu.title", tableName: "Legal", comment: ""))
      Text(String(localized: "delivery \(2)", table: "Delivery"))
      Button(Strings.Cart.button) {}
      Text(Strings.Cart.count(5))
      Text(Strings.Button.Alert.title)
      Text(Strings.Text.Alert.title)
      Text(Strings.Text.Alert.count(3))
      Text("hello")
      Text("base.only")
      Text(L10n.unknown)
      Button {
      } label: {
        Image(.icClose)
      }
    }
  }
}
