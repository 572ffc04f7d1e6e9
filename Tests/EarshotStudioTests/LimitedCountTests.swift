import Testing

@testable import EarshotStudio

/// What waits for a tab, and for its turn: a count that what comes and goes leaves as it was.
struct LimitedCountTests {
  @Test func whatIsRefusedIsNotCounted() {
    let count = LimitedCount(limit: 2)
    #expect(count.add() && count.add())
    for _ in 0..<5 { #expect(!count.add()) }
    count.remove()
    #expect(count.add())
    #expect(!count.add(.max))
  }

  @Test func aFullInboxTakesMoreWhenSomethingWasDone() {
    let inbox = TabInbox(limit: 2)
    #expect(inbox.post(.tick(.listen)) && inbox.post(.tick(.listen)))
    for _ in 0..<5 { #expect(!inbox.post(.tick(.listen))) }
    inbox.done()
    inbox.done()
    #expect(inbox.post(.tick(.listen)) && inbox.post(.tick(.listen)))
    #expect(!inbox.post(.tick(.listen)))
  }

  /// The head of a frame was sent and not counted, so that after many messages any amount might wait.
  @Test func whatWasSentMakesRoomForAsMuchAgainAndNoMore() async {
    let output = TabOutput(limit: 100)
    var frames = output.frames.makeAsyncIterator()
    for _ in 0..<200 {
      output.send([UInt8](repeating: 0x41, count: 40))
      output.sent(await frames.next()?.count ?? 0)
    }
    for _ in 0..<5 { output.send([UInt8](repeating: 0x41, count: 40)) }
    var waiting = 0
    while await frames.next() != nil { waiting += 1 }
    #expect(waiting == 2)
  }
}
