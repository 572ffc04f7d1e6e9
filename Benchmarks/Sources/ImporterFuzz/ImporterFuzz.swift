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
    let samples = Dictionary(grouping: SampleCapture.all(corpus: corpus), by: \.format.id)
    var isGood = true
    for format in CaptureFormat.all where wanted == nil || wanted == format.id {
      guard let samples = samples[format.id] else {
        tell("| \(format.id) | no samples | | | | | \(seed) |")
        continue
      }
      var run = FuzzRun(format, samples: samples, seed: seed)
      run.run(count: count)
      report(run, samples: samples.count)
      isGood = isGood && run.failures.isEmpty
    }
    exit(isGood ? 0 : 1)
  }

  private static func report(_ run: FuzzRun, samples: Int) {
    let slowest = String(format: "%.1f ms", run.slowest * 1_000)
    let megabytes = String(format: "%.0f MB", Double(run.bytes) / 1e6)
    tell(
      "| \(run.format.id) | \(samples) | \(run.inputs) | \(megabytes) | \(run.errors) "
        + "| \(slowest) | \(run.seed) |")
    for failure in run.failures.prefix(10) {
      say("\(run.format.id) input \(failure.number): \(failure.reason)")
      let name = "/tmp/fuzz-\(run.format.id)-\(failure.number)"
      try? Data(failure.bytes).write(to: URL(filePath: name))
    }
  }
}
