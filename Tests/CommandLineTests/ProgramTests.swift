import Testing

/// What the tests run the program with.
struct ProgramTests {
  #if os(Linux)
    /// A shell that could not hear of its commands would wait for them for ever.
    @Test func noSignalIsBlockedInWhatATestStarts() throws {
      #expect(
        try Program.shell("grep SigBlk /proc/self/status") == "SigBlk:\t0000000000000000\n")
    }
  #endif
}
