import Testing

@testable import EarshotStudio

/// Sounds are kept as long as there is room, the latest that somebody asked for before others.
struct SoundShelfTests {
  @Test func whatNobodyAskedForLongestMakesRoom() {
    var shelf = SoundShelf<String>(mostSounds: 3, mostBytes: 100)
    for name in ["a", "b", "c"] {
      #expect(shelf.keep(.done, at: name, bytes: 10, for: name) == [])
    }
    #expect(shelf.reply("a") != nil)
    #expect(shelf.keep(.done, at: "d", bytes: 10, for: "d") == ["b"])
    #expect(shelf.reply("b") == nil)
    // A long one takes the room of several.
    #expect(shelf.keep(.done, at: "e", bytes: 85, for: "e") == ["c", "a"])
    #expect(shelf.reply("d") != nil && shelf.reply("e") != nil)
  }

  @Test func theNewestIsKeptHoweverLongItIs() {
    var shelf = SoundShelf<String>(mostSounds: 3, mostBytes: 100)
    #expect(shelf.keep(.done, at: "a", bytes: 10, for: "a") == [])
    #expect(shelf.keep(.done, at: "b", bytes: 1_000, for: "b") == ["a"])
    #expect(shelf.reply("b") != nil)
  }
}
