import EarshotHost
import Foundation
import TestSupport
import Testing

/// Whether a file is still the same, told without reading it.
struct FileStampTests {
  @Test func anotherContentIsAnotherStamp() throws {
    let scratch = try Scratch(["a": "one", "Menu.vodesign/document.json": "{}"])
    defer { scratch.remove() }
    let (file, folder) = (scratch.path("a"), scratch.path("Menu.vodesign"))
    let before = try #require(FileStamp(of: file))
    #expect(FileStamp(of: file) == before)
    try scratch.write("three", to: "a")
    #expect(FileStamp(of: file) != before)
    #expect(FileStamp(of: scratch.path("b")) == nil)
    let whole = try #require(FileStamp(of: folder, with: ["document.json"]))
    try scratch.write("{ }", to: "Menu.vodesign/document.json")
    #expect(FileStamp(of: folder, with: ["document.json"]) != whole)
    #expect(abs(whole.time - Date().timeIntervalSince1970) < 3_600)
  }
}
