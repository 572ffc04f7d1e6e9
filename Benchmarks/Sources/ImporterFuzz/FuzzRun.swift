import BenchmarkSupport
import EarshotCaptures
import EarshotTree
import Foundation

/// Reads spoiled captures of one format and keeps what came of them.
struct FuzzRun {
  /// An input that broke a promise.
  struct Failure {
    var number: Int
    var reason: String
    var bytes: [UInt8]
  }

  /// How an input is read.
  typealias Reader = ([UInt8]) throws(CaptureError) -> Capture

  /// The name of the format.
  let format: String
  let seed: UInt64
  private let reader: Reader
  private let mutator: Mutator
  private(set) var inputs = 0
  private(set) var errors = 0
  private(set) var bytes = 0
  private(set) var slowest = 0.0
  private(set) var failures: [Failure] = []

  init(_ format: String, samples: [[UInt8]], seed: UInt64, reader: @escaping Reader) {
    self.format = format
    self.seed = seed
    self.reader = reader
    mutator = Mutator(samples)
  }

  /// Reads the inputs of the numbers from 0; each is made from the seed and its number alone.
  mutating func run(count: Int) {
    for number in 0..<count { read(number) }
  }

  private mutating func read(_ number: Int) {
    var numbers = SeededNumbers(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    let input = mutator.input(&numbers)
    Watchdog.begin(number)
    let start = processorTime
    var complaint: String?
    var capture: Capture?
    do throws(CaptureError) {
      capture = try reader(input)
    } catch {
      errors += 1
      if error.code.description.isEmpty || error.message.isEmpty || error.help.isEmpty {
        complaint = "an error lacks its code, message or help: \(error)"
      }
    }
    let time = processorTime - start
    if let capture { complaint = FuzzRun.complaint(about: capture) }
    if time > 0.2 + Double(input.count) / 100_000 {
      complaint = "\(input.count) bytes took \(time) s"
    }
    Watchdog.end()
    inputs += 1
    bytes += input.count
    slowest = max(slowest, time)
    if let complaint {
      failures.append(Failure(number: number, reason: complaint, bytes: input))
    }
  }

  private static func complaint(about capture: Capture) -> String? {
    if capture.screens.isEmpty { return "a capture without a screen and without an error" }
    for screen in capture.screens {
      let elements = screen.allElements
      if Set(elements.map(\.id)).count != elements.count { return "ids are not unique" }
      _ = screen.readingOrder
    }
    return nil
  }
}
