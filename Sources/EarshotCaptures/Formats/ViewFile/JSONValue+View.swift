import EarshotText
import EarshotTree

extension JSONValue {
  /// Four numbers as a frame: finite, not absurdly far away, with no negative side.
  func frame(_ name: String) throws(CaptureError) -> Rect {
    let numbers = try numbers(name, count: 4)
    try checkReach(of: numbers, name)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw invalid(
        "'\(name)' has a negative width or height",
        help: "a frame is [x, y, width, height] in points, from the top left corner")
    }
    return Rect(numbers)
  }

  func point(_ name: String) throws(CaptureError) -> Point {
    let numbers = try numbers(name, count: 2)
    try checkReach(of: numbers, name)
    return Point(x: numbers[0], y: numbers[1])
  }

  func path(_ name: String) throws(CaptureError) -> Path {
    let path = try object(name)
    try path.allowOnly(["rect"], in: "'\(name)'")
    return Path(rect: try path.required("rect", in: "'\(name)'").frame("rect"))
  }

  /// A colour `#RRGGBB`, in capitals.
  func color(_ name: String) throws(CaptureError) -> String {
    let color = try string(name)
    guard Appearance.isColor(color) else {
      throw invalid("'\(color)' is not a colour", help: "write '\(name)' as #RRGGBB, in sRGB")
    }
    return color.uppercased()
  }

  /// A number from 0 to 1.
  func share(_ name: String) throws(CaptureError) -> Double {
    let share = try number(name)
    guard (0...1).contains(share) else {
      throw invalid("'\(name)' must be from 0 to 1", help: "write it as a part of 1, such as 0.5")
    }
    return share
  }

  /// A number greater than zero.
  func size(_ name: String) throws(CaptureError) -> Double {
    let size = try number(name)
    guard size > 0, size <= CoordinateRange.farthest else {
      throw invalid("'\(name)' must be greater than 0", help: "write it in points")
    }
    return size
  }

  /// A whole number from zero.
  func count(_ name: String) throws(CaptureError) -> Int {
    let count = try integer(name)
    guard count >= 0 else { throw invalid("'\(name)' must not be negative", help: "0 is any") }
    return count
  }

  /// A place `[n, m]` in a series.
  func position(_ name: String) throws(CaptureError) -> SeriesPosition {
    let place = "[n, m]: the place from 1, and the number of members"
    guard case .array(let values) = content, values.count == 2 else {
      throw invalid("'\(name)' must be an array of 2 whole numbers", help: "write \(place)")
    }
    let index = try values[0].integer(name)
    let count = try values[1].integer(name)
    let position = SeriesPosition(index: index, count: count)
    guard position.isSound else {
      throw invalid("'\(name)' is not a place in a series", help: "write \(place)")
    }
    return position
  }

  func traits(_ name: String) throws(CaptureError) -> Traits {
    var traits: Traits = []
    for value in try array(name) {
      let word = try value.string(name)
      guard let trait = Traits(name: word) else {
        let nearest = Suggestion.nearest(
          to: word, among: Traits.knownNames, limit: { max(1, min(3, $0 / 2)) })
        throw value.invalid(
          "unknown trait '\(word)'",
          help: nearest.map { "did you mean '\($0)'?" }
            ?? "the traits are listed in Documentation/Formats/View.md")
      }
      traits.insert(trait)
    }
    return traits
  }

  func containerType() throws(CaptureError) -> ContainerType {
    switch try choice("containerType", of: ContainerWord.self) {
    case .semanticGroup: .semanticGroup
    case .list: .list
    case .landmark: .landmark
    case .dataTable: .dataTable(DataTable())
    }
  }

  func customContent(_ name: String) throws(CaptureError) -> [CustomContent] {
    try array(name).map { value throws(CaptureError) in
      let content = try value.object(name)
      let what = "an entry of '\(name)'"
      try content.allowOnly(["label", "value", "importance"], in: what)
      return CustomContent(
        label: try content.required("label", in: what).string("label"),
        value: try content.required("value", in: what).string("value"),
        importance: try content["importance"]?.choice("importance") ?? .default)
    }
  }

  /// The words of an array, each one of a type.
  func choices<Choice>(_ name: String) throws(CaptureError) -> [Choice]
  where Choice: RawRepresentable<String> & CaseIterable {
    try array(name).map { value throws(CaptureError) in try value.choice(name) }
  }

  private func checkReach(of numbers: [Double], _ name: String) throws(CaptureError) {
    guard !CoordinateRange.holds(numbers) else { return }
    throw invalid(
      "'\(name)' reaches farther than 10000000 points",
      help: "write screen coordinates in points, or leave the view out")
  }
}

private enum ContainerWord: String, CaseIterable {
  case semanticGroup
  case list
  case landmark
  case dataTable
}
