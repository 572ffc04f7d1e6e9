import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotStudio

/// A reading takes over what the version before heard, and nobody can tell.
struct DesignReadingTests {
  /// Two artboards and what lies outside of them, with every container that says where one is in it.
  private static let document = """
    {"elements": [
      {"type": "frame", "label": "Menu", "frame": [[0, 0], [390, 844]], "elements": [
        {"type": "container", "label": "Pizzas", "containerType": "list", "elements": [
          {"id": "a", "label": "Margherita", "trait": 1, "frame": [[16, 60], [300, 44]]},
          {"id": "a", "label": "Pepperoni", "hint": "Opens it", "frame": [[16, 110], [300, 44]]}]},
        {"type": "container", "label": "Size", "isEnumerated": true, "elements": [
          {"label": "S", "frame": [[16, 170], [90, 44]]}, {"label": "M", "frame": [[110, 170], [90, 44]]}]},
        {"label": "Amount", "trait": 4096, "adjustableOptions": {"options": ["1", "2"], "currentIndex": 1}},
        {"type": "container", "isTabTrait": true, "elements": [
          {"label": "Home", "trait": 1}, {"label": "Cart", "value": "2 items", "trait": 9}]}]},
      {"type": "frame", "label": "Cart", "frame": [[500, 0], [390, 844]], "elements": [
        {"type": "container", "earshot": {"containerType": "dataTable", "columns": 2, "columnHeaders": true},
          "elements": [{"label": "What"}, {"label": "How much"}, {"label": "Pizza"}, {"label": "12 €"}]},
        {"type": "container", "label": "Sure?", "isModal": false, "elements": [{"label": "Yes"}]}]},
      {"label": "Note", "customActions": {"names": ["Share"]}}]}
    """

  @Test(arguments: 1...20) func aReadingLikeAnotherIsOneThatHearsAnew(_ seed: UInt64) throws {
    try compare(try EditedDesign(Self.document), seed)
  }

  /// The designs of the data beside the checkout, where it is there.
  @Test(
    arguments: SharedFolder.files(
      in: SharedFolder.data?.appending(path: "field-cases/inputs"), ending: ".vodesign"))
  func realDesignsAreHeardAnewAsWell(_ package: URL) throws {
    let file = try #require(DesignFile(package.path))
    try compare(try EditedDesign(try file.bytes(), file.canvas), 1)
  }

  /// Compares after each of many edits what was taken over with what is heard anew, of the same text
  /// in pieces and of its bytes.
  private func compare(_ design: EditedDesign, _ seed: UInt64) throws {
    var design = design
    var edits = RandomEdits(seed)
    var texts = [design.version.bytes]
    for _ in 1...40 {
      do {
        // A text that was there before comes back, as by undoing.
        if edits.random.oneIn(8) {
          try design.take(edits.random.pick(texts))
        } else {
          try design.make(edits.next(in: design.version.reading))
        }
      } catch is DesignProblem {
        continue
      }
      let version = design.version
      texts.append(version.bytes)
      let anew = try DesignVersion(version.text, design.setting)
      #expect(version.reading.items == anew.reading.items)
      #expect(version.reading.boards == anew.reading.boards)
      var keys = DesignKeys()
      let read = try DesignVersion(version.bytes, design.setting, keys: &keys)
      #expect(version.reading.items.numberedInOrder == read.reading.items.numberedInOrder)
    }
  }
}

/// Edits of all kinds of items that are there.
private struct RandomEdits {
  var random: SeededGenerator

  init(_ seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next(in reading: DesignReading) -> DesignEdit {
    let keys = reading.items.map(\.key)
    let one = keys.randomElement(using: &random) ?? 1
    let some = Set(keys.filter { _ in random.oneIn(5) })
    let container = reading.items.filter { $0.kind != .element }.randomElement(using: &random)?.key
    let way = Point(x: Double(random.int(-9...9)), y: 5)
    let edits: [DesignEdit] = [
      .set([one], property), .set([one], property), .set([one], property), .set(some, property),
      .move(some, way), .frames([one: Rect(x: 9, y: 9, width: 60, height: 40)]),
      .align(some, .distributeY), .add(.zero, label: text, traits: .button, parent: container),
      .duplicate([one], way), .delete([one]), .place(some, parent: container, before: one),
      .place([one], parent: container, before: nil), .wrap(some, .containerType(type)),
      .unwrap([one]), .sort(parent: container),
    ]
    return random.pick(edits)
  }

  private var property: DesignProperty {
    mutating get {
      let properties: [DesignProperty] = [
        .label(text), .label(text), .value(text), .hint(text), .isElement(flag),
        .traits(flag ? [.button, .selected] : [.header]), .traits(flag ? .adjustable : []),
        .actions(flag ? [text] : []), .content([CustomContent(label: text, value: text)]),
        .options([text, text + "2"], chosen: flag ? 1 : nil, isEnumerated: flag),
        .containerType(type), .isModal(flag), .isTabBar(flag), .isEnumerated(flag),
        .table(columns: flag ? 2 : 3, columnHeaders: flag, rowHeaders: flag),
      ]
      return random.pick(properties)
    }
  }

  private var flag: Bool {
    mutating get { random.oneIn(2) }
  }

  private var text: String {
    mutating get { random.pick(["", "Pay", "2 of 3", "Menu"]) }
  }

  private var type: String {
    mutating get { random.pick(DesignProperty.containerTypes) }
  }
}

extension [DesignItemState] {
  /// The items with the numbers that they have where all are read for the first time.
  fileprivate var numberedInOrder: [DesignItemState] {
    let places = Dictionary(uniqueKeysWithValues: zip(map(\.key), 1...))
    return map { item in
      var item = item
      item.key = places[item.key] ?? 0
      item.parent = item.parent.flatMap { places[$0] }
      item.board = item.board.flatMap { places[$0] }
      return item
    }
  }
}
