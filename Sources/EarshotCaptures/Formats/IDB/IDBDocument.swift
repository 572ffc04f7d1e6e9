import EarshotTree

/// The elements of a dump, out of the wrapper that the tool or the option puts around them.
struct IDBDocument {
  /// The roots, or all elements one after the other.
  private(set) var elements: [JSONValue]
  /// The object around them that tells of the backend, of modality and of truncation.
  private(set) var envelope: JSONObject?
  /// Where the document begins.
  let location: SourceLocation

  init(_ document: JSONValue) throws(CaptureError) {
    location = document.location
    elements = []
    switch document.content {
    case .array(let values): elements = values
    case .null:
      throw CaptureError(
        .noScreen, "there is no element at the point",
        help: "choose a point on an element, or use 'idb ui describe-all'", at: location)
    default: try read(try document.object("document"), document)
    }
  }

  private mutating func read(
    _ object: JSONObject, _ document: JSONValue
  ) throws(CaptureError) {
    if let data = object["data"] {
      let data = try data.object("data")
      elements = try data.required("raw", in: "'data'").array("raw")
    } else if let list = object["elements"] {
      elements = try list.array("elements")
      envelope = object
    } else {
      elements = [document]
    }
  }
}

extension IDBDocument {
  /// The names that an envelope may have.
  static let keys: Set<String> = [
    "elements", "backend", "target", "screen", "truncated", "modal", "automation", "coverage",
    "profile", "interaction", "frames",
  ]

  /// Whether the tool left elements out.
  var isTruncated: Bool {
    get throws(CaptureError) { try envelope?["truncated"]?.flag("truncated") ?? false }
  }

  /// The branch that hides the others, when the tool found one.
  var modal: (label: String?, type: String?)? {
    get throws(CaptureError) {
      guard let value = envelope?["modal"], value.content != .null else { return nil }
      let modal = try value.object("modal")
      return (
        try modal["label"]?.text("label"), try modal["element_type"]?.text("element_type")
      )
    }
  }

  /// The size of the screen.
  var screenSize: Size? {
    get throws(CaptureError) {
      guard let value = envelope?["screen"], value.content != .null else { return nil }
      let screen = try value.object("screen")
      guard let width = try screen["width"]?.tolerantNumber("width"),
        let height = try screen["height"]?.tolerantNumber("height")
      else { return nil }
      return Size(width: width, height: height)
    }
  }
}
