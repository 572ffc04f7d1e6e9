package import EarshotTree
package import EarshotWriting

extension Drawing {
  /// Marks that are shown or hidden together.
  package struct Layer: Hashable, Sendable {
    /// The contents of a layer; the raw value is its name in options and in files.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// What lies behind one of several pictures.
      case ground
      /// The screenshot.
      case screenshot
      /// What answers to a finger that explores, what is silent, and where two stops overlap.
      case coverage
      /// The containers that matter to speech, in colour.
      case groups
      /// Where an element answers to touch: its path, else its frame.
      case touch
      /// The views that people see and VoiceOver is kept from.
      case hidden
      /// The frames of the elements.
      case frames
      /// The edges of the screen, where there is something beyond.
      case edges
      /// The line through the elements in the order of swiping right.
      case path
      /// Where a double tap taps.
      case activation
      /// The frame of the focus of VoiceOver.
      case focus
      /// The texts that are seen, in the size of their letters.
      case texts
      /// What is said, in place.
      case words
      /// The numbers of the reading order.
      case numbers
      /// The names that Voice Control shows.
      case voiceNames = "voice-names"
      /// The numbers that Voice Control shows.
      case voiceNumbers = "voice-numbers"
      /// The grid that Voice Control shows.
      case voiceGrid = "voice-grid"
      /// What Switch Control highlights, and its menus.
      case scanner
      /// What has no place on the picture.
      case list
      /// What the marks mean.
      case legend
      /// The caption panel.
      case caption
      /// The braille display.
      case braille
    }

    /// The contents.
    package var kind: Kind
    /// The marks, back to front.
    package var marks: [Mark]

    package init(_ kind: Kind, _ marks: [Mark] = []) {
      self.kind = kind
      self.marks = marks
    }

    /// The texts in it, back to front.
    package var texts: [TextBlock] {
      marks.compactMap { mark in
        if case .text(let block) = mark.shape { block } else { nil }
      }
    }
  }

  /// A shape with its colours.
  package struct Mark: Hashable, Sendable {
    /// The shape.
    package var shape: Shape
    /// The colour of the inside.
    ///
    /// `nil` leaves it empty; stretches of a text have colours of their own.
    package var fill: Paint?
    /// The line around, behind the letters of a text; `nil` draws none.
    package var stroke: Stroke?
    /// The element that it is about, for players and tests.
    package var element: Element.ID?
    /// The name, for those who point at it or cannot see it.
    package var title: String?

    package init(
      _ shape: Shape, fill: Paint? = nil, stroke: Stroke? = nil, element: Element.ID? = nil,
      title: String? = nil
    ) {
      self.shape = shape
      self.fill = fill
      self.stroke = stroke
      self.element = element
      self.title = title
    }

    /// Makes a mark of a text.
    package init(_ text: TextBlock, element: Element.ID? = nil, title: String? = nil) {
      self.init(.text(text), element: element, title: title)
    }

    /// The mark in another place.
    func moved(_ x: Double, _ y: Double) -> Mark {
      var mark = self
      mark.shape = shape.moved(x, y)
      return mark
    }
  }

  /// A shape that is drawn.
  package enum Shape: Hashable, Sendable {
    /// A rectangle with round corners; the radius is in points.
    case rectangle(Rect, radius: Double)
    /// Closed polygons, filled by the even-odd rule.
    case polygons(Path)
    /// A line through points.
    case line([Point])
    /// Lines that do not join, each through points.
    case lines([[Point]])
    /// A circle by its centre and radius in points.
    case circle(Point, radius: Double)
    /// A picture that fills a rectangle.
    case picture(ImageFile, Rect)
    /// Words.
    case text(TextBlock)

    func moved(_ x: Double, _ y: Double) -> Shape {
      func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
      return switch self {
      case .rectangle(let rect, let radius): .rectangle(rect.moved(x, y), radius: radius)
      case .polygons(let path):
        .polygons(Path(polygons: path.polygons.map { $0.map(moved) }))
      case .line(let points): .line(points.map(moved))
      case .lines(let lines): .lines(lines.map { $0.map(moved) })
      case .circle(let center, let radius): .circle(moved(center), radius: radius)
      case .picture(let picture, let rect): .picture(picture, rect.moved(x, y))
      case .text(let block): .text(block.moved(x, y))
      }
    }
  }
}
