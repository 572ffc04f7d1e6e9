import EarshotAudit
import EarshotTree
import Foundation
import TestSupport
import Testing

@testable import EarshotStudio

/// Files that change on disk: who is told, and what.
struct StudioLibraryTests {
  private static let one = "button \"One\" frame 0,0,50,50"
  private static let two = "image frame 0,0,50,50\nbutton frame 0,60,10,10"

  private static func studio(_ paths: [String]) -> Studio {
    Studio(StudioOptions(paths: paths, version: "1", today: Day(year: 2026, month: 1, day: 1)))
  }

  /// The object in a frame of a text.
  private static func message(_ frame: [UInt8]) throws -> [String: Any] {
    let head = frame[1] < 126 ? 2 : frame[1] == 126 ? 4 : 10
    let object = try JSONSerialization.jsonObject(with: Data(frame.dropFirst(head)))
    return object as? [String: Any] ?? [:]
  }

  /// The tab that opened it first had it alone.
  @Test func aChangeThatATabSawFirstIsToldToTheOthersAsWell() async throws {
    let scratch = try Scratch(["a.screen": Self.one])
    defer { scratch.remove() }
    let library = Self.studio([scratch.path()]).library
    #expect(await library.refresh().read.map(\.name) == ["a.screen"])
    try scratch.write(Self.two, to: "a.screen")
    #expect(try await library.screen("a.screen").screen.allElements.count > 1)
    #expect(await library.refresh().read.map(\.name) == ["a.screen"])
    #expect(await library.refresh().isEmpty)
    try FileManager.default.removeItem(atPath: scratch.path("a.screen"))
    #expect(await library.refresh().goneScreens == ["a.screen"])
  }

  /// Who writes a file and opens it at once need not wait until the folder is looked through again.
  @Test func aFileThatIsNewIsFoundByItsName() async throws {
    let scratch = try Scratch(["a.screen": Self.one, "Inner/b.screen": Self.one])
    defer { scratch.remove() }
    let library = Self.studio([scratch.path("Inner")]).library
    await library.load()
    try scratch.write(Self.two, to: "Inner/new.screen")
    #expect(try await library.screen("new.screen").screen.allElements.count > 1)
    for name in ["none.screen", "", "#2", "../a.screen", scratch.path("a.screen")] {
      await #expect(throws: StudioError.self) { try await library.screen(name) }
    }
    #expect(await library.all().map(\.name) == ["b.screen", "new.screen"])
    #expect(await library.refresh().read.map(\.name) == ["new.screen"])
  }

  /// A folder of code is one input, and does not change itself when a file deep in it does.
  @Test(arguments: ["App", "Menu.vodesign"])
  func aChangeDeepInAnInputIsNoticed(_ name: String) throws {
    let scratch = try Scratch(["\(name)/Menu/View.swift": "one", "\(name)/.build/a.swift": "one"])
    defer { scratch.remove() }
    let before = try #require(LibraryInput.stamp(of: scratch.path(name)))
    #expect(LibraryInput.stamp(of: scratch.path(name)) == before)
    try scratch.write("three", to: "\(name)/Menu/View.swift")
    #expect(LibraryInput.stamp(of: scratch.path(name)) != before)
  }

  /// A design is saved with each letter; it is judged when whoever types has stopped.
  @Test func aFileThatIsBeingWrittenIsReadWhenItRests() async throws {
    let scratch = try Scratch(["a.screen": Self.one])
    defer { scratch.remove() }
    let library = Self.studio([scratch.path()]).library
    _ = await library.refresh(waitsForQuiet: true)
    for text in ["O", "On"] {
      try scratch.write("button \"\(text)\" frame 0,0,50,50", to: "a.screen")
      #expect(await library.refresh(waitsForQuiet: true).isEmpty)
    }
    #expect(await library.refresh(waitsForQuiet: true).read.map(\.name) == ["a.screen"])
    #expect(await library.refresh(waitsForQuiet: true).isEmpty)
  }

