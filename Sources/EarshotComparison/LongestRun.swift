import EarshotText

/// The longest part of a list that is already in order.
enum LongestRun {
  /// The places of the members of a longest increasing subsequence, in n log n.
  static func indices(of values: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for index in values.indices {
      let place = tails.partitioningIndex { values[$0] >= values[index] }
      if place > 0 { previous[index] = tails[place - 1] }
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var run: [Int] = []
    var place = tails.last ?? -1
    while place >= 0 {
      run.append(place)
      place = previous[place]
    }
    return run.reversed()
  }
}
