package import EarshotCaptures

extension Messages {
  /// Says which files of a package gave no screen.
  package func say(unread files: [Capture.UnreadFile], path: String) {
    let folder = path.hasSuffix("/") ? path : path + "/"
    for file in files {
      if file.isLeftOut {
        note("left out: it is of no known format", path: folder + file.name)
      } else {
        error(file.error, path: folder + file.name)
      }
    }
  }
}

extension Capture {
  /// Whether a file of a package should have given a screen and did not.
  package var isIncomplete: Bool { unread.contains { !$0.isLeftOut } }
}
