#if Source
  import EarshotAudit
  import EarshotCaptures
  import EarshotSession
  import EarshotSource
  import EarshotSpeech
  import EarshotStrings
  import EarshotSwiftParsing
  import EarshotTree
  import EarshotVoiceOver
  import Foundation
  import TestSupport
  import Testing

  /// A Swift file of `Fixtures/Source`, and what must be heard or found in it.
  struct SourceFixture: CustomTestStringConvertible {
    /// The file.
    let url: URL

    /// The files of a folder, sorted by name.
    static func all(in folder: String) -> [SourceFixture] {
      SharedFolder.files(
        in: SharedFolder.checkout.appending(path: "Fixtures/Source/\(folder)"), ending: ".swift"
      ).map(SourceFixture.init)
    }

    var testDescription: String { url.lastPathComponent }

    /// The project of the one file, and of the table of texts beside it that has its name.
    func project(language: String = "en") throws -> SourceProject {
      let table = url.deletingPathExtension().appendingPathExtension("strings")
      let catalogs = try (try? Data(contentsOf: table)).map {
        [try StringCatalog(reading: Array($0), language: language)]
      }
      return SourceProject(
        [SwiftFile(path: url.path, bytes: Array(try Data(contentsOf: url)))], catalogs ?? [],
        language: language)
    }

    /// The captions of all screens, without hints.
    static func heard(_ project: SourceProject, entry: String? = nil) -> [String] {
      let entries = entry.flatMap { project.entry(named: $0) }.map { [$0] } ?? project.entries
      return entries.flatMap { entry in
        let screen = project.screen(of: entry).screen
        let settings = SpeechSettings(language: project.language, speaksHints: false)
        return VoiceOver(settings: settings).reading(of: screen).lines.map { line in
          SpeechStyle.caption(line.utterance).line
        }
      }
    }

    /// The rules that find something in the code or in its screens.
    static func found(in project: SourceProject, entry: String? = nil) -> Set<Rule.ID> {
      let entries = entry.flatMap { project.entry(named: $0) }.map { [$0] } ?? project.entries
      var rules = Set(SourceInspector(project).findings.map(\.rule))
      for entry in entries {
        let screen = project.screen(of: entry).screen
        rules.formUnion(Audit.standard.report(of: screen).findings.map(\.rule))
      }
      return rules
    }
  }
#endif
