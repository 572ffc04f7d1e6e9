package import EarshotTree

/// The items of a design, with what their numbers mean.
package struct VODesignDocument: Sendable {
  /// Which program numbered the traits, and how many pixels a point has.
  package struct Convention: Hashable, Sendable {
    /// Which bits mean which trait.
    package var dialect: VODesignDialect
    /// The pixels of a point, by which numbers are divided.
    package var scale: Double
    /// Whether the scale is known rather than guessed.
    package var isScaleKnown: Bool
    /// The warning that another dialect is as likely.
    var doubt: Capture.Warning?

    init(_ survey: VODesignSurvey, _ canvas: VODesignCanvas, _ dialect: VODesignDialect?) {
      let assumed = VODesignDialect.assumed(survey, canvas)
      self.dialect = dialect ?? assumed.dialect
      if dialect == nil, assumed.isInDoubt {
        doubt = Capture.Warning(
          "two programs number traits differently, and the design fits both; its traits are read "
            + "as those of \(assumed.dialect.name) (dialect \(assumed.dialect.rawValue))",
          at: survey.firstAmbiguousTrait)
      }
      // The plug-in writes points whatever scale it states.
      let known =
        self.dialect == .figma ? (scale: 1, isKnown: true) : canvas.scale(extent: survey.right)
      (scale, isScaleKnown) = known
    }

    /// A frame in the numbers of the document.
    ///
    /// - Parameters:
    ///   - frame: a frame in points from the corner of its screen.
    ///   - corner: that corner in the numbers of the document.
    package func numbers(of frame: Rect, from corner: Point) -> Rect {
      Rect(
        x: frame.x * scale + corner.x, y: frame.y * scale + corner.y, width: frame.width * scale,
        height: frame.height * scale)
    }

    /// A distance in the numbers of the document.
    package func numbers(of way: Point) -> Point { Point(x: way.x * scale, y: way.y * scale) }

    /// A frame in points from the corner of its screen; both in the numbers of the document.
    package func points(of frame: Rect, from corner: Point) -> Rect {
      Rect(
        x: (frame.x - corner.x) / scale, y: (frame.y - corner.y) / scale,
        width: frame.width / scale, height: frame.height / scale)
    }
  }

  /// The items in reading order, without those in them.
  let items: [JSONValue]
  /// The picture that the frames are measured in.
  let canvas: VODesignCanvas
  /// The meaning of the numbers.
  package let convention: Convention

  /// Reads the text of `controls.json` or `document.json`.
  ///
  /// Throws ``CaptureError`` for what is no design.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - canvas: the picture that the frames are measured in.
  ///   - dialect: who numbered the traits; `nil` concludes it from the items.
  ///   - convention: what the numbers are known to mean, as they go on meaning it while the design is
  ///     edited; `nil` concludes it from the items.
  package init(
    _ bytes: [UInt8], _ canvas: VODesignCanvas, _ dialect: VODesignDialect? = nil,
    convention: Convention? = nil
  ) throws(CaptureError) {
    let document = try JSONDocument.parse(try TextEncoding.utf8(bytes))
    var hasArtboards = false
    switch document.content {
    case .array(let values): items = values
    case .object(let object):
      items = try object.required("elements", in: "the document").array("elements")
      hasArtboards = true
    default: throw document.mismatch("the document", expected: "an array or an object")
    }
    self.canvas = canvas
    if let convention {
      self.convention = convention
    } else {
      self.convention = Convention(
        try VODesignSurvey(items, hasArtboards: hasArtboards), canvas, dialect)
    }
  }

  /// Takes items that were read before, or changed since.
  package init(items: [JSONValue], _ canvas: VODesignCanvas, convention: Convention) {
    self.items = items
    self.canvas = canvas
    self.convention = convention
  }

  /// The screens of the design.
  ///
  /// Throws ``CaptureError`` for an item that cannot be understood.
  ///
  /// - Parameter title: the title of items outside of artboards.
  package func capture(titled title: String?) throws(CaptureError) -> Capture {
    try VODesignReader.capture(of: self, titled: title)
  }

  /// All items, each before those in it.
  package var allItems: [JSONObject] {
    var found: [JSONObject] = []
    var stack = Array(items.reversed())
    while let item = stack.popLast() {
      guard case .object(let object) = item.content else { continue }
      found.append(object)
      if case .array(let inside)? = object["elements"]?.content { stack += inside.reversed() }
    }
    return found
  }
}
