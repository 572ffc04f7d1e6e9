import EarshotSession
import EarshotWriting
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports on scripts as text, JSON and JUnit's XML.
struct ScriptReportTests {
  private static var report: ScriptReport {
    var good = ScriptReport.Step(line: 3, text: "start", start: 0)
    good.heard = [.init(kind: .says, text: "Меню", line: "Меню, подсказка", start: 0, end: 0.25)]
    good.end = 0.25
    var bad = ScriptReport.Step(line: 5, text: "type \"<&\u{1B}>\"", start: 0.25)
    bad.rows = [
      .init(expected: "says \"Короткий\"", heard: "says \"Короткий\"", isMet: true),
      .init(expected: "says \"Сырный бортик\"", heard: "says \"Чеддер\"", isMet: false),
      .init(expected: nil, heard: "says \"披萨\"", isMet: false),
    ]
    bad.end = 2
    var odd = ScriptReport.Step(line: 9, text: "focus crat", start: 2)
    odd.problem = "there is no stop 'crat'"
    return ScriptReport(name: "a & b.vo", source: "menu.xml", steps: [good, bad, odd])
  }

  private func write(_ format: OutputFormat<[ScriptReport]>) -> String {
    String(decoding: format.write([Self.report]), as: UTF8.self)
  }

  @Test func textShowsWhatFailedSideBySide() {
    #expect(
      write(.text) == """
        a & b.vo: 3 steps, 2 failed

        a & b.vo:5: type "<&\\u{1b}>"
          expected               heard
          says "Короткий"        says "Короткий"
          says "Сырный бортик" ≠ says "Чеддер"
                               ≠ says "披萨"

        a & b.vo:9: focus crat
          error: there is no stop 'crat'

        """)
  }

  @Test func aPassedScriptIsOneLine() {
    var report = Self.report
    report.steps = [report.steps[0]]
    let text = String(decoding: OutputFormat.text.write([report]), as: UTF8.self)
    #expect(text == "a & b.vo: 1 step, passed\n")
  }

  @Test func junitIsWellFormed() throws {
    let text = write(.junit)
    let parser = XMLParser(data: Data(text.utf8))
    let reader = JUnitReader()
    parser.delegate = reader
    #expect(parser.parse())
    #expect(
      reader.names == [
        "testsuites", "testsuite", "properties", "property", "testcase",
        "testcase", "failure", "testcase", "error",
      ])
    #expect(reader.attributes[1]["tests"] == "3")
    #expect(reader.attributes[1]["failures"] == "1")
    #expect(reader.attributes[1]["errors"] == "1")
    #expect(reader.attributes[1]["name"] == "a & b.vo")
    #expect(reader.attributes[1]["time"] == "2.000")
    #expect(reader.attributes[5]["name"] == "line 5: type \"<&\\u{1b}>\"")
    #expect(reader.attributes[5]["time"] == "1.750")
    #expect(
      reader.attributes[6]["message"] == "expected says \"Сырный бортик\", heard says \"Чеддер\"")
  }

  @Test func jsonHoldsEverything() throws {
    let object = try JSONSerialization.jsonObject(with: Data(write(.json).utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["earshot"] as? Int == 1)
    let scripts = try #require(document["scripts"] as? [[String: Any]])
    let steps = try #require(scripts.first?["steps"] as? [[String: Any]])
    #expect(steps.map { $0["line"] as? Int } == [3, 5, 9])
    #expect(steps.map { $0["passed"] as? Bool } == [true, false, false])
    let heard = try #require(steps[0]["heard"] as? [[String: Any]])
    #expect(heard[0]["line"] as? String == "Меню, подсказка")
    #expect(heard[0]["time"] as? [Double] == [0, 0.25])
  }
}

/// Collects the elements of a document.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var attributes: [[String: String]] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }
}
