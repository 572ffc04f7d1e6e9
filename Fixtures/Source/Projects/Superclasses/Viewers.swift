import UIKit

class ViewerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Viewer"
    view.isAccessibilityElement = true
  }
}

final class ImageViewer: ViewerController {
  private let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
  }
}

final class FilmViewer: ViewerController {
  private let film = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(film)
  }
}
