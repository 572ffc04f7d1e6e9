import EarshotTree

/// The abbreviations of a compact hierarchy, which its `ui_schema` explains.
struct MaestroLegend {
  private var names: [String: String] = [:]

  /// Whether the document has a legend.
  private(set) var isAbbreviated = false

  init(_ document: JSONValue) throws(CaptureError) {
    guard case .object(let object) = document.content, let schema = object["ui_schema"] else {
      return
    }
    isAbbreviated = true
    let legend = try schema.object("ui_schema")
    let abbreviations = try legend["abbreviations"]?.object("abbreviations") ?? legend
    for member in abbreviations.members {
      if case .string(let name) = member.value.content { names[member.name] = name }
    }
  }

  /// The name that an abbreviation stands for.
  func name(of abbreviation: String) -> String { names[abbreviation] ?? abbreviation }

  /// The key of inner nodes.
  var children: String { names.first { $0.value == "children" }?.key ?? "children" }

  /// The nodes at the top of a document.
  func roots(of document: JSONValue) throws(CaptureError) -> [JSONValue] {
    guard isAbbreviated else { return [document] }
    let object = try document.object("document")
    let nodes = object.members.first { name(of: $0.name) == "elements" || $0.name == "root" }
    guard let nodes else {
      throw CaptureError(
        .noScreen, "the document has a 'ui_schema' and no 'elements'",
        help: "pass the whole answer of the tool", at: object.location)
    }
    if case .array(let values) = nodes.value.content { return values }
    return [nodes.value]
  }
}
