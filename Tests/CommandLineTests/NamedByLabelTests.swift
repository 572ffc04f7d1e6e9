import Testing

/// Elements are named by label as well as by id.
struct NamedByLabelTests {
  private static let screen = """
    screen 375x812 en
    button "Delete" id first frame 0,0,100,40
    button "Delete" id second frame 0,50,100,40
    button "Pay, $5" id pay frame 0,100,100,40

    """

  private func drive(_ line: String) throws -> Program.Outcome {
    let folder = try ScratchFolder(["menu.screen": Self.screen])
    return try Program.run(
      ["drive", folder.path("menu.screen"), "--quiet"], input: Array("\(line)\n".utf8))
  }

  @Test func aLabelThatOneHasIsEnough() throws {
    #expect(try drive("focus \"Pay\"").text.hasSuffix("Pay, $5, button\n"))
    #expect(try drive("focus second").text.hasSuffix("Delete, button\n"))
  }

  @Test func aLabelThatSeveralHaveIsAnsweredWithTheirIDs() throws {
    let outcome = try drive("focus Delete")
    #expect(
      outcome.messages
        == "-:1:1: error: 2 stops are called 'Delete'\n"
        + "  help: name one by its id: 'first', 'second'\n")
    // The line can be understood, and not be done.
    #expect(outcome.status == 1)
  }

  @Test func whatIsNotThereIsCompared() throws {
    let outcome = try drive("focus \"Delet\"")
    #expect(outcome.messages.contains("there is no stop 'Delet'; did you mean 'Delete'?"))
    #expect(outcome.messages.contains("help: use one of 'first', 'second', 'pay'"))
  }

  @Test func theIDsCanBePrinted() throws {
    let folder = try ScratchFolder(["menu.screen": Self.screen])
    let outcome = try Program.run(["read", folder.path("menu.screen"), "--ids", "--quiet"])
    #expect(
      outcome.text
        == "1  first  Delete, button\n2  second  Delete, button\n3  pay  Pay, $5, button\n")
  }
}
