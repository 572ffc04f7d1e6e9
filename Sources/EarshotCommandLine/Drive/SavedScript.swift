import EarshotHost
import EarshotProject
import Foundation

/// A session by hand that is kept as a script, with what was heard.
struct SavedScript {
  /// The file that takes it.
  var path: String
  /// The source that was driven, as the user named it.
  var source: String
  /// The settings that the command line gave, as lines of a script.
  var settings: [String]
  /// Runs the script to write down what is heard.
  var scripts: DriveScripts

  /// Writes the steps, and below each what is heard when the script runs; answers the exit status.
  func write(_ steps: [String], technology: String) async -> Int32 {
    let head =
      ["on \(sourceInScript)"] + (technology == "voiceover" ? [] : ["set technology \(technology)"])
    // A script has its settings above its steps.
    let isSetting = { (line: String) in line.hasPrefix("set ") }
    let opening = steps.prefix { isSetting($0) || $0 == "start" }
    let early = opening.filter(isSetting)
    let body =
      opening.filter { !isSetting($0) }
      + steps.dropFirst(opening.count).map { isSetting($0) ? "# \($0)" : $0 }
    let text = (head + settings + early + [""] + body).joined(separator: "\n") + "\n"
    do throws(InputError) {
      try OutputFile.write(Data(text.utf8), to: path)
    } catch {
      scripts.sources.reader.messages.error(error, path: path)
      return ExitStatus.badInput
    }
    return await scripts.run([path]).1
  }

  /// The source as the script names it: a path starts from the folder of the script.
  private var sourceInScript: String {
    guard !BuiltInScreens.isMeant(by: source) else { return source }
    return AbsolutePath(source).relative(to: AbsolutePath(path).folder)
  }
}
