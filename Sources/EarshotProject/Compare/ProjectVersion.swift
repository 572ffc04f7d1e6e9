import EarshotAudit
import EarshotCaptures
import EarshotHost
import EarshotTree
import Foundation

/// One revision of a project in a folder of its own: the screens of its code and of its captures.
struct ProjectVersion {
  /// What was read together: all code, or one capture.
  struct Input {
    /// The path in the temporary folder.
    let path: String
    /// What was read.
    let capture: Capture
  }

  /// The place of a screen.
  struct Place: Hashable {
    let input: Int
    let screen: Int
  }

  /// The inputs: the code first, if there is any, then the captures by name.
  private(set) var inputs: [Input] = []
  /// The names of captures that could not be read.
  private(set) var unread: Set<String> = []
  /// The folder as messages and origins name it.
  private let folder: String
  /// What stands before a name of the folder, so that it is a path of the repository.
  private let prefix: String

  /// Reads a revision.
  ///
  /// What cannot be read is said under its path in the revision.
  ///
  /// - Parameters:
  ///   - folder: the temporary folder.
  ///   - prefix: the path of the folder in the repository, with `/` at its end.
  ///   - label: what stands before paths in messages, such as `main:`.
  init(
    folder: URL, prefix: String, label: String, reader: InputReader, _ messages: Messages
  ) throws {
    self.folder = folder.path
    self.prefix = prefix
    let log = MessageLog()
    var reader = reader
    reader.messages = Messages(isQuiet: true, log: log)
    reader.forgivenDocuments = .all
    guard let listing = FolderListing(folder.path, isProject: true) else { return }
    if listing.names.contains(where: { $0.hasSuffix(".swift") }) {
      readCode(reader, messages)
    }
    readCaptures(in: listing, reader)
    log.errors.removeAll { $0.path == folder.path }
    for error in log.errors {
      let name = self.name(of: error.path)
      unread.insert(prefix + name)
      messages.error(
        error.message, help: error.help, path: label + prefix + name, at: error.location)
    }
  }

  /// Whether a file may hold screens, or texts of them.
  static func isRead(_ name: String) -> Bool {
    let endings = [
      ".swift", ".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".screen", ".json",
      ".xml", ".txt", ".zip",
    ]
    return name.contains(".vodesign/") || endings.contains { name.hasSuffix($0) }
  }

  /// The screens in order, silent ones too.
  var places: [Place] {
    inputs.indices.flatMap { input in
      inputs[input].capture.screens.indices.map { Place(input: input, screen: $0) }
    }
  }

  /// A screen by its place.
  func screen(_ place: Place) -> Screen { inputs[place.input].capture.screens[place.screen] }

  /// What a screen is known by.
  func known(_ place: Place) -> RevisionScreen {
    let input = inputs[place.input]
    let origin = input.isCode ? input.capture.origins[place.screen] : input.path
    return RevisionScreen(
      path: self.path(of: origin), name: input.capture.screens[place.screen].title)
  }

  /// The path in the repository of a file of the temporary folder.
  func path(of file: String) -> String { prefix + name(of: file) }

  private func name(of file: String) -> String {
    file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }

  private mutating func readCode(_ reader: InputReader, _ messages: Messages) {
    guard SourceInput.isRead else {
      messages.warning(
        "its Swift source is not compared: that takes a build with the package trait 'Source'",
        path: prefix.isEmpty ? "." : prefix)
      return
    }
    do {
      let capture = try SourceInput.capture(
        folder, entry: reader.imports.entry, language: reader.speech.language, nil, cache: nil,
        reader.messages)
      inputs.append(Input(path: folder, capture: capture))
    } catch let error as CaptureError where error.code == .noScreen {
      // Code without a view is no failure; the other revision may have one.
    } catch {
      reader.messages.error(error, path: folder)
    }
  }

  private mutating func readCaptures(in listing: FolderListing, _ reader: InputReader) {
    let found = InputFolder.inputs(in: listing, reader.messages, where: { !$0.hasSuffix(".swift") })
    for path in found.paths {
      guard let capture = try? reader.capture(path) else { continue }
      if capture.isIncomplete {
        unread.insert(self.path(of: path))
      } else {
        inputs.append(Input(path: path, capture: capture))
      }
    }
  }
}

extension ProjectVersion.Input {
  /// Whether it is all code of the project.
  var isCode: Bool { capture.format == SourceInput.format }
}
