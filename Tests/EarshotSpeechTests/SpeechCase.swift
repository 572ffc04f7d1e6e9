import EarshotSpeech
import EarshotTree
import Foundation
import TestSupport
import Testing

/// A case of kind utterance of the shared `speech-cases.json`.
struct SpeechCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var kind: String
  var language: String
  var format: String?
  var element: ElementModel?
  var container: ContainerModel?
  var settings: SettingsModel?
  var expect: Expectation
  var confidence: String
  /// Where the sentence was recorded, and on what evidence, for a recorded one.
  var source, evidence: String?
  /// What the system that was recorded does besides.
  var variants: Set<SpeechVariant> = []

  var testDescription: String { id }

  private enum CodingKeys: CodingKey {
    case id, kind, language, format, element, container, settings, expect, confidence
    case source, evidence
  }

  struct File: Decodable {
    var cases: [SpeechCase]
  }

  struct ElementModel: Decodable {
    var label, value, hint, language: String?
    var traits: [String]?
    var customActions: [String]?
    var customContent: [Content]?
    var expanded: Bool?

    struct Content: Decodable {
      var label, value: String
      var importance: String?
    }
  }

  struct ContainerModel: Decodable {
    var type: String
    var index, count, row, column, rowSpan, columnSpan: Int?
    var label: String?
    var entering, firstInRow: Bool?
    var rowHeaders, columnHeaders: [Header]?

    struct Header: Decodable {
      var label, value: String?
    }
  }

  struct SettingsModel: Decodable {
    var idiom: String?
    var hints: Bool?
    var iosVersion: Int?
  }

  struct Expectation: Decodable {
    var text, hint: String?
    /// What the voice gets, where a source states it.
    var spoken: String?
    var extra: [String]?
    var parts: [Part]?

    struct Part: Decodable, Equatable, CustomStringConvertible {
      var role, text: String
      var pauseBefore, tone: String?
      var description: String { "\(role) '\(text)' \(pauseBefore ?? "-") \(tone ?? "-")" }
    }
  }

  /// The cases of a confidence; empty when the shared folder is not there.
  static func utterances(_ confidence: String) throws -> [SpeechCase] {
    try utterances(of: "speech-cases.json").filter { $0.confidence == confidence }
  }

  /// The cases of a shared file; empty when the shared folder is not there.
  static func utterances(of file: String) throws -> [SpeechCase] {
    guard let url = SharedFolder.data?.appending(path: file) else { return [] }
    let file = try JSONDecoder().decode(LooseFile.self, from: Data(contentsOf: url))
    return file.cases.compactMap(\.value).filter { $0.kind == "utterance" }
  }

  /// Cases of other kinds have other shapes and are left to other tests.
  private struct LooseFile: Decodable {
    var cases: [Loose]

    struct Loose: Decodable {
      var value: SpeechCase?
      init(from decoder: any Decoder) throws {
        let kind = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .kind)
        value = kind == "utterance" ? try SpeechCase(from: decoder) : nil
      }
      enum Key: CodingKey { case kind }
    }
  }
}

extension SpeechCase {
  /// The utterance in the style of the case.
  var spoken: SpokenText {
    get throws {
      let style = try #require(SpeechStyle(rawValue: format ?? "caption"))
      return style(try utterance)
    }
  }

  var utterance: Utterance {
    get throws {
      let stop = try self.stop
      let entered = container?.entering == true ? stop.enclosures : []
      return SpeechComposer(settings: speechSettings).utterance(for: stop, entering: entered)
    }
  }

  private var speechSettings: SpeechSettings {
    SpeechSettings(
      profile: Profile(
        version: settings?.iosVersion ?? 18, idiom: settings?.idiom == "pad" ? .pad : .phone),
      language: language, speaksHints: settings?.hints ?? true, variants: variants)
  }

  private var stop: ReadingOrder.Stop {
    get throws {
      var element = Element(id: Element.ID(id), isAccessibilityElement: true)
      let model = try #require(self.element)
      element.label = Property(model.label)
      element.value = Property(model.value)
      element.hint = Property(model.hint)
      element.language = Property(model.language)
      element.traits = .given(
        try (model.traits ?? []).reduce(into: []) {
          $0.formUnion(try #require(Traits(name: $1), "unknown trait \($1)"))
        })
      element.customActions = Property(model.customActions?.map { CustomAction($0) })
      element.customContent = Property(
        model.customContent?.map {
          CustomContent(
            label: $0.label, value: $0.value, importance: $0.importance == "high" ? .high : .default
          )
        })
      element.expandedStatus = Property(model.expanded.map { $0 ? .expanded : .collapsed })
      return ReadingOrder.Stop(
        element: element, enclosures: try container.map { [try $0.enclosure] } ?? [])
    }
  }
}

extension SpeechCase.ContainerModel {
  fileprivate var enclosure: Enclosure {
    get throws {
      Enclosure(
        id: "container", kind: try kind, label: label,
        position: SeriesPosition(index: index ?? 1, count: count ?? 1))
    }
  }

  private var kind: Enclosure.Kind {
    get throws {
      switch type {
      case "series": .series
      case "tab": .tabs
      case "tabBarItem": .tabBar
      case "list": .list
      case "landmark": .landmark
      case "dataTable": .dataTable(table)
      case "app": .semanticGroup
      default: throw UnknownContainer(type: type)
      }
    }
  }

  private var table: TableContext {
    TableContext(
      cell: TableCell(
        row: row, column: column, rowSpan: rowSpan ?? 1, columnSpan: columnSpan ?? 1),
      isFirstInRow: firstInRow ?? false,
      rowHeaders: (rowHeaders ?? []).map { .init(label: $0.label, value: $0.value) },
      columnHeaders: (columnHeaders ?? []).map { .init(label: $0.label, value: $0.value) })
  }

  struct UnknownContainer: Error {
    var type: String
  }
}
