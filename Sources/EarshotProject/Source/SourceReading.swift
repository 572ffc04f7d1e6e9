#if Source
  import EarshotAudit
  import EarshotCaptures
  import EarshotSource
  import EarshotText
  import EarshotTree

  /// The reading of a Swift file, or of the folder of a project.
  struct SourceReading {
    /// The path as the user named it.
    let path: String
    /// BCP 47 tag of the language of the phone, when the user named it.
    let language: String?
    /// The place for messages.
    let messages: Messages

    /// The screens of the project, or that of an entry.
    func capture(entry: String?) throws -> Capture {
      try capture(of: project(), entry: entry)
    }

    /// The screens of a project that was read before, or that of an entry.
    func capture(of project: SourceProject, entry: String?) throws -> Capture {
      let entries = try chosen(entry, of: project)
      var screens: [Screen] = []
      var origins: [String] = []
      var outlets: [Set<Element.ID>] = []
      var places: [[Element.ID: CodePlace]] = []
      var screenPlaces: [CodePlace] = []
      for entry in entries {
        let result = project.screen(of: entry)
        guard !result.screen.elements.isEmpty || entries.count == 1 else { continue }
        note(result, of: entry)
        screens.append(result.screen)
        origins.append(entry.range.file.path)
        outlets.append(result.outlets)
        places.append(result.places)
        screenPlaces.append(CodePlace(entry.range, entry.framework))
      }
      guard !screens.isEmpty else { throw nothing(of: project) }
      var capture = Capture(format: SourceInput.format, screens: screens)
      capture.codeFindings = SourceInspector(project).findings
      capture.outlets = outlets
      capture.places = places
      capture.entries = screenPlaces
      capture.codeComments = project.files.flatMap(\.comments)
      capture.origins = origins
      return capture
    }

    /// The entries that are read: that of the name, or all.
    private func chosen(
      _ name: String?, of project: SourceProject
    ) throws -> [SourceProject.Entry] {
      let entries = project.entries
      guard let name else {
        guard !entries.isEmpty else { throw nothing(of: project) }
        return entries
      }
      if let entry = project.entry(named: name) { return [entry] }
      throw CaptureError(
        .noScreen, "there is no view or view controller '\(name)' in this code",
        help: Suggestion.help(
          for: name, among: entries.map(\.name), orWhenLong: "leave '--entry' away to read all"))
    }

    private func nothing(of project: SourceProject) -> CaptureError {
      CaptureError(
        .noScreen, "the code describes no view and no view controller",
        help: "name a file or folder with views of SwiftUI or UIKit")
    }

    /// Says which conditions only runs will tell, and what was left out.
    private func note(_ result: SourceProject.SourceScreen, of entry: SourceProject.Entry) {
      if let first = result.decisions.first(where: { !$0.condition.file.path.isEmpty }) {
        let count = result.decisions.count
        messages.note(
          "\(entry.name): \(count == 1 ? "a condition is" : "\(count) conditions are") not known, "
            + "and the first branch is read: line \(first.condition.location.line), "
            + "'\(first.condition.text)'", path: first.condition.file.path)
      }
      if result.cuts > 0 {
        messages.warning(
          "\(entry.name) is too large or goes round in circles, and is read in part",
          path: entry.range.file.path, at: entry.range.location)
      }
    }

    /// The project; says where its code is broken.
    private func project() throws -> SourceProject {
      let files = try SourceFiles(path: path, language: language)
      for file in files.code {
        for problem in file.problems.prefix(3) {
          messages.warning(
            "the code is broken here, and read as far as it can be: \(problem.message)",
            path: file.text.path, at: problem.range.location)
        }
      }
      return files.project
    }
  }
#endif
