import TestSupport
import Testing

@testable import EarshotTree

@Suite struct SiblingSortTests {
  private static let comparators = Idiom.allCases.flatMap { idiom in
    LayoutDirection.allCases.map { RowComparator(idiom: idiom, direction: $0) }
  }

  private func origins(_ count: Int, _ random: inout SeededGenerator) -> [Point?] {
    (0..<count).map { _ in
      if random.oneIn(12) { return nil }
      return Point(x: Double(random.int(0...6) * 10), y: Double(random.int(0...30)) * 1.5)
    }
  }

  /// The plainest insertion sort there is, from the right.
  private func insertionSort(_ origins: [Point?], _ comparator: RowComparator) -> [Int] {
    var sorted: [Int] = []
    for index in origins.indices {
      var place = sorted.count
      while place > 0, comparator.precedes(origins[index], origins[sorted[place - 1]]) {
        place -= 1
      }
      sorted.insert(index, at: place)
    }
    return sorted
  }

  @Test func upTo63SiblingsAreInsertedOneByOne() {
    var random = SeededGenerator(seed: 1)
    for comparator in SiblingSortTests.comparators {
      for _ in 0..<300 {
        let origins = origins(random.int(0...63), &random)
        let sorted = SiblingSort.sorted(
          Array(origins.indices), by: comparator, origin: { origins[$0] })
        #expect(sorted == insertionSort(origins, comparator))
      }
    }
  }

  @Test func manyUnambiguousSiblingsAreSortedStably() {
    var random = SeededGenerator(seed: 2)
    for comparator in SiblingSortTests.comparators {
      for _ in 0..<40 {
        let origins: [Point] = (0..<random.int(64...400)).map { _ in
          Point(x: Double(random.int(0...4)), y: Double(random.int(0...20)) * 13)
        }
        let sorted = SiblingSort.sorted(
          Array(origins.indices), by: comparator, origin: { origins[$0] })
        #expect(sorted == insertionSort(origins, comparator))
      }
    }
  }

  @Test func ambiguityIsFoundExactlyWhenAPairStandsAgainstTheComparator() {
    var random = SeededGenerator(seed: 3)
    var found = 0
    for comparator in SiblingSortTests.comparators {
      for _ in 0..<2_000 {
        let list = origins(random.int(0...9), &random)
        let sorted = SiblingSort.sorted(list, by: comparator, origin: { $0 })
        let isAmbiguous = sorted.indices.contains { later in
          sorted[..<later].contains { comparator.precedes(sorted[later], $0) }
        }
        let pair = RowAmbiguity.pair(in: sorted, comparator)
        #expect((pair != nil) == isAmbiguous, "\(sorted)")
        guard let pair else { continue }
        found += 1
        #expect(pair.0 < pair.1 && comparator.precedes(sorted[pair.1], sorted[pair.0]))
      }
    }
    #expect(found > 100)
  }
}
