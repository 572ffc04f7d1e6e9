package import EarshotAudit
package import EarshotHost
import EarshotSpeech
import EarshotWriting
import Foundation

/// A `.earshot.yml` with the files that it builds on and those that have the last word.
package struct ConfigurationFile {
  /// The configuration of all files together.
  package var configuration: AuditConfiguration
  /// The folder that the names of screens are seen from.
  package var folder: AbsolutePath

  /// The name that is looked for.
  package static let name = ".earshot.yml"

  /// The file that the user named, or the nearest one from the working directory upward.
  ///
  /// Throws ``ConfigurationError``.
  package static func find(_ path: String?) throws(ConfigurationError) -> ConfigurationFile {
    let current = AbsolutePath.current
    var found = path.map { AbsolutePath($0) }
    var folder = current
    while path == nil, found == nil {
      let file = AbsolutePath(name, in: folder)
      if FileManager.default.fileExists(atPath: file.text) { found = file }
      if folder.folder == folder { break }
      folder = folder.folder
    }
    guard let found else {
      return ConfigurationFile(configuration: AuditConfiguration(), folder: current)
    }
    let configuration = try read(found, path ?? found.relative(to: current), [])
    let problems = configuration.problems(
      reporters: OutputFormat<AuditDocument>.all.map(\.id) + ["auto"],
      languages: Phrasebook.all.map(\.language))
    if !problems.isEmpty { throw ConfigurationError(problems) }
    return ConfigurationFile(configuration: configuration, folder: found.folder)
  }

  /// Reads a file and those that it names; `path` is how messages name it.
  private static func read(
    _ file: AbsolutePath, _ path: String, _ readers: [AbsolutePath]
  ) throws(ConfigurationError) -> AuditConfiguration {
    let own = try AuditConfiguration(
      YAMLDocument.value(of: text(of: file, path), path: path), path: path,
      folder: file.folder.text)
    func other(_ name: LocatedValue<String>) throws(ConfigurationError) -> AuditConfiguration {
      let other = AbsolutePath(name.value, in: file.folder)
      guard !(readers + [file]).contains(other) else {
        throw problem("the file leads back to itself", "break the circle of files", name)
      }
      guard FileManager.default.fileExists(atPath: other.text) else {
        throw problem(
          "there is no file '\(name.value)'", "the path is seen from the folder of this file", name)
      }
      do throws(ConfigurationError) {
        return try read(other, other.relative(to: .current), readers + [file])
      } catch {
        // A change of a configuration must not print what others keep elsewhere on the machine.
        guard !other.isIn((readers.first ?? file).folder) else { throw error }
        throw problem(
          "'\(name.value)' cannot be used as a configuration",
          "look at it with 'earshot audit --config \(name.value)'", name)
      }
    }
    var merged = own
    if let parent = own.parent { merged = try other(parent).merging(merged) }
    if let child = own.child { merged = merged.merging(try other(child)) }
    return merged
  }

  private static func text(
    of file: AbsolutePath, _ path: String
  ) throws(ConfigurationError) -> String {
    do throws(InputError) {
      let bytes = try InputFile(path: file.text).bytes()
      if let text = String(validating: bytes, as: UTF8.self) { return text }
    } catch {
      throw ConfigurationError(error.message, help: error.help, path: path)
    }
    throw ConfigurationError("the file is no text in UTF-8", help: "save it as UTF-8", path: path)
  }

  private static func problem(
    _ message: String, _ help: String, _ name: LocatedValue<String>
  ) -> ConfigurationError {
    ConfigurationError(message, help: help, path: name.path, at: name.location)
  }
}
