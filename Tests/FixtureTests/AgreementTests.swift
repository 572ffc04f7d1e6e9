import EarshotCaptures
import EarshotComparison
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
      heard(original), heard(other), sourceBefore: source(of: original),
      sourceAfter: source(of: other))
    let found = comparison.differences.map { difference in
      "\(difference.kind): \(difference.lineBefore ?? "-") | \(difference.lineAfter ?? "-")"
    }
    let explained = ExplainedDifferences.all.first { $0.screen == name && $0.tool == tool }
    #expect(found.joined(separator: "\n") == explained?.lines ?? "")
    if let explained { #expect(other.losses.contains { $0.what == explained.loss }) }
  }

  private func source(of capture: Capture) -> ScreenComparison.Source {
    ScreenComparison.Source(format: capture.format, lacking: Set(capture.losses.map(\.what)))
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

/// Differences that a property explains which the other format does not tell.
struct ExplainedDifferences {
  var screen: String
  var tool: ToolFormat
  /// What explains them.
  var loss: Element.Field
  var lines: String

  static let all: [ExplainedDifferences] = [
    ExplainedDifferences(
      screen: "menu-after", tool: .debugDescription, loss: .isAccessibilityElement,
      lines: """
        removed: Тип заказа, В ресторане, 2 из 2, элемент регулировки, Смахните вверх или вниз \
        одним пальцем, чтобы настроить значение | -
        removed: Акции, Чиззи чеддер, 1 из 7, элемент регулировки, Смахните вверх или вниз \
        одним пальцем, чтобы настроить значение | -
        removed: Раздел меню, Пицца, 1 из 7, элемент регулировки, Смахните вверх или вниз \
        одним пальцем, чтобы настроить значение | -
        added: - | Тип заказа, На доставку, кнопка, 1 из 2
        added: - | Выбрано, В ресторане, кнопка, 2 из 2
        added: - | Чиззи чеддер
        added: - | Сырный бортик
        added: - | Какао с маршмеллоу
        added: - | 3 за 999 ₽
        added: - | Втройне сырная
        added: - | Работать с нами
        added: - | Пицца
        added: - | Комбо
        added: - | Закуски
        added: - | Десерты
        added: - | Напитки
        added: - | Другие товары
        """),
    ExplainedDifferences(
      screen: "pizza-card-before", tool: .idb, loss: .containerType,
      lines: """
        moved: iClose, кнопка | iClose, кнопка
        moved: iCart, кнопка | iCart, кнопка
        moved: В корзину за 514 ₽, кнопка | В корзину за 514 ₽, кнопка
        moved: 39 ₽ | 39 ₽
        moved: 39 ₽ | 39 ₽
        """),
    ExplainedDifferences(
      screen: "form-errors-after", tool: .debugDescription, loss: .isAccessibilityElement,
      lines: """
        added: - | Неправильный номер карты
        """),
  ]
}
