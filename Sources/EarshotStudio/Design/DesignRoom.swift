import EarshotCaptures
import EarshotHost
import EarshotProject
import EarshotSession
import EarshotTree
import EarshotWriting
import Foundation

/// The room Design of all tabs: designs that are open, and who is told of their changes.
package actor DesignRoom {
  /// A design with the tabs that have it open.
  private struct Entry {
    let design: OpenDesign
    var tabs: Set<Int> = []
    /// Whether the file on disk cannot be read at the moment.
    var isBroken = false
  }

  private let library: StudioLibrary
  private let pictures: PictureStore
  private let notify: @Sendable (_ tab: Int, _ event: String, _ reply: Reply) -> Void
  private let journals: StateFolder?
  private var entries: [String: Entry] = [:]
  private var watch: Task<Void, Never>?

  /// Makes the room.
  ///
  /// - Parameters:
  ///   - journals: where changes are kept so that they can be undone after a restart; `nil` keeps
  ///     them as long as the server runs.
  ///   - notify: sends an event to a tab.
  init(
    library: StudioLibrary, pictures: PictureStore, journals: StateFolder? = StateFolder(),
    notify: @escaping @Sendable (_ tab: Int, _ event: String, _ reply: Reply) -> Void
  ) {
    self.library = library
    self.pictures = pictures
    self.journals = journals
    self.notify = notify
  }

  /// Answers a verb of the room.
  ///
  /// Throws ``StudioError`` for what cannot be done.
  package nonisolated func answer(
    _ verb: String, _ arguments: Arguments, tab: Int
  ) async throws(StudioError) -> Reply {
    // Designs may be nested deeply.
    let result = await Task(executorPreference: WorkThreads.executor) {
      do throws(StudioError) {
        return Result<Reply, StudioError>.success(try await self.reply(verb, arguments, tab))
      } catch {
        return .failure(error)
      }
    }.value
    return try result.get()
  }

  /// Forgets a tab.
  package func closed(tab: Int) {
    for id in entries.keys { leave(id, tab) }
  }

  private func reply(
    _ verb: String, _ arguments: Arguments, _ tab: Int
  ) async throws(StudioError) -> Reply {
    if verb == "design.create" { return try await create(arguments) }
    let id = try arguments.text("design")
    if verb == "design.open" { return try await open(id, arguments, tab) }
    if verb == "design.close" {
      leave(id, tab)
      return .done
    }
    guard let design = entries[id]?.design else {
      throw StudioError(.notOpen, "open the design with design.open first")
    }
    switch verb {
    case "design.edit": return try edit(id, design, arguments)
    case "design.undo": return try change(id) { try design.undo() }
    case "design.redo": return try change(id) { try design.redo() }
    case "design.texts": return try await texts(design, arguments)
    default: throw StudioError(.unknownVerb, "there is no verb '\(verb)'")
    }
  }
}

extension DesignRoom {
  private func open(
    _ id: String, _ arguments: Arguments, _ tab: Int
  ) async throws(StudioError) -> Reply {
    let screen = try await library.screen(id)
    // Each of several artboards is a screen of the library, and all are one design.
    let (id, path) = (screen.input, screen.path)
    let language = try arguments.language()
    do {
      if let entry = entries[id] {
        refresh(id)
        if let change = try entry.design.setLanguage(language) { tell(id, change) }
      } else {
        guard let file = DesignFile(path) else {
          throw StudioError(.cannotRead, "'\(id)' is no design; make one with design.create")
        }
        let journal = journals?.file("designs", for: file.document).map(DesignJournal.init)
        entries[id] = Entry(
          design: try OpenDesign(file, language: language, journal: journal))
      }
    } catch {
      throw StudioError(error)
    }
    entries[id]?.tabs.insert(tab)
    if watch == nil {
      watch = Task(executorPreference: WorkThreads.executor) { await self.look() }
    }
    guard let design = entries[id]?.design else { return .done }
    return Reply(
      DesignMessage.opened(design, id: id, pictures: addresses(of: design)))
  }

