import AppKit

final class WindowViewController: NSViewController {
  @IBOutlet private var label: NSTextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Server"
  }
}
