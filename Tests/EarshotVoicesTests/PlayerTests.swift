import EarshotVoices
import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct PlayerTests {
  /// Sound that is unlike any other stretch of itself.
  private func audio(_ seconds: Double) -> Audio {
    Audio(
      samples: (0..<Int(seconds * 22_050)).map { Int16(truncatingIfNeeded: $0 &* 7919 % 20_011) })
  }

  @Test func whatIsPlayedIsWhatWasGiven() async throws {
    let fake = try FakePlayer()
    let player = Player(fake.programs)
    // Longer than any pipe.
    let audio = audio(20)
    player.play(audio)
    #expect(player.isPlaying)
    #expect(try await fake.wait { !player.isPlaying })
    #expect(try fake.sounds() == [Samples(audio.samples)])
    let process = try #require(try fake.events("ends").first?.process)
    #expect(!isThere(process), "a program that ended was not waited for")
  }

  @Test func aSoundTakesThePlaceOfAnother() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.playing)
    let player = Player(fake.programs)
    player.play(audio(20))
    #expect(try await fake.wait { try fake.events("begins").count == 1 })
    try await Task.sleep(for: .milliseconds(200))
    let first = try #require(try fake.events("begins").first?.process)
    let before = ContinuousClock.now
    player.play(audio(0.1))
    #expect(try await fake.wait { !isThere(first) })
    // Far more than it takes, for machines that are busy.
    #expect(ContinuousClock.now - before < .seconds(1))
    #expect(try await fake.wait { !player.isPlaying })
    let sounds = try fake.sounds()
    #expect(sounds.count == 2 && sounds.last == Samples(audio(0.1).samples))
    #expect(
      sounds[0].count < 22_050 * 10
        && sounds[0] == Samples(audio(20).samples).prefix(sounds[0].count)
    )
    // The first one was killed.
    #expect(try fake.events("ends").count == 1)
  }

  @Test func stoppedSoundIsSilentAndLeavesNoProcess() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.playing)
    let player = Player(fake.programs)
    for _ in 0..<20 {
      player.play(audio(5))
      player.stop()
    }
    #expect(!player.isPlaying)
    player.play(audio(5))
    #expect(try await fake.wait { try fake.events("begins").count > 0 })
    player.close()
    let processes = try fake.events("begins").map(\.process)
    #expect(try await fake.wait { !processes.contains(where: isThere) })
    #expect(try fake.events("ends").isEmpty)
    player.play(audio(1))
    #expect(!player.isPlaying && !player.canPlay)
  }

  @Test func aSoundBesideStopsNothing() async throws {
    let fake = try FakePlayer("aplay", FakePlayer.playing)
    let player = Player(fake.programs)
    player.play(audio(0.6))
    #expect(try await fake.wait { try fake.events("begins").count == 1 })
    player.playBeside(audio(0.1))
    #expect(try await fake.wait { try fake.events("ends").count == 2 })
    #expect(try fake.sounds() == [Samples(audio(0.6).samples), Samples(audio(0.1).samples)])
  }

  @Test(arguments: ["sys.exit(1)", "os.read(0, 100); sys.exit(1)", "os.kill(os.getpid(), 11)"])
  func whatCannotPlayGivesWayToTheNext(_ body: String) async throws {
    let broken = try FakePlayer("aplay", body)
    let good = try FakePlayer("play")
    let player = Player(broken.programs + good.programs)
    let audio = audio(10)
    player.play(audio)
    #expect(try await good.wait { try good.events("ends").count == 1 })
    #expect(try good.sounds() == [Samples(audio.samples)])
    #expect(try await good.wait { !player.isPlaying })
    player.play(audio)
    #expect(try await good.wait { try good.events("ends").count == 2 })
    #expect(try broken.events("begins").count == 1)
    #expect(player.canPlay)
  }

  @Test func withoutADeviceNothingCanPlay() async throws {
    let broken = try FakePlayer("aplay", "sys.exit(1)")
    let player = Player(broken.programs)
    #expect(player.canPlay)
    player.play(audio(1))
    #expect(try await broken.wait { !player.canPlay })
    player.play(audio(1))
    #expect(!player.isPlaying)
    #expect(try broken.events("begins").count == 1)
  }

  @Test func theBestProgramIsTheFirst() throws {
    let fake = try FakePlayer("play")
    #expect(fake.programs.map(\.file.lastPathComponent) == ["play"])
    try FileManager.default.copyItem(
      at: fake.folder.appending(path: "play"), to: fake.folder.appending(path: "pw-play"))
    #expect(fake.programs.map(\.file.lastPathComponent) == ["pw-play", "play"])
    #expect(PlayerProgram.installed(on: "/nowhere").isEmpty)
  }
}
