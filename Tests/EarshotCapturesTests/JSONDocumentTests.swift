import EarshotCaptures
import EarshotTree
import Testing

struct JSONDocumentTests {
  @Test(arguments: [
    ("null", JSONValue.Content.null), ("true", .bool(true)), ("false", .bool(false)),
    ("\"\"", .string("")), ("\"a\\n\\t\\\"\\\\\\/\\b\\f\\r\"", .string("a\n\t\"\\/\u{8}\u{C}\r")),
    ("\"\\u0416\"", .string("Ж")), ("\"\\uD83D\\uDE00\"", .string("😀")),
    ("\"😀 Ж\"", .string("😀 Ж")),
    ("\"\\u00e9\\u00E9\"", .string("éé")), ("\"\\u0000\"", .string("\0")),
    ("\"x\\u0031\"", .string("x1")),
    ("[]", .array([])), (" \t\r\n[ ]\n", .array([])),
  ])
  func aValueIsRead(_ text: String, _ content: JSONValue.Content) throws {
    #expect(try JSONDocument.parse(Array(text.utf8)).content == content)
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("12", 12, 12), ("-0.5", -0.5, nil), ("1e3", 1000, nil),
      ("1E+2", 100, nil), ("25e-1", 2.5, nil), ("1e308", 1e308, nil), ("1e-999", 0, nil),
      ("9007199254740993", 9_007_199_254_740_992, 9_007_199_254_740_993),
      ("123456789012345678901234567890", 1.2345678901234568e29, nil),
    ] as [(String, Double, Int?)])
  func aNumberIsRead(_ text: String, _ double: Double, _ integer: Int?) throws {
    let value = try JSONDocument.parse(Array(text.utf8))
    guard case .number(let number) = value.content else {
      Issue.record("no number")
      return
    }
    #expect(number.double == double)
    #expect(number.integer == integer)
  }

  @Test func membersKeepTheirOrderAndPlaces() throws {
    let object = try JSONDocument.parse(Array("{\"b\": 1,\n  \"a\": [true]}".utf8)).object("test")
    #expect(object.members.map(\.name) == ["b", "a"])
    #expect(
      object.members.map(\.location) == [.init(line: 1, column: 2), .init(line: 2, column: 3)])
    #expect(object["a"]?.location == Place(line: 2, column: 8))
    #expect(try object["a"]?.array("a").first?.location == Place(line: 2, column: 9))
    #expect(object["c"] == nil)
  }

  @Test func membersOfALargeObjectAreFound() throws {
    let text = "{" + (0..<100).map { "\"k\($0)\": \($0)" }.joined(separator: ",") + "}"
    let object = try JSONDocument.parse(Array(text.utf8)).object("test")
    #expect(try (0..<100).map { try object.integer("k\($0)") } == Array(0..<100))
    #expect(object["k100"] == nil)
    let twice = CaptureError(
      .malformed, "the key 'k3' stands twice in one object",
      help: "keep one of the two; the first is in line 1",
      at: Place(line: 1, column: text.utf8.count + 1))
    #expect(throws: twice) { try JSONDocument.parse(Array((text.dropLast() + ",\"k3\": 0}").utf8)) }
  }

  @Test func theDepthHasALimit() throws {
    let limit = JSONDocument.depthLimit
    func nested(_ depth: Int) -> [UInt8] {
      Array(String(repeating: "[", count: depth).utf8)
        + Array(String(repeating: "]", count: depth).utf8)
    }
    _ = try JSONDocument.parse(nested(limit))
    let error = CaptureError(
      .limit, "arrays and objects lie more than 1000 deep in one another",
      help: "no screen is as deep as that; check what wrote the file",
      at: Place(line: 1, column: limit + 1))
    #expect(throws: error) { try JSONDocument.parse(nested(limit + 1)) }
    #expect(throws: error) { try JSONDocument.parse(nested(1_000_000)) }
  }

  @Test(arguments: MalformedCase.all)
  func aMistakeIsLocated(_ item: MalformedCase) {
    let error = CaptureError(item.code, item.message, help: item.help, at: item.location)
    #expect(throws: error) { try JSONDocument.parse(Array(item.text.utf8)) }
  }

  @Test func everyBeginningOfADocumentIsAnErrorWithAPlace() {
    let text = Array(
      "{\"a\": [1, -2.5e3, \"\\u0416\\n😀\"], \"b\": {\"c\": null, \"d\": true}}".utf8)
    for length in 0..<text.count {
      #expect {
        try JSONDocument.parse(Array(text.prefix(length)))
      } throws: {
        ($0 as? CaptureError)?.location?.line == 1
      }
    }
  }
}

/// A text that is no JSON, with the whole error.
struct MalformedCase: Sendable, CustomTestStringConvertible {
  var text: String
  var message: String
  var help: String
  var location: Place
  var code = CaptureError.Code.malformed

  var testDescription: String { text }

  init(
    _ text: String, _ message: String, _ help: String, at line: Int, _ column: Int,
    _ code: CaptureError.Code = .malformed
  ) {
    self.text = text
    self.message = message
    self.help = help
    self.code = code
    location = Place(line: line, column: column)
  }
}
