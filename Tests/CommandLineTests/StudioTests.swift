import Foundation
import TestSupport
import Testing

/// `earshot serve`, asked over its socket by `Tests/studio.py`; each message is compared with the schema
/// of the protocol.
@Suite(.enabled(if: NativeProgram.isExpected("python3"), "needs the package python3"))
struct StudioTests {
  private static let pizza = "Fixtures/Captures/pizza"

  private struct Answers: Decodable {
    struct Answer: Decodable {
      var reply: JSON
      var events: [JSON]
    }

    var results: [Answer]
    var problems: [String]
    var status: Int
  }

  /// Any JSON, asked by names and places.
  private enum JSON: Decodable {
    case object([String: JSON])
    case array([JSON])
    case text(String)
    case number(Double)
    case flag(Bool)
    case null

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let items = try? value.decode([JSON].self) {
        self = .array(items)
      } else {
        self = .object(try value.decode([String: JSON].self))
      }
    }

    subscript(_ names: String...) -> JSON? {
      names.reduce(self as JSON?) { value, name in
        switch value {
        case .object(let members): members[name]
        case .array(let items): Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
        default: nil
        }
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var items: [JSON] { if case .array(let items) = self { items } else { [] } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  }

  private func python(_ arguments: [String], input: Any? = nil) throws -> [UInt8] {
    let input = try input.map { [UInt8](try JSONSerialization.data(withJSONObject: $0)) } ?? []
    let program = Program.folder.appending(path: "earshot").path
    let outcome = try Program.run(
      URL(filePath: "/usr/bin/env"), ["python3", "Tests/studio.py", program] + arguments,
      input: input)
    #expect(outcome.status == 0, "\(outcome.messages)")
    return outcome.output
  }

  private func ask(_ paths: [String], _ requests: [[String: Any]]) throws -> [Answers.Answer] {
    let output = try python(["ask"] + paths, input: requests)
    let answers = try JSONDecoder().decode(Answers.self, from: Data(output))
    #expect(answers.problems == [], "a message is not as its schema says")
    #expect(answers.results.count == requests.count)
    return answers.results
  }

  @Test func aScreenIsHeardByGesturesTouchesAndSteps() throws {
    let swipe: [Any] = [
      [1, "began", 100, 300, 0.0], [1, "moved", 170, 300, 0.05], [1, "ended", 240, 300, 0.1],
    ]
    let answers = try ask(
      [Self.pizza],
      [
        ["verb": "listen.open", "screen": "menu-after.view.json"],
        ["verb": "listen.gesture", "gesture": "swipeRight"],
        ["verb": "listen.touches", "events": swipe],
        [
          "verb": "listen.step",
          "text": "swipeLeft\n  says \"Тип заказа, В ресторане, 2 из 2, элемент регулировки\"",
        ],
        ["verb": "listen.settings", "name": "hints", "value": false],
        ["verb": "listen.gesture", "gesture": "twoFingerTripleTap"],
        ["verb": "listen.rotor"], ["verb": "listen.transcript"], ["verb": "listen.script"],
        ["verb": "listen.open", "screen": "menu-before.view.json"],
        ["verb": "listen.gesture", "gesture": "doubleTap"],
      ])
    #expect(answers[0].reply["result", "lines", "0", "text"]?.text == "Москва, кнопка")
    #expect(answers[0].reply["result", "state", "stops"]?.items.count ?? 0 > 5)
    #expect(answers[1].reply["result", "state", "focus", "element"]?.text == "orderType")
    #expect(answers[2].reply["result", "gestures", "0"]?.text == "swipeRight")
    #expect(answers[2].reply["result", "state", "focus", "element"]?.text == "address")
    #expect(answers[3].reply["result", "passed"]?.flag == true)
    #expect(answers[4].reply["result", "state", "settings", "hints"]?.flag == false)
    #expect(answers[5].reply["result", "state", "itemChooser", "items"]?.items.isEmpty == false)
    #expect(answers[6].reply["result", "modes"]?.items.isEmpty == false)
    #expect(answers[7].reply["result", "lines"]?.items.count ?? 0 > 3)
    let script = answers[8].reply["result", "text"]?.text ?? ""
    #expect(script.contains("swipeRight\n  says \"Тип заказа"))
    #expect(script.contains("on Fixtures/Captures/pizza/menu-after.view.json"))
    #expect(answers[9].reply["result", "unknown"]?.flag == false)
    #expect(answers[10].reply["result", "actions", "0"]?.text == "does activate city")
    #expect(answers[10].reply["result", "unknown"]?.flag == true)
  }

  @Test func timePassesByItself() throws {
    let answers = try ask(
      ["pizza"],
      [
        ["verb": "listen.open", "screen": "pizza", "language": "en"],
        ["verb": "listen.gesture", "gesture": "twoFingerSwipeUp"], ["wait": 4],
        ["verb": "technology.open", "technology": "switch-control", "screen": "pizza"],
        ["wait": 2.5],
        ["verb": "technology.press", "technology": "switch-control", "switch": "select"],
      ])
    #expect(
      answers[2].events.contains {
        $0["event"]?.text == "heard" && !($0["lines"]?.items ?? []).isEmpty
      })
    let moves = answers[4].events.filter { $0["event"]?.text == "technology" }
    #expect(moves.count >= 2, "scanning goes on once a second")
    #expect(answers[5].reply["result", "state", "overlay", "kind"]?.text != nil)
  }

  @Test func aPizzaIsOrderedByVoiceAndByGestures() throws {
    let answers = try ask(
      ["pizza"],
      [
        [
          "verb": "technology.open", "technology": "voice-control", "screen": "pizza",
          "language": "en",
        ],
        ["verb": "technology.say", "technology": "voice-control", "text": "show names"],
        ["verb": "technology.say", "technology": "voice-control", "text": "tap Pepperoni Heart"],
        [
          "verb": "technology.settings", "technology": "voice-control", "name": "overlay",
          "value": "numbers",
        ],
        ["verb": "listen.open", "screen": "pizza", "language": "en"],
        ["verb": "listen.step", "text": "focus \"Pepperoni Heart\""],
        ["verb": "listen.gesture", "gesture": "doubleTap"],
      ])
    #expect(answers[1].reply["result", "state", "overlay", "kind"]?.text == "names")
    #expect(answers[2].reply["result", "state", "revision"]?.number ?? 0 > 0, "another screen")
    #expect(answers[3].reply["result", "state", "overlay", "kind"]?.text == "numbers")
    let opened = answers[6].reply["result", "state"]
    #expect(opened?["stops"] != nil, "the screen changed, so its stops are told")
    #expect(opened?["picture"]?.text != answers[4].reply["result", "state", "picture"]?.text)
  }

  @Test func aScreenIsInspectedComparedAndAudited() throws {
    let answers = try ask(
      [Self.pizza],
      [
        ["verb": "hello.set", "language": "ru"], ["verb": "library.list"],
        ["verb": "inspect.open", "screen": "menu-before.view.json"],
        ["verb": "audit"],
        ["verb": "compare", "before": "menu-before.view.json", "after": "menu-after.view.json"],
        ["verb": "compare.mended", "screen": "menu-before.view.json"],
        ["verb": "listen.open", "screen": "menu-before.view.json~mended"],
        ["verb": "technology.readings", "screen": "menu-after.view.json"],
        ["verb": "inspect.element", "screen": "menu-before.view.json", "element": "city"],
        ["get": "/export/menu-before.view.json.swiftui"], ["get": "/"],
      ])
    #expect(answers[1].reply["result", "screens"]?.items.count ?? 0 > 20)
    #expect(answers[2].reply["result", "tree", "0", "depth"]?.number == 0)
    let findings = answers[3].reply["result", "findings"]?.items ?? []
    #expect(!findings.isEmpty)
    #expect(findings.contains { !($0["fixes"]?.items ?? []).isEmpty })
    #expect(
      findings.first?["what"]?.text?.contains { ("а"..."я").contains($0) } == true, "in Russian")
    let changes = answers[4].reply["result", "changes"]?.items ?? []
    #expect(changes.contains { $0["kinds", "0"]?.text != "same" })
    #expect(answers[5].reply["result", "equal"]?.flag == false)
    #expect(
      answers[6].reply["result", "state", "screen", "id"]?.text == "menu-before.view.json~mended")
    #expect(answers[7].reply["result", "targets"]?.items.isEmpty == false)
    #expect(answers[8].reply["result", "properties"]?.items.count ?? 0 > 20)
    #expect(answers[9].reply["start"]?.text?.contains("import SwiftUI") == true)
    #expect(answers[10].reply["status"]?.number == 200)
  }

  /// A cell where focus never stops has a finding, and the screen has one as a whole.
  @Test func whatIsFoundInContainersIsToldAtStops() throws {
    let screen = "menu-before.view.json"
    let answers = try ask(
      [Self.pizza],
      [
        ["verb": "inspect.open", "screen": screen],
        ["verb": "inspect.element", "screen": screen, "element": "promo.1"],
        ["verb": "inspect.element", "screen": screen, "element": "promo.1.label"],
        ["verb": "inspect.element", "screen": screen, "element": "promo.2.label"],
      ])
    func rules(_ answer: JSON?) -> [String] {
      (answer?["findings"]?.items ?? []).compactMap { $0["rule"]?.text }
    }
    let opened = answers[0].reply["result"]
    #expect(rules(opened).contains("heading-missing"))
    #expect(!rules(opened).contains("cell-focus-small"))
    for answer in answers.dropFirst() {
      let element = answer.reply["result"]
      #expect(rules(element).contains("cell-focus-small"))
      let node = opened?["tree"]?.items.first { $0["id"]?.text == element?["id"]?.text }
      #expect(node?["findings"]?.number == Double(rules(element).count))
    }
  }

  @Test func aChangeOnDiskIsNoticedAndAnUploadIsAdded() throws {
    let folder = try Scratch(["a.screen": "button \"One\" frame 0,0,50,50"])
    defer { folder.remove() }
    let answers = try ask(
      ["--in", folder.path(), "."],
      [
        ["verb": "library.list"],
        ["upload": "a.screen", "text": "button \"Two\" frame 0,0,50,50"],
        ["wait": 2.5], ["verb": "listen.open", "screen": "a 2.screen"],
        ["upload": "no.screen", "text": "this is no capture"],
      ])
    #expect(answers[0].reply["result", "screens"]?.items.count == 1)
    #expect(answers[1].reply["id"]?.text == "a 2.screen")
    #expect(answers[2].events.contains { $0["event"]?.text == "library" })
    #expect(answers[3].reply["result", "lines", "0", "text"]?.text == "Two, button")
    #expect(answers[4].reply["error", "code"]?.text == "cannotRead")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).count == 2)
  }

  /// Each message of the room is compared with its schema.
  @Test func aDesignIsMadeEditedAndUndone() throws {
    let folder = try Scratch(["a.screen": "button \"One\" frame 0,0,50,50"])
    defer { folder.remove() }
    let design = "a.vodesign"
    let edits: [[String: Any]] = [
      ["edit": "set", "items": [2], "property": "label", "value": "Pay"],
      ["edit": "set", "items": [2], "property": "traits", "value": ["button", "adjustable"]],
      [
        "edit": "set", "items": [2], "property": "options",
        "value": ["names": ["S", "M"], "index": 1, "isEnumerated": true],
      ],
      ["edit": "add", "frame": [0, 100, 50, 50], "label": "Back", "traits": ["button"]],
      ["edit": "wrap", "items": [2], "containerType": "dataTable"],
    ]
    let answers = try ask(
      ["--in", folder.path(), "."],
      [
        ["verb": "design.create", "from": "a.screen"],
        ["verb": "design.open", "design": design, "language": "en"],
        ["verb": "design.edit", "design": design, "revision": 1, "edits": edits],
        ["verb": "design.undo", "design": design], ["verb": "design.redo", "design": design],
        ["verb": "design.texts", "design": design], ["verb": "design.close", "design": design],
        ["verb": "design.edit", "design": design, "revision": 1, "edits": edits],
      ])
    #expect(answers[0].reply["result", "design"]?.text == design)
    #expect(answers[1].reply["result", "items", "1", "heard"]?.text == "One, button")
    let change = answers[2].events.first { $0["event"]?.text == "design.changed" }
    let kinds = Set((change?["items"]?.items ?? []).compactMap { $0["kind"]?.text })
    #expect(kinds.isSuperset(of: ["element", "container"]))
    #expect(answers[3].reply["result", "revision"]?.number ?? 0 > 2)
    #expect(answers[4].reply["result", "chosen"]?.items.isEmpty == false)
    #expect(answers[5].reply["result", "texts"]?.items.isEmpty == true)
    #expect(answers[7].reply["error", "code"]?.text == "notOpen")
  }

  /// As a browser uploads a package, which is a folder.
  @Test(.enabled(if: NativeProgram.isExpected("unzip"), "needs the package unzip"))
  func aDesignInAnArchiveIsUnpackedAsItIs() throws {
    let document = """
      [{"id":"a",  "label": "City", "glow": 1.50, "trait": 1, "frame": [[48, 100.0], [900, 132]]}]
      """
    let folder = try Scratch(["source/Menu.vodesign/Frame/controls.json": document])
    defer { folder.remove() }
    let opened = folder.path("opened")
    let packed = try Program.run(
      URL(filePath: "/usr/bin/env"),
      [
        "python3", "-c", "import shutil, sys; shutil.make_archive(*sys.argv[1:])",
        opened + "/Menu.vodesign", "zip", folder.path("source"),
      ], input: [])
    #expect(packed.status == 0, "\(packed.messages)")
    let answers = try ask(
      ["--in", opened, "."],
      [
        ["verb": "library.list"], ["verb": "design.create", "from": "Menu.vodesign.zip"],
        ["verb": "design.open", "design": "Menu.vodesign", "language": "en"],
      ])
    #expect(answers[0].reply["result", "screens", "0", "packed"]?.flag == true)
    #expect(answers[1].reply["result", "design"]?.text == "Menu.vodesign")
    #expect(answers[2].reply["result", "items", "0", "heard"]?.text == "City, button")
    #expect(try folder.text(of: "opened/Menu.vodesign/Frame/controls.json") == document)
  }

  @Test func aBaselineHidesWhatIsKnown() throws {
    let folder = try Scratch(["a.screen": "image frame 0,0,50,50\nbutton frame 0,60,10,10"])
    defer { folder.remove() }
    let answers = try ask(
      ["--in", folder.path(), "."],
      [
        ["verb": "audit"], ["get": "/report/audit.md"], ["verb": "audit.baseline"],
        ["verb": "audit"], ["get": "/report/audit.md"], ["get": "/report/audit.md?known=no"],
      ])
    let count = answers[0].reply["result", "findings"]?.items.count ?? 0
    #expect(count > 0)
    #expect(answers[2].reply["result", "entries"]?.number == Double(count))
    #expect(answers[2].reply["result", "line"]?.text == "baseline: .earshot-baseline.json")
    // The room shows what is known with the rest, and the report says what the room shows.
    let known = answers[3].reply["result"]
    #expect(known?["hidden"]?.number == Double(count))
    #expect(known?["findings"]?.items.count == count)
    let components = answers[0].reply["result", "components"]?.items
    #expect(known?["components"]?.items.count == components?.count)
    #expect(answers[4].reply["start"]?.text == answers[1].reply["start"]?.text)
    #expect(answers[5].reply["start"]?.text?.hasPrefix("## Earshot: Nothing was found") == true)
    #expect(try folder.text(of: ".earshot-baseline.json").contains("earshot-baseline"))
  }

  /// The program is started in the project, and the captures are a folder of it.
  @Test func aBaselineIsWrittenIntoTheOpenedFolder() throws {
    let folder = try Scratch([
      "captures/a.screen": "image frame 0,0,50,50\nbutton frame 0,60,10,10"
    ])
    defer { folder.remove() }
    let answers = try ask(
      ["--in", folder.path(), "captures"], [["verb": "audit.baseline"], ["verb": "audit"]])
    let line = answers[0].reply["result", "line"]?.text
    #expect(line == "baseline: captures/.earshot-baseline.json")
    #expect(answers[1].reply["result", "hidden"]?.number ?? 0 > 0)
    #expect(try folder.text(of: "captures/.earshot-baseline.json").contains("earshot-baseline"))
  }

  @Test func whatCannotBeOpenedIsSaid() throws {
    let outcome = try Program.run(["serve", "nowhere.xml"])
    #expect(outcome.status == 3)
    #expect(outcome.messages.contains("nowhere.xml: error: "))
  }

  /// A browser that takes its time to start, and then runs on behind the program that opened it.
  @Test func aBrowserIsNotWaitedForAndRunsOn() throws {
    let folder = try Scratch()
    defer { folder.remove() }
    let output = try python(["browser", folder.path()])
    let result = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
    #expect(result?["status"] as? Int == 200)
    #expect(result?["seconds"] as? Double ?? 99 < 3)
    #expect(result?["isOpened"] as? Bool == true)
  }

  /// Each attack by its name, whether it failed as it should, and what was answered.
  private func attack(_ arguments: String...) throws -> [[Any]] {
    let text = "\"<script>alert(1)</script>\""
    let folder = try Scratch([
      "secret.txt": "SECRET", "outside.screen": "button \"SECRET\" frame 0,0,50,50",
      "opened/script.screen": """
      screen \(text) app \(text) 375x812 en
      button \(text) id \(text) identifier \(text) value \(text) hint \(text) actions \(text) \
      content (\(text) \(text)) names \(text) frame 16,60,343,44
      """,
    ])
    defer { folder.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("opened/link.screen"), withDestinationPath: "../outside.screen")
    let output = try python(["attack", folder.path()] + arguments)
    return try JSONSerialization.jsonObject(with: Data(output)) as? [[Any]] ?? []
  }

  @Test func attacksFail() throws {
    let rows = try attack()
    #expect(rows.count > 80)
    for row in rows { #expect(row[1] as? Bool == true, "\(row[0]): \(row[2])") }
  }

  /// The server waits a minute for words that do not come.
  @Test func slowClientsAreDropped() throws {
    let rows = try attack("slowly")
    #expect(rows.count == 5)
    for row in rows { #expect(row[1] as? Bool == true, "\(row[0]): \(row[2])") }
  }

  /// 100 tabs with a gesture a second each; the times are those of a build for debugging on a busy
  /// machine, so that only errors and memory are judged here.
  @Test func manyTabsAreServed() throws {
    let lines = (0..<500).map { "button \"Item \($0)\" frame 16,\($0 * 30),343,28" }
    let folder = try Scratch([
      "many.screen": (["screen 375x15000 en"] + lines).joined(separator: "\n")
    ])
    defer { folder.remove() }
    let output = try python(["load", folder.path("many.screen"), "100", "5"])
    let result = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
    #expect((result?["errors"] as? [Any])?.isEmpty == true, "\(result ?? [:])")
    #expect((result?["replies"] as? Int ?? 0) >= 400)
    #expect((result?["megabytesPerTab"] as? Double ?? 99) < 20)
  }

  /// The event of a letter and the reply behind it are two messages, and a system that waits with the
  /// second one until the client confirms the first keeps it for 40 ms.
  @Test func aReplyComesRightBehindItsEvent() throws {
    let folder = try Scratch([
      "menu.vodesign/Frame/controls.json": """
      [{"id": "a", "label": "A", "trait": 1, "frame": [[0, 0], [90, 44]]}]
      """
    ])
    defer { folder.remove() }
    let output = try python(["type", folder.path(), "menu.vodesign"])
    let result = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Double]
    #expect(result?["median"] ?? 99 < 30)
  }
}
