import EarshotCaptures
import EarshotTree

/// One change of a design, as a request names it.
enum DesignEdit {
  /// The line along which frames are put.
  enum Edge: String, CaseIterable {
    case left, right, top, bottom, centerX, centerY, distributeX, distributeY
  }

  /// Gives items a property.
  case set(Set<Int>, DesignProperty)
  /// Moves items with all that is in them, in points.
  case move(Set<Int>, Point)
  /// Gives items frames, in points from the corner of their screen.
  case frames([Int: Rect])
  /// Puts frames along a line.
  case align(Set<Int>, Edge)
  /// Adds an element.
  case add(Rect, label: String, traits: Traits, parent: Int?)
  /// Adds copies behind the items.
  case duplicate(Set<Int>, Point)
  /// Removes items with all that is in them.
  case delete(Set<Int>)
  /// Puts items before another one in the order, or at the end of a container.
  case place(Set<Int>, parent: Int?, before: Int?)
  /// Puts a container around items.
  case wrap(Set<Int>, DesignProperty)
  /// Removes containers and leaves what is in them.
  case unwrap(Set<Int>)
  /// Orders what is in a container as VoiceOver would without an order of the design.
  case sort(parent: Int?)

  /// Reads an edit of a request, and what it is called in the list of changes.
  static func read(_ value: JSONValue) throws(CaptureError) -> (edit: DesignEdit, name: String) {
    let object = try value.object("an edit")
    let kind = try object.required("edit", in: "an edit").string("edit")
    func items() throws(CaptureError) -> Set<Int> {
      Set(
        try object.required("items", in: "an edit").array("items").map {
          value throws(CaptureError) in try value.integer("items")
        })
    }
    func point(_ name: String) throws(CaptureError) -> Point {
      let numbers = try object.required(name, in: "an edit").numbers(name, count: 2)
      return Point(x: numbers[0], y: numbers[1])
    }
    switch kind {
    case "set":
      let name = try object.required("property", in: "an edit").string("property")
      let value = try object.required("value", in: "an edit")
      return (.set(try items(), try DesignProperty(name, value)), "set.\(name)")
    case "move": return (.move(try items(), try point("by")), kind)
    case "frames": return (.frames(try frames(object)), kind)
    case "align":
      let edge: Edge = try object.required("edge", in: "an edit").choice("edge")
      return (.align(try items(), edge), kind)
    case "add": return (try add(object), kind)
    case "duplicate": return (.duplicate(try items(), try point("by")), kind)
    case "delete": return (.delete(try items()), kind)
    case "place":
      return (
        .place(
          try items(), parent: try object.key("parent"), before: try object.key("before")), kind
      )
    case "wrap":
      let type = try object.required("containerType", in: "an edit")
      return (.wrap(try items(), try DesignProperty("containerType", type)), kind)
    case "unwrap": return (.unwrap(try items()), kind)
    case "sort": return (.sort(parent: try object.key("parent")), kind)
    default: throw value.unknownWord(kind, "edit", among: names)
    }
  }

  private static let names = [
    "set", "move", "frames", "align", "add", "duplicate", "delete", "place", "wrap", "unwrap",
    "sort",
  ]

  private static func frames(_ object: JSONObject) throws(CaptureError) -> [Int: Rect] {
    var frames: [Int: Rect] = [:]
    for value in try object.required("frames", in: "an edit").array("frames") {
      let numbers = try value.numbers("frames", count: 5)
      guard let key = Int(exactly: numbers[0]) else {
        throw value.invalid("an item has a whole number", help: "write [item, x, y, width, height]")
      }
      frames[key] = try rect(Array(numbers.dropFirst()), value)
    }
    return frames
  }

  private static func add(_ object: JSONObject) throws(CaptureError) -> DesignEdit {
    let frame = try object.required("frame", in: "an edit")
    var traits: Traits = []
    if let value = object["traits"], case .traits(let named) = try DesignProperty("traits", value) {
      traits = named
    }
    return .add(
      try rect(try frame.numbers("frame", count: 4), frame),
      label: try object.string("label") ?? "", traits: traits, parent: try object.key("parent"))
  }

  /// A frame in points; one that no picture has is refused.
  private static func rect(_ numbers: [Double], _ value: JSONValue) throws(CaptureError) -> Rect {
    guard numbers.allSatisfy({ $0.magnitude < 1e6 }), numbers[2] >= 0, numbers[3] >= 0 else {
      throw value.invalid("no screen has such a frame", help: "write points of the screen")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension JSONObject {
  /// The number of an item, if it is there and not null.
  fileprivate func key(_ name: String) throws(CaptureError) -> Int? {
    guard let value = self[name], value.content != .null else { return nil }
    return try value.integer(name)
  }
}

extension DesignEdit {
  /// The items that it is about.
  var keys: [Int] {
    switch self {
    case .set(let items, _), .move(let items, _), .align(let items, _), .duplicate(let items, _),
      .delete(let items), .wrap(let items, _), .unwrap(let items):
      Array(items)
    case .frames(let frames): Array(frames.keys)
    case .place(let items, let parent, let before):
      Array(items) + [parent, before].compactMap(\.self)
    case .add(_, _, _, let parent), .sort(let parent): [parent].compactMap(\.self)
    }
  }
}
