import EarshotProject
import Testing

/// Which screens of two inputs are versions of the same one.
struct ComparedScreensTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var before: [String?]
    var after: [String?]
    /// The places before and after.
    var pairs: [[Int?]]

    var testDescription: String { "\(before) and \(after)" }
  }

  static let cases = [
    Case(before: ["A", "B"], after: ["A", "B"], pairs: [[0, 0], [1, 1]]),
    Case(before: ["A", "B"], after: ["B", "A"], pairs: [[1, 0], [0, 1]]),
    Case(before: ["A", "A"], after: ["A", "A"], pairs: [[0, 0], [1, 1]]),
    Case(before: [nil, nil], after: [nil, nil], pairs: [[0, 0], [1, 1]]),
    // One that is put in between does not shift those after it.
    Case(
      before: ["A", nil, "B", nil], after: ["A", "C", nil, "B", nil],
      pairs: [[0, 0], [1, 1], [nil, 2], [2, 3], [3, 4]]),
    Case(before: ["A", "B"], after: ["A"], pairs: [[0, 0], [1, nil]]),
    Case(before: [], after: ["A"], pairs: [[nil, 0]]),
    // A screen with another title in the same place is another version of it.
    Case(before: ["A"], after: ["B"], pairs: [[0, 0]]),
  ]

  @Test(arguments: cases)
  func titlesDecideAndThenPlaces(_ example: Case) {
    let pairs = ComparedScreens.pairs(example.before, example.after)
    #expect(pairs.map { [$0.before, $0.after] } == example.pairs)
  }
}
