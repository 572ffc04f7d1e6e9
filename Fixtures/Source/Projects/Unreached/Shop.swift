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
      Chip(true)
      Chip(compact: true, small: true)
      Shadowed(texts: ["Hot"])
      Copied()
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

/// Initializers that take flags by other names set them.
struct Chip: View {
  let isCompact: Bool
  let isSmall: Bool

  init(_ isCompact: Bool = false) {
    self.isCompact = isCompact
    self.isSmall = isCompact
  }

  init(compact isCompact: Bool = false, small isSmall: Bool = false) {
    self.isCompact = isCompact
    self.isSmall = isSmall
  }

  var body: some View {
    if isCompact { Image("compact") }
    if isSmall { Image("small") }
  }
}

/// What a body declares hides the properties of its name.
struct Shadowed: View {
  let texts: [String]
  var isNew = false
  var isOld = false

  var body: some View {
    let isNew = texts.count > 1
    if isNew { Image("new") }
    ForEach(texts.map { $0 == "Hot" }, id: \.self) { isOld in
      if isOld { Image("old") }
    }
  }
}

/// Flags that are set by way of others, in a tuple, and in a value that a parameter has by itself.
struct Copied: View {
  var isLarge = false
  var isWide = false
  var isTall = false

  var body: some View {
    if isLarge { Text("A text that is large").lineLimit(1) }
    if isWide { Text("A text that is wide").lineLimit(1) }
    if isTall { Text("A text that is tall").lineLimit(1) }
  }

  func grown() -> Copied {
    var copy = self
    turnOn(&copy.isLarge)
    (copy.isWide, _) = (true, false)
    return copy
  }

  static func made(_ copy: Copied = Copied(isTall: true)) -> Copied { copy }
}

func turnOn(_ flag: inout Bool) { flag = true }
