import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotTree
import TestSupport
import Testing

/// The pages of Switch Control hold: what is scanned, the menus, and scripts of switches.
struct SwitchPageTests {
  private static var pages: [DocumentationPage] {
    get throws {
      try DocumentationPage.all.filter {
        $0.testDescription.contains("SwitchControl/") && !$0.testDescription.hasSuffix("README.md")
      }
    }
  }

  @Test(arguments: try pages)
  func thePageHolds(_ page: DocumentationPage) async throws {
    var screen = Screen(elements: [])
    for block in page.blocks {
      let place = "\(page.testDescription):\(block.start)"
      switch block.info.first {
      case "screen":
        let text = block.lines.joined(separator: "\n") + "\n"
        screen = try #require(try ScreenNotation.parse(text).first, "\(place)")
      case "scan":
        let tree = ScanTree(screen, isGrouping: !block.info.contains("flat"))
        #expect(Self.lines(tree.nodes) == block.lines, "\(place)")
      case "scanner-menu":
        let id = Element.ID(try #require(block.info.last))
        #expect(Self.menu(of: id, on: screen) == block.lines, "\(place)")
      case "switches":
        let report = try await Self.run(block.lines.joined(separator: "\n"), on: screen)
        #expect(report.isPassed, "\(place) \(report.steps.filter { !$0.isPassed })")
      default: break
      }
    }
  }

  @Test func thereArePages() throws {
    #expect(try Self.pages.count == 3)
  }

  @Test(arguments: [
    "press", "press jump", "hold \"select\"", "type дом", "set scanning fast", "set interval 0",
    "set loops 1.5", "set grouping maybe", "press select next",
  ])
  func whatIsNoPressIsRefused(_ text: String) {
    #expect(throws: ScriptError.self) { try SwitchControlScript.parse(text) }
  }

  @Test(arguments: [
    ("press", "the word after 'press' is missing"),
    ("set scanning", "the word after 'scanning' is missing"),
    ("press \"select\"", "the word after 'press' stands in quotes"),
    ("slect", "there is no press 'slect'; write a press, such as 'press select'"),
  ])
  func mistakesAreToldInWholeSentences(_ text: String, _ expected: String) {
    let error = #expect(throws: ScriptError.self) { try SwitchControlScript.parse(text) }
    let text = "\(error?.message ?? ""); \(error?.help ?? "")"
    #expect(text.hasPrefix(expected))
  }

  private static func lines(_ nodes: [ScanTree.Node], indent: String = "") -> [String] {
    nodes.flatMap { [indent + $0.name] + lines($0.children, indent: indent + "  ") }
  }

  private static func menu(of id: Element.ID, on screen: Screen) -> [String] {
    let menu = ScannerMenu(
      for: id, on: OrderedScreen(screen), preferences: SwitchPreferences(), language: "en")
    let pages = menu.pages.map { lines in
      lines.map { $0.mark == .dot ? "• \($0.text)" : $0.text }
    }
    return Array(pages.joined(separator: ["---"]))
  }

  private static func run(_ text: String, on screen: Screen) async throws -> ScriptReport {
    let script = try SwitchControlScript.parse(text)
    let still = StillScreen(screen)
    var technology = SwitchControl()
    script.settings.apply(to: &technology)
    let runner = ScriptRunner(session: Session(technology, on: still), still: still)
    return await runner.run(script, name: "page", source: "screen")
  }
}
