import Foundation
import TestSupport
import Testing

/// Every JSON document that the program writes has a schema, and is as that says.
struct SchemaTests {
  private static let folder = SharedFolder.checkout.appending(path: "Documentation/Formats")

  /// The schemas with what writes their documents.
  private static let documents: [(schema: String, arguments: [String])] = [
    ("Audit", ["audit", "pizza-before", "--format", "json"]),
    ("AuditLine", ["audit", "Fixtures/Captures/pizza", "missing.xml", "--format", "jsonl"]),
    ("Comparison", ["compare", "pizza-before/cart", "pizza/cart", "--format", "json"]),
    ("Comparison", ["compare", "pizza", "pizza/menu", "--format", "json"]),
    ("Effort", ["effort", "pizza", "--language", "en", "--to", "Cart", "--format", "json"]),
    ("Narration", ["speak", "pizza", "--format", "json"]),
    ("Reach", ["read", "pizza", "--technology", "all", "--format", "json"]),
    ("Reach", ["read", "pizza/payment", "--technology", "voice-control", "--format", "json"]),
    ("ReadLine", ["read", "pizza", "missing.xml", "--format", "jsonl"]),
    ("Reading", ["read", "pizza", "pizza/cart", "--format", "json"]),
    (
      "Readiness",
      [
        "readiness", "pizza", "--scenarios", "Fixtures/Scripts/pizza", "--format", "json",
      ]
    ),
    ("Readiness", ["readiness", "pizza-before/menu", "--standard", "wcag", "--format", "json"]),
    (
      "Revisions",
      ["compare", "--revision", "HEAD", "Fixtures/Captures/formats", "--format", "json"]
    ),
    ("Rules", ["rules", "--format", "json"]),
    ("Screen", ["convert", "pizza/nutrition", "--to", "json"]),
    ("Screens", ["read", "pizza", "pizza/cart", "--list", "--format", "json"]),
    ("Script", ["drive", "--script", "Fixtures/Scripts/counter.vo", "--format", "json"]),
    ("Strings", ["read", "Fixtures/Strings/Localizable.xcstrings", "--format", "json"]),
    ("Trend", ["trend", "HISTORY", "--format", "json"]),
    ("WorkerAnswer", ["worker"]), ("WorkerJob", []),
  ]

  /// Jobs of a worker, which its answers are about.
  private static let jobs = """
    {"id": 1, "verb": "audit", "path": "pizza-before/menu"}
    {"id": "two", "verb": "read", "options": ["--language", "en"], "text": "button 'Pay'"}
    {"verb": "read", "path": "empty", "base64": ""}

    """

  @Test func everySchemaHasAnIdentityAndAllowsNewKeys() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".schema.json") }
    #expect(Set(names) == Set(Self.documents.map { "\($0.schema).schema.json" }))
    let page = try String(
      contentsOf: SharedFolder.checkout.appending(path: "Documentation/Formats/README.md"),
      encoding: .utf8)
    for name in names {
      let bytes = try Data(contentsOf: Self.folder.appending(path: name))
      let schema = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
      #expect((schema["$id"] as? String)?.hasSuffix("/Documentation/Formats/\(name)") == true)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("\"additionalProperties\": false"), "\(name)")
      #expect(page.contains("(\(name))"), "Formats/README.md does not name \(name)")
    }
  }

  /// New keys are allowed to readers; a key that the schema does not name is forgotten there.
  @Test(
    .enabled(if: SchemaValidator.isThere || SharedFolder.isRequired), arguments: documents.indices)
  func everyDocumentIsAsItsSchemaSays(_ index: Int) throws {
    var (schema, arguments) = Self.documents[index]
    let scratch = try Scratch()
    defer { scratch.remove() }
    if schema == "Trend" {
      #if History
        let history = scratch.path("history.db")
        for app in ["pizza-before/menu", "pizza/menu"] {
          _ = try Program.run(
            ["audit", app, "--store", history, "--quiet", "--goal", "pay=\(app):Корзина"])
        }
        arguments[1] = history
      #else
        return
      #endif
    }
    let isQuiet = !["Rules", "WorkerAnswer"].contains(schema)
    let written = try Program.run(
      arguments + (isQuiet ? ["--quiet"] : []), input: Array(Self.jobs.utf8))
    let document = schema == "WorkerJob" ? Array(Self.jobs.utf8) : written.output
    let script = """
      import glob, json, sys, jsonschema, referencing
      def strict(part):
          if isinstance(part, list):
              return [strict(p) for p in part]
          if not isinstance(part, dict):
              return part
          part = {key: strict(value) for key, value in part.items()}
          if isinstance(part.get("properties"), dict) and "type" in part:
              part.setdefault("additionalProperties", False)
          return part
      name = "\(schema)"
      all = [json.load(open(p)) for p in glob.glob("Documentation/Formats/*.schema.json")]
      registry = referencing.Registry().with_resources(
          [(s["$id"], referencing.Resource.from_contents(s)) for s in all])
      schema = next(s for s in all if s["$id"].endswith("/" + name + ".schema.json"))
      jsonschema.Draft202012Validator.check_schema(schema)
      if not name.endswith("Line"):
          schema = strict(schema)
      validator = jsonschema.Draft202012Validator(schema, registry=registry)
      text = sys.stdin.read()
      try:
          documents = [json.loads(text)]
      except ValueError:
          documents = [json.loads(line) for line in text.splitlines()]
      bad = [e.json_path + ": " + e.message[:200] for d in documents for e in validator.iter_errors(d)]
      print(bad[:3])
      """
    let verdict = try Program.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", script], input: document)
    #expect(verdict.messages == "")
    #expect(verdict.text == "[]\n")
    #expect(document.count > 100)
  }
}
