import Foundation
import TestSupport
import Testing

/// The files of the page of the studio: all are in the program, and all words in both languages.
struct StudioPageTests {
  private static let target = SharedFolder.checkout.appending(path: "Sources/EarshotStudioPage")
  private static let page = target.appending(path: "page")

  private static func files(ending: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: page.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { name in
      name.hasSuffix(ending) && name.split(separator: "/").last?.contains(".") == true
    }.sorted()
  }

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: page.appending(path: file), encoding: .utf8)
  }

  /// The forms of a text: one, or several by the categories of plurals.
  private static func words(_ file: String) throws -> [String: [String: String]] {
    let value = try JSONSerialization.jsonObject(
      with: Data(contentsOf: page.appending(path: file)))
    let object = try #require(value as? [String: Any])
    return object.mapValues { value in
      (value as? [String: String]) ?? ["": value as? String ?? ""]
    }
  }

  @Test func everyFileIsInTheProgram() throws {
    let code = try String(contentsOf: Self.target.appending(path: "page.c"), encoding: .utf8)
    let embedded = code.matches(of: /#embed "page\/([^"]+)"/).map { String($0.1) }
    let listed = code.matches(of: /FILE_OF\("([^"]+)"/).map { String($0.1) }
    #expect(embedded.sorted() == Self.files())
    #expect(listed == embedded)
  }

  @Test func thePageIsSmall() throws {
    let size = try Self.files().reduce(0) { sum, file in
      sum + (try Data(contentsOf: Self.page.appending(path: file)).count)
    }
    #expect(size <= 400_000)
  }

  /// Plurals of Russian have four categories, those of English two; names in braces are the same.
  @Test func wordsAreTotalInBothLanguages() throws {
    let files = Self.files(ending: "words.en.json")
    #expect(!files.isEmpty)
    for file in files {
      let english = try Self.words(file)
      let russian = try Self.words(file.replacing("en.json", with: "ru.json"))
      #expect(Set(english.keys) == Set(russian.keys), "\(file)")
      for (key, forms) in english {
        let others = russian[key] ?? [:]
        #expect(!forms.values.contains(""), "\(key)")
        #expect(!others.values.contains(""), "\(key)")
        let isPlural = forms[""] == nil
        #expect(Set(forms.keys) == (isPlural ? ["one", "other"] : [""]), "\(key)")
        #expect(
          Set(others.keys) == (isPlural ? ["one", "few", "many", "other"] : [""]), "\(key)")
        #expect(Self.names(forms) == Self.names(others), "\(key)")
      }
    }
  }

  private static func names(_ forms: [String: String]) -> Set<String> {
    Set(forms.values.flatMap { $0.matches(of: /\{(\w+)\}/).map { String($0.1) } })
  }

  /// Keys that the page asks for by name have words.
  @Test func everyKeyHasWords() throws {
    var known: Set<String> = []
    for file in Self.files(ending: "words.en.json") { known.formUnion(try Self.words(file).keys) }
    for file in Self.files(ending: ".js") {
      for match in try Self.text(file).matches(of: /\bt\("([\w.]+)"/) {
        #expect(known.contains(String(match.1)), "\(file): \(match.1)")
      }
    }
  }

  /// A text of a capture must never become markup, and nothing may come from another host.
  @Test func thePageMakesNoMarkupOfTexts() throws {
    let forbidden = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/
    for file in Self.files(ending: ".js") {
      let text = try Self.text(file)
      #expect(!text.contains(forbidden), "\(file)")
      let addresses = text.matches(of: /https?:\/\/[\w.]+/).map { String($0.0) }
      #expect(addresses.allSatisfy { $0 == "http://www.w3.org" }, "\(file)")
    }
    for file in Self.files(ending: ".css") {
      #expect(!(try Self.text(file)).contains(/@import|url\(/), "\(file)")
    }
  }
}
