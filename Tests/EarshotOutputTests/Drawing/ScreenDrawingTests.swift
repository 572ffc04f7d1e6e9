import EarshotBraille
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotWriting
import Foundation
import TestSupport
import Testing

@testable import EarshotOutput

/// What a picture of a screen has in it.
struct ScreenDrawingTests {
  private let menu = """
    screen "Меню" 375x812 ru
    header "Меню" id title frame 24,60,327,40
    button "Пицца" id pizza value "625 рублей" hint "Открыть" frame 16,120,343,120
    adjustable "Размер" id size value "средний" frame 16,260,343,100
    button dimmed "Купить" id buy frame 16,700,343,60 tap 30,720
    """

  /// Mission A36: the numbers are the reading order.
  @Test(arguments: DrawnCase.examples)
  func numbersAreTheReadingOrder(_ file: URL) throws {
    for drawn in try DrawnCase.screens(of: file) {
      let layer = try #require(drawn.drawing(.frames).layer(.numbers))
      let listed = Set(drawn.drawing(.frames).listed)
      let numbered = layer.marks.compactMap { mark -> String? in
        guard case .text(let block) = mark.shape, let id = mark.element else { return nil }
        return "\(block.text) \(id)"
      }
      let expected = drawn.screen.order.indices.filter { !listed.contains($0) }
        .map { "\($0 + 1) \(drawn.screen.order[$0].id)" }
      #expect(numbered == expected)
    }
  }

  /// Mission A2: black, 3 points, 6 to 8 points around `accessibilityFrame`.
  @Test func theFocusIsAroundTheFrame() throws {
    var drawn = try DrawnCase.drawn(menu)
    drawn.focus = 2
    let mark = try #require(drawn.drawing(.frames).layer(.focus)?.marks.last)
    let stop = drawn.screen.order[2]
    guard case .rectangle(let rect, let radius) = mark.shape else {
      Issue.record("the focus is no rectangle")
      return
    }
    #expect(mark.element == stop.id)
    #expect(rect.grown(by: -7) == stop.element.frame.value)
    #expect(radius > 0)
    #expect(mark.stroke?.width == 3 && mark.stroke?.paint == .black)
    drawn.focus = nil
    #expect(drawn.drawing(.frames).layer(.focus)?.marks.isEmpty == true)
    #expect(drawn.drawing(.frames).layer(.caption)?.marks.isEmpty == true)
  }

