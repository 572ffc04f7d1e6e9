import EarshotOutput
import EarshotWriting

/// Draws inputs one after another into files, or onto one page.
package struct DrawRun {
  /// The work on one input.
  package var job: DrawJob
  /// The place to write to; `nil` for standard output.
  package var output: String?
  /// The rule about files that are there.
  package var place: OutputPlace
  /// The name of the format.
  package var format: String
  /// Pixels per point of a PNG.
  package var scale: Double

  package init(
    job: DrawJob, output: String? = nil, place: OutputPlace = OutputPlace(), format: String,
    scale: Double
  ) {
    self.job = job
    self.output = output
    self.place = place
    self.format = format
    self.scale = scale
  }

  /// Draws each screen of the inputs; answers their statuses.
  package func draw(_ inputs: [String]) throws -> Set<Int32> {
    let found = inputs.map { InputFolder.inputs(of: $0, job.messages) }
    let paths = found.flatMap(\.paths)
    let files = try files(count: paths.count)
    var work = job.forgiving(found.unnamedPaths)
    work.reader.imports.code = found.code
    var sections: [DrawnPage.Section] = []
    var page: DrawJob.Screens?
    var statuses: Set<Int32> = found.contains(where: \.isIncomplete) ? [ExitStatus.badInput] : []
    for path in paths {
      do throws(RunFailure) {
        let screens = try work.screens(of: path)
        statuses.insert(ExitStatus.fine)
        if format == "html" {
          sections += work.sections(screens, path)
          page = page ?? screens
        } else {
          try files.write(work.drawings(screens, path), of: path)
        }
        if screens.isIncomplete { statuses.insert(ExitStatus.badInput) }
      } catch {
        if error != .emptyDocument { statuses.insert(error.status) }
      }
    }
    if statuses.isEmpty { statuses.insert(job.messages.silence(of: inputs)) }
    if let page { try write(sections, page) }
    return statuses
  }

  /// Draws the versions of two inputs side by side; answers their statuses.
  package func compare(_ before: String, _ after: String) throws -> Set<Int32> {
    try ComparedPair.validate(before, after)
    let (paths, isIncomplete) = ComparedPair.pairs(before, after, job.messages)
    let files = try files(count: paths.count)
    var sections: [DrawnPage.Section] = []
    var page: DrawJob.Screens?
    var statuses: Set<Int32> = isIncomplete ? [ExitStatus.badInput] : []
    for path in paths {
      do throws(RunFailure) {
        let (old, new) = (try job.screens(of: path.before), try job.screens(of: path.after))
        let pairs = job.pairs(old, new, path.after)
        if format == "html" {
          sections += pairs.map { job.section($0, path.before, path.after) }
          page = page ?? new
        } else {
          try files.write(pairs.map { job.drawing($0, path.after) }, of: path.after)
        }
        if old.isIncomplete || new.isIncomplete { statuses.insert(ExitStatus.badInput) }
      } catch {
        statuses.insert(error.status)
      }
    }
    if let page { try write(sections, page) }
    return statuses
  }

  /// Where pictures go; one page holds all of them.
  private func files(count: Int) throws -> PictureFiles {
    guard count < 2 || output != nil || format == "html" else {
      throw UsageError(
        "several inputs give several pictures; name a folder with --output pictures/")
    }
    return PictureFiles(
      output: output, place: place, format: format, scale: scale, isFolder: count > 1,
      job.messages)
  }

  /// Writes the page of all screens; the first one decides its language.
  private func write(_ sections: [DrawnPage.Section], _ first: DrawJob.Screens) throws {
    var page = DrawnPage(sections: sections, settings: first.settings, mode: job.view.mode)
    page.overlay = job.technology.layer
    if job.view == .coverage { page.marks = [.numbers, .coverage] }
    if let layers = job.layers { page.marks = layers }
    let destination = Destination(path: output, place, job.messages)
    try destination.write(OutputFormat<DrawnPage>.html.write(page))
    try destination.close()
  }
}
