public import EarshotCaptures
public import Foundation

/// A capture that measurements start from.
public struct SampleCapture: Sendable {
  /// The file.
  public var name: String
  /// Its format, judged by its content.
  public var format: CaptureFormat
  /// What it holds.
  public var bytes: [UInt8]
}

extension SampleCapture {
  /// The captures of `Fixtures` and the corpus, sorted by name.
  public static func all(corpus: URL?) -> [SampleCapture] {
    [fixtures, corpus ?? defaultCorpus].flatMap(samples)
      .filter { !$0.bytes.isEmpty }
  }

  /// The folder of what the project keeps for its tests.
  public static let fixtures = checkout.appending(path: "Fixtures")

  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var defaultCorpus: URL {
    ProcessInfo.processInfo.environment["EARSHOT_CORPUS"].map { URL(filePath: $0) }
      ?? checkout.appending(path: "../shared/corpus").standardizedFileURL
  }

  private static func samples(in folder: URL) -> [SampleCapture] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().compactMap { path in
      guard !path.contains(".spoken."), !path.hasPrefix("licenses"),
        let data = try? Data(contentsOf: folder.appending(path: path)),
        let format = try? CaptureFormat.recognizing([UInt8](data))
      else { return nil }
      return SampleCapture(name: path, format: format, bytes: [UInt8](data))
    }
  }
}
