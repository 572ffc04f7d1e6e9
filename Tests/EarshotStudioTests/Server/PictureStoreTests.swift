import Testing

@testable import EarshotStudio

/// Addresses of pictures that change: each state has its own, and old ones are let go.
struct PictureStoreTests {
  private func address(_ name: String, in state: Int, of store: PictureStore) -> String {
    store.named(name, in: state, mediaType: "image/png") { [UInt8(state)] }
  }

  private func bytes(at address: String, of store: PictureStore) -> [UInt8]? {
    store.file(at: address)?.body
  }

  @Test func aStateHasOneAddress() {
    let store = PictureStore()
    let first = address("a", in: 1, of: store)
    #expect(address("a", in: 1, of: store) == first)
    let second = address("a", in: 2, of: store)
    #expect(second != first)
    #expect(address("b", in: 1, of: store) != first)
    #expect(bytes(at: first, of: store) == [1])
    #expect(bytes(at: second, of: store) == [2])
  }

  /// Whoever edits a screen for hours makes thousands of states, each with a whole screen in it.
  @Test func oldStatesAreLetGo() {
    let store = PictureStore()
    let addresses = (0..<100).map { address("a", in: $0, of: store) }
    let kept = addresses.filter { store.file(at: $0) != nil }
    #expect(kept == addresses.suffix(8))
    // One that comes back, as by undoing, is made anew.
    #expect(bytes(at: address("a", in: 0, of: store), of: store) == [0])
  }

  @Test func whatWasRemovedIsMadeAnew() {
    let store = PictureStore()
    let first = address("a", in: 1, of: store)
    store.remove([first])
    let again = address("a", in: 1, of: store)
    #expect(again != first)
    #expect(bytes(at: again, of: store) == [1])
    #expect(address("a", in: 1, of: store) == again)
  }
}
