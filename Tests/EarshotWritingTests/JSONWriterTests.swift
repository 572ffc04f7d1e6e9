import EarshotWriting
import Testing

/// What the writer of JSON makes of fields, objects and lines.
struct JSONWriterTests {
  private func written(_ isPretty: Bool, _ body: (inout JSONWriter) -> Void) -> String {
    String(decoding: JSONWriter.document(isPretty: isPretty, body), as: UTF8.self)
  }

  @Test(arguments: [
    ("a\"\\b", "\"a\\\"\\\\b\""), ("\n\t\r", "\"\\n\\t\\r\""),
    ("\u{1}\u{7F}", "\"\\u0001\\u007f\""),
    ("Маргарита", "\"Маргарита\""), ("", "\"\""),
  ])
  func aTextIs(_ text: String, _ json: String) {
    #expect(written(false) { $0.field("t", text) } == "{\"t\":\(json)}\n")
  }

  @Test(arguments: [
    (1.0, "1"), (2.5, "2.5"), (-0.25, "-0.25"), (.infinity, "null"), (.nan, "null"),
    (1e15, "1000000000000000.0"),
  ])
  func aNumberIs(_ number: Double, _ json: String) {
    #expect(written(false) { $0.field("n", number) } == "{\"n\":\(json)}\n")
  }

  @Test func whatIsThereIsWrittenInOrder() {
    let text = written(true) { json in
      json.field("b", true)
      json.field("none", Int?.none)
      json.present("absent", String?.none)
      json.field("list", ["x", "y"])
      json.line("line") { $0.field("a", 1) }
      json.object("missing", Int?.none) { $0.field("n", $1) }
      json.objects("objects", [1, 2]) { $0.field("n", $1) }
      json.lines("lines", [3]) { $0.field(named: "n", $1) }
      json.array("empty") { _ in }
    }
    #expect(
      text == """
        {
          "b": true,
          "none": null,
          "list": ["x", "y"],
          "line": {"a": 1},
          "missing": null,
          "objects": [
            {
              "n": 1
            },
            {
              "n": 2
            }
          ],
          "lines": [
            {"n": 3}
          ],
          "empty": []
        }

        """)
  }

  @Test func onOneLineThereIsNoSpace() {
    let text = written(false) { json in
      json.objects("a", [1]) { $0.field("n", [$1, $1]) }
      json.line("b") { _ in }
    }
    #expect(text == "{\"a\":[{\"n\":[1,1]}],\"b\":{}}\n")
  }
}
