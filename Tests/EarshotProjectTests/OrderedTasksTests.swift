import EarshotProject
import Testing

/// Several things at once, whose results come in the order of the things.
struct OrderedTasksTests {
  @Test(arguments: [1, 2, 7, 200])
  func resultsComeInTheOrderOfTheInputs(atOnce: Int) async throws {
    var results: [Int] = []
    try await OrderedTasks.run(Array(0..<100), atOnce: atOnce) { number in
      // The first ones take longest.
      (0..<(100 - number) * 100).reduce(number) { sum, _ in sum }
    } finished: { result in
      results.append(result)
    }
    #expect(results == Array(0..<100))
  }

  @Test func whatTheReceiverThrowsEndsTheRun() async {
    struct Enough: Error {}
    await #expect(throws: Enough.self) {
      try await OrderedTasks.run(Array(0..<100), atOnce: 4) {
        $0
      } finished: { result in
        if result == 10 { throw Enough() }
      }
    }
  }
}
