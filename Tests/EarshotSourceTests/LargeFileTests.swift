#if Source
  import EarshotSource
  import EarshotSwiftParsing
  import Foundation
  import Testing

  /// A file that is parsed in parts.
  struct LargeFileTests {
    @Test(arguments: KeptSourceTests.fixtures) func partsMakeTheWholeFile(
      _ fixture: SourceFixture
    ) throws {
      let bytes = Array(try Data(contentsOf: fixture.url))
      let whole = SwiftFile(path: "a.swift", bytes: bytes)
      let parts = SwiftFile(path: "a.swift", bytes: bytes, partSize: 100)
      #expect(parts.kept == whole.kept)
    }

    /// What is broken in a part is told as in the whole file.
    @Test(arguments: [
      "struct A { let a = 1 }; let b = ; struct C { var c: Int { 2 } } struct D {}",
      "let a = \"}; struct B {}\"; let c = 2; func d() { \"\\(a);\" }\nlet e = 3\n",
      "#if DEBUG\nstruct A {}; struct B {}\n#else\nstruct C {}; struct D {}\n#endif\nlet a = 1;",
      "struct A {\n", "} } struct A {} ] struct B {}", "let a = 1; /* ; struct B {} */ let c = 1;",
    ]) func partsOfBrokenCodeAreThoseOfTheFile(_ code: String) {
      let whole = SwiftFile(path: "a.swift", bytes: Array(code.utf8))
      let parts = SwiftFile(path: "a.swift", bytes: Array(code.utf8), partSize: 4)
      #expect(parts.kept == whole.kept)
    }
  }
#endif
