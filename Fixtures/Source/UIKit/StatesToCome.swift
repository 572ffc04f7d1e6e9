import UIKit

final class DownloadViewController: UIViewController {
  private let wifiOnly = UISwitch()
  private let volume = UISlider()
  private let progress = UIProgressView()
  private let date = UIDatePicker()
  @IBOutlet private var quality: UISegmentedControl!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    wifiOnly.isOn = settings.isWiFiOnly
    wifiOnly.accessibilityLabel = "Wi-Fi only"
    volume.value = settings.volume
    volume.accessibilityLabel = "Volume"
    progress.progress = Float(settings.progress)
    [wifiOnly, volume, progress, date].forEach(view.addSubview)
  }
}
