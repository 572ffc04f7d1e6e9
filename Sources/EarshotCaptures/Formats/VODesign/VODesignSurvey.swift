import EarshotTree

/// What must be known of all items before one can be read: the bits in use, and how far they reach.
struct VODesignSurvey {
  /// All trait bits that some item has.
  private(set) var bits: UInt64 = 0
  /// The right edge of the rightmost item.
  private(set) var right = 0.0
  /// The first traits that the two dialects read differently.
  private(set) var firstAmbiguousTrait: SourceLocation?

  /// Whether an item is a container.
  private(set) var hasContainers = false

  /// Whether the items are those of a `document.json`.
  let hasArtboards: Bool

  init(_ items: [JSONValue], hasArtboards: Bool) throws(CaptureError) {
    self.hasArtboards = hasArtboards
    var stack = items
    while let item = stack.popLast() {
      let object = try item.object("an item")
      if let trait = object["trait"], trait.content != .null {
        let number = UInt64(bitPattern: Int64(try trait.bits("trait")))
        bits |= number
        if number & VODesignDialect.ambiguousBits != 0 { noteAmbiguous(trait.location) }
      }
      if let frame = object["frame"], frame.content != .null {
        let rect = try VODesignReader.frame(frame, "frame")
        if rect.maxX.isFinite, abs(rect.maxX) < 1e7 { right = max(right, rect.maxX) }
      }
      if try object.string("type") == "container" { hasContainers = true }
      if let elements = object["elements"] { stack += try elements.array("elements") }
    }
  }

  private mutating func noteAmbiguous(_ location: SourceLocation) {
    // The items are not visited in the order of the file.
    if let first = firstAmbiguousTrait,
      (first.line, first.column) <= (location.line, location.column)
    {
      return
    }
    firstAmbiguousTrait = location
  }
}
