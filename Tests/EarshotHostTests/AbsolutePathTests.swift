import EarshotHost
import Testing

/// Paths without detours.
struct AbsolutePathTests {
  private static let folder = AbsolutePath("/app/screens")

  @Test(arguments: [
    ("/app/screens/a.xml", "a.xml"), ("/app/a.xml", "../a.xml"), ("/app/screens", "."),
    ("/app/screens/x/../a.xml", "a.xml"), ("/other", "../../other"),
    ("/app/screens2/a.xml", "../screens2/a.xml"),
  ])
  func aPathIsSeenFromAFolder(path: String, seen: String) {
    #expect(AbsolutePath(path).relative(to: Self.folder) == seen)
  }

  @Test(arguments: [
    ("/app/screens/a.xml", true), ("/app/screens", true), ("/app", false),
    ("/app/screens2", false),
  ])
  func aFolderHoldsWhatLiesInIt(path: String, isIn: Bool) {
    #expect(AbsolutePath(path).isIn(Self.folder) == isIn)
  }

  @Test func aWrittenPathIsSeenFromAFolder() {
    #expect(AbsolutePath("a.xml", in: Self.folder).text == "/app/screens/a.xml")
    #expect(AbsolutePath("/b.xml", in: Self.folder).text == "/b.xml")
    #expect(AbsolutePath("/app/screens/a.xml").folder == Self.folder)
  }
}
