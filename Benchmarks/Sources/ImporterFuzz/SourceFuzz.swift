#if Source
  import BenchmarkSupport
  import EarshotCaptures
  import EarshotSource
  import EarshotSwiftParsing
  import Foundation

  /// Swift source as one more format: a file is a project.
  enum SourceFuzz {
    /// The files of `Fixtures/Source` and of the corpus.
    static func samples(corpus: URL?) -> [[UInt8]] {
      let folders = [SampleCapture.fixtures.appending(path: "Source"), corpus].compactMap(\.self)
      return folders.flatMap { folder in
        let paths = FileManager.default.enumerator(atPath: folder.path)?
          .compactMap { $0 as? String }
        return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap {
          (try? Data(contentsOf: folder.appending(path: $0))).map { [UInt8]($0) }
        }
      }.filter { !$0.isEmpty }
    }

    /// The screens of a file; what is wrong in its code is looked for as well, and what is kept of the
    /// file has to be the file.
    static func read(_ bytes: [UInt8]) throws(CaptureError) -> Capture {
      let file = SwiftFile(path: "a.swift", bytes: bytes)
      let kept = file.kept
      guard SwiftFile(kept: kept[...], path: "a.swift", bytes: bytes)?.kept == kept else {
        throw CaptureError(.unrecognized, "", help: "")
      }
      let project = SourceProject([file], language: "en")
      _ = SourceInspector(project).findings
      let screens = project.entries.map { project.screen(of: $0).screen }
      guard !screens.isEmpty else {
        throw CaptureError(.noScreen, "the code describes no view", help: "name another")
      }
      return Capture(format: "swift", screens: screens)
    }
  }
#endif
