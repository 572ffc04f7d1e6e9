import EarshotCaptures
import EarshotOutput
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// The parts that all tabs share: the library, its audits, pictures and sounds.
package final class Studio: Sendable {
  let options: StudioOptions
  /// The screens.
  package let library: StudioLibrary
  let audits: AuditShelf
  let pictures = PictureStore()
  let sounds: SoundAnswers
  let designs: DesignRoom
  private let page: PageFiles
  private let tabs = TabDirectory()

  /// Opens what is to be shown.
  package init(_ options: StudioOptions) {
    self.options = options
    library = StudioLibrary(options)
    audits = AuditShelf(options)
    sounds = SoundAnswers(pictures)
    page = PageFiles(folder: options.pageFolder)
    designs = DesignRoom(library: library, pictures: pictures) { [tabs] tab, event, reply in
      tabs.notify(tab, event: event, reply)
    }
  }

  /// The answer to a request to read.
  func response(to request: HTTPRequest) async -> HTTPResponse {
    if let file = page.file(at: request.path) { return file }
    if let picture = pictures.file(at: request.path) { return picture }
    let notFound = HTTPResponse.text(404, "there is nothing at this address")
    do throws(StudioError) {
      if request.path.hasPrefix("/report/") {
        return try await AuditReportAnswers(studio: self).file(
          named: String(request.path.dropFirst("/report/".count)), request.query)
      }
      guard request.path.hasPrefix("/export/") else { return notFound }
      return try await ExportAnswers(studio: self).file(
        named: String(request.path.dropFirst("/export/".count)), request.query)
    } catch {
      return HTTPResponse.text(error.code == .notFound ? 404 : 400, error.message)
    }
  }

  /// Takes a tab.
  func add(_ number: Int, _ output: TabOutput) { tabs.add(number, output) }

  /// Forgets a tab.
  func remove(_ number: Int) async {
    tabs.remove(number)
    await designs.closed(tab: number)
  }

  /// Sends an event to a tab; to all of them without a number.
  package func notify(_ tab: Int? = nil, event: String, _ reply: Reply) {
    tabs.notify(tab, event: event, reply)
  }

  /// Looks for changes of files, and audits what was read, until the task is cancelled.
  func watch() async {
    await library.load()
    await audit(library.all())
    var pause = Duration.seconds(1)
    while (try? await Task.sleep(for: pause)) != nil {
      let start = ContinuousClock.now
      // To judge a design while it is typed in would take the time of whoever types.
      let change = await library.refresh(waitsForQuiet: true)
      // To look at a large folder takes a twentieth of the time at most.
      pause = max(.seconds(1), start.duration(to: .now) * 20)
      guard !change.isEmpty else { continue }
      await audits.forget(change.removed)
      notify(event: "library", await entries(change.read, removed: change.goneScreens))
      await audit(change.read)
    }
  }

  /// Audits inputs one after another, and tells now and then what was found.
  private func audit(_ inputs: [LibraryInput]) async {
    var told = ContinuousClock.now
    var waiting: [LibraryInput] = []
    for input in inputs where input.screens.first?.isPicture == false {
      guard !Task.isCancelled else { return }
      try? await audits.audit(input.path)
      waiting.append(input)
      guard told.duration(to: .now) > .milliseconds(500) else { continue }
      await tell(waiting)
      waiting = []
      told = .now
    }
    await tell(waiting)
  }

  /// Tells what was found; a tab that comes later asks for all.
  private func tell(_ audited: [LibraryInput]) async {
    guard !audited.isEmpty, !tabs.isEmpty else { return }
    notify(event: "library", await entries(audited, removed: []))
  }
}

extension Studio {
  /// The settings of speech for a screen, as a request wants them.
  ///
  /// Throws ``StudioError`` for a language or a system that there is not.
  func settings(
    for screen: LibraryScreen, _ arguments: Arguments
  ) throws(StudioError) -> SpeechSettings {
    var speech = options.speech
    speech.language = try arguments.language() ?? speech.language
    speech.profile = try arguments.profile() ?? speech.profile
    return speech.settings(for: screen.screen)
  }

