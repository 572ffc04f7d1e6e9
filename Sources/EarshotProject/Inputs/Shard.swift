/// One of several parts of the inputs, each of which another run looks at; written `2/8`.
///
/// The parts are stretches of the order of the inputs, so that what the runs write, one behind the
/// other, is in the order of one run.
package struct Shard: Hashable, Sendable, RawRepresentable {
  /// The most parts.
  private static let most = 10_000

  /// The number of the part, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// Reads a part; `nil` if the text is no part, such as `9/8`.
  package init?(rawValue: String) {
    let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The part as it is written.
  package var rawValue: String { "\(number)/\(count)" }

  /// The inputs of the part.
  package func part<Input>(of inputs: [Input]) -> [Input] {
    Array(inputs[inputs.count * (number - 1) / count..<inputs.count * number / count])
  }
}
