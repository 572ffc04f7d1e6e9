import UIKit

final class ChartView: UIView {
  let canvas = UIView()
  func makeElements() {
    let total = UIAccessibilityElement(accessibilityContainer: self)
    total.accessibilityLabel = "Total"
    let first = UIAccessibilityElement(accessibilityContainer: canvas)
    first.accessibilityLabel = "January"
    canvas.accessibilityElements = [first]
    self.accessibilityElements = [total]
  }
}

final class MapViewController: UIViewController {
  let mapView = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    let pin = UIAccessibilityElement(accessibilityContainer: mapView)
    mapView.accessibilityElements = [pin]
  }
}

final class GridView: UIView {
  func elements(in container: UIView) -> [UIAccessibilityElement] {
    let element = UIAccessibilityElement(accessibilityContainer: container)
    return [element]
  }
}
