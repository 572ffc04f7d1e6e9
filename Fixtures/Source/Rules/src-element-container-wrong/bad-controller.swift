import UIKit

final class MapViewController: UIViewController {
  let mapView = UIView()
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let pin = UIAccessibilityElement(accessibilityContainer: self.view)
    pin.accessibilityLabel = "Town hall"
    self.mapView.accessibilityElements = [pin]
  }
}
