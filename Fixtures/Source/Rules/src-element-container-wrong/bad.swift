import UIKit

final class ChartView: UIView {
  let canvas = UIView()
  func makeElements() {
    let total = UIAccessibilityElement(accessibilityContainer: canvas)
    total.accessibilityLabel = "Total"
    accessibilityElements = [total]
  }
}