  private func leave(_ id: String, _ tab: Int) {
    entries[id]?.tabs.remove(tab)
    guard entries[id]?.tabs.isEmpty == true else { return }
    entries[id] = nil
    guard entries.isEmpty else { return }
    watch?.cancel()
    watch = nil
  }

  /// Looks once a second for what other programs wrote.
  private func look() async {
    while (try? await Task.sleep(for: .seconds(1))) != nil {
      for id in entries.keys.sorted() { refresh(id) }
    }
  }

  /// Takes over what another program wrote; tells tabs when that cannot be read, and when it can.
  @discardableResult private func refresh(_ id: String) -> DesignProblem? {
    guard let entry = entries[id] else { return nil }
    do {
      if let change = try entry.design.refresh() { tell(id, change) }
      if entry.isBroken { tellProblem(id, nil) }
      return nil
    } catch {
      let problem = error as? DesignProblem ?? .unreadable(StudioError(error).message)
      if !entry.isBroken, case .unreadable(let message) = problem { tellProblem(id, message) }
      return problem
    }
  }

  private func tell(_ id: String, _ change: DesignChange) {
    guard let entry = entries[id], !change.isEmpty || change.chosen != nil else { return }
    let write = DesignMessage.changed(
      change, entry.design, id: id,
      pictures: change.boards == nil ? [] : addresses(of: entry.design))
    for tab in entry.tabs.sorted() { notify(tab, "design.changed", Reply(write)) }
  }

  private func tellProblem(_ id: String, _ message: String?) {
    entries[id]?.isBroken = message != nil
    for tab in entries[id]?.tabs.sorted() ?? [] {
      notify(
        tab, "design.problem", Reply { $0.fields(["design": id, "message": message]) })
    }
  }

  /// The addresses of the pictures of the screens.
  private func addresses(of design: OpenDesign) -> [String?] {
    design.version.reading.boards.map { board in
      guard let path = design.picture(of: board),
        let start = InputFile(path: path).start(64),
        let picture = Screenshot(start, path: path), !PNGMark.isMarked(start)
      else { return nil }
      return pictures.named(
        "design \(path)", in: FileStamp(of: path).hashValue, mediaType: picture.mediaType
      ) { (try? InputFile(path: path).bytes()) ?? [] }
    }
  }
}

extension DesignRoom {
  private func edit(
    _ id: String, _ design: OpenDesign, _ arguments: Arguments
  ) throws(StudioError) -> Reply {
    let known = try arguments.integer("revision", 0...Int.max)
    let group = try arguments.optionalText("group")
    var edits: [DesignEdit] = []
    var names: [String] = []
    for value in try arguments.list("edits") {
      do throws(CaptureError) {
        let (edit, name) = try DesignEdit.read(value)
        edits.append(edit)
        names.append(name)
      } catch {
        throw StudioError(.badArgument, "\(error.message); \(error.help)")
      }
    }
    guard let name = names.first else {
      throw StudioError(.badArgument, "'edits' is missing; it is a list of edits")
    }
    return try change(id) {
      try design.edit(edits, known: known, name: name, group: group)
    }
  }

  /// Makes a change of the version that is on disk, and tells it.
  private func change(
    _ id: String, _ make: () throws -> DesignChange?
  ) throws(StudioError) -> Reply {
    do {
      if let problem = refresh(id) { throw problem }
      let change = try make()
      let revision = entries[id]?.design.revision ?? 0
      if let change { tell(id, change) }
      return Reply { json in
        json.field("revision", revision)
        json.present("chosen", change?.chosen)
      }
    } catch let problem as DesignProblem {
      throw StudioError(problem)
    } catch let error as CaptureError {
      throw StudioError(.badArgument, "\(error.message); \(error.help)")
    } catch {
      throw StudioError(error, as: .cannotWrite)
    }
  }

