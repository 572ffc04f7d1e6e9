import SwiftUI
import UIKit

struct Greeting: View {
  let name: String

  var body: some View {
    Text("Hello, \(name)").accessibilityAddTraits(.isHeader)
  }
}

final class GreetingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Before"
    view.addSubview(label)
    let child = UIHostingController(rootView: Greeting(name: "Ada"))
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
