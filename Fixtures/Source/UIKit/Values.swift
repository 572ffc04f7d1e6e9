import UIKit

final class SettingsViewController: UIViewController {
  private let wifi = UISwitch()
  private let volume = UISlider()
  private let pages = UIPageControl()
  private let progress = UIProgressView()
  private let waiting = UIActivityIndicatorView(style: .large)
  private let still = UIActivityIndicatorView()
  private let units = UISegmentedControl(items: ["km", "mi"])

  override func viewDidLoad() {
    super.viewDidLoad()
    wifi.isOn = true
    wifi.accessibilityLabel = "Wi-Fi"
    volume.maximumValue = 10
    volume.setValue(5, animated: false)
    volume.accessibilityLabel = "Volume"
    pages.numberOfPages = 3
    pages.currentPage = 1
    progress.progress = 0.25
    waiting.startAnimating()
    units.selectedSegmentIndex = 0
    units.insertSegment(withTitle: "m", at: 2, animated: false)
    [wifi, volume, pages, progress, waiting, still, units].forEach(view.addSubview(_:))
  }
}
