import SwiftUI
import UIKit

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Shop() }
  }
}

struct Shop: View {
  var body: some View {
    VStack {
      Row(title: "Pizza")
      Row(title: "Coffee", detail: "Hot")
      Card()
      if #available(iOS 14, *) {
        Text("Menu")
      } else {
        OldMenu()
      }
      if #unavailable(iOS 15) { OldBanner() }
      if #available(iOS 16, *) { Text("New") } else { LaterMenu() }
    }
  }
}

struct Row: View {
  var title: String
  var detail: String? = nil
  var showsBadge = false
  var isBold = false

  var body: some View {
    VStack {
      Text(title)
      if let detail { Text(detail).lineLimit(1) }
      if showsBadge { Badge() }
      Text(title).lineLimit(showsBadge ? 1 : 2)
      if isBold { Weight() }
    }
  }

  func bold() -> Row {
    var row = self
    row.isBold = true
    return row
  }
}

/// Only a preview shows it.
struct Badge: View {
  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("New").lineLimit(1)
    }
  }
}

/// A method turns it on.
struct Weight: View {
  var body: some View { Image(systemName: "bold") }
}

struct Card: View {
  let showsPrice: Bool
  let note: String?

  init(showsPrice: Bool = true, note: String? = nil) {
    self.showsPrice = showsPrice
    self.note = note
  }

  var body: some View {
    if showsPrice && note == nil { Text("100") } else { OldCard() }
  }
}

struct OldCard: View {
  var body: some View { Image("card") }
}

struct OldMenu: View {
  var body: some View { Image("menu") }
}

struct OldBanner: View {
  var body: some View { Image("banner") }
}

/// A phone with iOS 15 shows it.
struct LaterMenu: View {
  var body: some View { Image("later") }
}

final class MenuViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    guard #available(iOS 15, *) else {
      label.font = UIFont.systemFont(ofSize: 10)
      return
    }
    label.text = "Menu"
    label.adjustsFontForContentSizeCategory = true
  }

  func open() {
    if #available(iOS 15, *) {
      present(UIAlertController(title: "Open", message: nil, preferredStyle: .alert), animated: true)
      return
    }
    present(OldSheet(), animated: true)
  }

  func close() {
    if #available(iOS 15.3, *) { return }
    present(UIAlertController(title: "Close", message: nil, preferredStyle: .alert), animated: true)
  }
}

final class OldSheet: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.setImage(UIImage(named: "close"), for: .normal)
    view.addSubview(button)
  }
}

#Preview {
  Row(title: "Pizza", showsBadge: true)
    .foregroundColor(Color(red: 1, green: 1, blue: 1))
    .font(.system(size: 9))
}

#Preview {
  Card(showsPrice: false, note: "Cold")
}
