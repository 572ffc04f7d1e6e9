import EarshotTree
import Testing

@testable import EarshotAudit

/// One label for an element in all findings of it.
struct OneValueTests {
  /// The changes after the findings of an element agreed; `nil` for a finding without a fix.
  private func agreed(_ changes: [Fix.Change], on element: Element.ID) throws -> [Fix.Change?] {
    let screen = AuditedScreen(
      try Screen(
        notation: """
          screen 375x812 ru
          button "SHOW" id show frame 16,100,100,44
          image "hero_1" id hero frame 16,200,100,44
          button "К оплате" id pay frame 16,300,200,44
          """))
    let findings = changes.map { change in
      Finding(
        rule: "label-missing", element: element, outcome: .fail, severity: .error,
        confidence: .high, arguments: [:], covers: [], fix: .of(element, change))
    }
    return findings.withOneValue(on: screen).map { $0.fix?.edits.first?.change }
  }

  @Test(
    arguments: [
      // What one leaves to a person no other knows.
      (
        "show", [.label(.known("Show")), .label(.toWrite(.name))],
        [.label(.toWrite(.name)), .label(.toWrite(.name))]
      ),
      // Two that are known become one that does both.
      (
        "show", [.label(.known("Show")), .label(.known("SHOW, Log"))],
        [.label(.known("Show, Log")), .label(.known("Show, Log"))]
      ),
      // Where that is not known, a person decides.
      (
        "show", [.label(.known("Show")), .label(.known("Open"))],
        [.label(.toWrite(.name)), .label(.toWrite(.name))]
      ),
      // The label that is there is no change.
      (
        "show", [.label(.known("Show")), .label(.known("SHOW"))],
        [.label(.known("Show")), .label(.known("SHOW"))]
      ),
      // A picture that is to be named is not hidden.
      ("hero", [.label(.toWrite(.name)), .isElement(false)], [.label(.toWrite(.picture)), nil]),
      // What a fix writes is spoken.
      ("pay", [.label(.known("Оплатить 90 ₽"))], [.label(.known("Оплатить 90 рублей"))]),
    ] as [(Element.ID, [Fix.Change], [Fix.Change?])])
  func areAgreed(
    _ element: Element.ID, _ changes: [Fix.Change], _ expected: [Fix.Change?]
  ) throws {
    #expect(try agreed(changes, on: element) == expected)
  }
}
