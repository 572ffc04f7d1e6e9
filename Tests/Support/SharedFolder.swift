public import Foundation

/// The folder beside the checkout that holds the corpus and the data sets; a user's clone has none.
public enum SharedFolder {
  /// The root of this checkout.
  public static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The corpus of real captures: `EARSHOT_CORPUS`, else `../shared/corpus`.
  public static var corpus: URL? {
    if let path = ProcessInfo.processInfo.environment["EARSHOT_CORPUS"] {
      return existing(URL(filePath: path))
    }
    return existing(checkout.appending(path: "../shared/corpus").standardizedFileURL)
  }

  /// The example screens and speech cases, beside the corpus.
  public static var data: URL? {
    corpus.flatMap { existing($0.deletingLastPathComponent().appending(path: "data")) }
  }

  /// Whether a missing native part is a failure rather than a reason to skip: in CI.
  ///
  /// The corpus is an addition: what the project needs of captures stands in `Fixtures`, and
  /// `Scripts/test` says when the corpus is not there.
  public static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] == "true" }

  /// The files of a folder with a name ending, sorted by name.
  public static func files(in folder: URL?, ending: String = "") -> [URL] {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0) }
  }

  private static func existing(_ url: URL) -> URL? {
    FileManager.default.fileExists(atPath: url.path) ? url : nil
  }
}
