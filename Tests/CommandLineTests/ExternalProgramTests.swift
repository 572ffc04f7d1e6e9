import Foundation
import Testing

@testable import earshot

/// Programs that are found at run time.
struct ExternalProgramTests {
  @Test func oneThatTakesTooLongIsStopped() {
    let program = ExternalProgram(name: "sleep", package: "coreutils", limit: 0.3)
    let time = ContinuousClock().measure {
      #expect {
        try program.output(on: []) { _ in ["30"] }
      } throws: { error in
        if case .failed? = error as? ExternalProgram.Failure { true } else { false }
      }
    }
    #expect(time < .seconds(20))
  }

  @Test func whatItPrintsIsTheResult() throws {
    let program = ExternalProgram(name: "cat", package: "coreutils")
    #expect(try program.output(on: Array("text".utf8)) { [$0] } == Data("text".utf8))
  }

  @Test func oneThatIsMissingNamesItsPackage() {
    let program = ExternalProgram(name: "earshot-none", package: "some-package")
    #expect {
      try program.output(on: []) { _ in [] }
    } throws: { error in
      guard case .isMissing(let package)? = error as? ExternalProgram.Failure else { return false }
      return package == "some-package"
    }
  }
}