  /// One that a tool writes for ever is read now and then.
  @Test func aFileThatNeverRestsIsReadInTheEnd() async throws {
    let scratch = try Scratch(["a.screen": Self.one])
    defer { scratch.remove() }
    let library = Self.studio([scratch.path()]).library
    _ = await library.refresh(waitsForQuiet: true)
    var looks = 0
    repeat {
      looks += 1
      let text = String(repeating: "x", count: looks)
      try scratch.write("button \"\(text)\" frame 0,0,50,50", to: "a.screen")
    } while await library.refresh(waitsForQuiet: true).isEmpty && looks < 100
    #expect(looks == StudioLibrary.mostLooks + 1)
  }

  @Test func whatCannotBeReadAnyMoreIsGoneFromTheScreens() async throws {
    let scratch = try Scratch(["a.screen": Self.one])
    defer { scratch.remove() }
    let library = Self.studio([scratch.path("a.screen")]).library
    _ = await library.refresh()
    try scratch.write("no such thing \"", to: "a.screen")
    let change = await library.refresh()
    #expect(change.read.first?.problem != nil)
    #expect(change.goneScreens == ["a.screen"])
  }

  /// A tab that lists the library does not wait for the audit of a file that has just changed.
  @Test func whatIsKnownIsToldWithoutAnAudit() async throws {
    let scratch = try Scratch(["a.screen": Self.two])
    defer { scratch.remove() }
    let studio = Self.studio([scratch.path("a.screen")])
    let before = try #require(await studio.library.all().first)
    #expect(await studio.audits.knownResults(of: before).isEmpty)
    try await studio.audits.audit(before.path)
    let problems = await studio.audits.knownResults(of: before)[1]?.problems.count ?? 0
    #expect(problems > 0)
    try scratch.write(Self.one, to: "a.screen")
    #expect(await studio.audits.knownResults(of: before)[1]?.problems.count == problems)
    _ = await studio.library.refresh()
    let after = try #require(await studio.library.all().first)
    #expect(await studio.audits.knownResults(of: after).isEmpty)
    try await studio.audits.audit(after.path)
    #expect(await studio.audits.knownResults(of: after)[1]?.problems.count ?? 99 < problems)
  }

  /// The last input of a folder decided whether what was found in those before it was told.
  @Test func findingsAreToldThoughTheLastInputCannotBeRead() async throws {
    let scratch = try Scratch(["a.screen": Self.two, "z.screen": "no such thing \""])
    defer { scratch.remove() }
    let studio = Self.studio([scratch.path("a.screen"), scratch.path("z.screen")])
    let output = TabOutput()
    studio.add(1, output)
    let watch = Task { await studio.watch() }
    defer { watch.cancel() }
    let late = Task {
      try await Task.sleep(for: .seconds(600))
      output.finish()
    }
    defer { late.cancel() }
    let first = await output.frames.first { _ in true }
    let message = try Self.message(try #require(first))
    #expect(message["event"] as? String == "library")
    let screens = message["screens"] as? [[String: Any]] ?? []
    #expect(screens.map { $0["id"] as? String } == ["a.screen"])
    #expect(screens.first?["findings"] is [String: Any])
  }

  /// A screen that is captured anew has another screenshot at another address.
  @Test func theScreenshotIsThatOfTheScreenThatWasOpened() async throws {
    let scratch = try Scratch(["a.screen": Self.one])
    defer { scratch.remove() }
    func picture(_ text: String) throws -> [UInt8] {
      let bytes: [UInt8] = [0xFF, 0xD8, 0xFF] + text.utf8
      try Data(bytes).write(to: URL(filePath: scratch.path("a.jpg")))
      return bytes
    }
    let studio = Self.studio([scratch.path()])
    func opened() async throws -> [UInt8]? {
      let screen = try await studio.library.screen("a.screen")
      let address = try #require(MomentDrawings(screen, studio).screenshot(at: 0))
      #expect(studio.head(of: screen).picture == address)
      return studio.pictures.file(at: address)?.body
    }
    let before = try picture("before")
    #expect(try await opened() == before)
    let after = try picture("after")
    try scratch.write(Self.two, to: "a.screen")
    #expect(try await opened() == after)
  }
}
