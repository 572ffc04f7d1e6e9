import EarshotCaptures
import EarshotSpeech
import Foundation
import TestSupport
import Testing

/// The rules of the house that a compiler does not check.
struct RepositoryTests {
  private static let sources = SharedFolder.checkout.appending(path: "Sources")

  private static func swiftFiles(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0) }
  }

  @Test(arguments: [
    "EarshotText", "EarshotTree", "EarshotUIKit", "EarshotVerbalizer", "EarshotSpeech",
    "EarshotStrings", "EarshotSession", "EarshotVoiceOver",
    "EarshotVoiceControl", "EarshotSwitchControl", "EarshotReach", "EarshotAudit", "EarshotOutput",
    "EarshotPizza", "EarshotWriting", "EarshotConversion", "EarshotComparison",
  ])
  func theCoreDoesNotImportFoundation(_ module: String) throws {
    let files = Self.swiftFiles(in: Self.sources.appending(path: module))
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("import Foundation"), "\(file.path)")
    }
  }

  /// A UI test links EarshotTesting on a phone, which starts no programs.
  @Test func whatEarshotTestingNeedsRunsOnAPhone() throws {
    var modules: [String] = ["EarshotTesting"]
    for place in 0... where place < modules.count {
      for file in Self.swiftFiles(in: Self.sources.appending(path: modules[place])) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let starts = text.contains(
          /\b(Process\(\)|posix_spawn|fork\(\)|import (Glibc|Darwin|Musl))/)
        #expect(!starts, "\(file.path)")
        for match in text.matches(of: /import (Earshot\w+)/)
        where !modules.contains(String(match.1)) {
          modules.append(String(match.1))
        }
      }
      if place == modules.count - 1 { break }
    }
    #expect(modules.count > 8)
    #expect(!modules.contains("EarshotHost"), "it starts programs")
  }

  @Test func everyImporterIsInTheList() throws {
    let folder = Self.sources.appending(path: "EarshotCaptures/Formats")
    let list = try String(
      contentsOf: Self.sources.appending(path: "EarshotCaptures/CaptureFormat+All.swift"),
      encoding: .utf8)
    var found = 0
    for file in Self.swiftFiles(in: folder) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of: /static (?:let|var) (\w+)(?:: CaptureFormat)? = CaptureFormat\(/)
      {
        found += 1
        #expect(
          list.contains("\(match.1)"), "add '\(match.1)' to CaptureFormat.all")
      }
    }
    #expect(found == CaptureFormat.all.count)
    #expect(Set(CaptureFormat.all.map(\.id)).count == found)
  }

  /// An importer is a folder with a file of its name, and a line in the list.
  @Test func everyImporterHasAFolder() throws {
    let folder = Self.sources.appending(path: "EarshotCaptures/Formats")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == CaptureFormat.all.count)
    for name in names {
      let text = try String(
        contentsOf: folder.appending(path: "\(name)/\(name).swift"), encoding: .utf8)
      #expect(text.contains("CaptureFormat("), "\(name)/\(name).swift declares no format")
    }
  }

  @Test func everyOutputIsInTheListOfItsDocument() throws {
    var lists: [String: Set<String>] = [:]
    var formats: [String: Set<String>] = [:]
    for file in Self.swiftFiles(in: Self.sources) {
      let text = try String(contentsOf: file, encoding: .utf8)
      if let document = text.firstMatch(of: /extension OutputFormat where Document == ([^\n]+) \{/)
      {
        for match in text.matches(of: /static let (\w+) = OutputFormat\(/) {
          formats[String(document.1), default: []].insert(String(match.1))
        }
      }
      for match in text.matches(
        of: /static var all: \[OutputFormat<([^\n]+)>\] \{\s*\[([^\]]*)\]\s*\}/)
      {
        let names = match.2.split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }.filter { !$0.isEmpty }
        lists[String(match.1), default: []].formUnion(names)
      }
    }
    #expect(lists.count >= 10)
    for (document, names) in lists {
      #expect(formats[document] == names, "the list of the formats of \(document) is not whole")
    }
  }

  @Test func everyFormatHasAPage() throws {
    let readme = try String(
      contentsOf: SharedFolder.checkout.appending(path: "Documentation/Formats/README.md"),
      encoding: .utf8)
    for format in CaptureFormat.all {
      #expect(readme.contains("`\(format.id)`"), "name '\(format.id)' in Formats/README.md")
    }
  }

  @Test func everyPhrasebookIsInTheList() throws {
    let folder = Self.sources.appending(path: "EarshotSpeech/Locales")
    #expect(Self.swiftFiles(in: folder).count == Phrasebook.all.count)
  }

  /// Ideas that EarshotText owns, and how they look when they are built again.
  @Test(arguments: [
    (#"prefix \{ \$0 != "-""#, "Language reads tags"),
    (#"hasPrefix\("[a-z][a-z][-_]"\)"#, "Language reads tags"),
    (#"(func|let) (editDistance|levenshtein)"#, "EditDistance compares words"),
    (#"\(2\.\.\.4\)\.contains\([a-z]+ % 10\)|case 2\.\.\.4 where"#, "PluralRules chooses forms"),
  ])
  func whatEarshotTextOwnsIsNotBuiltAgain(_ pattern: String, _ owner: String) throws {
    let expression = try Regex(pattern)
    for file in Self.swiftFiles(in: Self.sources)
    where !file.path.contains("/EarshotText/") && !file.path.contains("/EarshotPizza/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains(expression), "\(file.path): \(owner)")
    }
  }

  @Test func everyErrorIsExplained() throws {
    let page = try String(
      contentsOf: SharedFolder.checkout.appending(path: "Documentation/Errors.md"), encoding: .utf8)
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
      .map { String($0.dropFirst(3)) }
    #expect(headings == CaptureError.Code.all.map(\.description))
  }

  /// The declarations that a user of the package sees, each with the comment above it.
  private static func publicDeclarations() throws -> [(path: String, text: String, doc: String)] {
    var declarations: [(path: String, text: String, doc: String)] = []
    for file in swiftFiles(in: sources) {
      var doc = ""
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for (index, line) in lines.enumerated() {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("///") {
          doc += text
        } else if text.contains("public "),
          let match = text.firstMatch(of: /^(@\S+ )*public (?!import)/)
        {
          let rest = lines[index...].prefix { !$0.hasSuffix("{") && !$0.hasSuffix("}") }
          let signature = (rest + lines[(index + rest.count)...].prefix(1)).joined(separator: " ")
          let whole = signature.trimmingCharacters(in: [" ", "{"]).dropFirst(match.0.count)
          declarations.append((file.path, String(whole), doc))
          doc = ""
        } else if !text.hasPrefix("@") {
          doc = ""
        }
      }
    }
    return declarations
  }

  /// What only modules of the package use is `package`.
  @Test func theFaceIsSmall() throws {
    let count = try Self.publicDeclarations().count
    #expect((1...800).contains(count), "\(count) declarations are public")
  }

  @Test func everyThrowingDeclarationNamesItsErrors() throws {
    let throwing = try Self.publicDeclarations().filter {
      $0.text.contains(/^(\S+ )*(func|init)\b/)
        && $0.text.contains(/\) (async )?throws(\(\w+\))?( -> [^()]+)?$/)
    }
    #expect(throwing.count > 20)
    for declaration in throwing {
      #expect(
        declaration.doc.lowercased().contains("throw"), "\(declaration.path): \(declaration.text)")
    }
  }

  @Test func everyLinkLeadsToAFile() throws {
    let checkout = SharedFolder.checkout
    let names = FileManager.default.enumerator(
      atPath: checkout.appending(path: "Documentation").path)
    let pages =
      (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
      .map { "Documentation/\($0)" } + ["README.md", "CONTRIBUTING.md"]
    for page in pages {
      let url = checkout.appending(path: page)
      for match in try String(contentsOf: url, encoding: .utf8).matches(
        of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/)
      {
        let target = url.deletingLastPathComponent().appending(path: String(match.1))
        #expect(
          FileManager.default.fileExists(atPath: target.standardizedFileURL.path),
          "\(page) links to \(match.1)")
      }
    }
  }

  @Test func everyPackageStandsOnThePageOfLicences() throws {
    let text = { (name: String) in
      try String(contentsOf: SharedFolder.checkout.appending(path: name), encoding: .utf8)
    }
    let page = try text("Documentation/Licences.md")
    let addresses = try text("Package.swift").matches(of: /url: "([^"]+)"/).map { $0.1 }
    #expect(!addresses.isEmpty)
    for address in addresses { #expect(page.contains("(\(address))"), "\(address)") }
  }

  @Test func noFunctionFillsMoreThanAScreen() throws {
    for file in Self.swiftFiles(in: Self.sources) where !file.path.contains("/Locales/") {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      #expect(lines.count <= 420, "\(file.path) has \(lines.count) lines")
      for (start, line) in lines.enumerated() where line.contains(/\b(func|init)\b.*[({<]/) {
        guard !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") else { continue }
        // A requirement has no body, and a body in its own line is short.
        guard line.hasSuffix("{") || line.hasSuffix("(") else { continue }
        let indent = line.prefix { $0 == " " }
        let end = lines[start...].firstIndex { $0 == indent + "}" } ?? start
        #expect(end - start <= 60, "\(file.path):\(start + 1) has \(end - start) lines")
      }
    }
  }

  @Test func aFileIsNamedAfterWhatIsInIt() throws {
    for file in Self.swiftFiles(in: Self.sources) {
      let name = file.deletingPathExtension().lastPathComponent
      let type = name.split(whereSeparator: { $0 == "+" || $0 == "." }).last.map(String.init) ?? ""
      let owner = name.split(whereSeparator: { $0 == "+" || $0 == "." }).first.map(String.init)
      let text = try String(contentsOf: file, encoding: .utf8)
      let isNamed = [type, owner ?? type].contains { name in
        text.contains(name) || text.lowercased().contains("var \(name.lowercased()):")
          || text.lowercased().contains("static let \(name.lowercased())")
          || text.lowercased().contains("static var \(name.lowercased())")
          || text.lowercased().contains("func \(name.lowercased())")
      }
      #expect(isNamed, "\(file.path) holds nothing of its name")
    }
  }

  /// `ScreenNodes` lays out the tree of a screen once, and everybody else goes along its row.
  ///
  /// Importers and the app make trees; what writes a document with parts in parts goes down itself.
  @Test func nobodyElseWalksTheTree() throws {
    let walkers = ["ScreenNodes", "Screen+HitTest", "ScreenJSON", "ScreenView", "ScreenOutline"]
    let importers = ["/EarshotCaptures/Formats/", "/EarshotCaptures/XCTest/", "/EarshotSource/"]
    let walk = /\b(?:element|(?:elements|siblings)\[\w+\]|pointee)\.children\b/
    for file in Self.swiftFiles(in: Self.sources) {
      let name = file.deletingPathExtension().lastPathComponent
      guard !walkers.contains(name), !importers.contains(where: file.path.contains),
        !file.path.contains("/EarshotPizza/")
      else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: walk) {
        let rest = text[match.range.upperBound...]
        guard ![".isEmpty", ".count", ".append", " ="].contains(where: rest.hasPrefix) else {
          continue
        }
        let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
        Issue.record("\(name):\(line) goes down the tree; go along ScreenNodes")
      }
    }
  }
}
