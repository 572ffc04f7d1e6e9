import Foundation
import TestSupport
import Testing

/// `earshot convert` from outside: what is written can be read again, and Swift code parses.
struct ConvertTests {
  private static let views = SharedFolder.files(
    in: SharedFolder.checkout.appending(path: "Fixtures/Captures/pizza"), ending: ".view.json")

  private static let isCompilerThere: Bool = {
    let outcome = try? Program.run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "--version"], input: [])
    return outcome?.status == 0
  }()

  @Test(arguments: ["notation", "view"], views)
  func whatIsWrittenIsHeardTheSame(_ format: String, _ view: URL) throws {
    let written = try Program.run(["convert", view.path, "--to", format, "--quiet"])
    #expect(written.status == 0)
    let heard = try Program.run(
      ["read", "-", "--quiet", "--language", "ru"], input: written.output)
    #expect(heard.text == (try Program.run(["read", view.path, "--quiet"])).text)
  }

  /// Only what the messages name may differ: the importance of custom content is spoken.
  @Test(arguments: ["vodesign", "accessibility-snapshot"], views)
  func whatAFormatCanHoldIsHeardTheSame(_ format: String, _ view: URL) throws {
    let written = try Program.run(["convert", view.path, "--to", format])
    #expect(written.status == 0)
    let heard = try Program.run(
      ["read", "-", "--quiet", "--language", "ru"], input: written.output)
    var expected = try Program.run(["read", view.path, "--quiet"]).text
    if written.messages.contains("cannot hold importance of custom content") {
      expected.replace(", Пицца Додо Микс, Яблочный пирог", with: "")
    }
    if written.messages.contains("cannot hold actions of cells") {
      expected.replace(", Доступны действия", with: "")
    }
    #expect(heard.text == expected)
    #expect(try again(written.output, in: format) == written.output)
  }

  @Test func whatIsLostNamesItsElements() throws {
    let screen = """
      screen
      stepper "Guests"
        button tabBarItem "Fewer"
        button tabBarItem "More"
      """
    let outcome = try Program.run(
      ["convert", "-", "--to", "swiftui"], input: Array(screen.utf8))
    #expect(
      outcome.messages.contains("of 1 element: “Guests”\n")
        && outcome.messages.contains("of 2 elements: “Fewer”, “More”\n"), "\(outcome.messages)")
    #expect(!outcome.messages.contains("1 elements"))
  }

  /// A file of the format after it was read and written once more.
  private func again(_ file: [UInt8], in format: String) throws -> [UInt8] {
    let outcome = try Program.run(
      ["convert", "-", "--from", format, "--to", format, "--quiet"], input: file)
    #expect(outcome.status == 0)
    return outcome.output
  }

  private static let hierarchy = """
    {"label":"Mail","value":null,"traits":[TRAITS],"identifier":"mail","authoredHint":"Opens",\
    "userInputLabels":["Mail","Post"],"shape":{"type":"path","pathElements":[\
    {"move":{"to":[0,0.5]}},{"line":{"to":[10,0]}},{"line":{"to":[10,10]}},{"closeSubpath":{}}]},\
    "activationPoint":[5,5],"usesDefaultActivationPoint":false,"customActions":["Delete"],\
    "customContent":[{"label":"From","value":"Ada","isImportant":true}],\
    "customRotors":[{"name":"Links","resultMarkers":[],"limit":{"none":{}}}],\
    "accessibilityLanguage":"de","respondsToUserInteraction":false,\
    "context":{"series":{"index":2,"count":3}}}
    """

  /// Reader and writer have the names and bits of traits once each; here they must agree.
  @Test(arguments: [
    (
      "vodesign",
      [
        "button", "header", "adjustable", "link", "staticText", "image", "searchField",
        "selected", "notEnabled", "summaryElement", "playsSound", "allowsDirectInteraction",
        "startsMediaSession", "updatesFrequently", "causesPageTurn", "keyboardKey", "textEntry",
        "isEditing", "button tabBarItem", "button toggleButton",
      ]
    ),
    (
      "accessibility-snapshot",
      [
        "button toggleButton", "scrollable", "textArea", "textEntry secureTextField",
        "tabBarItem", "backButton", "bookContent", "bit61 bit63", "supportsZoom", "header",
      ]
    ),
  ])
  func traitsComeBack(_ format: String, _ sets: [String]) throws {
    for set in sets {
      let traits = set.split(separator: " ").map { name in
        switch name {
        case "toggleButton": "switchButton"
        case "scrollable": "unknown(\(UInt64(1) << 33))"
        default: String(name)
        }
      }
      let names = traits.map { "\"\($0)\"" }.joined(separator: ",")
      let hierarchy = "[\(Self.hierarchy.replacing("TRAITS", with: names))]"
      let file = try Program.run(
        ["convert", "-", "--to", format, "--quiet"], input: Array(hierarchy.utf8))
      let tree = try Program.run(
        ["convert", "-", "--from", format, "--to", "json", "--quiet"], input: file.output)
      let expected = set.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ", ")
      #expect(tree.text.contains("\"traits\": [\(expected)]"))
    }
  }

  @Test func allOfAHierarchyComesBack() throws {
    let cell = Self.hierarchy.replacing("TRAITS", with: "").replacing("\"mail\"", with: "null")
    func node(_ index: Int) -> String {
      "{\"element\":{\"_0\":\(cell),\"traversalIndex\":\(index)}}"
    }
    func container(_ type: String, _ index: Int) -> String {
      "{\"container\":{\"_0\":{\"type\":\(type),\"frame\":[[0,0],[390,80]],"
        + "\"isModalBoundary\":true,\"customActions\":[\"Close\"],\"identifier\":\"c\(index)\"},"
        + "\"children\":[\(node(index + 1)),\(node(index))]}}"
    }
    let place = "\"row\":1,\"column\":0,\"rowHeaderChildIndices\":[0]"
    let nodes = [
      container("{\"semanticGroup\":{\"label\":\"A\",\"value\":\"B\"}}", 8),
      container("{\"list\":{}}", 6), container("{\"tabBar\":{}}", 4),
      container("{\"dataTable\":{\"rowCount\":2,\"cells\":[null,{\(place)}]}}", 2),
      container("{\"none\":{}}", 0),
    ]
    let input = Array("[\(nodes.joined(separator: ","))]".utf8)
    let format = "accessibility-snapshot"
    let first = try again(input, in: format)
    #expect(try again(first, in: format) == first)
    let heard = try Program.run(["read", "-", "--quiet"], input: input).text
    #expect(!heard.isEmpty)
    #expect(try Program.run(["read", "-", "--quiet"], input: first).text == heard)
    for word in [
      "\"isModalBoundary\": true", "\"Close\"", "\"c8\"", "\"rowHeaderChildIndices\": [1]",
    ] {
      #expect(String(decoding: first, as: UTF8.self).contains(word))
    }
  }

  @Test func allOfADesignComesBack() throws {
    let id = "5F1D1C4E-2A5B-4A55-9A63-0C1C6E0D8F01"
    func button(_ label: String, _ rest: String = "") -> String {
      "{\"label\":\"\(label)\",\"trait\":1,\"frame\":[[30,60],[99,132.5]]\(rest)}"
    }
    let size =
      "{\"label\":\"Size\",\"trait\":4,\"frame\":[[0,9],[9,9]],\"adjustableOptions\":"
      + "{\"options\":[\"S\",\"M\"],\"currentIndex\":1,\"isEnumerated\":true}}"
    let container =
      "{\"type\":\"container\",\"label\":\"Dialog\",\"frame\":[[0,0],[900,900]],\"isModal\":true,"
      + "\"isTabTrait\":false,\"isEnumerated\":true,\"containerType\":\"list\","
      + "\"navigationStyle\":\"combined\",\"elements\":[\(button("Yes")),\(button("No"))]}"
    let hidden = button("Behind", ",\"id\":\"\(id)\",\"customActions\":{\"names\":[\"Go\"]}")
    let facts = ",\"customDescriptions\":{\"descriptions\":[{\"label\":\"a\",\"value\":\"b\"}]}"
    for items in [[size, button("B", facts)], [hidden, container, size]] {
      let input = Array(
        ("{\"elements\":[{\"type\":\"frame\",\"label\":\"Start\",\"frame\":[[0,0],[1170,2532]],"
          + "\"elements\":[\(items.joined(separator: ","))]}]}").utf8)
      let first = try again(input, in: "vodesign")
      #expect(try again(first, in: "vodesign") == first)
      func tree(_ file: [UInt8]) throws -> String {
        try Program.run(["convert", "-", "--to", "json", "--quiet"], input: file).text
      }
      #expect(try tree(first) == tree(input))
    }
  }

  @Test(.enabled(if: isCompilerThere || SharedFolder.isRequired), arguments: ["uikit", "swiftui"])
  func swiftCodeParses(_ format: String) throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for view in Self.views {
      let file = folder.appending(path: "Code\(files.count).swift")
      let outcome = try Program.run(
        ["convert", view.path, "--to", format, "--quiet", "--output", file.path])
      #expect(outcome.status == 0)
      files.append(file.path)
    }
    let parsed = try Program.run(
      URL(filePath: "/usr/bin/env"), ["swiftc", "-frontend", "-parse"] + files, input: [])
    #expect(parsed.messages == "")
    #expect(parsed.status == 0)
    let format = try Program.run(
      URL(filePath: "/usr/bin/env"),
      // A long label makes a long line; nothing else about the form is wrong.
      ["swift", "format", "lint", "--configuration", #"{"version": 1, "lineLength": 10000}"#]
        + files, input: [])
    #expect(format.messages == "")
  }

  @Test func aTextOfACaptureIsOnlyEverALiteral() throws {
    let notation = "screen en\nbutton \"\\\") ; fatalError() // \\n\"\n"
    let code = try Program.run(
      ["convert", "-", "--to", "uikit", "--quiet"], input: Array(notation.utf8))
    #expect(code.text.contains("accessibilityLabel = \"\\\") ; fatalError() // \\n\"\n"))
  }

  @Test(arguments: [(1, "1 screen\n", "leave out"), (2, "2 screens\n", "name one of them with")])
  func aScreenThatIsNotThereIsWrongUsage(
    _ count: Int, _ message: String, _ help: String
  ) throws {
    let screens = String(repeating: "screen en\ntext \"A\"\n", count: count)
    let outcome = try Program.run(
      ["convert", "-", "--to", "json", "--screen", "3"], input: Array(screens.utf8))
    #expect(outcome.status == 2)
    #expect(outcome.messages.hasPrefix("-: error: the input holds \(message)  help: \(help)"))
  }
}
