import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotStudio

/// The text of a design is kept but for what an edit changes.
struct DesignTextTests {
  /// Documents as programs and people write them.
  static let documents = [
    "[]", "[ ]", "{\"elements\":[]}", "[{}]", "[{ }]",
    "[{\"label\":\"A\"}]",
    " {\"version\" : 2, \"elements\" : [ {\"label\":\"A\"} ,\n{} ] , \"x\":[1,{}]}\n",
    "[{\"type\":\"container\",\"elements\":[{\"label\":\"[\\\"]\"},{\"b\":1.50e2}]}]",
    "[\r\n\t{\r\n\t\t\"label\" : \"\\u0041\",\r\n\t\t\"glow\" : {\"deep\": [1, 2, {\"k\": null}]}\r\n\t}\r\n]\r\n",
  ]

  @Test(arguments: documents) func whatIsNotChangedIsWrittenAsItWasRead(_ document: String) throws {
    var keys = DesignKeys()
    let text = try #require(DesignText(Array(document.utf8), keys: &keys))
    #expect(String(decoding: text.bytes, as: UTF8.self) == document)
  }

  @Test(arguments: ["{}", "7", "[1]", "[{\"a\":1},2]", "{\"elements\":{}}", "[", ""])
  func whatIsNoDesignIsRefused(_ document: String) {
    var keys = DesignKeys()
    #expect(DesignText(Array(document.utf8), keys: &keys) == nil)
  }

  /// The designs of the data beside the checkout, where it is there.
  @Test(
    arguments: SharedFolder.files(
      in: SharedFolder.data?.appending(path: "field-cases/inputs"), ending: ".vodesign"))
  func realDesignsAreWrittenAsTheyWereRead(_ package: URL) throws {
    let file = try #require(DesignFile(package.path))
    let bytes = try file.bytes()
    var keys = DesignKeys()
    #expect(DesignText(bytes, keys: &keys)?.bytes == bytes)
  }

  /// A document, an edit of it (items count from 1, each before those in it), and the document after it.
  static let edits: [(String, String, String)] = [
    (
      "[{\"label\": \"A\", \"glow\": 1.50}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"label\",\"value\":\"Pay\"}",
      "[{\"label\": \"Pay\", \"glow\": 1.50}]"
    ),
    (
      "[{\"label\": \"A\",\n \"trait\": 1}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"hint\",\"value\":\"Opens \\\"it\\\"\"}",
      "[{\"label\": \"A\",\n \"trait\": 1,\n \"hint\": \"Opens \\\"it\\\"\"}]"
    ),
    (
      "[{\"trait\":1099511627777}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"traits\",\"value\":[\"header\"]}",
      "[{\"trait\":1099511627778}]"
    ),
    (
      "[{\"trait\":524288}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"traits\",\"value\":[\"textEntry\"]}",
      "[{\"trait\":524288}]"
    ),
    (
      "[{\"frame\": [[1, 2.50], [30, 40]]}]",
      "{\"edit\":\"move\",\"items\":[1],\"by\":[5,0]}",
      "[{\"frame\": [[6, 2.50], [30, 40]]}]"
    ),
    (
      "[{\"frame\":[\n[1,2],\n[30,40]\n]}]",
      "{\"edit\":\"frames\",\"frames\":[[1,10,2,30,44.25]]}",
      "[{\"frame\":[\n[10,2],\n[30,44.25]\n]}]"
    ),
    (
      "[{\"adjustableOptions\": {\"options\": [], \"own\": 7}}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"options\",\"value\":{\"names\":[\"S\",\"M\"],"
        + "\"index\":1}}",
      "[{\"adjustableOptions\": {\"options\": [\"S\", \"M\"], \"own\": 7, \"currentIndex\": 1, "
        + "\"isEnumerated\": true}}]"
    ),
    (
      "[{\"customDescriptions\":{\"descriptions\":[{\"id\":\"q\",\"label\":\"A\",\"value\":\"1\"},"
        + "{\"id\":\"r\",\"label\":\"B\",\"value\":\"2\"}]}}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"content\",\"value\":[{\"label\":\"B\",\"value\":\"3\"}]}",
      "[{\"customDescriptions\":{\"descriptions\":[{\"id\":\"r\",\"label\":\"B\",\"value\":\"3\"}]}}]"
    ),
    (
      "[{\"label\":\"A\"}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"inputLabels\",\"value\":[\"Buy\"]}",
      "[{\"label\":\"A\",\"earshot\":{\"inputLabels\": [\"Buy\"]}}]"
    ),
    (
      "[{\"label\":\"A\",\"earshot\":{\"inputLabels\": [\"Buy\"]}}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"inputLabels\",\"value\":[]}",
      "[{\"label\":\"A\"}]"
    ),
    (
      "[\n  {\"label\":\"A\"},\n  {\"label\":\"B\"},\n  {\"label\":\"C\"}\n]",
      "{\"edit\":\"place\",\"items\":[3],\"parent\":null,\"before\":1}",
      "[\n  {\"label\":\"C\"},\n  {\"label\":\"A\"},\n  {\"label\":\"B\"}\n]"
    ),
    (
      "[\n  {\"label\":\"A\"},\n  {\"label\":\"B\"}\n]",
      "{\"edit\":\"delete\",\"items\":[2]}", "[\n  {\"label\":\"A\"}\n]"
    ),
    (
      "[{\"type\":\"container\",\"elements\":[{\"label\":\"A\"}]},{\"label\":\"B\"}]",
      "{\"edit\":\"place\",\"items\":[3],\"parent\":1,\"before\":2}",
      "[{\"type\":\"container\",\"elements\":[{\"label\":\"B\"},{\"label\":\"A\"}]}]"
    ),
    (
      "[{\"type\":\"container\",\"elements\":[{\"label\":\"A\"},{\"label\":\"B\"}]}]",
      "{\"edit\":\"unwrap\",\"items\":[1]}", "[{\"label\":\"A\"},{\"label\":\"B\"}]"
    ),
    (
      "[{\"label\":\"low\",\"frame\":[[0,200],[50,40]]},{\"label\":\"high\",\"frame\":[[0,10],[50,40]]}]",
      "{\"edit\":\"sort\",\"parent\":null}",
      "[{\"label\":\"high\",\"frame\":[[0,10],[50,40]]},{\"label\":\"low\",\"frame\":[[0,200],[50,40]]}]"
    ),
    (
      "[{\"frame\":[[0,0],[10,10]]},{\"frame\":[[30,5],[20,10]]}]",
      "{\"edit\":\"align\",\"items\":[1,2],\"edge\":\"right\"}",
      "[{\"frame\":[[40,0],[10,10]]},{\"frame\":[[30,5],[20,10]]}]"
    ),
    (
      "[{\"type\":\"container\",\"frame\":[[0,0],[50,50]],\"elements\":[{\"frame\":[[5,5],[9,9]]}]}]",
      "{\"edit\":\"move\",\"items\":[1],\"by\":[1,2]}",
      "[{\"type\":\"container\",\"frame\":[[1,2],[50,50]],\"elements\":[{\"frame\":[[6,7],[9,9]]}]}]"
    ),
    (
      "[{\"type\":\"container\",\"containerType\":\"list\",\"elements\":[]}]",
      "{\"edit\":\"set\",\"items\":[1],\"property\":\"containerType\",\"value\":\"landmark\"}",
      "[{\"type\":\"container\",\"containerType\":\"none\",\"elements\":[],"
        + "\"earshot\":{\"containerType\": \"landmark\"}}]"
    ),
  ]