  /// Mission A20: on black, the name plain, the value italic, the type bold, in place.
  @Test func theEarSeesWordsInPlace() throws {
    let drawn = try DrawnCase.drawn(menu)
    let drawing = drawn.drawing(.ear)
    #expect(drawing.background == .black)
    let layer = try #require(drawing.layer(.words))
    let looks = layer.marks.compactMap { mark -> String? in
      guard case .text(let block) = mark.shape, let id = mark.element else { return nil }
      let lines = block.lines.map { line in
        line.runs.map { run in
          run.style.isBold ? "*\(run.text)*" : run.style.isItalic ? "/\(run.text)/" : run.text
        }.joined()
      }
      return "\(id): \(lines.joined(separator: " ").replacing("* *", with: " "))"
    }
    #expect(
      looks
        == [
          "title: Меню, *заголовок*", "pizza: Пицца, /625 рублей/, *кнопка*, Открыть",
          "size: Размер, /средний/, *элемент регулировки*, "
            + "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
          "buy: Купить, недоступно, *кнопка*",
        ])
    for mark in layer.marks {
      guard case .text(let block) = mark.shape, let id = mark.element else { continue }
      let frame = try #require(drawn.screen.screen[id]?.frame.value)
      #expect(frame.union(block.bounds) == frame)
    }
  }

  /// What the ear sees of an example screen is what the data set says that is heard.
  @Test(arguments: DrawnCase.examples)
  func theEarSeesWhatIsSaid(_ file: URL) throws {
    let spoken = file.deletingPathExtension().deletingPathExtension().appendingPathExtension(
      "spoken.ru")
    let lines = try String(contentsOf: spoken, encoding: .utf8).split(separator: "\n")
    let drawn = try #require(try DrawnCase.screens(of: file).first)
    var artist = ScreenArtist(drawn, .ear, [.words])
    _ = artist.wordMarks()
    for index in drawn.lines.indices {
      let words = artist.runs(index, hasHints: true).map(\.text).joined()
      #expect(words == lines[index])
    }
  }

  @Test func onlyChosenLayersAreDrawn() throws {
    let drawn = try DrawnCase.drawn(menu)
    for kind in Drawing.Layer.Kind.allCases {
      #expect(drawn.drawing(.frames, layers: [kind]).layers.allSatisfy { $0.kind == kind })
    }
    #expect(drawn.drawing(.frames, layers: [.words]).layer(.words)?.texts.count == 4)
  }

  @Test func aScreenshotLiesUnderAll() throws {
    var drawn = try DrawnCase.drawn(menu)
    drawn.screenshot = ImageFile(mediaType: "image/png", bytes: [1, 2, 3])
    let drawing = drawn.drawing(.frames)
    let mark = try #require(drawing.layers.first?.marks.first)
    guard case .picture(_, let rect) = mark.shape else {
      Issue.record("the first mark is no picture")
      return
    }
    #expect(rect == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(drawing.layer(.words) == nil)
    #expect(SVGWriter.svg(drawing).contains("href=\"data:image/png;base64,AQID\""))
  }

  /// Voice Control and Switch Control have neither VoiceOver's frame nor its captions.
  @Test(arguments: [ScreenOverlay.Kind.names, .item, .menu])
  func whatIsOfVoiceOverIsLeftOutUnderAnotherTechnology(_ kind: ScreenOverlay.Kind) throws {
    var drawn = try DrawnCase.drawn(menu)
    let frame = Rect(x: 16, y: 120, width: 343, height: 120)
    drawn.overlays = [ScreenOverlay(kind, lines: ["Tap"], chosen: 0, frames: [frame])]
    let drawing = drawn.drawing(.frames)
    for layer in [Drawing.Layer.Kind.focus, .caption, .words, .numbers, .list] {
      #expect(drawing.layer(layer) == nil)
    }
    #expect(!drawing.summary.contains("VoiceOver"))
    // What the ear sees is VoiceOver's, so nothing of another technology lies over it.
    let ear = drawn.drawing(.ear)
    #expect(ear.layer(.words)?.texts.count == 4 && ear.layer(.focus) != nil)
    #expect(ear.layers.allSatisfy { !Drawing.Layer.Kind.overlays.contains($0.kind) })
    // The item of a menu stays marked, as the one that is scanned.
    let marks = drawing.layers.flatMap(\.marks).map(\.shape)
    #expect(
      marks.contains(.rectangle(frame.grown(by: 3), radius: 6)) == (kind != .names))
  }

  /// What a design hides on purpose is crossed out for the ear, and only the outermost view (F336).
  @Test func hiddenViewsAreMarkedForTheEar() throws {
    let drawn = try DrawnCase.drawn(
      """
      screen "Menu" 375x812 en
      header "Menu" frame 20,60,335,40
      view hidden "Waves" id waves frame 20,120,335,200
        image "Wave" hidden frame 40,140,60,60
      view invisible hidden frame 20,340,335,40
      """)
    let marks = try #require(drawn.drawing(.ear).layer(.hidden)?.marks)
    #expect(marks.count == 2 && marks.allSatisfy { $0.element == "waves" })
    #expect(marks[0].title == "hidden from VoiceOver: Waves")
    #expect(marks[0].shape == .rectangle(Rect(x: 20, y: 120, width: 335, height: 200), radius: 3))
    #expect(
      drawn.drawing(.ear).layer(.legend)?.texts.contains { $0.text.contains("hidden") } == true)
    #expect(drawn.drawing(.frames).layer(.hidden) == nil)
  }

  /// A line of the scanner menu has its icon, or a dot, and the whole row that is offered is marked
  /// (F305).
  @Test func theLinesOfAMenuHaveIcons() throws {
    var drawn = try DrawnCase.drawn(menu)
    var overlay = ScreenOverlay(.menu, lines: ["Tap", "Delete", "• Add"], chosen: 0)
    overlay.marks = [.icon("tap"), .icon("trash"), .dot]
    overlay.offered = [0, 1]
    drawn.overlays = [overlay]
    let marks = try #require(drawn.drawing(.frames).layer(.scanner)?.marks)
    #expect(
      Set(marks.compactMap(\.title)).isSuperset(of: ["tap", "trash", "Tap", "Delete", "• Add"]))
    let rows = marks.filter { mark in
      if case .rectangle(let frame, 10) = mark.shape { frame.height == 60 } else { false }
    }
    #expect(rows.count == 1)
    let dots = marks.filter {
      if case .circle(_, radius: 3) = $0.shape { $0.title == nil } else { false }
    }
    #expect(dots.count == 2)
  }

  @Test func wordsHideWhatLiesBehindTheirLetters() throws {
    let drawn = try DrawnCase.drawn(menu)
    let marks = try #require(drawn.drawing(.frames).layer(.words)?.marks)
    #expect(marks.allSatisfy { $0.stroke?.paint.hex == Drawing.Paint.white.hex })
    #expect(SVGWriter.svg(drawn.drawing(.frames)).contains("paint-order=\"stroke\""))
    // On black there is nothing behind them.
    #expect(drawn.drawing(.ear).layer(.words)?.marks.allSatisfy { $0.stroke == nil } == true)
  }

  @Test func aPointThatTheAppChoseHasARing() throws {
    let marks = try #require(try DrawnCase.drawn(menu).drawing(.frames).layer(.activation)?.marks)
    let rings = marks.compactMap { mark -> Drawing.Mark? in
      if case .circle(_, radius: 6) = mark.shape { mark } else { nil }
    }
    #expect(rings.map(\.element) == ["buy"])
    #expect(rings.first?.shape == .circle(Point(x: 30, y: 720), radius: 6))
  }

  @Test func aPathIsTheShapeOfTouchAndFocus() throws {
    var screen = try Screen(notation: menu)
    let path = Path(polygons: [
      [Point(x: 16, y: 120), Point(x: 300, y: 120), Point(x: 16, y: 240)]
    ])
    screen.update("pizza") { $0.path = .given(path) }
    var drawn = DrawnCase.drawn(screen)
    drawn.focus = 1
    let drawing = drawn.drawing(.frames)
    #expect(drawing.layer(.touch)?.marks[1].shape == .polygons(path))
    #expect(drawing.layer(.focus)?.marks.last?.shape == .polygons(path))
  }

  @Test func groupsHaveAColourEach() throws {
    let notation = """
      screen 375x812 en
      list "First" id first
        button "A" id a frame 10,10,100,44
        button "B" id b frame 10,60,100,44
      list "Second" id second
        button "C" id c frame 10,200,100,44
        button "D" id d frame 10,250,100,44
      """
    let drawing = try DrawnCase.drawn(notation).drawing(.frames)
    let groups = try #require(drawing.layer(.groups)?.marks)
    #expect(groups.map(\.element) == ["first", "second"])
    #expect(groups.map(\.title) == ["group: First", "group: Second"])
    let frames = try #require(drawing.layer(.frames)?.marks).map(\.stroke?.paint.hex)
    #expect(frames[0] == frames[1] && frames[2] == frames[3] && frames[0] != frames[2])
  }

  @Test func withoutFramesThereIsAList() throws {
    let notation = "screen en\n" + (1...30).map { "button \"B\($0)\" id b\($0)\n" }.joined()
    let drawn = try DrawnCase.drawn(notation)
    #expect(!drawn.hasPlaces)
    for mode in DrawnScreen.Mode.allCases {
      let drawing = drawn.drawing(mode)
      let rows = try #require(drawing.layer(.list)?.texts.map(\.text))
      #expect(rows.count == 31)
      #expect(rows[30].hasPrefix("30  B30"))
      #expect(drawing.listed == Array(0..<30))
      #expect(drawing.view.height > 30 * 15)
    }
  }

  @Test func whatHasNoPlaceIsListed() throws {
    let drawn = try DrawnCase.drawn(DrawnCase.odd)
    let drawing = drawn.drawing(.ear)
    let words = drawing.layer(.list)?.texts.map(\.text) ?? []
    #expect(words.contains { $0.contains("Zero") } && words.contains { $0.contains("Far") })
    #expect(drawing.view.width <= 2.5 * 375)
  }

  @Test func whatLiesBelowTheScreenIsMarked() throws {
    let notation = """
      screen 375x400 en
      view id scroll type UIScrollView frame 0,0,375,400
        button "Seen" id seen frame 16,300,343,60
        button "Below" id below frame 16,500,343,60
      """
    let drawing = try DrawnCase.drawn(notation).drawing(.frames)
    let frames = try #require(drawing.layer(.frames)?.marks)
    #expect(frames.map(\.stroke?.isDashed) == [false, true])
    #expect(
      drawing.layer(.edges)?.marks.first?.shape
        == .rectangle(
          Rect(x: 0, y: 0, width: 375, height: 400), radius: 0))
  }

  @Test func theCaptionIsOneLineThatIsCut() throws {
    let words = String(repeating: "очень ", count: 40)
    let drawn = try DrawnCase.drawn("screen 375x812 ru\nbutton \"\(words)\" frame 0,0,300,300")
    let block = try #require(drawn.drawing(.ear).layer(.caption)?.texts.first)
    #expect(block.lines.count == 1 && block.isCut && block.text.hasSuffix("…"))
    #expect(block.bounds.maxX <= 375)
  }

  @Test func brailleIsALineOfItsOwn() throws {
    var drawn = try DrawnCase.drawn(menu)
    for width in [8, 40, 160] {
      drawn.braille = BrailleLine(
        BrailleCells(cells: [1, 0, 63], places: [0, 1, 2]), on: BrailleDisplay(cells: width))
      let drawing = drawn.drawing(.ear)
      let bounds = try #require(drawing.layer(.braille)?.marks).compactMap { mark in
        if case .circle(let center, let radius) = mark.shape {
          return Rect(x: center.x, y: center.y, width: 0, height: 0).grown(by: radius)
        }
        return nil
      }
      #expect(bounds.count == 7)
      #expect(bounds.allSatisfy { $0.x >= drawing.view.x && $0.maxX <= drawing.view.maxX })
      #expect(bounds.allSatisfy { $0.maxY <= drawing.view.maxY })
    }
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let drawn = try DrawnCase.drawn(DrawnCase.rightToLeft)
    let marks = try #require(drawn.drawing(.ear).layer(.words)?.marks)
    for mark in marks {
      guard case .text(let block) = mark.shape else { continue }
      #expect(block.direction == (mark.element == "latin" ? .leftToRight : .rightToLeft))
    }
    let svg = SVGWriter.svg(drawn.drawing(.ear))
    // The edge of the frame without the margin is where its words begin.
    #expect(svg.contains("direction=\"rtl\" data-element=\"pizza\"><text x=\"356\""))
  }

  @Test func twoPicturesStandSideBySide() throws {
    let drawn = try DrawnCase.drawn(menu)
    let (left, right) = (drawn.drawing(.frames), drawn.drawing(.ear))
    let both = left.beside(right, title: "Both")
    #expect(both.view.width == left.view.width + 24 + right.view.width)
    #expect(both.texts.count == left.texts.count + right.texts.count)
    #expect(both.layers.filter { $0.kind == .ground }.count == 2)
  }

  @Test func theSameScreenIsTheSamePicture() throws {
    let drawn = try DrawnCase.drawn(DrawnCase.odd)
    #expect(SVGWriter.svg(drawn.drawing(.ear)) == SVGWriter.svg(drawn.drawing(.ear)))
  }
}
