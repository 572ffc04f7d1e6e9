import UIKit

final class ShakingWindow: UIWindow {
  var onShake: () -> Void = {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    onShake()
  }
}