  /// The address of the drawing of a screen, with what is said on it.
  func drawing(of screen: LibraryScreen) -> String {
    drawing(of: screen, named: "drawing", isPlain: false)
  }

  /// The address of the drawing of a screen without numbers and focus, exactly as large as the screen.
  func plainDrawing(of screen: LibraryScreen) -> String {
    drawing(of: screen, named: "plain", isPlain: true)
  }

  private func drawing(of screen: LibraryScreen, named name: String, isPlain: Bool) -> String {
    let settings = options.speech.settings(for: screen.screen)
    return pictures.named(
      "\(name) \(screen.id)", in: screen.state, "drawing", "svg", type: "image/svg+xml"
    ) { Self.svg(screen.ordered, settings, isPlain: isPlain) }
  }

  /// The address of the plain drawing of a screen as it is at a moment.
  func drawing(ofMoment screen: OrderedScreen) -> String {
    let settings = options.speech.settings(for: screen.screen)
    return pictures.add("drawing", "svg", type: "image/svg+xml") {
      Self.svg(screen, settings, isPlain: true)
    }
  }

  /// The address of the screenshot of a screen; `nil` if it has none.
  func picture(of screen: LibraryScreen) -> String? {
    screen.picture.map { picture in
      pictures.named("picture \(screen.id)", in: screen.state, mediaType: picture.mediaType) {
        picture.bytes
      }
    }
  }

  private static func svg(
    _ screen: OrderedScreen, _ settings: SpeechSettings, isPlain: Bool
  ) -> [UInt8] {
    let lines = VoiceOver(settings: settings).reading(of: screen.screen).lines
    var drawn = DrawnScreen(screen: screen, lines: lines)
    drawn.language = settings.language
    guard isPlain else {
      return OutputFormat<Drawing>.svg.write(drawn.drawing(.frames))
    }
    var drawing = drawn.drawing(.frames, layers: [.frames, .words])
    // The page lays its frames over it, so that a point of the screen is a point of the picture.
    if let size = screen.screen.size {
      drawing.view = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    return OutputFormat<Drawing>.svg.write(drawing)
  }

  /// The facts that every room tells of a screen.
  func head(of screen: LibraryScreen) -> ScreenHead {
    ScreenHead(
      screen: screen, drawing: drawing(of: screen), plain: plainDrawing(of: screen),
      picture: picture(of: screen))
  }

  /// The entries of inputs, with what is gone.
  func entries(_ inputs: [LibraryInput], removed: [String]) async -> Reply {
    var entries: [LibraryEntry] = []
    for input in inputs {
      let results = await audits.knownResults(of: input)
      entries += input.screens.map {
        LibraryEntry(head: head(of: $0), result: results[$0.number + 1])
      }
    }
    let unread = inputs.filter { $0.problem != nil }
    let (told, canWrite) = (entries, library.writable != nil)
    return Reply { json in
      json.objects("screens", told) { $1.write(&$0) }
      json.lines("unread", unread) {
        ["name": $0.name, "message": $0.problem?.message, "help": $0.problem?.help]
      }
      json.fields(["removed": removed, "writable": canWrite])
    }
  }
}

extension Arguments {
  /// The language of the phone that a request wants; `nil` if it wants none.
  func language() throws(StudioError) -> String? {
    guard let language = try optionalText("language") else { return nil }
    guard Phrasebook.book(for: language) != nil else {
      let known = Phrasebook.all.map(\.language).joined(separator: ", ")
      throw StudioError(.badArgument, "no phrases for the language '\(language)'; known: \(known)")
    }
    return language
  }

  /// The system that a request wants; `nil` if it wants none.
  func profile() throws(StudioError) -> Profile? {
    guard let name = try optionalText("profile") else { return nil }
    guard let profile = Profile(name) else {
      throw StudioError(.badArgument, "there is no system '\(name)', such as ios18-phone")
    }
    return profile
  }
}
