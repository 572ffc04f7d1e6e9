import EarshotHistory
import Testing

/// What is new in a run, what was mended, and what is not known.
struct RunComparisonTests {
  /// Places written `path/screen/fingerprint`; the element is the last letter of the fingerprint.
  private static func places(_ names: [String]) -> [RunComparison.Place] {
    names.map { name in
      let parts = name.split(separator: "/").map(String.init)
      return RunComparison.Place(
        path: parts[0], screen: parts[1],
        finding: HistoryFinding(
          fingerprint: parts[2], rule: "label-missing", severity: .error,
          component: parts[2].last.map(String.init), what: "no label"))
    }
  }

  /// The earlier run, the later one, the files that only the earlier one has, those of them that are
  /// still there, and how many findings are new, mended and unknown.
  @Test(arguments: [
    (["a/S/1x"], ["a/S/1x"], "", "", [0, 0, 0]),
    (["a/S/1x"], ["a/S/1x", "a/S/2y"], "", "", [1, 0, 0]),
    (["a/S/1x", "a/S/2y"], ["a/S/2y"], "", "", [0, 1, 0]),
    (["a/S/1x"], ["a/S/2y"], "", "", [1, 1, 0]),
    // A file that was not looked at again.
    (["a/S/1x", "b/S/3z"], ["a/S/1x"], "b", "b", [0, 0, 1]),
    // A file that was renamed, and one that was not, for it is there.
    (["a/S/1x"], ["b/S/2x"], "a", "", [0, 0, 0]),
    (["a/S/1x"], ["b/S/2x"], "a", "a", [1, 0, 1]),
    // One of two was mended on the way, or came along with it.
    (["a/S/1x", "a/S/2x"], ["b/S/3x"], "a", "", [0, 0, 1]),
    (["a/S/1x"], ["b/S/2x", "b/S/3x"], "a", "", [1, 0, 0]),
  ])
  func findingsAreNewMendedOrUnknown(
    _ before: [String], _ after: [String], _ gone: String, _ there: String, _ counts: [Int]
  ) {
    let comparison = RunComparison(
      Self.places(before), Self.places(after), isGone: { gone.contains($0) },
      isThere: { there.contains($0) })
    #expect(
      [comparison.added.count, comparison.mended.count, comparison.unknown] == counts)
  }
}
