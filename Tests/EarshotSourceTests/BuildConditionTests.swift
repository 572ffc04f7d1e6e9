#if Source
  import EarshotSource
  import Testing

  /// Conditions of `#if` on the phone of a user.
  struct BuildConditionTests {
    @Test(
      arguments: [
        ("DEBUG", false), ("!DEBUG", true), ("!!DEBUG", false), ("os(iOS)", true),
        ("os(macOS) || os(iOS)", true), ("os(iOS) && DEBUG", false),
        ("canImport(UIKit, _version: 5)", true),
        ("!(os(iOS) && targetEnvironment(macCatalyst))", true), ("os(iOS) // TESTING", true),
        ("(os(iOS) || FEATURE) && !DEBUG", true), ("ENABLE_LOGGING", false), ("FEATURE", nil),
        ("NO_LOGGING", nil), ("NDEBUG", nil), ("swift(>=5.9)", nil), ("", nil), ("(DEBUG", nil),
        ("true", true), ("false || DEBUG", false),
      ] as [(String, Bool?)])
    func isAsOnAPhone(_ condition: String, _ expected: Bool?) {
      #expect(BuildCondition.holds(condition) == expected)
    }

    /// What nobody writes neither ends the program nor keeps it.
    @Test func signsWithoutEndAreRead() {
      let count = 200_000
      let signs = String(repeating: "!", count: count)
      #expect(BuildCondition.holds(signs + "DEBUG") == false)
      let open = String(repeating: "(", count: count)
      let closed = String(repeating: ")", count: count)
      #expect(BuildCondition.holds(open + "DEBUG" + closed) == nil)
      let joined = Array(repeating: "DEBUG", count: count).joined(separator: " && ")
      #expect(BuildCondition.holds(joined) == false)
    }
  }
#endif