  private func create(_ arguments: Arguments) async throws(StudioError) -> Reply {
    var source: LibraryScreen?
    if let from = try arguments.optionalText("from") { source = try await library.screen(from) }
    // A design lies beside what it is made of, if that is a file.
    let around = source.flatMap { screen in
      FileKind(of: screen.path) == nil ? nil : library.folders.first { $0.holds(screen.path) }
    }
    guard let folder = around ?? library.writable else {
      throw StudioError(.cannotWrite, "open a folder, so that a design can be saved in it")
    }
    let place = around == nil ? nil : source.map { AbsolutePath($0.path).folder }
    let name = try arguments.optionalText("name") ?? source.map(Self.name) ?? "Design"
    // A name is one part of a path and nothing else.
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    _ = try folder.place(forNew: last + ".vodesign")
    let size = try Self.size(arguments)
    let made: String
    do {
      let creation: DesignCreation
      if let source, source.isPacked, source.format == CaptureFormat.voDesign.id {
        creation = try DesignCreation(unpacking: try InputFile(path: source.path).bytes())
      } else {
        let screen = source?.screen ?? Screen(elements: [], size: size, scale: 3)
        creation = try DesignCreation(
          screen, picture: source?.picture, title: source?.name ?? name)
      }
      made = try creation.write(named: last, in: (place ?? folder.folder).text)
    } catch {
      throw StudioError(error, as: .cannotWrite)
    }
    let id = folder.name(of: made)
    await library.look()
    return Reply { $0.field("design", id) }
  }

  /// The name of a design of a screen: that of its file, without endings.
  private static func name(of screen: LibraryScreen) -> String {
    let name = URL(filePath: screen.path).deletingPathExtension().lastPathComponent
    return name.split(separator: ".").first.map(String.init) ?? "Design"
  }

  /// The size of an empty phone that a request wants, in points.
  private static func size(_ arguments: Arguments) throws(StudioError) -> Size {
    let numbers = try arguments.list("size")
    guard !numbers.isEmpty else { return Size(width: 390, height: 844) }
    let given = numbers.compactMap { try? $0.number("size") }
    guard given.count == 2, given.allSatisfy({ (1...20_000).contains($0) }) else {
      throw StudioError(.badArgument, "'size' is a width and a height in points")
    }
    return Size(width: given[0], height: given[1])
  }

  private func texts(
    _ design: OpenDesign, _ arguments: Arguments
  ) async throws(StudioError) -> Reply {
    let reading = design.version.reading
    let key = arguments.value("screen").flatMap { try? $0.integer("screen") }
    let board = reading.boards.first { $0.key == key } ?? reading.boards.first
    guard let path = board.flatMap(design.picture) else {
      return Reply { $0.lines("texts", [String]()) { _, _ in } }
    }
    let language = try arguments.language() ?? "en"
    let scale = reading.convention.scale
    let lines: [TextRecognition.Line]
    do {
      let picture = try Screenshot(named: path)
      lines = try await Task(executorPreference: WorkThreads.executor) {
        try TextRecognition.texts(on: picture, language: language)
      }.value
    } catch let failure as Program.Failure {
      throw StudioError(
        .missingProgram, "tesseract reads the words of a picture, and \(failure.reason)")
    } catch {
      throw StudioError(error)
    }
    return Reply { json in
      json.lines("texts", lines) { json, line in
        json.field("text", line.text)
        json.field(
          "frame",
          [line.frame.x, line.frame.y, line.frame.width, line.frame.height].map {
            ($0 / scale).rounded()
          })
      }
    }
  }
}

extension StudioError {
  /// The error of a client for a change that is not made.
  fileprivate init(_ problem: DesignProblem) {
    switch problem {
    case .gone: self.init(.notFound, "the item is not there any more")
    case .conflict(let path):
      self.init(
        .conflict,
        "another program changed the same item; your version is kept as "
          + "'\(URL(filePath: path).lastPathComponent)'")
    case .unreadable(let message): self.init(.cannotRead, message)
    }
  }
}
