import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotStudio

/// The file is the truth: what is saved, what can be undone, and what other programs write.
struct OpenDesignTests {
  private static let document =
    "[\n  {\"id\": \"a\", \"label\": \"A\", \"trait\": 1, \"glow\": 1.0},\n"
    + "  {\"id\": \"b\", \"label\": \"B\", \"trait\": 0}\n]"

  private let scratch: Scratch
  private let file: DesignFile
  private let journal: DesignJournal

  init() throws {
    scratch = try Scratch(["Menu.vodesign/Frame/controls.json": Self.document])
    file = try #require(DesignFile(scratch.path("Menu.vodesign")))
    journal = DesignJournal(path: scratch.path("journal"))
  }

  private func open(_ journal: DesignJournal? = nil) throws -> OpenDesign {
    try OpenDesign(file, language: "en", journal: journal ?? self.journal)
  }

  private var saved: String { (try? scratch.text(of: "Menu.vodesign/Frame/controls.json")) ?? "" }

  /// Gives an item a label.
  @discardableResult private func label(
    _ text: String, of item: Int = 1, in design: OpenDesign, known: Int? = nil, group: String? = nil
  ) throws -> DesignChange {
    try design.edit(
      [.set([item], .label(text))], known: known ?? design.revision, name: "set.label", group: group
    )
  }

  @Test func aChangeIsSavedAtOnceAndHeard() throws {
    defer { scratch.remove() }
    let design = try open()
    #expect(design.version.reading.items.map(\.heard) == ["A, button", "B"])
    let change = try label("Pay", in: design)
    #expect(change.items.map(\.heard) == ["Pay, button"])
    #expect(change.order == nil)
    #expect(saved == Self.document.replacingOccurrences(of: "\"A\"", with: "\"Pay\""))
  }

  /// Whoever types what is there already changes nothing, however another program escaped it.
  @Test func anEqualTextStaysAsItWasWritten() throws {
    defer { scratch.remove() }
    let document = "[{\"label\": \"Caf\\u00e9\"}]"
    try scratch.write(document, to: "Menu.vodesign/Frame/controls.json")
    let design = try open()
    #expect(try label("Café", in: design).isEmpty)
    #expect(saved == document)
    #expect(design.history.undoName == nil)
  }

  @Test func undoIsThereAfterARestart() throws {
    defer { scratch.remove() }
    var design = try open()
    for name in ["One", "Two", "Three"] { try label(name, in: design) }
    design = try open()
    #expect(design.history.undoName == "set.label")
    #expect(try design.undo()?.items.map(\.label) == ["Two"])
    #expect(try design.undo()?.items.map(\.label) == ["One"])
    design = try open()
    #expect(try design.redo()?.items.map(\.label) == ["Two"])
    for _ in 1...2 { _ = try design.undo() }
    #expect(saved == Self.document)
    #expect(try design.undo() == nil)
    // A new change drops what was undone, also after a restart.
    try label("Other", in: design)
    design = try open()
    #expect(design.history.redoName == nil)
    _ = try design.undo()
    #expect(saved == Self.document)
  }

  @Test func theLettersOfAWordAreUndoneTogether() throws {
    defer { scratch.remove() }
    var design = try open()
    for text in ["P", "Pa", "Pay"] { try label(text, in: design, group: "typing 1") }
    try label("B2", of: 2, in: design, group: "typing 2")
    design = try open()
    #expect(try design.undo()?.items.map(\.label) == ["B"])
    #expect(try design.undo()?.items.map(\.label) == ["A"])
    #expect(try design.redo()?.items.map(\.label) == ["Pay"])
  }

  /// What a program that was killed while it wrote the journal leaves.
  @Test(arguments: [1, 20, 100]) func aJournalThatWasCutOffIsReadAsFarAsItGoes(_ cut: Int) throws {
    defer { scratch.remove() }
    var design = try open()
    try label("One", in: design)
    let whole = try Data(contentsOf: URL(filePath: journal.path))
    let first = saved
    try label("Two", in: design)
    let both = try Data(contentsOf: URL(filePath: journal.path))
    // The second line was not whole, so that the document was not written either.
    try both.prefix(whole.count + cut).write(to: URL(filePath: journal.path))
    try scratch.write(first, to: "Menu.vodesign/Frame/controls.json")
    design = try open()
    try label("Three", in: design)
    design = try open()
    #expect(try design.undo()?.items.map(\.label) == ["One"])
    #expect(try design.undo()?.items.map(\.label) == ["A"])
  }

  @Test func whatWasNotedAndNotSavedCanBeMadeAgain() throws {
    defer { scratch.remove() }
    var design = try open()
    try label("One", in: design)
    let first = saved
    try label("Two", in: design)
    try scratch.write(first, to: "Menu.vodesign/Frame/controls.json")
    design = try open()
    #expect(design.history.redoName == "set.label")
    #expect(try design.redo()?.items.map(\.label) == ["Two"])
  }

