import AVKit
import SwiftUI

struct IntroView: View {
  private let player = AVPlayer()
  var body: some View {
    VideoPlayer(player: player)
      .onAppear { player.play() }
  }
}
