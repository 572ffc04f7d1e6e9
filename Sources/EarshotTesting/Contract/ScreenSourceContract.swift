public import EarshotSession
public import Testing

/// The contract of every app that VoiceOver is to drive: the suite for whoever writes a source.
///
/// ```swift
/// @Test func itKeepsTheContract() async throws {
///   try await ScreenSourceContract.verify { MySource() }
/// }
/// ```
///
/// Each check gets a source of its own, in the state in which the closure makes it.
public enum ScreenSourceContract {
  /// One thing that the contract wants.
  public struct Check: Sendable, Identifiable {
    /// The name, such as `ids-are-unique`.
    public let id: String
    /// The demand of the contract, in a sentence without a full stop.
    public let wants: String
    /// Why, in a sentence without a full stop.
    public let why: String
    /// What is wrong with a source; empty when nothing is.
    let problems: @Sendable (Probe) async throws -> [String]
  }

  /// A violation of the contract by a source.
  public struct Violation: Error, Sendable, CustomStringConvertible {
    /// The check that fails.
    public let check: Check
    /// The behaviour of the source.
    public let found: String

    /// The finding, the demand of the contract, and its reason.
    public var description: String {
      "\(check.id): \(found)\n  the contract wants: \(check.wants)\n  why: \(check.why)"
    }
  }

  /// All checks, in the order in which they run.
  public static let checks: [Check] = [
    .screenIsAnswered, .screenIsStable, .idsAreUnique, .unknownIDsAreIgnored,
    .theAppAsAWholeIsAsked, .othersAreNotAdjusted, .everyStopIsAsked, .changesNameElements,
    .noTimeNothingHappens, .delaysAreInTime, .concurrentCallsAreSafe, .aSessionIsUsable,
  ]

  /// Checks a source and answers what it does not keep.
  ///
  /// When the screen is not answered at all, nothing else can be checked.
  ///
  /// - Parameters:
  ///   - limit: how long one answer may take; time in which no thread was free does not count.
  ///   - makeSource: makes a new source, in the same state each time.
  public static func violations<Source: ScreenSource>(
    limit: Duration = .seconds(5), of makeSource: @Sendable () async throws -> Source
  ) async -> [Violation] {
    var violations: [Violation] = []
    for check in checks {
      let problems: [String]
      do {
        problems = try await check.problems(Probe(try await makeSource(), limit: limit))
      } catch {
        problems = ["\(error)"]
      }
      violations += problems.map { Violation(check: check, found: $0) }
      if check.id == Check.screenIsAnswered.id, !problems.isEmpty { break }
    }
    return violations
  }

  /// Checks a source: each violation is an issue of the test that runs.
  ///
  /// Outside of Swift Testing, as from XCTest, throws ``ExpectationFailure`` with all of them.
  ///
  /// - Parameters:
  ///   - limit: how long one answer may take; time in which no thread was free does not count.
  ///   - sourceLocation: where failures are shown.
  ///   - makeSource: makes a new source, in the same state each time.
  public static func verify<Source: ScreenSource>(
    limit: Duration = .seconds(5), sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ makeSource: @Sendable () async throws -> Source
  ) async throws {
    let violations = await violations(limit: limit, of: makeSource)
    guard !violations.isEmpty else { return }
    guard Test.current != nil else {
      throw ExpectationFailure(violations.map(\.description).joined(separator: "\n"))
    }
    for violation in violations { IssueReporter.report(violation, at: sourceLocation) }
  }
}
