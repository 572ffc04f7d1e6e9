import BenchmarkSupport
import EarshotCaptures
import Foundation

/// Reads seeded mutations of captures: `ImporterFuzz COUNT SEED [FORMAT [CORPUS]]`.
///
/// The status is 1 when an input broke a promise and 2 when the importer crashed or hung.
@main
struct ImporterFuzz {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2, let count = Int(arguments[0]), let seed = UInt64(arguments[1])
    else {
      say("usage: ImporterFuzz COUNT SEED [FORMAT [CORPUS]]")
      exit(64)
    }
    Watchdog.install()
    let wanted = arguments.count > 2 ? arguments[2] : nil
    let corpus = arguments.count > 3 ? URL(filePath: arguments[3]) : nil
    // Trees of code are walked by recursion, as by the program on a large stack.
    let thread = Thread { exit(isGood(count, seed, wanted, corpus) ? 0 : 1) }
    thread.stackSize = 64 << 20
    thread.start()
    while true { sleep(1_000) }
  }

  private static func isGood(
    _ count: Int, _ seed: UInt64, _ wanted: String?, _ corpus: URL?
  ) -> Bool {
    let samples = Dictionary(grouping: SampleCapture.all(corpus: corpus), by: \.format.id)
    var isGood = true
    func run(_ format: String, _ samples: [[UInt8]], _ reader: @escaping FuzzRun.Reader) {
      guard wanted == nil || wanted == format else { return }
      guard !samples.isEmpty else {
        return tell("| \(format) | no samples | | | | | \(seed) |")
      }
      var run = FuzzRun(format, samples: samples, seed: seed, reader: reader)
      run.run(count: count)
      report(run, samples: samples.count)
      isGood = isGood && run.failures.isEmpty
    }
    for format in CaptureFormat.all {
      run(format.id, (samples[format.id] ?? []).map(\.bytes)) { bytes throws(CaptureError) in
        try format.read(bytes, ReadOptions())
      }
    }
    #if Source
      run("swift", SourceFuzz.samples(corpus: corpus), SourceFuzz.read)
    #endif
    return isGood
  }

  private static func report(_ run: FuzzRun, samples: Int) {
    let slowest = String(format: "%.1f ms", run.slowest * 1_000)
    let megabytes = String(format: "%.0f MB", Double(run.bytes) / 1e6)
    tell(
      "| \(run.format) | \(samples) | \(run.inputs) | \(megabytes) | \(run.errors) "
        + "| \(slowest) | \(run.seed) |")
    for failure in run.failures.prefix(10) {
      say("\(run.format) input \(failure.number): \(failure.reason)")
      let name = "/tmp/fuzz-\(run.format)-\(failure.number)"
      try? Data(failure.bytes).write(to: URL(filePath: name))
    }
  }
}
