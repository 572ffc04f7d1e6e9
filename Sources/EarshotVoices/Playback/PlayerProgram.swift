import EarshotHost
package import Foundation

/// An installed program that plays sound from its standard input.
package struct PlayerProgram: Hashable, Sendable {
  /// Where it is.
  package var file: URL
  /// How it is told that sound comes raw, in one channel of 16 bits; `RATE` stands for the rate.
  private var arguments: String

  /// The names of the programs that are known and the Debian packages that hold them.
  ///
  /// Those that share the loudspeaker with others are the first. `afplay` of macOS is none of them,
  /// because it plays files only; `play` of sox is there for macOS too.
  package static let known = [
    ("pw-play", "pipewire-bin"), ("pacat", "pulseaudio-utils"), ("aplay", "alsa-utils"),
    ("play", "sox"),
  ]

  private static let arguments = [
    "pw-play": "--format=s16 --rate=RATE --channels=1 --latency=20ms -",
    // The name under which paplay reads raw sound.
    "pacat": "--playback --raw --format=s16le --rate=RATE --channels=1 --latency-msec=20",
    "aplay": "-q -t raw -f S16_LE -r RATE -c 1 -",
    "play": "-q -t raw -e signed -b 16 -L -r RATE -c 1 -",
  ]

  /// The programs that are installed, the best first.
  ///
  /// - Parameter path: the folders of programs as `PATH` has them; `nil` is that of our own process.
  package static func installed(on path: String? = nil) -> [PlayerProgram] {
    known.compactMap { name, _ in
      guard let arguments = arguments[name],
        let file = Program.file(named: name, on: path ?? Program.path)
      else { return nil }
      return PlayerProgram(file: file, arguments: arguments)
    }
  }

  /// What it is told to play sound of a rate.
  func arguments(rate: Int) -> [String] {
    arguments.replacing("RATE", with: String(rate)).split(separator: " ").map(String.init)
  }
}
