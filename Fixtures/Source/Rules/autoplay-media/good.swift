import AVKit
import SwiftUI
import UIKit

struct IntroView: View {
  private let player = AVPlayer()
  var body: some View {
    VStack {
      VideoPlayer(player: player)
      Button("Play") { player.play() }
    }
  }
}

final class BackdropViewController: UIViewController {
  private let player = AVPlayer()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    player.isMuted = true
    player.play()
  }
}

// A drawing that moves, without sound.
final class AnimationView: UIView {
  func play() {}
}

final class LoadingViewController: UIViewController {
  private let animation = AnimationView()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    animation.play()
  }
}
