/// The stable sort of siblings, pinned so that every platform agrees on ambiguous rows.
///
/// Up to 63 siblings it is an insertion sort from the right in view order, which is what UIKit's
/// order was found to match; more are sorted in runs of that length that are then merged, so that
/// no screen costs more than n log n.
enum SiblingSort {
  private static let runLength = 63

  static func sorted<Value>(
    _ values: [Value], by comparator: RowComparator, origin: (Value) -> Point?
  ) -> [Value] {
    var keyed = values.map { (value: $0, origin: origin($0)) }
    var start = 0
    while start < keyed.count {
      let end = min(start + runLength, keyed.count)
      insertionSort(&keyed, start..<end, comparator)
      start = end
    }
    var width = runLength
    while width < keyed.count {
      keyed = merged(keyed, width: width, comparator)
      width *= 2
    }
    return keyed.map(\.value)
  }

  private typealias Keyed<Value> = (value: Value, origin: Point?)

  private static func insertionSort<Value>(
    _ items: inout [Keyed<Value>], _ range: Range<Int>, _ comparator: RowComparator
  ) {
    for index in range.dropFirst() {
      let item = items[index]
      var place = index
      while place > range.lowerBound, comparator.precedes(item.origin, items[place - 1].origin) {
        items[place] = items[place - 1]
        place -= 1
      }
      items[place] = item
    }
  }

  /// Merges neighbouring sorted runs of a width in pairs.
  private static func merged<Value>(
    _ items: [Keyed<Value>], width: Int, _ comparator: RowComparator
  ) -> [Keyed<Value>] {
    var result: [Keyed<Value>] = []
    result.reserveCapacity(items.count)
    var start = 0
    while start < items.count {
      let middle = min(start + width, items.count)
      let end = min(middle + width, items.count)
      var left = start
      var right = middle
      while left < middle, right < end {
        if comparator.precedes(items[right].origin, items[left].origin) {
          result.append(items[right])
          right += 1
        } else {
          result.append(items[left])
          left += 1
        }
      }
      result += items[left..<middle]
      result += items[right..<end]
      start = end
    }
    return result
  }
}