  @Test(arguments: edits) func anEditChangesWhatItSays(
    _ before: String, _ edit: String, _ after: String
  ) throws {
    let design = try EditedDesign(before)
    #expect(try design.edited(edit) == after)
  }

  @Test func aPlaceInsideOfItselfIsRefused() throws {
    let design = try EditedDesign("[{\"type\":\"container\",\"elements\":[{\"label\":\"A\"}]}]")
    #expect(throws: DesignProblem.gone) {
      try design.edited("{\"edit\":\"place\",\"items\":[1],\"parent\":1,\"before\":null}")
    }
    #expect(throws: DesignProblem.gone) { try design.edited("{\"edit\":\"delete\",\"items\":[9]}") }
  }

  @Test func newItemsAreWrittenLikeTheOthers() throws {
    let design = try EditedDesign("[\n  {\"label\" : \"A\", \"frame\" : [[0,0],[9,9]]}\n]")
    let added = try design.edited(
      "{\"edit\":\"add\",\"frame\":[1,2,3,4],\"label\":\"B\",\"traits\":[\"button\"]}")
    #expect(added.hasPrefix("[\n  {\"label\" : \"A\", \"frame\" : [[0,0],[9,9]]},\n  {\"id\" : \""))
    #expect(
      added.hasSuffix(
        "\", \"isAccessibilityElement\" : true, \"label\" : \"B\", \"value\" : \"\", \"hint\" : \"\", "
          + "\"trait\" : 1, \"frame\" : [[1,2],[3,4]]}\n]"))
    let wrapped = try design.edited("{\"edit\":\"wrap\",\"items\":[1],\"containerType\":\"list\"}")
    #expect(wrapped.contains("\"containerType\" : \"list\""))
    #expect(wrapped.contains("\"elements\" : [\n  {\"label\" : \"A\""))
    let copied = try design.edited("{\"edit\":\"duplicate\",\"items\":[1],\"by\":[2,3]}")
    #expect(copied.hasSuffix(",\n  {\"label\" : \"A\", \"frame\" : [[2,3],[9,9]]}\n]"))
  }

  /// Whatever edits make is read again, and says the same as before it was written.
  @Test(arguments: 1...20) func editsMakeDesigns(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let items = (1...12).map { "{\"label\":\"\($0)\",\"frame\":[[\($0 * 9),\($0 * 7)],[40,20]]}" }
    var document = "[\n  " + items.joined(separator: ",\n  ") + "\n]"
    for _ in 1...25 {
      let design = try EditedDesign(document)
      let all = design.version.reading.items
      let chosen = all.filter { _ in Bool.random(using: &random) }.map(\.key)
      let other = all.randomElement(using: &random)?.key ?? 1
      let edit = [
        "{\"edit\":\"wrap\",\"items\":\(chosen),\"containerType\":\"semanticGroup\"}",
        "{\"edit\":\"unwrap\",\"items\":\(chosen)}",
        "{\"edit\":\"place\",\"items\":\(chosen),\"parent\":null,\"before\":\(other)}",
        "{\"edit\":\"duplicate\",\"items\":[\(other)],\"by\":[1,1]}",
        "{\"edit\":\"align\",\"items\":\(chosen),\"edge\":\"distributeY\"}",
        "{\"edit\":\"delete\",\"items\":[\(other)]}", "{\"edit\":\"sort\",\"parent\":null}",
      ].randomElement(using: &random)
      guard let next = try? design.edited(try #require(edit)) else { continue }
      let read = try EditedDesign(next)
      #expect(read.version.text.bytes == Array(next.utf8))
      document = next
    }
  }
}
