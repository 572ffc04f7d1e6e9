import Foundation
import TestSupport
import Testing

/// The package jsonschema of Python, which is independent of the program.
enum SchemaValidator {
  /// Whether it is installed.
  static let isThere: Bool = {
    let outcome = try? Program.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", "import jsonschema, referencing"], input: [])
    return outcome?.status == 0
  }()

  /// Expects so many documents, one after another, that are as a schema says.
  static func expect(_ count: Int, in output: [UInt8], by schema: String) throws {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open("Documentation/Formats/\(schema).schema.json"))
      validator = jsonschema.Draft202012Validator(schema)
      validator.check_schema(schema)
      text, decoder, at, documents = sys.stdin.read(), json.JSONDecoder(), 0, []
      while text[at:].strip():
          at += len(text[at:]) - len(text[at:].lstrip())
          document, at = decoder.raw_decode(text, at)
          documents.append(document)
      print(len(documents), [e.message for d in documents for e in validator.iter_errors(d)][:3])
      """
    let verdict = try Program.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", script], input: output)
    #expect(verdict.messages == "")
    #expect(verdict.text == "\(count) []\n")
  }
}
