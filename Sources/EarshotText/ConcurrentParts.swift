import Dispatch
import Synchronization

extension RandomAccessCollection where Self: Sendable, Index == Int {
  /// The results for consecutive parts, in their order, made on all cores at the same time.
  ///
  /// A collection of fewer than two parts is transformed here and now, as one.
  ///
  /// - Parameters:
  ///   - size: the number of items of a part.
  ///   - transform: the result for the items at some places.
  package func concurrentParts<Result: Sendable>(
    of size: Int = 512, _ transform: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let number = Swift.max(1, count / size)
    guard number > 1 else { return [transform(startIndex..<endIndex)] }
    let results = Mutex([Result?](repeating: nil, count: number))
    DispatchQueue.concurrentPerform(iterations: number) { part in
      let start = startIndex + part * size
      let result = transform(start..<(part == number - 1 ? endIndex : start + size))
      results.withLock { $0[part] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// The results for the items at all places, in their order, made on all cores at the same time.
  ///
  /// A collection of fewer than two parts is transformed here and now.
  ///
  /// - Parameters:
  ///   - size: the number of items of a part.
  ///   - transform: the result for the item at a place.
  package func concurrentMap<Result: Sendable>(
    of size: Int = 512, _ transform: @Sendable (Int) -> Result
  ) -> [Result] {
    guard count >= 2 * size else { return indices.map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, made in
      // Each part writes places of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: (count + size - 1) / size) { part in
        for number in part * size..<Swift.min(count, (part + 1) * size) {
          buffer.initializeElement(at: number, to: transform(startIndex + number))
        }
      }
      made = count
    }
  }
}
