import EarshotAudit
import EarshotCaptures
import EarshotReach
import EarshotSession
import EarshotTree
import Foundation
import TestSupport
import Testing

/// Two rules of the audit are differences of readings, too: each finds what the other does.
@Suite struct AuditAgreementTests {
  @Test(arguments: Self.files)
  func switchControlLeavesOutTheSame(_ file: URL) throws {
    for screen in try Self.screens(of: file) {
      // What is only likely, because no trait tells, is left to the rules about traits.
      let differences = ScreenReach(of: Transcript.OrderedScreen(screen)).differences
        .filter { $0.code == .switchUnreachable && $0.isSure }
      let findings = try Self.findings("switch-unreachable", on: screen)
      let inside = try Self.insideElements(differences.map(\.element), on: screen)
      #expect(Set(differences.map(\.element)).subtracting(inside) == findings)
    }
  }

  @Test(arguments: Self.files)
  func voiceControlLacksTheSameNames(_ file: URL) throws {
    for screen in try Self.screens(of: file) {
      let differences = Set(
        ScreenReach(of: Transcript.OrderedScreen(screen)).differences
          .filter { $0.code == .voiceNameMissing }.map(\.element))
      let findings = try Self.findings("voice-name-missing", on: screen)
      #expect(findings.isSubset(of: differences))
      // What VoiceOver cannot name either is the mistake of another rule, which comes first.
      let unheard = try Self.unnamed(on: screen)
      let rest = differences.subtracting(findings).subtracting(unheard)
      #expect(rest.isEmpty, "only a difference: \(rest.map(\.rawValue).sorted())")
    }
  }

  /// The fixtures of technologies and the captures of the pizza app and of the corpus.
  private static var files: [URL] {
    let fixtures = SharedFolder.checkout.appending(path: "Fixtures")
    let folders =
      ["Technologies/bugs", "Technologies/good", "Captures/pizza", "Captures/page-source"]
      .map { fixtures.appending(path: $0) }
    let corpus = ["appium-xml", "debug-description", "idb-json", "ib"].compactMap {
      SharedFolder.corpus?.appending(path: $0)
    }
    let endings = [".screen", ".view.json", ".xml", ".json", ".txt", ".xib", ".storyboard"]
    return (folders + corpus).flatMap { folder in
      SharedFolder.files(in: folder).filter { file in
        endings.contains { file.lastPathComponent.hasSuffix($0) }
      }
    }
  }

  /// The screens of a file; none of what is no capture.
  private static func screens(of file: URL) throws -> [Screen] {
    let bytes = try [UInt8](Data(contentsOf: file))
    guard let format = try? CaptureFormat.recognizing(bytes),
      let capture = try? format.read(bytes, ReadOptions())
    else { return [] }
    // Screens of the system have no findings.
    return capture.screens.filter { !AuditedScreen($0).isOfSystem }
  }

  private static func findings(_ rule: String, on screen: Screen) throws -> Set<Element.ID> {
    let rule = try #require(Rule.all.first { $0.id == rule })
    let report = Audit([Audit.Check(rule)]).report(of: AuditedScreen(screen))
    return Set(report.findings.filter { $0.outcome == .fail }.compactMap(\.element))
  }

  /// What the rules report that are heard before that of missing names for Voice Control.
  private static func unnamed(on screen: Screen) throws -> Set<Element.ID> {
    let rule = try #require(Rule.all.first { $0.id == "voice-name-missing" })
    let first = Rule.all.filter { rule.supersededBy.contains($0.id) }
    let report = Audit(first.map { Audit.Check($0) }).report(of: AuditedScreen(screen))
    // A storyboard does not tell names for the voice, so the audit leaves a label of signs alone.
    let signs = screen.allElements.filter { element in
      element.label.value?.contains { $0.isLetter || $0.isNumber } == false
    }
    let bare = screen.allElements.filter { element in
      [element.label.value, element.value.value, element.hint.value].allSatisfy {
        $0?.isEmpty != false
      }
    }
    return Set(
      report.findings.compactMap(\.element) + report.findings.flatMap(\.covers)
        + (bare + signs).map(\.id))
  }

  /// Those that lie in another element without being links: the rule that names it reports them.
  private static func insideElements(
    _ ids: [Element.ID], on screen: Screen
  ) throws -> Set<Element.ID> {
    let ordered = OrderedScreen(screen)
    return Set(
      ids.filter { id in
        let chain = ordered.responderChain(from: id)
        return chain.first?.has(.link) != true
          && chain.dropFirst().contains(where: \.isAccessibilityElement)
      })
  }
}
