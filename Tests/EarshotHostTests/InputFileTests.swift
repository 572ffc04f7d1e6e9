import EarshotHost
import Foundation
import TestSupport
import Testing

/// Files that the user names, and files that are written.
struct InputFileTests {
  @Test func aFileIsRead() throws {
    let scratch = try Scratch(["a.txt": "text"])
    defer { scratch.remove() }
    let file = InputFile(path: scratch.path("a.txt"))
    #expect(try file.bytes() == Array("text".utf8))
    #expect(file.start(2) == Array("te".utf8))
    #expect(InputFile(path: scratch.path("none")).start(2) == nil)
  }

  @Test func whatIsNoFileSaysWhatItIs() throws {
    let scratch = try Scratch(["folder/a.txt": ""])
    defer { scratch.remove() }
    for (path, message) in [
      (scratch.path("none"), "there is no such file"), (scratch.path("folder"), "this is a folder"),
      ("/dev/null", "this is a device or a socket, not a file"),
    ] {
      let error = #expect(throws: InputError.self) { try InputFile(path: path).bytes() }
      #expect(error?.message == message)
    }
  }

  @Test func aFolderListsItsFilesWithoutHiddenOnes() throws {
    let scratch = try Scratch(["b.txt": "", "a/c.txt": "", ".git/x": "", "a/.hidden": ""])
    defer { scratch.remove() }
    let folder = try #require(FolderListing(scratch.path()))
    #expect(folder.names == ["a/c.txt", "b.txt"])
    #expect(folder.path(of: "b.txt") == scratch.path("b.txt"))
    #expect(FolderListing(scratch.path("b.txt")) == nil)
  }

  @Test func aFileIsWrittenWhereALinkLeads() throws {
    let scratch = try Scratch(["old.txt": "old"])
    defer { scratch.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: "old.txt")
    try OutputFile.write(Data("new".utf8), to: scratch.path("link"))
    #expect(try scratch.text(of: "old.txt") == "new")
    #expect(FileKind(of: scratch.path("link"), followsLinks: false) == .link)
  }
}
