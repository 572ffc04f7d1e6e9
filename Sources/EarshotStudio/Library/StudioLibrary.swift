import EarshotHost
import EarshotPizza
import EarshotProject
import EarshotSession
import EarshotText
import EarshotTree

/// The screens of everything that was opened; files that change are read anew.
package actor StudioLibrary {
  /// The changes of inputs since somebody looked.
  struct Change: Sendable {
    var read: [LibraryInput] = []
    /// The inputs that are gone.
    var removed: [LibraryInput] = []
    /// The screens that are gone from inputs that are there.
    var removedScreens: [LibraryScreen] = []

    var isEmpty: Bool { read.isEmpty && removed.isEmpty }

    /// The names of all screens that are gone.
    var goneScreens: [String] { (removed.flatMap(\.screens) + removedScreens).map(\.id) }

    /// Notes what an input has become.
    mutating func note(_ input: LibraryInput, after old: LibraryInput?) {
      read.append(input)
      let names = Set(input.screens.map(\.id))
      removedScreens += (old?.screens ?? []).filter { !names.contains($0.id) }
    }

    /// Notes that an input is gone.
    mutating func note(gone input: LibraryInput) {
      read.removeAll { $0.name == input.name }
      removed.append(input)
    }
  }

  /// The most inputs that are opened.
  static let limit = 5_000
  /// How many looks in a row find a file being written before it is read all the same.
  static let mostLooks = 30

  private let options: StudioOptions
  /// The folders and files that were opened.
  package nonisolated let folders: [StudioFolder]
  private var inputs: [String: LibraryInput] = [:]
  /// The names of the inputs in order.
  private var order: [String] = []
  /// Screens that were made of others, by their names.
  private var made: [String: LibraryScreen] = [:]
  private var first: Task<Void, Never>?
  /// What became of the inputs and nobody was told.
  private var pendingChange = Change()
  /// Files that had changed at the last look, and at how many looks in a row.
  private var restless: [String: (stamp: FileStamp?, looks: Int)] = [:]

  init(_ options: StudioOptions) {
    self.options = options
    folders = options.paths.filter { !BuiltInScreens.isMeant(by: $0) }.compactMap(StudioFolder.init)
  }

  /// The folder that takes new files; `nil` if no folder was opened.
  package nonisolated var writable: StudioFolder? { folders.first(where: \.isFolder) }

  /// The inputs of an audit of everything: all that was opened, and each screen of the built-in app.
  nonisolated var auditedPaths: [String] {
    options.paths.flatMap { BuiltInScreens.isMeant(by: $0) ? Self.builtIn($0) : [$0] }
  }

  /// Reads what is there, once.
  func load() async {
    if let first { return await first.value }
    await lookFirst()
    // What was there at first is no change.
    pendingChange = Change()
  }

  /// Looks for the first time; whoever asks meanwhile waits for that.
  private func lookFirst() async {
    let look = Task { await self.look() }
    first = look
    await look.value
  }

  /// All inputs in order.
  func all() async -> [LibraryInput] {
    await load()
    return order.compactMap { inputs[$0] }
  }

  /// A screen by its name; its file is read anew if it has changed.
  ///
  /// Throws ``StudioError`` if there is none.
  package func screen(_ id: String) async throws(StudioError) -> LibraryScreen {
    await load()
    if let screen = made[id] { return screen }
    let name = id.split(separator: "#", omittingEmptySubsequences: false).dropLast()
    let names = [id, name.joined(separator: "#")]
    if !names.contains(where: { inputs[$0] != nil }), names.contains(where: isThere) {
      await look()
    }
    guard let input = names.lazy.compactMap({ self.inputs[$0] }).first else {
      return try await builtIn(id)
    }
    let fresh = await freshened(input)
    if let screen = fresh.screens.first(where: { $0.id == id }) { return screen }
    if let problem = fresh.problem {
      throw StudioError(.cannotRead, "\(input.name): \(problem.message); \(problem.help)")
    }
    throw missing(id)
  }

  /// A screen of the built-in app, which a learner may open in every studio.
  private func builtIn(_ name: String) async throws(StudioError) -> LibraryScreen {
    // A folder of that name would be read as an input that nobody opened.
    guard BuiltInScreens.isMeant(by: name), let screen = await read(name, name).screens.first
    else { throw missing(name) }
    keep(screen)
    return screen
  }

  /// Whether a folder that was opened holds something of a name, as a file that was written since the
  /// last look.
  private nonisolated func isThere(_ name: String) -> Bool {
    !name.isEmpty
      && folders.contains { folder in
        let path = folder.folder.text + "/" + name
        return folder.isFolder && FileKind(of: path) != nil && folder.holds(path)
      }
  }

  private func missing(_ id: String) -> StudioError {
    let near = Suggestion.nearest(to: id, among: order).map { "; did you mean '\($0)'?" } ?? ""
    return StudioError(.notFound, "there is no screen '\(id)'\(near)")
  }

  /// Keeps a screen that was made of another one.
  func keep(_ screen: LibraryScreen) {
    if made.count > 200 { made.removeAll() }
    made[screen.id] = screen
  }

  private func freshened(_ input: LibraryInput) async -> LibraryInput {
    guard input.isStale else { return input }
    return await renew(input.name, input.path)
  }

  /// Reads an input, and notes that for those who are not the first to see it.
  private func renew(_ name: String, _ path: String) async -> LibraryInput {
    let input = await read(name, path)
    pendingChange.note(input, after: inputs[name])
    inputs[name] = input
    return input
  }

  /// What is new, has changed or is gone since somebody asked.
  ///
  /// - Parameter waits: whether a file that is being written, as a design is with each letter that is
  ///   typed, is left as it was until two looks find it the same.
  func refresh(waitsForQuiet waits: Bool = false) async -> Change {
    if first == nil { await lookFirst() } else { await look(waitsForQuiet: waits) }
    defer { pendingChange = Change() }
    return pendingChange
  }

  /// Looks for what is new, has changed or is gone, so that it can be opened.
  func look(waitsForQuiet waits: Bool = false) async {
    let found = listing()
    for (name, path) in found {
      if let known = inputs[name], known.path == path {
        guard known.isStale else {
          restless[name] = nil
          continue
        }
        if waits, !isQuiet(name, path) { continue }
      }
      restless[name] = nil
      _ = await renew(name, path)
    }
    let names = Set(found.map(\.name))
    restless = restless.filter { names.contains($0.key) }
    for name in order where !names.contains(name) {
      if let gone = inputs.removeValue(forKey: name) { pendingChange.note(gone: gone) }
    }
    order = found.map(\.name)
  }

  /// Whether a file that has changed is as the last look found it; one that never rests is, too, in the
  /// end.
  private func isQuiet(_ name: String, _ path: String) -> Bool {
    let stamp = LibraryInput.stamp(of: path)
    let looks = (restless[name]?.looks ?? 0) + 1
    if restless[name].map({ $0.stamp == stamp }) ?? false || looks > Self.mostLooks { return true }
    restless[name] = (stamp, looks)
    return false
  }

  private func read(_ name: String, _ path: String) async -> LibraryInput {
    let options = options
    return await Task(executorPreference: WorkThreads.executor) {
      LibraryInput(name: name, path: path, options)
    }.value
  }

  /// The inputs by name with their paths, in order.
  private func listing() -> [(name: String, path: String)] {
    var found: [(name: String, path: String)] = []
    var names = UniqueNames()
    func add(_ name: String, _ path: String) {
      guard found.count < Self.limit else { return }
      found.append((names.take(name) { "\($0) (\($1))" }, path))
    }
    for path in options.paths {
      if BuiltInScreens.isMeant(by: path) {
        for name in Self.builtIn(path) { add(name, name) }
      } else if let folder = folders.first(where: { $0.path == path }) {
        for path in Self.files(of: folder) { add(folder.name(of: path), path) }
      }
    }
    return found
  }

  /// The names of the screens of the built-in app that one name stands for.
  private static func builtIn(_ name: String) -> [String] {
    guard BuiltInScreens.apps.contains(name) else { return [name] }
    let names = [name] + BuiltInScreens.screens.map { "\(name)/\($0)" }
    return names + (name == "pizza" ? names.map(BuiltInScreens.before) : [])
  }

  /// The inputs in a folder, with pictures that belong to none of them.
  private static func files(of folder: StudioFolder) -> [String] {
    guard folder.isFolder else { return [folder.path] }
    let quiet = Messages(isQuiet: true, log: MessageLog())
    guard let listing = InputFolder.listing(folder.path) else { return [folder.path] }
    let inputs = InputFolder.inputs(in: listing, quiet).paths.filter(folder.holds)
    let used = Set(inputs.compactMap(Screenshot.path).map { AbsolutePath($0) })
    let pictures = listing.names.map(listing.path).filter { path in
      LibraryInput.isPicture(path) && !path.contains(".vodesign/") && folder.holds(path)
        && !used.contains(AbsolutePath(path))
    }
    return (inputs + pictures).sorted()
  }
}
