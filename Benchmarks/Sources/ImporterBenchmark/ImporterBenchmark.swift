import BenchmarkSupport
import EarshotCaptures
import EarshotTree
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Times each importer against the plain parse of the same bytes: `ImporterBenchmark [FORMAT [COUNT]]`.
///
/// A line is the format, its MB/s, the MB/s of the parse beneath it, their ratio, the number of
/// elements; `-` stands for what a format of plain text does not have. With a count a format is only
/// read so many times, for a profiler.
@main
struct ImporterBenchmark {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst().first
    let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }
    let samples = Dictionary(grouping: SampleCapture.all(corpus: nil), by: \.format.id)
    for format in CaptureFormat.all where wanted == nil || wanted == format.id {
      // The largest sample that is still the size of a screen is the truest.
      let sorted = (samples[format.id] ?? []).sorted { $0.bytes.count > $1.bytes.count }
      guard let line = sorted.lazy.compactMap({ measure(format, $0, count) }).first else {
        say("\(format.id): no sample can be repeated")
        continue
      }
      tell(line)
    }
  }

  private static func measure(
    _ format: CaptureFormat, _ sample: SampleCapture, _ count: Int?
  ) -> String? {
    guard let large = LargeCapture(sample, size: 5_000_000) else { return nil }
    let capture: Capture
    do throws(CaptureError) {
      capture = try format.read(large.bytes, ReadOptions())
    } catch {
      say("\(format.id): \(sample.name): \(error.message)")
      return nil
    }
    if let count {
      for _ in 0..<count { _ = try? format.read(large.bytes, ReadOptions()) }
      return "\(format.id) \(sample.name)"
    }
    let elements = capture.screens.reduce(0) { $0 + $1.allElements.count }
    // What was repeated may be a part that no screen shows.
    guard elements >= 1_000 else { return nil }
    let reading = best(of: 5) { _ = try? format.read(large.bytes, ReadOptions()) }
    let speed = Double(large.bytes.count) / 1e6 / reading
    guard let parse = plainParse(large) else {
      return "\(format.id) \(rounded(speed)) - - \(elements) \(sample.name)"
    }
    let parsing = best(of: 5, parse)
    let plain = Double(large.bytes.count) / 1e6 / parsing
    return "\(format.id) \(rounded(speed)) \(rounded(plain)) \(rounded(reading / parsing)) "
      + "\(elements) \(sample.name)"
  }

  /// The parse of the library beneath, which keeps nothing of XML.
  private static func plainParse(_ large: LargeCapture) -> (() -> Void)? {
    let data = Data(large.bytes)
    switch large.kind {
    case .text: return nil
    case .json: return { _ = try? JSONSerialization.jsonObject(with: data) }
    case .xml:
      return {
        let parser = XMLParser(data: data)
        let delegate = Silent()
        parser.delegate = delegate
        _ = parser.parse()
      }
    }
  }

  private static func best(of times: Int, _ work: () -> Void) -> Double {
    (0..<times).map { _ in
      let start = processorTime
      work()
      return processorTime - start
    }.min() ?? 0
  }

  private static func rounded(_ number: Double) -> String { String(format: "%.2f", number) }
}

/// A delegate that listens to nothing.
private final class Silent: NSObject, XMLParserDelegate {}