  @Test func whatAnotherProgramWritesIsOneMoreChange() throws {
    defer { scratch.remove() }
    let design = try open()
    try label("Pay", in: design)
    let outside = saved.replacingOccurrences(of: "\"B\"", with: "\"Back\"")
    try scratch.write(outside, to: "Menu.vodesign/Frame/controls.json")
    let change = try #require(try design.refresh())
    #expect(change.isFromOutside)
    // Items keep their numbers.
    #expect(change.items.map(\.key) == [2])
    #expect(try design.refresh() == nil)
    // Whoever edits another item keeps both.
    try label("Buy", in: design, known: change.revision - 1)
    #expect(saved.contains("Back") && saved.contains("Buy"))
    #expect(try design.undo()?.items.map(\.label) == ["Pay"])
    #expect(design.history.undoName == "outside")
    #expect(try design.undo()?.items.map(\.label) == ["B"])
  }

  @Test func whereBothChangedBothAreKept() throws {
    defer { scratch.remove() }
    let design = try open()
    let seen = design.revision
    let outside = saved.replacingOccurrences(of: "\"A\"", with: "\"Theirs\"")
    try scratch.write(outside, to: "Menu.vodesign/Frame/controls.json")
    _ = try design.refresh()
    let other = scratch.path("Menu (other version).vodesign")
    #expect(throws: DesignProblem.conflict(other)) { try label("Mine", in: design, known: seen) }
    #expect(saved == outside)
    let kept = try scratch.text(of: "Menu (other version).vodesign/Frame/controls.json")
    #expect(kept == Self.document.replacingOccurrences(of: "\"A\"", with: "\"Mine\""))
    // The next one has a number, and one who has seen the change may make it.
    #expect(throws: DesignProblem.conflict(scratch.path("Menu (other version 2).vodesign"))) {
      try label("Mine", in: design, known: seen)
    }
    try label("Mine", in: design)
    #expect(saved.contains("Mine"))
  }

  @Test func whatCannotBeReadIsNotOverwritten() throws {
    defer { scratch.remove() }
    let design = try open()
    try scratch.write("[{\"label\": ", to: "Menu.vodesign/Frame/controls.json")
    #expect(throws: DesignProblem.self) { try design.refresh() }
    #expect(saved == "[{\"label\": ")
    try scratch.write("[{\"label\": \"New\"}]", to: "Menu.vodesign/Frame/controls.json")
    #expect(try design.refresh()?.items.map(\.label) == ["New"])
  }

  @Test func whatCannotBeSavedIsNotMade() throws {
    defer { scratch.remove() }
    let design = try open()
    try FileManager.default.removeItem(atPath: scratch.path("Menu.vodesign"))
    #expect(throws: (any Error).self) { try label("Pay", in: design) }
    #expect(design.version.reading.items.first?.label == "A")
    #expect(design.history.undoName == nil)
  }

  @Test func aBrokenEditMakesNoDesign() throws {
    defer { scratch.remove() }
    let design = try open()
    #expect(throws: DesignProblem.gone) {
      try design.edit([.delete([7])], known: design.revision, name: "delete", group: nil)
    }
    #expect(saved == Self.document)
  }

  /// Two tabs share the design: what one has not seen of the other is no conflict.
  @Test func twoTabsEditOneDesign() throws {
    defer { scratch.remove() }
    let design = try open()
    let seen = design.revision
    try label("Mine", in: design, known: seen)
    try label("Theirs", of: 2, in: design, known: seen)
    #expect(saved.contains("Mine") && saved.contains("Theirs"))
  }

  @Test func whatEarshotKnowsMoreIsReadByTheImporter() throws {
    defer { scratch.remove() }
    let design = try open()
    _ = try design.edit(
      [.set([1], .inputLabels(["Buy"])), .wrap([1, 2], .containerType("dataTable"))],
      known: design.revision, name: "wrap", group: nil)
    let table = try #require(design.version.reading.items.first)
    _ = try design.edit(
      [.set([table.key], .table(columns: 2, columnHeaders: true, rowHeaders: false))],
      known: design.revision, name: "set.table", group: nil)
    let capture = try CaptureFormat.voDesign.read(Array(saved.utf8), ReadOptions())
    let order = capture.screens[0].readingOrder
    #expect(order[0].element.userInputLabels == .given(["Buy"]))
    #expect(order[1].element.tableCell.value?.column == 1)
    guard case .dataTable(let found)? = capture.screens[0].allElements[1].containerType.value else {
      Issue.record("the container is no table")
      return
    }
    #expect(found.columnCount == 2 && found.columnHeaders.count == 2)
  }
}
