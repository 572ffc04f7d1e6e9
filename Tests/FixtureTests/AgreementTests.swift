import EarshotCaptures
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import Foundation
import TestSupport
import Testing

/// The same screen in several formats is the same to a listener where both formats know the facts.
struct AgreementTests {
  static let screens = [
    "menu-before", "menu-after", "toppings-after", "pizza-card-before", "form-errors-after",
    "icon-tabbar-after",
  ]

  @Test(arguments: screens, ToolFormat.allCases)
  func theScreenIsTheSameInAnotherFormat(_ name: String, _ tool: ToolFormat) throws {
    let file = Fixture.folder.appending(path: "pizza/\(name).view.json")
    let original = try CaptureFormat.viewFile.read([UInt8](Data(contentsOf: file)), ReadOptions())
    let bytes = Array(tool.write(try #require(original.screens.first)).utf8)
    let format = try CaptureFormat.recognizing(bytes)
    #expect(format.id == tool.rawValue)
    let other = try format.read(bytes, ReadOptions())
    let comparison = ScreenComparison(
      heard(original), heard(other),
      ignoring: Set((original.losses + other.losses).map(\.what)))
    let found = comparison.differences.map { difference in
      "\(difference.kind): \(difference.lineBefore ?? "-") | \(difference.lineAfter ?? "-")"
    }
    let explained = ExplainedDifference.all.filter { $0.screen == name && $0.tool == tool }
    #expect(found == explained.map(\.text))
    for difference in explained {
      #expect(other.losses.contains { $0.what == difference.loss }, "\(difference.loss)")
    }
  }

  private func heard(_ capture: Capture) -> Transcript {
    VoiceOver(settings: SpeechSettings(language: "ru")).reading(of: capture.screens)
  }
}

/// A format in which a screen is written as its tool would.
enum ToolFormat: String, CaseIterable, Sendable {
  case notation
  case webDriverAgentXML = "webdriveragent-xml"
  case webDriverAgentJSON = "webdriveragent-json"
  case debugDescription = "debug-description"
  case idb

  func write(_ screen: Screen) -> String {
    switch self {
    case .notation: ScreenNotation.print(screen)
    case .webDriverAgentXML: PageSourceWriter.pageSource(of: screen, app: "Pizza")
    case .webDriverAgentJSON: JSONSourceWriter.source(of: screen, app: "Pizza")
    case .debugDescription: DebugDescriptionWriter.dump(of: screen, app: "Pizza")
    case .idb: IDBWriter.dump(of: screen, app: "Pizza")
    }
  }
}

/// A difference that a property explains which the other format does not tell.
struct ExplainedDifference {
  var screen: String
  var tool: ToolFormat
  var text: String
  var loss: Element.Field

  static let all: [ExplainedDifference] = []
}
