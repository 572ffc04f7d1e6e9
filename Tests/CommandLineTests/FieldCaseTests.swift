import Foundation
import TestSupport
import Testing

/// Small inputs, each of one kind that was once read or judged wrongly: those of `Fixtures/Field`,
/// and those beside the checkout where it is there.
struct FieldCaseTests {
  private static let fixtures = SharedFolder.checkout.appending(path: "Fixtures/Field")

  private static let own: [FieldCase] = SharedFolder.files(in: fixtures)
    .flatMap { FieldCase.cases(of: $0.appending(path: "cases.json")) }

  private static let shared: [FieldCase] =
    SharedFolder.data.map { FieldCase.cases(of: $0.appending(path: "field-cases/index.json")) }
    ?? []

  /// The reasons of the cases that do not hold, by id.
  private static let misses: [String: String] = {
    let data = try? Data(contentsOf: fixtures.appending(path: "misses.json"))
    return data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }()

  @Test func thereAreCases() {
    #expect(!Self.own.isEmpty)
    #expect(Set((Self.own + Self.shared).map(\.id)).count == Self.own.count + Self.shared.count)
  }

  @Test(arguments: own + shared) func holds(_ fieldCase: FieldCase) throws {
    let misses = try fieldCase.misses()
    if let reason = Self.misses[fieldCase.id] {
      #expect(!misses.isEmpty, "it holds now, so take it out of misses.json: \(reason)")
    } else {
      #expect(misses.isEmpty)
    }
  }
}
