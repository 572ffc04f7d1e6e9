import Testing

@testable import EarshotSession

/// Questions that get an answer or have taken too long.
struct TimeoutTests {
  /// Work that keeps every thread busy while the time of the question runs.
  @Test func timeInWhichNoThreadIsFreeDoesNotCount() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<60 {
        group.addTask {
          let end = ContinuousClock.now + .milliseconds(30)
          while ContinuousClock.now < end {}
        }
      }
      let answer = await Timeout.run(.milliseconds(50)) {
        for _ in 0..<4 { await Task.yield() }
        return 1
      }
      #expect(answer == 1)
    }
  }

  @Test func aQuestionWithoutAnswerEnds() async {
    let answer = await Timeout.run(.milliseconds(20)) { () -> Int in
      try await Task.sleep(for: .seconds(3600))
      return 1
    }
    #expect(answer == nil)
  }

  @Test func aQuestionThatFailsHasNoAnswer() async {
    let answer = await Timeout.run(.seconds(600)) { () -> Int in throw CancellationError() }
    #expect(answer == nil)
  }
}
