import EarshotTree

extension JSONValue {
  /// The identities of an array; `name` is for the message.
  func ids(_ name: String) throws(CaptureError) -> [Element.ID] {
    try strings(name).map { Element.ID($0) }
  }

  /// The whole number; `nil` for null.
  func integer(orNull name: String) throws(CaptureError) -> Int? {
    content == .null ? nil : try integer(name)
  }

  /// So many lengths or coordinates; null is one that is not finite, which JSON has no number for.
  func measures(_ name: String, count: Int) throws(CaptureError) -> [Double] {
    let values = try array(name)
    guard values.count == count else { return try numbers(name, count: count) }
    return try values.map { value throws(CaptureError) in try value.measure(name) }
  }

  /// A length or coordinate; not a number for null.
  private func measure(_ name: String) throws(CaptureError) -> Double {
    content == .null ? .nan : try number(name)
  }

  /// A point, wherever it lies.
  func place(_ name: String) throws(CaptureError) -> Point {
    let coordinates = try measures(name, count: 2)
    return Point(x: coordinates[0], y: coordinates[1])
  }

  /// A place in a series and the number of members, as they were captured.
  func series(_ name: String) throws(CaptureError) -> SeriesPosition {
    let values = try array(name)
    guard values.count == 2 else {
      throw invalid("'\(name)' must be an array of 2 whole numbers", help: "write [n, m]")
    }
    return SeriesPosition(index: try values[0].integer(name), count: try values[1].integer(name))
  }

  /// The model of increment and decrement, also one that contradicts itself.
  func anyAdjustment() throws(CaptureError) -> Adjustment {
    let adjust = try object("adjustment")
    let what = "'adjustment'"
    if let options = adjust["options"] {
      return .options(
        Adjustment.Options(
          names: try options.strings("options"),
          index: try adjust.required("index", in: what).integer("index"),
          isEnumerated: try adjust.bool("enumerated") ?? true,
          selectionFollowsFocus: try adjust.bool("selectionFollowsFocus") ?? false))
    }
    return .range(
      Adjustment.Range(
        minimum: try adjust.required("min", in: what).measure("min"),
        maximum: try adjust.required("max", in: what).measure("max"),
        step: try adjust.required("step", in: what).measure("step"),
        value: try adjust.required("value", in: what).measure("value"),
        template: try adjust.string("template"), zero: try adjust.string("zero")))
  }

  /// The points of a polygon, whose coordinates are written one after another.
  func points(_ name: String) throws(CaptureError) -> [Point] {
    let values = try array(name)
    guard values.count.isMultiple(of: 2) else {
      throw invalid("a polygon of '\(name)' has a coordinate too many", help: "write pairs x, y")
    }
    return try stride(from: 0, to: values.count, by: 2).map { index throws(CaptureError) in
      Point(x: try values[index].measure(name), y: try values[index + 1].measure(name))
    }
  }

  /// A stretch of text with its attributes.
  func run(_ name: String) throws(CaptureError) -> AttributedText.Run {
    let run = try object(name)
    var attributes = AttributedText.Attributes()
    attributes.language = try run.string("language")
    attributes.pitch = try run.finite("pitch")
    attributes.ipaNotation = try run.string("ipaNotation")
    attributes.spellsOut = try run.bool("spellsOut")
    attributes.speaksPunctuation = try run.bool("speaksPunctuation")
    attributes.headingLevel = try run.integer("headingLevel")
    attributes.context = try run.string("context")
    attributes.custom = try run.strings("custom")
    return AttributedText.Run(
      try run.required("text", in: "a stretch of '\(name)'").string("text"), attributes)
  }

  /// Custom actions, each with those behind it.
  func actions(_ name: String) throws(CaptureError) -> [CustomAction] {
    try array(name).map { item throws(CaptureError) in
      if case .string(let name) = item.content { return CustomAction(name) }
      let item = try item.object("an action")
      return CustomAction(
        try item.required("name", in: "an action").string("name"), image: try item.string("image"),
        actions: try item["actions"]?.actions("actions") ?? [])
    }
  }

  /// The facts of a data table.
  func table() throws(CaptureError) -> DataTable {
    let table = try object("dataTable")
    return DataTable(
      rowCount: try table["rowCount"]?.integer(orNull: "rowCount"),
      columnCount: try table["columnCount"]?.integer(orNull: "columnCount"),
      rowHeaders: try table["rowHeaders"]?.headers("rowHeaders") ?? [],
      columnHeaders: try table["columnHeaders"]?.headers("columnHeaders") ?? [])
  }

  private func headers(_ name: String) throws(CaptureError) -> [[Element.ID]] {
    try array(name).map { line throws(CaptureError) in try line.ids(name) }
  }
}

extension JSONObject {
  /// The number of a key; `nil` without one, and for null, which a number that is not finite became.
  func finite(_ name: String) throws(CaptureError) -> Double? {
    guard let value = self[name], value.content != .null else { return nil }
    return try value.number(name)
  }

  /// How an element looks.
  func appearance() throws(CaptureError) -> Appearance {
    var look = Appearance()
    look.text = try string("text")
    look.isSelected = try bool("isSelected")
    look.isEnabled = try bool("isEnabled")
    look.color = try string("color")
    look.background = try string("background")
    look.darkColor = try string("darkColor")
    look.darkBackground = try string("darkBackground")
    look.backgroundAlpha = try finite("backgroundAlpha")
    look.alpha = try finite("alpha")
    look.fontSize = try finite("fontSize")
    look.fontWeight = try string("weight")
    look.textStyle = try self["textStyle"]?.choice("textStyle")
    look.scalesText = try bool("scalesText")
    look.shrinksText = try bool("adjustsFontSizeToFitWidth")
    look.fixedHeight = try finite("heightConstraint")
    look.numberOfLines = try integer("numberOfLines")
    look.image = try string("image")
    look.pictureText = try string("pictureText")
    look.drawing = try string("drawn")
    look.visibleFrame = try self["visibleFrame"].map { value throws(CaptureError) in
      Rect(try value.measures("visibleFrame", count: 4))
    }
    look.transform = try string("transform")
    return look
  }

  /// The facts of web content.
  func webContent() throws(CaptureError) -> WebContent {
    var web = WebContent(role: try self["role"]?.choice("role"))
    web.check = try self["check"]?.choice("check")
    web.popup = try self["popup"]?.choice("popup")
    web.current = try self["current"]?.choice("current")
    web.isRequired = try bool("isRequired") ?? false
    web.isInvalid = try bool("isInvalid") ?? false
    web.leadsIntoPage = try bool("leadsIntoPage") ?? false
    web.marker = try string("marker")
    web.description = try string("description")
    web.roleDescription = try string("roleDescription")
    web.share = try finite("share")
    return web
  }
}
