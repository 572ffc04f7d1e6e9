import EarshotText
import Testing

/// Parts of a collection that are worked on at the same time.
struct ConcurrentPartsTests {
  @Test(arguments: [0, 1, 511, 512, 1_023, 1_024, 1_025, 5_000])
  func thePartsAreTheWholeInOrder(count: Int) {
    let items = Array(0..<count)
    let parts = items.concurrentParts { $0.map { items[$0] } }
    #expect(parts.flatMap(\.self) == items)
    #expect(parts.count == max(1, count / 512))
  }

  @Test func theIndicesAreThoseOfASlice() {
    let slice = Array(0..<3_000)[1_000...]
    let parts = slice.concurrentParts(of: 300) { $0.map { slice[$0] } }
    #expect(parts.flatMap(\.self) == Array(1_000..<3_000))
  }

  @Test(arguments: [0, 1, 511, 512, 1_023, 1_024, 1_025, 5_000])
  func whatIsMadeOfItemsIsInTheirOrder(count: Int) {
    let texts = (0..<count).map { "a text of some length \($0)" }
    #expect(texts.concurrentMap { texts[$0] } == texts)
    let slice = texts[(count / 3)...]
    #expect(slice.concurrentMap(of: 100) { slice[$0] } == Array(slice))
  }
}
