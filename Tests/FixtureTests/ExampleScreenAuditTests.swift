import EarshotAudit
import EarshotCaptures
import Foundation
import TestSupport
import Testing

/// What the audit must find on the example screens before adaptation, and not after.
@Suite(.enabled(if: SharedFolder.data != nil))
struct ExampleScreenAuditTests {
  @Test(arguments: try ExampleVariant.all.filter { $0.audit != nil })
  func findsWhatTheSourcesList(_ variant: ExampleVariant) throws {
    let expected = try #require(variant.audit)
    let found = try found(on: variant)
    #expect(expected.subtracting(found).isEmpty, "not found")
  }

  /// An id that is listed for the state before, and not for the one after, must be gone there.
  @Test(arguments: try ExampleVariant.all.filter { $0.isAfter && $0.audit != nil })
  func findsNothingThatWasMended(_ variant: ExampleVariant) throws {
    let mended = variant.auditBefore.subtracting(try #require(variant.audit))
    #expect(try found(on: variant).isDisjoint(with: mended))
  }

  @Test func everyIdIsARule() throws {
    let listed = try ExampleVariant.all.reduce(into: Set<Rule.ID>()) {
      $0.formUnion($1.audit ?? [])
    }
    #expect(listed.count >= 40)
    #expect(listed.subtracting(Rule.all.map(\.id)).isEmpty)
  }

  /// The rules that find something, those for which another speaks and those off by default too.
  private func found(on variant: ExampleVariant) throws -> Set<Rule.ID> {
    let capture = try CaptureFormat.viewFile.read(variant.viewFile, ReadOptions())
    let screen = try #require(capture.screens.first)
    let report = Audit(Rule.all.map { Audit.Check($0) }).report(of: AuditedScreen(screen))
    return Set(report.outcomes.filter { $0.found > 0 }.map(\.rule))
  }
}
