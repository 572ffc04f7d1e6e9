import Foundation
import Synchronization

/// The loudspeaker: plays one sound now, and stops it at once when another takes its place.
package final class Player: Sendable {
  private struct State: Sendable {
    /// The programs that may play; one that fails is not asked again.
    var programs: [PlayerProgram]
    /// What is played now.
    var current: Playback?
    /// Short sounds beside it.
    var others: [Playback] = []
  }

  private let state: Mutex<State>

  /// Makes a player of programs, the best first; one that cannot play gives way to the next.
  package init(_ programs: [PlayerProgram] = PlayerProgram.installed()) {
    state = Mutex(State(programs: programs))
  }

  /// Whether a program is there that has not failed, as all do without a device.
  package var canPlay: Bool { state.withLock { !$0.programs.isEmpty } }

  /// Whether something is played, short sounds aside.
  package var isPlaying: Bool { state.withLock { $0.current != nil } }

  /// Plays a sound, in the place of what is played.
  package func play(_ audio: Audio) {
    state.withLock { state in
      state.current?.stop()
      start(audio, &state)
    }
  }

  /// Plays a short sound beside what is played.
  package func playBeside(_ audio: Audio) {
    state.withLock { state in
      guard let program = state.programs.first else { return }
      let other = Playback(audio, by: program) { [weak self] playback, _ in
        self?.state.withLock { state in state.others.removeAll { $0 === playback } }
      }
      state.others.append(other)
    }
  }

  /// Stops what is played; short sounds end by themselves.
  package func stop() {
    state.withLock { state in
      state.current?.stop()
      state.current = nil
    }
  }

  /// Stops everything, and plays nothing any more.
  package func close() {
    state.withLock { state in
      state.programs = []
      state.current?.stop()
      state.current = nil
      for other in state.others { other.stop() }
      state.others = []
    }
  }

  private func start(_ audio: Audio, _ state: inout State) {
    guard let program = state.programs.first else {
      state.current = nil
      return
    }
    state.current = Playback(audio, by: program) { [weak self] playback, end in
      self?.ended(playback, audio, program, end)
    }
  }

  /// Notes an end, or goes on with another program where one could not play.
  private func ended(
    _ playback: Playback, _ audio: Audio, _ program: PlayerProgram, _ end: Playback.End
  ) {
    state.withLock { state in
      let isCurrent = state.current === playback
      if end == .failed {
        state.programs.removeAll { $0 == program }
        if isCurrent { start(audio, &state) }
      } else if isCurrent {
        state.current = nil
      }
    }
  }
}
