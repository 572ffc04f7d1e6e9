import EarshotAudit
import Testing

/// What names, numbers and messages of Apple's audit mean.
struct AppleAuditKindTests {
  @Test func bitsAreThoseOfXCTest() {
    let bits = AppleAuditType.allCases.map(\.bit)
    #expect(bits == [0, 1, 2, 3, 16, 17, 18, 32, 33].map { UInt64(1) << $0 })
    for type in AppleAuditType.allCases {
      #expect(AppleAuditType(bit: type.bit) == type)
      #expect(AppleAuditType(name: type.rawValue) == type)
      let first = type.rawValue.prefix(1).uppercased() + type.rawValue.dropFirst()
      #expect(AppleAuditType(name: "XCUIAccessibilityAuditType\(first)") == type)
    }
    #expect(AppleAuditType(name: "testTypeDynamicText") == .dynamicType)
    #expect(AppleAuditType(name: "testTypeSwipeOrder") == nil)
    #expect(AppleAuditType(bit: .max) == nil)
  }

  @Test(arguments: [
    (AppleAuditType.contrast, "Contrast failed", AppleAuditKind.contrastFailed),
    (.contrast, "Contrast nearly passed", .contrastNearlyPassed),
    (.elementDetection, "Potentially inaccessible text", .inaccessibleText),
    (.hitRegion, "Hit area is too small", .hitArea),
    (.sufficientElementDescription, "Element has no description", .noDescription),
    (.sufficientElementDescription, "Label not human-readable", .notHumanReadable),
    (.sufficientElementDescription, "Image name used in description", .imageName),
    (.textClipped, "Text clipped", .textClipped),
    (.dynamicType, "Dynamic Type font sizes are unsupported", .dynamicTypeUnsupported),
    (.dynamicType, "Dynamic Type font sizes are partially unsupported", .dynamicTypePartial),
    (.dynamicType, "", .dynamicTypePartial),
    (.trait, "", .trait),
    (.action, "Action is missing", .action),
    (.parentChild, "Parent/Child mismatch", .parentChild),
  ])
  func messagesTellTheKind(_ type: AppleAuditType, _ message: String, _ kind: AppleAuditKind) {
    #expect(AppleAuditKind(type, saying: message) == kind)
    #expect(AppleAuditKind(bit: type.bit, saying: message) == kind)
  }

  @Test(arguments: [
    (12, AppleAuditKind.contrastNearlyPassed), (13, .contrastFailed), (100, .hitArea),
    (1_000, .inaccessibleText), (3_001, .dynamicTypeUnsupported), (3_002, .dynamicTypePartial),
    (3_003, .textClipped), (5_000, .noDescription), (7, .unknown("7")),
  ])
  func classificationsTellTheKind(_ number: Int, _ kind: AppleAuditKind) {
    #expect(AppleAuditKind(classification: number) == kind)
  }

  @Test(arguments: AppleAuditKind.known)
  func everyKindHasARuleAndWords(_ kind: AppleAuditKind) throws {
    let id = try #require(kind.id)
    #expect(AppleAuditKind(id: id) == kind)
    for isUnheard in [false, true] {
      let rule = try #require(kind.rule(isUnheard: isUnheard))
      #expect(Rule.named(rule) != nil, "no rule \(rule)")
    }
    let english = try #require(kind.text(in: "en"))
    let russian = try #require(kind.text(in: "ru-RU"))
    #expect(english.what.contains("{name}") && russian.what.contains("{name}"))
    let pairs = [
      (english.summary, russian.summary), (english.what, russian.what),
      (english.why, russian.why), (english.advice, russian.advice),
    ]
    for (english, russian) in pairs {
      #expect(!english.contains { ("а"..."я").contains($0) })
      #expect(russian.contains { ("а"..."я").contains($0) })
    }
  }

  @Test func theUnknownIsKept() {
    let kind = AppleAuditKind(named: "testTypeSwipeOrder", saying: "")
    #expect(kind == .unknown("testTypeSwipeOrder"))
    #expect(kind.id == nil && kind.rule() == nil && kind.text(in: "en") == nil)
  }

  @Test func importedRulesHaveNoExamplesAndNoDouble() {
    #expect(Rule.imported.allSatisfy { $0.examples.failing.isEmpty })
    #expect(Set(Rule.imported.map(\.id)).isDisjoint(with: Rule.all.map(\.id)))
    #expect(Rule.imported.map(\.id) == Rule.imported.map(\.id).sorted())
  }
}
